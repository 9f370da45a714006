import { foundLists } from '../../enrich/extract.ts';
import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import type { AnyRecord } from '../../records/record.ts';
import { markedChannelId } from '../../records/telegram-id.ts';
import {
  type Entry,
  type Importer,
  type Position,
  type ReadOptions,
  Rejection,
  type Source,
} from '../importer.ts';
import { parseJson } from '../json.ts';
import { walkJson } from '../json-walk.ts';
import {
  idOf,
  instantOf,
  type Loose,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  requiredId,
  requiredInstant,
  textOf,
} from '../loose.ts';
import { hasKeys, isObject } from '../sniff.ts';

const HEADER_FIELDS = new Set(['creation_date', 'username', 'title', 'description']);
const MESSAGE_FIELDS = new Set(['text_messages', 'generic_media']);

/** TGDataset: channels by bare id, their messages by number within. */
export const tgdatasetImporter: Importer = {
  recognises: (head) =>
    head.kind === 'json' &&
    isObject(head.value) &&
    Object.values(head.value).some(
      (channel) => hasKeys(channel, 'text_messages') || hasKeys(channel, 'creation_date', 'n_subscribers'),
    ),

  async *read(source, options) {
    let channel: DatasetChannel | undefined;
    let headers: Map<string, Loose> | undefined;
    const choose = (path: readonly unknown[]) => {
      if (path.length < 2) return 'enter';
      const field = String(path[1]);
      if (path.length === 2)
        return MESSAGE_FIELDS.has(field) ? 'enter' : HEADER_FIELDS.has(field) ? 'take' : 'skip';
      return 'take';
    };
    for await (const walked of walkJson(source.open(), choose)) {
      const [id = '', field = '', number] = walked.path.map(String);
      const position: Position = { byte: walked.byte, entry: `channel ${id.slice(0, 24)}` };
      if ('problem' in walked) {
        yield { position, rejection: walked.problem };
        continue;
      }
      try {
        if (channel?.id !== id) {
          if (channel !== undefined) yield* channel.end();
          channel = new DatasetChannel(id, options, position);
        }
        const value = parseJson(walked.text);
        if (number !== undefined && channel.isUnnamed) {
          headers ??= await readHeaders(source);
          for (const [name, fact] of Object.entries(headers.get(id) ?? {})) channel.remember(name, fact);
        }
        if (number === undefined) channel.remember(field, value);
        else yield channel.message(field, number, objectOf(value) ?? {}, { ...position }, walked.text.length);
      } catch (error) {
        // Whatever a single entry provokes, the others go in.
        yield { position, rejection: (error as Error).message };
      }
    }
    if (channel !== undefined) yield* channel.end();
  },
};

/** Written by the collector they stand before the messages; sorted by another program, they may stand after them. */
async function readHeaders(source: Source): Promise<Map<string, Loose>> {
  const headers = new Map<string, Loose>();
  const choose = (path: readonly unknown[]) =>
    path.length < 2 ? 'enter' : HEADER_FIELDS.has(String(path[1])) ? 'take' : 'skip';
  for await (const walked of walkJson(source.open(), choose)) {
    const [id = '', field = ''] = walked.path.map(String);
    if ('text' in walked) headers.set(id, { ...headers.get(id), [field]: parseJson(walked.text) });
  }
  return headers;
}

class DatasetChannel {
  readonly id: string;
  #options: ReadOptions;
  #position: Position;
  #channelId: string;
  #header: Loose = {};
  #isTold = false;

  constructor(id: string, options: ReadOptions, position: Position) {
    const bare = idOf(id);
    if (bare === undefined || bare.startsWith('-')) throw new Rejection('the channel has no id');
    this.id = id;
    this.#options = options;
    this.#position = position;
    this.#channelId = markedChannelId(bare);
  }

  get isUnnamed(): boolean {
    return !Object.hasOwn(this.#header, 'title');
  }

  remember(field: string, value: unknown): void {
    this.#header[field] = value;
  }

  message(field: string, number: string, message: Loose, position: Position, size: number): Entry {
    position.entry = `${position.entry} message ${number.slice(0, 24)}`;
    const at = requiredInstant(message.date, 'date');
    const author = idOf(message.author);
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'telegram',
      channelId: this.#channelId,
      sequence: requiredId(number, 'message id'),
      userId: author === undefined || author === this.id ? this.#channelId : author,
      detectionDate: at,
      version: at,
      text: messageTextOf(textOf(message.message)),
    };
    const title = nameOf(this.#header.title);
    if (title !== undefined) draft.channelTitle = title;
    if (field === 'generic_media') draft.media = 'document';
    const alsoSeen = this.#isTold ? [] : this.#about(at);
    this.#isTold = true;
    return { position, record: enrichMessage(draft), alsoSeen, size };
  }

  /** A channel without messages is known all the same. */
  *end(): Iterable<Entry> {
    const at = this.#options.seenAt ?? instantOf(this.#header.creation_date);
    if (this.#isTold || at === undefined) return;
    yield { position: this.#position, skipped: 'channel without messages', alsoSeen: this.#about(at) };
  }

  #about(at: number): AnyRecord[] {
    const { username, description, title, creation_date } = this.#header;
    const name = nameOf(username);
    const about = nameOf(description);
    return [
      channelSighting('telegram', this.#channelId, at, {
        facts: {
          creationDate: instantOf(creation_date),
          username: name,
          isPublic: name === undefined ? undefined : true,
          about,
        },
        lists: {
          channelTitles: namesOf(title),
          ...foundLists(about, 'telegram'),
        },
      }),
    ];
  }
}
