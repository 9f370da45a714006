import {
  type FoundKind,
  type Item,
  CONTACT_KINDS as LISTED_CONTACTS,
  OTHER_CONTACT_KINDS,
  type Relation,
} from '../../records/item.ts';
import { isWalletKind } from '../../records/wallet.ts';
import { refang } from '../../text/refang.ts';
import { compacted, STAND_IN } from './places.ts';
import { hasPossessive, isAdvertisement, isBare, isClaimed, languagesToTry, type Use } from './rules.ts';

const ACCOUNT_KINDS: readonly FoundKind[] = ['iban', 'card'];
const CONTACT_KINDS: ReadonlySet<FoundKind> = new Set<FoundKind>(
  [...LISTED_CONTACTS, 'discord' as const, ...OTHER_CONTACT_KINDS].filter(
    (kind) => kind !== 'paste' && !ACCOUNT_KINDS.includes(kind),
  ),
);
/** Sites can be announced as one's own, but they are no contacts or payment addresses. */
const SITE_KINDS: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'url',
  'domain',
  'onion',
  'onion_v2',
  'i2p',
  'paste',
]);

function useOf(kind: FoundKind): Use | undefined {
  if (CONTACT_KINDS.has(kind)) return 'contact';
  if (isWalletKind(kind) || ACCOUNT_KINDS.includes(kind)) return 'payment';
  return SITE_KINDS.has(kind) ? 'site' : undefined;
}

/** Whether an item of this kind can belong to someone. */
export function canBeOwn(kind: FoundKind): boolean {
  return useOf(kind) !== undefined;
}

/** A text with more addresses than this is a list, such as a leak or a directory. */
const ADDRESSES_MAX = 20;

/** Marks the items that belong to the author of the text. Its languages save trying the phrases of others. */
export function markOwn(text: string, items: Item[], languages: readonly string[] = []): void {
  const usable = items.filter(({ kind }) => canBeOwn(kind));
  if (usable.length === 0 || usable.length > ADDRESSES_MAX) return;
  if (usable.every(({ kind }) => SITE_KINDS.has(kind)) && !hasPossessive(text.toLowerCase())) return;
  for (const item of ownItems(text, usable, languages)) item.relation = 'own';
}

export function relationOf(text: string, item: Item): Relation {
  return ownItems(text, [item], []).has(item) ? 'own' : 'posted';
}

/**
 * Decides by the words around an item (phrases.ts): an invitation, a possessive or a label before it, or a possessive
 * after it, makes it the author's own, unless words about someone else are near. Precision matters more than recall:
 * in doubt, an item is posted.
 */
function ownItems(written: string, items: readonly Item[], detected: readonly string[]): Set<Item> {
  const languages = languagesToTry(detected);
  const { text, places } = compacted(refang(written), items);
  const own = new Set<Item>();
  const isAdvert = once(
    () => countContacts(items) <= ADVERTISED_MAX && isAdvertisement(text.slice(0, ADVERTISEMENT_MAX)),
  );
  // A URL and its domain are in the same place.
  const claims = new Map<string, boolean>();
  for (const { item, start, end } of places) {
    const use = useOf(item.kind);
    if (use === undefined || own.has(item)) continue;
    const place = `${use} ${start} ${ADVERTISED_KINDS.has(item.kind)}`;
    let isOwn = claims.get(place);
    if (isOwn === undefined) {
      const head = headOf(text, start);
      const tail = text.slice(end, end + REACH_AFTER).split('\n', 1)[0] ?? '';
      isOwn =
        (isClaimed(head, tail, use, languages) ||
          (ADVERTISED_KINDS.has(item.kind) && isBare(head) && isAdvert())) &&
        !isQuoted(text, head, tail, start);
      claims.set(place, isOwn);
    }
    if (isOwn) own.add(item);
  }
  return own;
}

function once(compute: () => boolean): () => boolean {
  let known: boolean | undefined;
  return () => {
    known ??= compute();
    return known;
  };
}

/** An advertisement has few contacts. E-mail addresses and phone numbers in it are often samples of the goods. */
const ADVERTISED_MAX = 3;
const ADVERTISEMENT_MAX = 2000;
const ADVERTISED_KINDS: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'telegram',
  'whatsapp',
  'jabber',
  'tox',
  'session',
  'matrix',
  'threema',
  'wickr',
  'signal',
]);

function countContacts(items: readonly Item[]): number {
  return items.filter(({ kind }) => CONTACT_KINDS.has(kind)).length;
}

/** How far a phrase may be from its item. */
const REACH_BEFORE = 70;
const REACH_AFTER = 45;

/** Lines of a list that are looked at above an item. */
const LIST_LINES_MAX = 4;
const LIST_REACH = 160;

const LABEL_LINE_MAX = 60;
/** A line of a list: nothing but a short label such as "BTC:" or "TG -" before the item. */
const LABEL_LINE = /^[^\p{L}\p{N}\n]{0,6}(?:[\p{L}\p{N}][\p{L}\p{N}/+().-]{0,14}\s?){0,3}[\s:：=–—-]{0,4}$/u;

/**
 * The line so far. If it is a line of a list, the line that announces the list is put before it: "Contacts:", then
 * "TG - X", then "Jabber - Y".
 */
function headOf(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - LIST_REACH), start);
  const lines = before.split('\n');
  const line = (lines.pop() ?? '').slice(-REACH_BEFORE);
  if (line.length > LABEL_LINE_MAX || !LABEL_LINE.test(line)) return line;
  for (let above = 0; above < LIST_LINES_MAX; above++) {
    const previous = lines.pop()?.trim();
    if (previous === undefined) return line;
    if (previous === '' || isListLine(previous)) continue;
    return /[:：]$/.test(previous) || line.trim() === ''
      ? `${previous.slice(-REACH_BEFORE)} ${line.trim()}`
      : line;
  }
  return line;
}

function isListLine(line: string): boolean {
  const item = line.indexOf(STAND_IN);
  return item >= 0 && LABEL_LINE.test(line.slice(0, item));
}

/** A line of a chat log: "[2023-04-11 10:22] tern: …". */
const LOG_LINE =
  /^\s{0,4}(?:\[[^\]\n]{0,24}\d\d?:\d\d[^\]\n]{0,12}\]|\d\d?:\d\d(?::\d\d)?)\s?\S{1,32}:\s|^\s{0,4}>/;
const OPENING = /(?:^|[\s(])["“«„]\S[^"“”«»„\n]{0,68}$/;
const CLOSING = /^[^"“”«»„\n]{0,44}["”»“]/;

/** Whether someone else's words are repeated. */
function isQuoted(text: string, head: string, tail: string, start: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  return (
    LOG_LINE.test(text.slice(lineStart, Math.min(start, lineStart + 80))) ||
    (OPENING.test(head) && CLOSING.test(tail))
  );
}
