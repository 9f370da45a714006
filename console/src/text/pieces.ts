import { findLinks } from '../../../src/enrich/links.ts';
import { refang } from '../../../src/text/refang.ts';

/** Text as pieces: what is marked, what is a link, and the rest. Nothing of it is ever markup. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Pieces that belong together: a whole link, or what stands between links. */
export interface Run {
  pieces: Piece[];
  isLink: boolean;
  /** Where the link leads; http and https only, undefined if no browser would open it. */
  link?: string | undefined;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The server marks matches in HTML that is otherwise escaped: both are undone, and what is left is text. */
export function markedPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  let isMarked = false;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part === '<mark>') isMarked = true;
    else if (part === '</mark>') isMarked = false;
    else if (part !== '')
      pieces.push({
        text: part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
        isMarked,
      });
  }
  return pieces;
}

/** Finds links across marked and unmarked pieces, with the grammar of the server's extractors. */
export function runsOf(pieces: readonly Piece[]): Run[] {
  const text = pieces.map((piece) => piece.text).join('');
  const runs: Run[] = [];
  let at = 0;
  const add = (end: number, link?: { url: string }) => {
    if (end > at)
      runs.push({
        pieces: slice(pieces, at, end),
        isLink: link !== undefined,
        ...(link && { link: httpUrl(link.url) }),
      });
    at = end;
  };
  for (const { start, end, url } of findLinks(text)) {
    add(start);
    add(end, { url });
  }
  add(text.length);
  return runs;
}

function slice(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const result: Piece[] = [];
  let at = 0;
  for (const { text, isMarked } of pieces) {
    const part = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (part !== '') result.push({ text: part, isMarked });
    at += text.length;
  }
  return result;
}

/** The address as a browser would take it; undefined for whatever is not plain http or https. */
export function safeLink(text: string): string | undefined {
  return httpUrl(text) ?? httpUrl(refang(text));
}

function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** So that no program and no finger follows it by mistake. */
export function defanged(text: string): string {
  return defangedPieces([{ text, isMarked: false }])
    .map((piece) => piece.text)
    .join('');
}

/** The pieces of one link, defanged as a whole: a mark may begin anywhere in it. */
export function defangedPieces(pieces: readonly Piece[]): Piece[] {
  const whole = pieces.map((piece) => piece.text).join('');
  const isHttp = /^http/i.test(whole);
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    let shown = '';
    for (const unit of text.split('')) {
      const isBare = unit === '.' && whole[at - 1] !== '[' && whole[at + 1] !== ']';
      shown += isHttp && (at === 1 || at === 2) ? 'x' : isBare ? '[.]' : unit;
      at++;
    }
    return { text: shown, isMarked };
  });
}
