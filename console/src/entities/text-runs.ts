import { findLinks } from '../../../src/enrich/links.ts';
import { refang } from '../../../src/text/refang.ts';
import { type Piece, safeLink } from '../text/pieces.ts';
import type { Place } from './place.ts';

/** A stretch of a text: plain, an entity, or a link. */
export interface TextRun {
  pieces: Piece[];
  /** The node's id, if the stretch is an entity. */
  node?: string;
  /** Whether it is an address, which is shown defanged and from left to right. */
  isLink: boolean;
  /** The http or https URL to open; absent if no browser would. */
  link?: string;
}

type Span = Omit<TextRun, 'pieces'> & { start: number; end: number };

/** Splits a text at its links and entities. The pieces of all runs together are exactly the text. */
export function textRuns(pieces: readonly Piece[], places: readonly Place[]): TextRun[] {
  const text = pieces.map((piece) => piece.text).join('');
  const cutter = new PieceCutter(pieces);
  const runs: TextRun[] = [];
  const add = (end: number, run: Omit<TextRun, 'pieces'>) => {
    const cut = cutter.cutTo(end);
    if (cut.length > 0) runs.push({ ...run, pieces: cut });
  };
  for (const { start, end, ...run } of spansOf(text, places)) {
    add(start, { isLink: false });
    add(end, run);
  }
  add(text.length, { isLink: false });
  return runs;
}

/** In order and without overlaps. The outermost wins: a URL contains its host. */
function spansOf(text: string, places: readonly Place[]): Span[] {
  const ordered = places
    .filter(({ start, end }) => start < end && end <= text.length)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const links = findLinks(text);
  const spans: Span[] = [];
  let at = 0;
  let next = 0;
  for (const place of ordered) {
    // Links before the entity, and one that the entity is only a part of.
    for (let link = links[next]; link !== undefined && isBefore(text, link, place); link = links[++next]) {
      if (link.start < at) continue;
      spans.push(plainLink(link));
      at = link.end;
    }
    if (place.start < at) continue;
    const span = entitySpan(text, place, links[next], ordered);
    spans.push(span);
    at = span.end;
  }
  for (const link of links.slice(next)) if (link.start >= at) spans.push(plainLink(link));
  return spans;
}

type Link = ReturnType<typeof findLinks>[number];

function plainLink({ start, end, url }: Link): Span {
  const link = safeLink(url);
  return { start, end, isLink: true, ...(link !== undefined && { link }) };
}

/** Whether a link starts before an entity, by more than its scheme. */
function isBefore(text: string, link: Link, place: Place): boolean {
  return link.start < place.start && !isScheme(text, link.start, place.start);
}

const SCHEME = /^https?:?(?:\/\/)?$/i;
/** `hxxps[://]`, with room for other spellings. */
const SCHEME_LENGTH_MAX = 16;

/** After letters, extractors leave out the scheme of some links. */
function isScheme(text: string, start: number, end: number): boolean {
  return end - start <= SCHEME_LENGTH_MAX && SCHEME.test(refang(text.slice(start, end)));
}

/** An entity at the start of a link takes all of it, unless another entity is in the rest. */
function entitySpan(text: string, place: Place, link: Link | undefined, ordered: readonly Place[]): Span {
  const { node } = place;
  if (link === undefined || link.start > place.start)
    return { start: place.start, end: place.end, node, isLink: false };
  const { start } = link;
  const isAlone = place.end >= link.end || !startsWithin(ordered, place.end, link.end);
  const end = isAlone ? Math.max(place.end, link.end) : place.end;
  const address = end === link.end ? safeLink(link.url) : safeLink(text.slice(start, end));
  return { start, end, node, isLink: true, ...(address !== undefined && { link: address }) };
}

/** Whether one of these places, which are in order, starts in a range. */
function startsWithin(ordered: readonly Place[], from: number, to: number): boolean {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (ordered[low]?.start ?? Number.POSITIVE_INFINITY) < to;
}

/** Cuts pieces from the front; each is visited once, however many runs a text has. */
class PieceCutter {
  readonly #pieces: readonly Piece[];
  #index = 0;
  /** Offset of the current piece in the text, and of what is left of it. */
  #pieceStart = 0;
  #at = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
  }

  cutTo(end: number): Piece[] {
    const cut: Piece[] = [];
    for (let piece = this.#pieces[this.#index]; piece !== undefined && this.#at < end; ) {
      const pieceEnd = this.#pieceStart + piece.text.length;
      const text = piece.text.slice(this.#at - this.#pieceStart, end - this.#pieceStart);
      if (text !== '') cut.push({ text, isMarked: piece.isMarked });
      this.#at = Math.min(end, pieceEnd);
      if (this.#at < pieceEnd) break;
      this.#pieceStart = pieceEnd;
      piece = this.#pieces[++this.#index];
    }
    return cut;
  }
}
