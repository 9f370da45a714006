import { refangWithOffsets } from '../text/refang.ts';

/** Scripts written without spaces or with attached endings: such text often follows a URL directly. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script=${script}}`)
  .join('');
/** Characters that end a URL, for a negated character class. */
const ENDS = String.raw`\s<>"'“”«»\x60\\^{}|\u3000-\u303f\uff00-\uffef${UNSPACED}`;

/**
 * What may follow the host of a URL, up to the next URL. Use it with the `u` flag, and remove closing punctuation with
 * `trimUrl`. Unescaped Chinese, Japanese, Korean and Southeast Asian text is never part of a URL: browsers copy such
 * paths percent-encoded, while in messages the sentence goes on without a space.
 */
export const URL_REST = String.raw`(?:(?!https?:\/\/)[^${ENDS}]){0,2048}`;

const CLOSING_PUNCTUATION = new Set('.,;:!?*_~\'"”’»…])(['.split(''));
const PAIRS = new Map([
  [')', '('],
  [']', '['],
]);

const BRACKETS = new Set('()[]'.split(''));

/**
 * Removes the punctuation of the surrounding sentence. A closing bracket stays if it has an opening one. `previous` is
 * the character before the URL: in a table, the same one ends it.
 */
export function trimUrl(found: string, previous?: string): string {
  const isCell = previous === ';' || previous === ',';
  const url = isCell ? found.slice(0, found.indexOf(previous) >>> 0) : found;
  let end = url.length;
  let counts: Map<string, number> | undefined;
  while (end > 0) {
    const last = url[end - 1] as string;
    if (!CLOSING_PUNCTUATION.has(last)) break;
    const opening = PAIRS.get(last);
    // Counted once, for the rare URL that ends in a bracket: hostile ones end in thousands of them.
    if (opening !== undefined) counts ??= countBrackets(url, end);
    if (counts !== undefined && opening !== undefined && countOf(counts, opening) >= countOf(counts, last))
      break;
    counts?.set(last, countOf(counts, last) - 1);
    end--;
  }
  return url.slice(0, end);
}

function countBrackets(url: string, end: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < end; at++) {
    const character = url[at] as string;
    if (BRACKETS.has(character)) counts.set(character, countOf(counts, character) + 1);
  }
  return counts;
}

function countOf(counts: ReadonlyMap<string, number>, character: string): number {
  return counts.get(character) ?? 0;
}

/** Invisible characters count as part of a label, so that they cannot hide the real end of a host name. */
const LABEL = String.raw`[\p{L}\p{M}\p{N}\p{Cf}_-]{1,63}`;
/** A top-level domain has one script. Another script after `.com` belongs to the sentence. */
const LAST_LABEL = String.raw`(?:[\p{Script=Latin}\p{M}0-9\p{Cf}_-]{1,63}|(?!\p{Script=Latin})${LABEL})`;
const HOST = String.raw`(?:\[[0-9a-f:.]{2,45}\]|(?:${LABEL}\.)*${LAST_LABEL})`;

/** Links of these schemes. The groups are the login and the host. */
export function linkPattern(schemes: string): RegExp {
  return new RegExp(
    String.raw`(?:${schemes}):\/\/(?:([^/?#@${ENDS}]{0,200})@)?(${HOST})(?::\d{1,5})?(?:[/?#]${URL_REST})?`,
    'giu',
  );
}

const WEB_LINK = linkPattern('https?');
/** Hosts whose paths are ASCII only, as the contact extractors also assume. */
const ASCII_HOSTS =
  /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog|wa\.me|chat\.whatsapp\.com|discord\.gg)$/i;

export interface FoundLink {
  /** Offsets in the text as written. */
  start: number;
  end: number;
  /** Refanged. */
  url: string;
}

/** Web links, defanged or not. */
export function findLinks(text: string): FoundLink[] {
  const { text: refanged, offsets } = refangWithOffsets(text);
  const found: FoundLink[] = [];
  for (const match of refanged.matchAll(WEB_LINK)) {
    const [whole, , host = ''] = match;
    const url = trimUrl(ASCII_HOSTS.test(host) ? (/^\p{ASCII}+/u.exec(whole)?.[0] ?? '') : whole);
    const last = match.index + url.length - 1;
    found.push({
      start: offsets?.starts[match.index] ?? match.index,
      end: offsets?.ends[last] ?? last + 1,
      url,
    });
  }
  return found;
}
