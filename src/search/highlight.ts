import { analyze, TOKEN_SPANS } from './analyzer.ts';
import type { SearchPlace, SearchTree } from './search-tree.ts';

/** Words that make a record match, as runs of tokens. */
export interface Mark {
  tokens: string[];
  isPrefix: boolean;
}

/** Values that are matched whole are words of the text, too. */
const VALUES_IN_TEXT: ReadonlySet<string> = new Set(['email', 'wallet', 'username']);

/** What of a query can be seen in a hit, and not what it excludes: what is asked of all fields, or of one place only. */
export function marksOf(tree: SearchTree, place?: SearchPlace): Mark[] {
  switch (tree.kind) {
    case 'phrase':
      return tree.in === place ? [{ tokens: tree.tokens, isPrefix: tree.isPrefix }] : [];
    case 'exact': {
      const tokens = place === undefined && VALUES_IN_TEXT.has(tree.field) ? analyze(tree.value) : [];
      return tokens.length === 0 ? [] : [{ tokens, isPrefix: tree.isPrefix }];
    }
    case 'and':
    case 'or':
      return tree.of.flatMap((part) => marksOf(part, place));
    case 'not':
    case 'nothing':
      return [];
  }
}

interface Span {
  token: string;
  start: number;
  end: number;
}

/**
 * The text with what matches between `<mark>` and `</mark>`, everything else escaped: it can be put into a page as it is.
 * Undefined when nothing of it matches.
 */
export function highlight(text: string, marks: readonly Mark[]): string | undefined {
  const spans = spansOf(text);
  const found = marks.flatMap((mark) => occurrences(spans, mark)).sort((a, b) => a.start - b.start);
  if (found.length === 0) return undefined;
  let html = '';
  let done = 0;
  for (const { start, end } of merged(found)) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

function occurrences(spans: readonly Span[], { tokens, isPrefix }: Mark): { start: number; end: number }[] {
  const last = tokens.length - 1;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at + last < spans.length; at++) {
    const fits = tokens.every((token, offset) => {
      const { token: here } = spans[at + offset] as Span;
      return isPrefix && offset === last ? here.startsWith(token) : here === token;
    });
    if (fits) found.push({ start: (spans[at] as Span).start, end: (spans[at + last] as Span).end });
  }
  return found;
}

function merged(found: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const before = result.at(-1);
    if (before !== undefined && start <= before.end) before.end = Math.max(before.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** So far apart may the tokens of a text and those of its words get, by what refanging takes away. */
const LOOKAHEAD = 4;

/**
 * The tokens of a text with their places in it. Analysis works on the text as a whole (it refangs), so the tokens of its words,
 * whose places are known, are laid beside those of the whole: what was dropped between them is passed over.
 */
function spansOf(text: string): Span[] {
  const words = [...text.matchAll(TOKEN_SPANS)].flatMap((match) =>
    analyze(match[0]).map((token) => ({ token, start: match.index, end: match.index + match[0].length })),
  );
  const spans: Span[] = [];
  let next = 0;
  for (const token of analyze(text)) {
    const ahead = words.slice(next, next + LOOKAHEAD).findIndex((word) => word.token === token);
    if (ahead === -1) continue;
    next += ahead + 1;
    spans.push(words[next - 1] as Span);
  }
  return spans;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
