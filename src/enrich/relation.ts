import type { FoundKind, Item, Relation } from '../records/item.ts';
import { isWalletKind } from '../records/wallet.ts';
import { refang } from '../text/refang.ts';
import { RELATION_PHRASES, type RelationPhrases } from './relation-phrases.ts';

const CONTACT_KINDS: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'email',
  'telegram',
  'whatsapp',
  'skype',
  'discord',
  'phone',
  'jabber',
  'tox',
  'session',
  'matrix',
  'threema',
  'wickr',
  'signal',
]);
/** Sites can be announced as one's own, but nobody is contacted or paid there. */
const SITE_KINDS: ReadonlySet<FoundKind> = new Set<FoundKind>([
  'url',
  'domain',
  'onion',
  'onion_v2',
  'i2p',
  'paste',
]);

function isPaymentKind(kind: FoundKind): boolean {
  return isWalletKind(kind) || kind === 'iban' || kind === 'card';
}

/** How far a phrase may be from its item, and words about others from it. */
const REACH_BEFORE = 70;
const REACH_AFTER = 45;
/** What may stand between a phrase and its item: a few words in the same sentence. */
const GAP = String.raw`[^\n.!?。！？]{0,28}`;
/** A site must follow directly: "our chat, with the browser from X" is about another one. */
const SITE_GAP = String.raw`[\s:：=–—("'*-]{0,4}(?:(?:is|here|это|ist|es|é|est|è|是)[\s:：]{1,2})?`;
const EDGE = String.raw`(?<![\p{L}\p{N}_])`;

const WORD_END = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}_])`;

interface Rules {
  contact: RegExp;
  payment: RegExp;
  site: RegExp;
  /** "X is my wallet", "X — мой кошелек", "X (me)". */
  after: RegExp;
  others: RegExp;
}

const RULES: readonly Rules[] = Object.values(RELATION_PHRASES).map((phrases) => {
  const own = possessive(phrases);
  return {
    contact: endingWith(`${own}|${phrases.contact}`),
    payment: endingWith(`${own}|${phrases.payment}`),
    site: endingWith(own, SITE_GAP),
    after: new RegExp(
      String.raw`^[\s"'\x60»)\].,*]{0,3}(?:is|это|це|ist|es|é|est|è|是|هذ[اه]|[-–—=(])\s{0,2}(?:${own}|mine${WORD_END}|me${WORD_END})`,
      'iu',
    ),
    others: nearby(phrases.others),
  };
});
const WARNINGS = nearby(
  Object.values(RELATION_PHRASES)
    .map(({ warnings }) => warnings)
    .join('|'),
);

function possessive({ possessives, nouns, isPossessiveLast, ownNouns }: RelationPhrases): string {
  const phrase = isPossessiveLast
    ? String.raw`(?:${nouns})\s(?:${possessives})`
    : String.raw`(?:${possessives})\s?(?:[\p{L}\p{N}]{1,14}\s){0,2}(?:${nouns})${WORD_END}`;
  return ownNouns === undefined ? phrase : `${phrase}|(?:${ownNouns})${WORD_END}`;
}

function endingWith(source: string, gap = GAP): RegExp {
  return new RegExp(String.raw`(?:${EDGE}|(?<=\p{Script=Han}))(?:${source})${gap}$`, 'iu');
}

function nearby(source: string): RegExp {
  return new RegExp(String.raw`(?:${EDGE}|(?<=\p{Script=Han}))(?:${source})${WORD_END}`, 'iu');
}

/** A text with more addresses than this is a list, such as a leak or a directory. Nobody has that many. */
const ADDRESSES_MAX = 20;

/** Marks the items that belong to the author of the text. */
export function markOwn(text: string, items: Item[]): void {
  const usable = items.filter(({ kind }) => canBeOwn(kind));
  if (usable.length === 0 || usable.length > ADDRESSES_MAX) return;
  for (const item of ownItems(text, usable)) item.relation = 'own';
}

/** Whether an item of this kind can belong to someone. */
export function canBeOwn(kind: FoundKind): boolean {
  return useOf(kind) !== undefined;
}

export function relationOf(text: string, item: Item): Relation {
  return ownItems(text, [item]).has(item) ? 'own' : 'posted';
}

/**
 * Decides by the words around an item (relation-phrases.ts): an invitation or a possessive before it, or a possessive
 * after it, makes it the author's own, unless words about someone else are near. Precision matters more than recall:
 * in doubt, an item is posted.
 */
