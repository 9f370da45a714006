import { refang } from '../../../src/text/refang.ts';

/** A stretch of plain text, highlighted or not. It is never parsed as markup. */
export interface Piece {
  text: string;
  isMarked: boolean;
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
