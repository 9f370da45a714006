import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import type { AnyRecord } from '../../records/record.ts';
import { csvHeader, readCsv } from '../csv.ts';
import { derivedId } from '../derived-id.ts';
import { setExtras } from '../extras.ts';
import {
  type Entry,
  type Importer,
  type ReadOptions,
  Rejection,
  type Source,
  SourceError,
} from '../importer.ts';
import { idOf, instantOf, messageTextOf, nameOf, requiredId } from '../json/values.ts';
import { CHANNEL_OPTION } from '../option-names.ts';
import { readPrintedDate } from '../printed-dates.ts';
import { channelIdOf, peerOf, type TelegramName, telegramNameOf } from './telegram-values.ts';

/**
 * Accepted names of columns, the preferred ones first. Case, blanks and underscores do not matter, and `messageId` is
 * `message_id`. Of several columns for the same thing, the first one with a value counts.
 */
export const COLUMNS = {
  id: ['message_id', 'msg_id', 'id', 'post_id'],
  date: [
    'unix_timestamp',
    'date_unixtime',
    'date',
    'timestamp',
    'datetime',
    'date_time',
    'message_date',
    'time',
  ],
  edited: ['unix_timestamp_edited', 'edit_date', 'timestamp_edited', 'edited', 'date_edited'],
  text: [
    'text',
    'message',
    'message_text',
    'msg_content',
    'body',
    'content',
    'original_message',
    'raw_text',
    'caption',
  ],
  sender: ['sender_id', 'from_id', 'user_id', 'author_id', 'userid', 'author', 'sender', 'from', 'user'],
  username: ['username', 'sender_username', 'author_username', 'user_name'],
  name: ['sender_name', 'author_name', 'display_name', 'from_name', 'full_name'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  chat: ['chat_id', 'channel_id', 'peer_id', 'group_id', 'dialog_id'],
  chatName: [
    'channel_username',
    'chat_username',
    'chat',
    'channel',
    'group',
    'channel_name',
    'chat_name',
    'to',
    'search_entity',
  ],
  title: ['channel_title', 'chat_title', 'group_title', 'channel_name', 'chat_name', 'group_name', 'title'],
  reply: ['reply_to_msg_id', 'reply_to_message_id', 'reply_to_id', 'reply_to', 'reply_msg_id'],
  media: ['media_type', 'attachment_type', 'media', 'msg_type'],
  url: ['url', 'message_url', 'message_link', 'permalink', 'link'],
  file: ['file_name', 'filename', 'document_name'],
  forwardedName: [
    'forwarded_from',
    'forwarded_from_name',
    'fwd_from_name',
    'forward_from_name',
    'author_forwarded_from_name',
    'author_forwarded_from_username',
  ],
  forwardedId: ['forwarded_from_id', 'fwd_from_id', 'forward_from_id'],
  signature: ['post_author', 'author_signature'],
} as const;

type Column = keyof typeof COLUMNS;

/** Columns that other tables with ids, dates and texts do not have. */
const TELEGRAM_COLUMNS = [
  'message_id',
  'msg_id',
  'chat_id',
  'channel_id',
  'peer_id',
  'forwards',
  'fwd_from',
  'is_forward',
];

/** Tables of messages that research tools write with Telethon or Pyrogram. */
export const telegramCsvImporter: Importer = {
  recognises: (head) => {
    if (head.kind !== 'text') return false;
    const names = (csvHeader(head.text)?.names ?? []).map(normalized);
    const has = (column: Column) => COLUMNS[column].some((name) => names.includes(name));
    const isTelegram = TELEGRAM_COLUMNS.some((name) => names.includes(name)) || has('chatName');
    return has('id') && has('date') && has('text') && isTelegram;
  },

  read: readMessages,
};

function normalized(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');
}

/** Whether any row has a text is known after the last one, whose entry then carries the warning. */
async function* readMessages(source: Source, options: ReadOptions): AsyncIterable<Entry> {
  let last: Entry | undefined;
  let hasText = false;
  try {
    for await (const entry of readRows(source, options)) {
      if (last !== undefined) yield last;
      last = entry;
      if ('record' in entry && entry.record.kind === 'message' && entry.record.text !== '') hasText = true;
    }
  } catch (error) {
    if (last !== undefined) yield last;
    throw error;
  }
  if (last === undefined) return;
  yield hasText || 'rejection' in last ? last : { ...last, warnings: [...(last.warnings ?? []), NO_TEXT] };
}

const NO_TEXT = 'no row has a text; it may be in a column of another name';

async function* readRows(source: Source, options: ReadOptions): AsyncIterable<Entry> {
  let table: MessageTable | undefined;
  for await (const row of readCsv(source.open())) {
    const position = { line: row.line };
    if ('problem' in row) {
      yield { position, rejection: row.problem };
      continue;
    }
    if (table === undefined) {
      table = new MessageTable(row.fields, source.name, options);
      continue;
    }
    try {
      yield table.read(row.fields, position, row.size);
    } catch (error) {
      yield { position, rejection: (error as Error).message };
    }
  }
}

const SERVICE_TYPES = new Set(['service', 'messageservice']);
const NO_MEDIA = new Set(['', 'text', 'none', 'nan', 'false', '0', 'messagemediawebpage', 'link', 'url']);
const EMPTY = new Set(['', 'nan', 'none', 'null', 'nat', '<na>']);
const WHOLE_FLOAT = /^(-?\d{1,17})\.0$/;
const ROUNDED = /^-?\d(?:\.\d{1,20})?e\+?\d{1,2}$/i;
const POST_URL = /^https?:\/\/t(?:elegram)?\.me\/(?:s\/)?(?:c\/(\d{1,15})|([a-z]\w{2,63}))\/(\d{1,18})/i;

class MessageTable {
  #options: ReadOptions;
  #columnCount: number;
  #indexes: Record<Column, number[]>;
  #fileName: string | undefined;
  #reported = new Set<string>();
  #warning: string | undefined;
  #isWarningGiven = false;

  constructor(header: readonly string[], fileName: string | undefined, options: ReadOptions) {
    const names = header.map(normalized);
    const indexes = Object.entries(COLUMNS).map(([column, accepted]) => [
      column,
      accepted.map((name) => names.indexOf(name)).filter((index) => index !== -1),
    ]);
    this.#indexes = Object.fromEntries(indexes) as Record<Column, number[]>;
    this.#columnCount = header.length;
    this.#fileName = fileName;
    this.#options = options;
    for (const column of ['id', 'date', 'text'] as const)
      if (this.#indexes[column].length === 0)
        throw new SourceError(
          `the header has no column for the ${column}: one of ${COLUMNS[column].join(', ')}`,
        );
  }

  read(fields: readonly string[], position: { line: number; entry?: string }, size: number): Entry {
    if (fields.length !== this.#columnCount)
      throw new Rejection(`the row has ${fields.length} fields instead of ${this.#columnCount}`);
    const value = (column: Column) => this.#value(fields, column);
    position.entry = `message ${value('id')?.slice(0, 24)}`;
    if (SERVICE_TYPES.has(value('media')?.toLowerCase() ?? '')) return { position, skipped: 'service entry' };
    const sequence = requiredId(value('id'), 'id');
    const at = this.#date(value('date'), 'date');
    const { channelId, username } = this.#channel(value);
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'telegram',
      channelId,
      sequence,
      ...this.#sender(value, channelId),
      detectionDate: at,
      version: Math.max(at, this.#editDate(value('edited')) ?? at),
      text: messageTextOf(value('text') ?? ''),
    };
    const title = nameOf(value('title') ?? value('chatName'));
    if (title !== undefined && (username === undefined || telegramNameOf(title) !== username))
      draft.channelTitle = title;
    const media = value('media');
    if (media !== undefined && !NO_MEDIA.has(media.toLowerCase())) draft.media = media.slice(0, 64);
    const file = value('file');
    setExtras(draft, {
      attachments: file === undefined ? [] : [{ name: file, type: draft.media }],
      forwardedFrom: { name: value('forwardedName'), id: peerOf(value('forwardedId')) },
      other: [value('signature')],
    });
    const repliedTo = idOf(value('reply'));
    if (repliedTo !== undefined) draft.replyToMessageId = repliedTo;
    return {
      position,
      record: enrichMessage(draft),
      alsoSeen: this.#channelSightings(channelId, username, at),
      size,
      ...this.#newWarnings(),
    };
  }

  /** The first value in the columns for it. pandas writes "nan" for nothing and "1.0" for 1 in columns with gaps. */
  #value(fields: readonly string[], column: Column): string | undefined {
    for (const index of this.#indexes[column]) {
      const text = fields[index]?.trim() ?? '';
      if (column === 'text' ? text === '' || text === 'nan' : EMPTY.has(text.toLowerCase())) continue;
      return column === 'text' ? text : text.replace(WHOLE_FLOAT, '$1');
    }
    return undefined;
  }

  #date(text: string | undefined, name: string): number {
    const at = text === undefined ? undefined : this.#editDate(text);
    if (at === undefined)
      throw new Rejection(`${name}: ${JSON.stringify(text)?.slice(0, 100) ?? 'nothing'} is not a date`);
    return at;
  }

  #editDate(text: string | undefined): number | undefined {
    if (text === undefined) return undefined;
    const { timeZone } = this.#options;
    return instantOf(text, timeZone) ?? readPrintedDate(text, timeZone);
  }

  /** The row's own id, else its name, else the operator's id, else one derived from the file's name. */
  #channel(value: (column: Column) => string | undefined): TelegramName {
    const [, bareId, nameInUrl] = POST_URL.exec(value('url') ?? '') ?? [];
    const name = telegramNameOf(value('chatName')) ?? nameInUrl?.toLowerCase();
    const numeric = channelIdOf(value('chat') ?? bareId) ?? channelIdOf(value('chatName'));
    if (numeric !== undefined) return { channelId: numeric, username: name };
    if (this.#options.channel !== undefined) return { channelId: this.#options.channel, username: name };
    if (name !== undefined) return { channelId: name, username: name };
    const source =
      value('title') ?? value('chatName') ?? this.#fileName?.replace(/(?:\.[a-z]{2,4}){1,2}$/i, '');
    if (source === undefined)
      throw new Rejection(`the channel is not known; give its id (${CHANNEL_OPTION})`);
    this.#warning ??= `the file has no channel id; one was derived from a name (see ${CHANNEL_OPTION})`;
    return { channelId: `-${derivedId('telegram-csv chat', source)}`, username: undefined };
  }

  #sender(
    value: (column: Column) => string | undefined,
    channelId: string,
  ): Pick<MessageDraft, 'userId' | 'username' | 'senderName'> {
    const given = value('sender');
    if (given !== undefined && ROUNDED.test(given))
      throw new Rejection(`sender: ${given} is a rounded number, not an id`);
    const username = telegramNameOf(value('username'));
    const fullName = nameOf([value('firstName') ?? '', value('lastName') ?? ''].join(' '));
    const peer = peerOf(given);
    const isName = given !== undefined && peer === undefined;
    const senderName = nameOf(value('name')) ?? fullName ?? (isName ? given : undefined);
    const known = isName ? given : (username ?? senderName);
    const userId =
      peer ?? (known === undefined ? channelId : derivedId('telegram-csv sender', `${channelId}\n${known}`));
    if (peer === undefined && known !== undefined)
      this.#warning ??= 'senders have no numeric ids; they were derived from names';
    const isUser = userId !== channelId && !userId.startsWith('-');
    return {
      userId,
      ...(isUser && username !== undefined && { username }),
      ...(isUser && senderName !== undefined && { senderName }),
    };
  }

  #channelSightings(channelId: string, username: string | undefined, at: number): AnyRecord[] {
    if (username === undefined || this.#reported.has(channelId) || this.#reported.size > CHANNELS_MAX)
      return [];
    this.#reported.add(channelId);
    return [channelSighting('telegram', channelId, at, { facts: { username } })];
  }

  #newWarnings(): { warnings?: string[] } {
    if (this.#warning === undefined || this.#isWarningGiven) return {};
    this.#isWarningGiven = true;
    return { warnings: [this.#warning] };
  }
}

/** Further channels of one file are not reported with their names. */
const CHANNELS_MAX = 100_000;