function ownItems(text: string, items: readonly Item[]): Set<Item> {
  const { compact, places } = compacted(refang(text), items);
  const own = new Set<Item>();
  for (const { item, start, end } of places) {
    const use = useOf(item.kind);
    if (use !== undefined && !own.has(item) && isOwn(compact, start, end, use)) own.add(item);
  }
  return own;
}

interface Place {
  item: Item;
  start: number;
  end: number;
}

/** Stands for an item. Not a letter, and no end of a sentence. */
const STAND_IN = '\uFFFC';

/**
 * The text with one character for each item, so that "contact me: a@mail.example or b@mail.example" is about both. Items
 * that overlap share a character.
 */
function compacted(text: string, items: readonly Item[]): { compact: string; places: Place[] } {
  // İ is the only letter whose lower case is longer, which would shift all positions after it.
  const lower = text.replaceAll('İ', 'I').toLowerCase();
  const found = items
    .flatMap((item) => placesOf(lower, item).map((place) => ({ item, ...place })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let compact = '';
  let end = 0;
  const places: Place[] = [];
  for (const { item, ...place } of found) {
    if (place.start >= end) compact += text.slice(end, place.start) + STAND_IN;
    end = Math.max(end, place.end);
    places.push({ item, start: compact.length - 1, end: compact.length });
  }
  return { compact: compact + text.slice(end), places };
}

function useOf(kind: FoundKind): 'contact' | 'payment' | 'site' | undefined {
  if (CONTACT_KINDS.has(kind)) return 'contact';
  if (isPaymentKind(kind)) return 'payment';
  return SITE_KINDS.has(kind) ? 'site' : undefined;
}

function isOwn(text: string, start: number, end: number, use: 'contact' | 'payment' | 'site'): boolean {
  const head = lastLines(text.slice(Math.max(0, start - REACH_BEFORE), start)).replace(LINK_START, '');
  const tail = text.slice(end, end + REACH_AFTER).split('\n', 1)[0] ?? '';
  if (WARNINGS.test(head) || WARNINGS.test(tail)) return false;
  return RULES.some((rules) => {
    if (!rules[use].test(head) && !rules.after.test(tail)) return false;
    return !rules.others.test(head) && !rules.others.test(tail);
  });
}

/** What a link or a handle has before the name. */
const LINK_START = /(?:https?:\/\/)?(?:www\.)?(?:(?:t|telegram|wa)\.me\/(?:joinchat\/)?\+?)?@?$/i;

/** The line so far; if it is empty, the line above, which may announce the item. */
function lastLines(head: string): string {
  const lines = head.split('\n');
  const line = lines.at(-1) ?? '';
  const isAlone = /^[\s@:–—•*-]*(?:https?:\/\/)?(?:t\.me\/)?$/.test(line);
  return isAlone && lines.length > 1 ? `${(lines.at(-2) ?? '').trimEnd()} ${line.trim()}` : line;
}

/** As often as an item is looked for: the first places say enough. */
const PLACES_MAX = 5;

function placesOf(lower: string, item: Item): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const pattern = writtenAs(item);
  if (typeof pattern !== 'string') {
    for (const match of lower.matchAll(pattern)) {
      places.push({ start: match.index, end: match.index + match[0].length });
      if (places.length === PLACES_MAX) break;
    }
    return places;
  }
  for (let start = lower.indexOf(pattern); start >= 0; start = lower.indexOf(pattern, start + 1)) {
    places.push({ start, end: start + pattern.length });
    if (places.length === PLACES_MAX) break;
  }
  return places;
}

/** What to look for in the text in lower case. Digits may be grouped, and masked ones are unknown. */
function writtenAs({ kind, value }: Item): string | RegExp {
  const lower = value.toLowerCase();
  if (kind === 'phone' || (kind === 'whatsapp' && lower.startsWith('+')))
    return grouped(lower.slice(1).replace(/^7(?=\d{10}$)/, '[78]'));
  if (kind === 'iban' || kind === 'card') return grouped(lower);
  if (kind === 'telegram') return lower.slice(lower.lastIndexOf('/') + 1).replace(/^\+/, '');
  return lower.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

function grouped(digits: string): RegExp {
  const parts = digits.match(/\[78\]|./g) ?? [];
  return new RegExp(
    parts.map((part) => (part === '*' ? String.raw`[\d*]` : part)).join('[^a-z0-9\\n]{0,3}'),
    'g',
  );
}
