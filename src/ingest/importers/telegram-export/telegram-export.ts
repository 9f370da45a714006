import { describedItems } from '../../../enrich/profile.ts';
import { profileSighting } from '../../../records/profile.ts';
import type { AnyRecord } from '../../../records/record.ts';
import type { Entry, Importer, ReadOptions, Source } from '../../importer.ts';
import { parseTelegramJson } from '../../json/parse.ts';
import {
  idOf,
  instantOf,
  type JsonObject,
  nameOf,
  namesOf,
  objectOf,
  requiredId,
} from '../../json/values.ts';
import { type Choice, type Path, walkJson } from '../../json/walk.ts';
import { hasKeys, isObject, type Sniffed } from '../../sniff.ts';
import { Chat, type ChatHeader } from './chat.ts';

const CHAT_LISTS = new Set<string | number | undefined>(['chats', 'left_chats']);
const HEADER_FIELDS = new Set<string | number | undefined>(['name', 'type', 'id']);

/** `result.json` of Telegram Desktop: one chat, or a whole account with lists of chats. */
export const telegramExportImporter: Importer = {
  recognises,
  read: (source, options) => new TelegramExport(source, options).read(),
};

/** Sections of an account export. `chats` may be far from the start of the file. */
const SECTIONS = [
  'personal_information',
  'profile_pictures',
  'stories',
  'contacts',
  'frequent_contacts',
  'sessions',
  'web_sessions',
  'other_data',
  'chats',
  'left_chats',
];

function recognises(head: Sniffed): boolean {
  if (head.kind !== 'json' || !isObject(head.value)) return false;
  const { value } = head;
  if (hasKeys(value, 'messages') && !hasKeys(value, 'guild'))
    return hasKeys(value, 'id') || hasKeys(value, 'type');
  if (hasKeys(value.chats, 'list') || hasKeys(value.left_chats, 'list')) return true;
  return hasKeys(value, 'about') && SECTIONS.some((section) => hasKeys(value, section));
}

class TelegramExport {
  #source: Source;
  #options: ReadOptions;
  /** By the chat's path. */
  #headers = new Map<string, ChatHeader>();
  #chat: { chatPath: string; chat: Chat } | undefined;
  #owner: JsonObject | undefined;
  #latest = 0;
  #isWarningGiven = false;

  constructor(source: Source, options: ReadOptions) {
    this.#source = source;
    this.#options = options;
  }

  async *read(): AsyncIterable<Entry> {
    for await (const raw of walkJson(this.#source.open(), (path) => choose(path, 'take'))) {
      const position = { byte: raw.byte };
      if ('problem' in raw) {
        yield { position, rejection: raw.problem };
        continue;
      }
      const { path, text } = raw;
      try {
        if (path.at(-2) === 'messages') yield await this.#entry(path, text, position);
        else if (path[0] === 'contacts') yield this.#contact(text, position);
        else if (path[0] === 'personal_information') this.#owner = objectOf(parseTelegramJson(text));
        else this.#rememberHeader(path, text);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
    if (this.#owner !== undefined && this.#latest > 0) yield this.#ownerEntry(this.#owner);
  }

  async #entry(path: Path, text: string, position: { byte: number; entry?: string }): Promise<Entry> {
    const chatPath = path.slice(0, -2).join('/');
    if (this.#chat?.chatPath !== chatPath) {
      this.#chat = { chatPath, chat: new Chat(await this.#header(chatPath), this.#options) };
    }
    const { chat } = this.#chat;
    const entry = objectOf(parseTelegramJson(text));
    if (entry === undefined) return { position, rejection: 'not a JSON object' };
    const read = chat.read(entry, position);
    this.#latest = Math.max(this.#latest, chat.latest);
    return { position, ...read, size: text.length, ...this.#anonymousWarning(chat) };
  }

  /** Once per file. */
  #anonymousWarning({ anonymousSender }: Chat): { warnings?: string[] } {
    if (anonymousSender === undefined || this.#isWarningGiven) return {};
    this.#isWarningGiven = true;
    const shown = JSON.stringify(anonymousSender.slice(0, 40));
    return { warnings: [`senders are anonymized (${shown}); their ids were derived from that`] };
  }

  #rememberHeader(path: Path, text: string): void {
    const chatPath = path.slice(0, -1).join('/');
    const header = this.#headers.get(chatPath) ?? {};
    this.#headers.set(chatPath, { ...header, [path.at(-1) as string]: parseTelegramJson(text) });
  }

  /** Telegram writes the header before the messages, but other programs may sort it after. */
  async #header(chatPath: string): Promise<ChatHeader> {
    const known = this.#headers.get(chatPath);
    if (known?.id !== undefined && Object.hasOwn(known, 'type')) return known;
    for await (const raw of walkJson(this.#source.open(), (path) => choose(path, 'skip'))) {
      if ('text' in raw && HEADER_FIELDS.has(raw.path.at(-1))) this.#rememberHeader(raw.path, raw.text);
    }
    return this.#headers.get(chatPath) ?? {};
  }

  /** Names only. Phone numbers of contacts are private. */
  #contact(text: string, position: { byte: number }): Entry {
    const contact = objectOf(parseTelegramJson(text));
    const userId = idOf(contact?.user_id);
    const at = instantOf(contact?.date_unixtime) ?? instantOf(contact?.date, this.#options.timeZone);
    if (contact === undefined || userId === undefined || at === undefined)
      return { position, skipped: 'contact without an account' };
    return { position, record: accountSighting(userId, at, contact), size: text.length };
  }

  /** The exporting account has no date, so it is dated by the latest entry of the export. */
  #ownerEntry(owner: JsonObject): Entry {
    const position = { entry: 'personal_information' };
    try {
      const userId = requiredId(owner.user_id, 'user_id');
      return { position, record: accountSighting(userId, this.#latest, owner), size: 0 };
    } catch (error) {
      return { position, rejection: (error as Error).message };
    }
  }
}

/** Skips sessions, which contain private data of the exporting person, and sections that are not imported. */
function choose(path: Path, messages: Choice): Choice {
  const [first, second, ...inList] = path;
  if (first === undefined) return 'enter';
  if (second === undefined) return chooseSection(first, messages);
  if (first === 'messages') return 'take';
  if (second !== 'list') return 'skip';
  if (first === 'contacts') return inList.length === 0 ? 'enter' : 'take';
  const [, field, ...inField] = inList;
  if (field === undefined) return 'enter';
  return inField.length === 0 ? chooseInChat(field, messages) : 'take';
}

/** The export is one chat, or has sections with lists of chats and contacts. */
function chooseSection(name: Path[number], messages: Choice): Choice {
  if (CHAT_LISTS.has(name) || name === 'contacts') return 'enter';
  return name === 'personal_information' ? 'take' : chooseInChat(name, messages);
}

function chooseInChat(field: Path[number], messages: Choice): Choice {
  if (field === 'messages') return messages === 'skip' ? 'skip' : 'enter';
  return HEADER_FIELDS.has(field) ? 'take' : 'skip';
}

function accountSighting(userId: string, at: number, fields: JsonObject): AnyRecord {
  return profileSighting('telegram', userId, at, {
    lists: {
      usernames: namesOf(nameOf(fields.username)?.replace(/^@/, '')),
      firstName: namesOf(fields.first_name),
      lastName: namesOf(fields.last_name),
      ...describedItems(nameOf(fields.bio), 'telegram'),
    },
  });
}
