import { type Piece, parseHighlights } from './pieces.ts';

/** Text before the first match that a short excerpt keeps. */
const LEAD = 40;

/** A short part of a text in one line, around its first match, as escaped HTML with `<mark>` around matches. */
export function excerpt(text: string, highlight: string | undefined, length: number): string {
  const pieces =
    highlight === undefined
      ? [{ text: text.slice(0, length + 1), isMarked: false }]
      : parseHighlights(highlight);
  const line = pieces.map(({ text: part, isMarked }) => ({ text: part.replace(/\s+/g, ' '), isMarked }));
  const skipped = startOf(line, length);
  let result = skipped > 0 ? '…' : '';
  let at = 0;
  for (const { text: part, isMarked } of line) {
    const shown = cut(part, skipped - at, skipped + length - at);
    at += part.length;
    if (shown === '') continue;
    result += isMarked ? `<mark>${escapeHtml(shown)}</mark>` : escapeHtml(shown);
  }
  return at > skipped + length ? `${result}…` : result;
}

/** Never half a surrogate pair. */
function cut(text: string, from: number, to: number): string {
  return text.slice(Math.max(0, from), Math.max(0, to)).toWellFormed();
}

function startOf(pieces: readonly Piece[], length: number): number {
  let at = 0;
  for (const { text, isMarked } of pieces) {
    // Near the beginning, nothing needs to be left out.
    if (isMarked) return at > length / 2 ? at - LEAD : 0;
    at += text.length;
  }
  return 0;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
