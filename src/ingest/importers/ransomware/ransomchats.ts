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
import { hasKeys } from '../../sniff.ts';
import { folderOf, groupPage, groupSlug } from './group-page.ts';

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
  const id = nameOf(chat.chat_id) ?? nameOf(chat.id);
  if (id === undefined) throw new Rejection('chat_id: is missing');
  position.entry = id.slice(0, 100);
  const messages = objectsOf(chat.messages);
  if (messages.length === 0) return { position, skipped: 'negotiation without messages' };
  const group =
    options.group ??
    nameOf(chat.group) ??
    nameOf(envelope.group) ??
    attackerOf(messages) ??
    folderOf(source.fullName);
  if (group === undefined) throw new Rejection('the file does not name the group; use --group');
  const at = dateOf(id, messages, options) ?? dateOfFile(source, options);
  if (at === undefined) throw new Rejection('the negotiation has no date; use --seen-at');
  const record = groupPage({
    url: `urn:ransomchats:${groupSlug(group)}/${encodeURIComponent(id)}`,
    group,
    title: `Negotiation ${id} with ${group}`,
    at,
    text: [...summaryLines(chat), ...messages.map(messageLine)].join('\n'),
  });
  return { position, record, size };
}

const VICTIM = /^(?:victim|client|you|company)$/i;

/** The side that is not the victim bears the name of the group. */
function attackerOf(messages: readonly JsonObject[]): string | undefined {
  return messages.map(partyOf).find((party) => party !== undefined && !VICTIM.test(party));
}

function partyOf(message: JsonObject): string | undefined {
  return nameOf(message.party) ?? nameOf(message.sender);
}

const DAY = /^(\d{4})(\d{2})(\d{2})(?!\d)/;

/** The first message with a date, else the day in the chat's name. */
function dateOf(id: string, messages: readonly JsonObject[], { timeZone }: ReadOptions): number | undefined {
  const dates = messages.map(({ timestamp }) => instantOf(timestamp, timeZone));
  const first = dates.find((date) => date !== undefined && date > 0 && date <= LATEST_INSTANT);
  return first ?? instantOf(DAY.test(id) ? id.replace(/^(\d{4})(\d{2})(\d{2}).*$/s, '$1-$2-$3') : undefined);
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
