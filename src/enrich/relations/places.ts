import type { Item } from '../../records/item.ts';

/** An item at a place of the compacted text. */
export interface Place {
  item: Item;
  start: number;
  end: number;
}

/** Stands for an item. Not a letter, and no end of a sentence. */
export const STAND_IN = '\uFFFC';

/**
 * The text with one character for each item, so that "contact me: a@mail.example or b@mail.example" is about both. Items
 * that overlap share a character.
 */
export function compacted(written: string, items: readonly Item[]): { text: string; places: Place[] } {
  // İ is the only letter whose lower case is longer, which would shift all positions after it.
  const text = written.replaceAll('İ', 'I');
  const lower = text.toLowerCase();
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
  return { text: compact + text.slice(end), places };
}

/** As often as an item is looked for: the first places say enough. */
const PLACES_MAX = 5;

function placesOf(lower: string, item: Item): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const add = (start: number, end: number) => places.push({ start: start - linkLength(lower, start), end });
  const pattern = writtenAs(item);
  if (typeof pattern !== 'string') {
    for (const match of lower.matchAll(pattern))
      if (add(match.index, match.index + match[0].length) === PLACES_MAX) break;
    return places;
  }
  for (let start = lower.indexOf(pattern); start >= 0; start = lower.indexOf(pattern, start + 1))
    if (add(start, start + pattern.length) === PLACES_MAX) break;
  return places;
}

/** What a link or a handle has before the name. */
const LINK_START = /(?:https?:\/\/)?(?:www\.)?(?:(?:t|telegram|wa)\.me\/(?:joinchat\/)?\+?)?@?$/;
const LINK_START_MAX = 40;

function linkLength(lower: string, start: number): number {
  return LINK_START.exec(lower.slice(Math.max(0, start - LINK_START_MAX), start))?.[0].length ?? 0;
}

/** What to look for in the text in lower case. Digits may be grouped, and masked ones are unknown. */
function writtenAs({ kind, value }: Item): string | RegExp {
  const lower = value.toLowerCase();
  if (kind === 'phone' || (kind === 'whatsapp' && lower.startsWith('+')))
    return grouped(lower.replace('+', '').replace(/^7(?=\d{10}$)/, '[78]'));
  if (kind === 'iban' || kind === 'card') return grouped(lower);
  if (kind === 'telegram') return lower.slice(lower.lastIndexOf('/') + 1).replace(/^\+/, '');
  return lower.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

function grouped(digits: string): RegExp {
  const parts = digits.match(/\[78\]|./g) ?? [];
  const source = parts.map((part) => (part === '*' ? String.raw`[\d*]` : part)).join('[^a-z0-9\\n]{0,3}');
  return new RegExp(String.raw`\+?${source}`, 'g');
}
