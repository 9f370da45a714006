import { mergeDated } from '../records/dated.ts';
import { digestsOf } from '../records/digests.ts';
import type { Message } from '../records/message.ts';
import { hasExtraTexts, MESSAGE_EXTRAS } from '../records/message-extras.ts';
import type { Page } from '../records/page.ts';
import type { AnyRecord, EntityKind, RecordOf } from '../records/record.ts';
import { maskCards } from './cards.ts';
import { readHtml } from './html.ts';

/**
 * Masks the card numbers in every text of a record, so that none is stored. Returns the record itself if it has none.
 * Items and languages stay: extractors read masked text, and languages are detected from letters.
 */
export function maskRecord<R extends AnyRecord>(record: R): R;
export function maskRecord(record: AnyRecord): AnyRecord {
  if (record.kind === 'message') return maskMessage(record);
  return record.kind === 'page' ? maskPage(record) : maskEntity(record);
}

const MESSAGE_TEXTS = [
  'text',
  'hiddenText',
  'username',
  'senderName',
  'channelTitle',
  'topicTitle',
  'serverTitle',
  'media',
] as const satisfies readonly (keyof Message)[];

function maskMessage(message: Message): Message {
  const masked: Partial<Message> = {};
  for (const name of MESSAGE_TEXTS) {
    const text = message[name];
    if (text === undefined) continue;
    const safe = maskCards(text);
    if (safe !== text) masked[name] = safe;
  }
  if (hasExtraTexts(message))
    for (const name of MESSAGE_EXTRAS) {
      const safe = maskStrings(message[name]);
      if (safe !== message[name]) Object.assign(masked, { [name]: safe });
    }
  if (Object.keys(masked).length === 0) return message;
  const result = { ...message, ...masked };
  // With six digits missing, a digest of the whole text gives the number away.
  if (masked.text !== undefined) {
    delete result.sha1sum;
    delete result.sha256sum;
  }
  return result;
}

function maskEntity<R extends RecordOf<EntityKind>>(record: R): R {
  const masked = maskStrings(record);
  if (masked.lists === record.lists) return masked;
  // Two values may have become one.
  const lists = Object.entries(masked.lists).map(([name, entries]) => [name, mergeDated([], entries)]);
  return { ...masked, lists: Object.fromEntries(lists) };
}

function maskPage(page: Page): Page {
  const masked = maskEntity(page);
  const { html, text } = masked.facts;
  if (html === page.facts.html && text === page.facts.text) return masked;
  const facts = { ...masked.facts };
  const digests = text && digestsOf(text.value);
  for (const name of ['sha1sum', 'sha256sum'] as const) {
    const known = facts[name];
    if (known !== undefined && digests !== undefined) facts[name] = { ...known, value: digests[name] };
    else delete facts[name];
  }
  delete facts.ssdeep;
  if (html !== undefined && showsCard(html.value)) delete facts.html;
  return { ...masked, facts };
}

/** Whether elements or character references divide a number, so that masking does not see it. */
function showsCard(source: string): boolean {
  const { text, title = '', hidden } = readHtml(source);
  return [text, title, hidden].some((part) => maskCards(part) !== part);
}

/** Masks the strings in a value of any depth. Returns parts without card numbers as they are. */
function maskStrings<T>(value: T): T;
function maskStrings(value: unknown): unknown {
  if (typeof value === 'string') return maskCards(value);
  if (typeof value !== 'object' || value === null) return value;
  let isSame = true;
  const masked = Object.entries(value).map(([name, part]) => {
    const safe = maskStrings(part);
    if (safe !== part) isSame = false;
    return [name, safe] as const;
  });
  if (isSame) return value;
  return Array.isArray(value) ? masked.map(([, part]) => part) : Object.fromEntries(masked);
}
