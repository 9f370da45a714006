import type { Item } from '../../records/item.ts';
import { GroupedDigits } from './grouped-digits.ts';

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
 * that overlap share a character. In lower case, which makes the rules many times faster.
 */
export function compacted(written: string, items: readonly Item[]): { text: string; places: Place[] } {
  // İ is the only letter whose lower case is longer, which would shift all positions after it.
  const lower = written.replaceAll('İ', 'I').toLowerCase();
  let digits: GroupedDigits | undefined;
  const grouped = () => {
    digits ??= new GroupedDigits(lower);
    return digits;
  };
  const found = items
    .flatMap((item) => placesOf(lower, grouped, item).map((place) => ({ item, ...place })))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let compact = '';
  let end = 0;
  const places: Place[] = [];
  for (const { item, ...place } of found) {
    if (place.start >= end) compact += lower.slice(end, place.start) + STAND_IN;
    end = Math.max(end, place.end);
    places.push({ item, start: compact.length - 1, end: compact.length });
  }
  return { text: compact + lower.slice(end), places };
}

/** As often as an item is looked for: the first places say enough. */
const PLACES_MAX = 5;

function placesOf(lower: string, grouped: () => GroupedDigits, item: Item): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  const add = (start: number, end: number) => places.push({ start: start - linkLength(lower, start), end });
  const written = writtenAs(item);
  if (written.isGrouped) {
    for (const { start, end } of grouped().find(written.texts)) if (add(start, end) === PLACES_MAX) break;
    return places;
  }
  for (const text of written.texts)
    for (let start = lower.indexOf(text); start >= 0; start = lower.indexOf(text, start + 1))
      if (add(start, start + text.length) === PLACES_MAX) return places;
  return places;
}

/** What a link or a handle has before the name. */
const LINK_START = /(?:https?:\/\/)?(?:www\.)?(?:(?:t|telegram|wa)\.me\/(?:joinchat\/)?\+?)?[@+]?$/;
const LINK_START_MAX = 40;

function linkLength(lower: string, start: number): number {
  return LINK_START.exec(lower.slice(Math.max(0, start - LINK_START_MAX), start))?.[0].length ?? 0;
}

interface Written {
  /** What to look for in the text in lower case; any of these. */
  texts: string[];
  /** Whether there may be separators between the digits. */
  isGrouped: boolean;
}

function writtenAs({ kind, value }: Item): Written {
  const lower = value.toLowerCase();
  if (kind === 'phone' || (kind === 'whatsapp' && lower.startsWith('+'))) {
    const digits = lower.replace('+', '');
    // Russian numbers are often written with 8 instead of the country code.
    const texts = /^7\d{10}$/.test(digits) ? [digits, `8${digits.slice(1)}`] : [digits];
    return { texts, isGrouped: true };
  }
  if (kind === 'iban' || kind === 'card') return { texts: [lower], isGrouped: true };
  const text =
    kind === 'telegram'
      ? lower.slice(lower.lastIndexOf('/') + 1).replace(/^\+/, '')
      : lower.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  // E-mail addresses are stored with a plain apostrophe.
  const texts = text.includes("'") ? [text, text.replaceAll("'", '’')] : [text];
  return { texts, isGrouped: false };
}
