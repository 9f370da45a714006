/** Text as pieces: what is marked, what is a link, and the rest. Nothing of it is ever markup. */
export interface Piece {
  text: string;
  isMarked: boolean;
  /** Where it leads, if one dares; http and https only. */
  link?: string;
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

const LINK = /\b(?:https?|hxxps?):\/\/[^\s<>"'“”«»]+/gi;
/** What mostly ends the sentence, not the address. */
const TRAILING = /[).,;:!?\]}…]+$/;

/** Finds links across marked and unmarked pieces. */
export function withLinks(pieces: readonly Piece[]): Piece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const links: { start: number; end: number; link: string }[] = [];
  for (const match of text.matchAll(LINK)) {
    const shown = match[0].replace(TRAILING, (tail) => (tail.startsWith(']') ? ']' : ''));
    const link = safeLink(shown);
    if (link !== undefined) links.push({ start: match.index, end: match.index + shown.length, link });
  }
  if (links.length === 0) return [...pieces];
  const result: Piece[] = [];
  let at = 0;
  for (const { text: own, isMarked } of pieces) {
    let start = at;
    const end = at + own.length;
    for (const { start: from, end: to, link } of links) {
      if (to <= start || from >= end) continue;
      if (from > start) result.push({ text: text.slice(start, from), isMarked });
      result.push({ text: text.slice(Math.max(from, start), Math.min(to, end)), isMarked, link });
      start = Math.min(to, end);
    }
    if (start < end) result.push({ text: text.slice(start, end), isMarked });
    at = end;
  }
  return result;
}

/** The address as a browser would take it; undefined for whatever is not plain http or https. */
export function safeLink(text: string): string | undefined {
  const refanged = text
    .replace(/^hxxp/i, 'http')
    .replace(/\[\.\]|\(\.\)|\{\.\}/g, '.')
    .replace(/\[:\]/g, ':');
  const url = URL.parse(refanged);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url.href : undefined;
}

/** So that no program and no finger follows it by mistake. */
export function defanged(text: string): string {
  return text.replace(/^http/i, 'hxxp').replace(/(?<!\[)\.(?!\])/g, '[.]');
}
