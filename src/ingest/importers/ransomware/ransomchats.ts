import { LATEST_INSTANT } from '../../../time/instant.ts';
import { dateOfFile } from '../../file-date.ts';
import {
  type Entry,
  type Importer,
  type Position,
  type ReadOptions,
  Rejection,
  type Source,
} from '../../importer.ts';
import { findPlace, readEnveloped } from '../../json/enveloped.ts';
import { instantOf, type JsonObject, nameOf, objectsOf, textOf } from '../../json/values.ts';
import { GROUP_OPTION, SEEN_AT_OPTION } from '../../option-names.ts';
import { hasKeys } from '../../sniff.ts';
import { folderOf, groupPage, groupSlug, stemOf } from './group-page.ts';

/** Negotiations between ransomware groups and victims, from Ransomchats and ransomware.live: one page each. */
export const ransomchatsImporter: Importer = {
  recognises: (head) => head.kind === 'json' && findPlace(head.value, isNegotiation) !== undefined,

  async *read(source, options) {
    for await (const each of readEnveloped(source, isNegotiation)) {
      if ('rejection' in each) {
        yield each;
        continue;
      }
      const { object, envelope, position, size } = each;
      try {
        yield readNegotiation(object, envelope, position, size, source, options);
      } catch (error) {
        yield { position, rejection: (error as Error).message };
      }
    }
  },
};

function isNegotiation(value: JsonObject): boolean {
  if (!Array.isArray(value.messages)) return hasKeys(value, 'message_count', 'initialransom');
  const [first] = value.messages;
  return (
    hasKeys(first, 'party', 'content') || (hasKeys(first, 'sender', 'content') && hasKeys(value, 'paid'))
  );
}

function readNegotiation(
  chat: JsonObject,
  envelope: JsonObject,
  position: Position,
  size: number,
  source: Source,
  options: ReadOptions,
): Entry {
  const isAlone = position.byte === 0;
  // Many files of Ransomchats leave the id empty; their name is the id.
  const id = nameOf(chat.chat_id) ?? nameOf(chat.id) ?? (isAlone ? stemOf(source.name) : undefined);
  if (id === undefined) throw new Rejection('chat_id: is missing');
  position.entry = id.slice(0, 100);
  const messages = objectsOf(chat.messages);
  if (messages.length === 0) return { position, skipped: 'negotiation without messages' };
  const group = options.group ?? nameOf(chat.group) ?? nameOf(envelope.group) ?? attackerOf(messages, source);
  if (group === undefined) throw new Rejection(`the file does not name the group; give it (${GROUP_OPTION})`);
  const at = dateOf(id, messages, options) ?? dateOfFile(source, options);
  if (at === undefined) throw new Rejection(`the negotiation has no date; give one (${SEEN_AT_OPTION})`);
  const url = `urn:ransomchats:${groupSlug(group)}/${encodeURIComponent(id)}`;
  const record = groupPage({
    url,
    // Two negotiations of a group may have the same id.
    key: `${url}|${textOf(messages[0]?.content)}`,
    group,
    title: `Negotiation ${id} with ${group}`,
    at,
    text: [...summaryLines(chat), ...messages.map(messageLine)].join('\n'),
  });
  return { position, record, size };
}

const VICTIM = /^(?:victim|client|you|company)$/i;
const NAMELESS = /^(?:attacker|threat[ _]?actor|support|bot|operator|admin|administrator|anonymous|file:)$/i;

/** One side bears the name of the group, or of its role; then the folder has the name, as in Ransomchats. */
function attackerOf(messages: readonly JsonObject[], source: Source): string | undefined {
  const parties = new Set(messages.map(partyOf).filter((party) => party !== undefined));
  const others = [...parties].filter((party) => !VICTIM.test(party));
  const isNamed = others.length > 0 && !others.some((party) => NAMELESS.test(party));
  return isNamed ? others[0] : folderOf(source.fullName);
}

function partyOf(message: JsonObject): string | undefined {
  return nameOf(message.party) ?? nameOf(message.sender);
}

const DAY = /^(\d{4})(\d{2})(\d{2})(?!\d)/;

/** The first message with a date, else the day in the chat's name. */
function dateOf(id: string, messages: readonly JsonObject[], { timeZone }: ReadOptions): number | undefined {
  const dates = messages.map(({ timestamp }) => messageDate(textOf(timestamp), timeZone));
  const first = dates.find((date) => date !== undefined && date > 0 && date <= LATEST_INSTANT);
  const [, year, month, day] = DAY.exec(id) ?? [];
  return first ?? instantOf(`${year}-${month}-${day}`);
}

const DAY_FIRST = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2}:\d{2})( UTC)?$/;
const WITHOUT_SECONDS = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** Every group writes dates in its own way. Those that may be read in two ways do not count. */
function messageDate(text: string, timeZone: string): number | undefined {
  if (WITHOUT_SECONDS.test(text)) return instantOf(`${text}:00`, timeZone);
  const [, day, month, year, time, utc] = DAY_FIRST.exec(text) ?? [];
  if (day === undefined) return instantOf(text, timeZone);
  return instantOf(`${year}-${month}-${day} ${time}`, utc === undefined ? timeZone : 'UTC');
}

function summaryLines(chat: JsonObject): string[] {
  const lines = [
    ['Initial ransom', nameOf(chat.initialransom)],
    ['Negotiated ransom', nameOf(chat.negotiatedransom)],
    ['Paid', typeof chat.paid === 'boolean' ? (chat.paid ? 'yes' : 'no') : undefined],
  ].filter(([, value]) => value !== undefined);
  return lines.length === 0 ? [] : [...lines.map(([name, value]) => `${name}: ${value}`), ''];
}

function messageLine(message: JsonObject): string {
  const time = nameOf(message.timestamp);
  const party = partyOf(message) ?? 'unknown';
  return `${time === undefined ? '' : `[${time}] `}${party}: ${textOf(message.content)}`;
}
