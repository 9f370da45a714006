import { findLinks } from '../../../src/enrich/links.ts';
import { refang } from '../../../src/text/refang.ts';

/** A stretch of plain text, highlighted or not. It is never parsed as markup. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** The pieces of one link, or of the text between two links. */
export interface Run {
  pieces: Piece[];
  isLink: boolean;
  /** The link's http or https URL; undefined if no browser would open it. */
  link?: string | undefined;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Parses the server's highlights: escaped HTML in which `<mark>` encloses the matches. */
export function parseHighlights(html: string): Piece[] {
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

/** Finds links across marked and unmarked pieces, with the same grammar as the server's extractors. */
export function splitLinks(pieces: readonly Piece[]): Run[] {
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

/** The URL that a browser would open; undefined unless it is http or https. */
export function safeLink(text: string): string | undefined {
  return httpUrl(text) ?? httpUrl(refang(text));
}

function httpUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** Defangs an address, so that neither a program nor a click can follow it by mistake. */
export function defang(text: string): string {
  return defangPieces([{ text, isMarked: false }])
    .map((piece) => piece.text)
    .join('');
}

/** Defangs the pieces of one link together, because a highlight may start anywhere in it. */
export function defangPieces(pieces: readonly Piece[]): Piece[] {
  const whole = pieces.map((piece) => piece.text).join('');
  const isHttp = /^http/i.test(whole);
  let at = 0;
  return pieces.map(({ text, isMarked }) => {
    let result = '';
    for (const unit of text.split('')) {
      const isBare = unit === '.' && whole[at - 1] !== '[' && whole[at + 1] !== ']';
      result += isHttp && (at === 1 || at === 2) ? 'x' : isBare ? '[.]' : unit;
      at++;
    }
    return { text: result, isMarked };
  });
}
