import { foundLists } from '../../enrich/extract.ts';
import { enrichMessage, type MessageDraft } from '../../enrich/message.ts';
import { channelSighting } from '../../records/channel.ts';
import type { AnyRecord } from '../../records/record.ts';
import { markedChannelId } from '../../records/telegram-id.ts';
import { setExtras } from '../extras.ts';
import {
  type Entry,
  type Importer,
  type Position,
  type ReadOptions,
  Rejection,
  type Source,
} from '../importer.ts';
import { parseJson } from '../json/parse.ts';
import {
  idOf,
  instantOf,
  type JsonObject,
  messageTextOf,
  nameOf,
  namesOf,
  objectOf,
  requiredId,
  requiredInstant,
  textOf,
} from '../json/values.ts';
import { walkJson } from '../json/walk.ts';
import { hasKeys, isObject } from '../sniff.ts';

const HEADER_FIELDS = new Set(['creation_date', 'username', 'title', 'description']);
const MESSAGE_FIELDS = new Set(['text_messages', 'generic_media']);

/** TGDataset: channels by bare id, each with its messages by number. */
export const tgdatasetImporter: Importer = {
  recognises: (head) =>
    head.kind === 'json' &&
    isObject(head.value) &&
    Object.values(head.value).some(
      (channel) => hasKeys(channel, 'text_messages') || hasKeys(channel, 'creation_date', 'n_subscribers'),
    ),

  async *read(source, options) {
    let channel: DatasetChannel | undefined;
    let headers: Map<string, JsonObject> | undefined;
    const choose = (path: readonly unknown[]) => {
      if (path.length < 2) return 'enter';
      const field = String(path[1]);
      if (path.length === 2)
        return MESSAGE_FIELDS.has(field) ? 'enter' : HEADER_FIELDS.has(field) ? 'take' : 'skip';
      return 'take';
    };
    for await (const raw of walkJson(source.open(), choose)) {
      const [id = '', field = '', number] = raw.path.map(String);
      const position: Position = { byte: raw.byte, entry: `channel ${id.slice(0, 24)}` };
      if ('problem' in raw) {
        yield { position, rejection: raw.problem };
        continue;
      }
      try {
        if (channel?.id !== id) {
          if (channel !== undefined) yield* channel.end();
          channel = new DatasetChannel(id, options, position);
        }
        const value = parseJson(raw.text);
        if (number !== undefined && channel.isUnnamed) {
          headers ??= await readHeaders(source);
          for (const [name, fact] of Object.entries(headers.get(id) ?? {})) channel.setHeader(name, fact);
        }
        if (number === undefined) channel.setHeader(field, value);
        else yield channel.message(field, number, objectOf(value) ?? {}, { ...position }, raw.text.length);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
    if (channel !== undefined) yield* channel.end();
  },
};

/** The collector writes headers before the messages, but other programs may sort them after. */
async function readHeaders(source: Source): Promise<Map<string, JsonObject>> {
  const headers = new Map<string, JsonObject>();
  const choose = (path: readonly unknown[]) =>
    path.length < 2 ? 'enter' : HEADER_FIELDS.has(String(path[1])) ? 'take' : 'skip';
  for await (const raw of walkJson(source.open(), choose)) {
    const [id = '', field = ''] = raw.path.map(String);
    if ('text' in raw) headers.set(id, { ...headers.get(id), [field]: parseJson(raw.text) });
  }
  return headers;
}

class DatasetChannel {
  readonly id: string;
  #options: ReadOptions;
  #position: Position;
  #channelId: string;
  #header: JsonObject = {};
  #isReported = false;

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

  setHeader(field: string, value: unknown): void {
    this.#header[field] = value;
  }

  message(field: string, number: string, message: JsonObject, position: Position, size: number): Entry {
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
    const origin = idOf(message.forwarded_from_id);
    setExtras(draft, {
      attachments: field === 'generic_media' ? [{ name: message.title, type: message.extension }] : [],
      forwardedFrom: { id: origin === undefined ? undefined : markedChannelId(origin) },
    });
    const alsoSeen = this.#isReported ? [] : this.#sighting(at);
    this.#isReported = true;
    return { position, record: enrichMessage(draft), alsoSeen, size };
  }

  /** Reports a channel without messages. */
  *end(): Iterable<Entry> {
    const at = this.#options.seenAt ?? instantOf(this.#header.creation_date);
    if (this.#isReported || at === undefined) return;
    yield { position: this.#position, skipped: 'channel without messages', alsoSeen: this.#sighting(at) };
  }

  #sighting(at: number): AnyRecord[] {
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
