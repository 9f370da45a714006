import { analyze, analyzeWithSpans, type TokenSpan } from './analyzer.ts';
import type { ExactField, SearchPlace, SearchTree } from './search-tree.ts';

/** Words that make a record match, as runs of tokens. */
export interface Mark {
  tokens: string[];
  isPrefix: boolean;
}

/** Values that are matched whole and can be seen in a hit: where. */
const VALUES_SEEN = new Map<ExactField, MarkedPlace | undefined>([
  ['email', undefined],
  ['wallet', undefined],
  ['username', 'username'],
]);

export type MarkedPlace = SearchPlace | 'username';

/** What of a query can be seen in a hit, and not what it excludes: what is asked of all fields, or of one place only. */
export function marksOf(tree: SearchTree, place?: MarkedPlace): Mark[] {
  switch (tree.kind) {
    case 'phrase':
      return tree.in === place ? [{ tokens: tree.tokens, isPrefix: tree.isPrefix }] : [];
    case 'exact': {
      const isSeen = VALUES_SEEN.has(tree.field) && VALUES_SEEN.get(tree.field) === place;
      const tokens = isSeen ? analyze(tree.value) : [];
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

/**
 * The text with what matches between `<mark>` and `</mark>`, everything else escaped: it can be put into a page as it is.
 * Undefined when nothing of it matches.
 */
export function highlight(text: string, marks: readonly Mark[]): string | undefined {
  const spans = analyzeWithSpans(text);
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

function occurrences(
  spans: readonly TokenSpan[],
  { tokens, isPrefix }: Mark,
): { start: number; end: number }[] {
  const last = tokens.length - 1;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at + last < spans.length; at++) {
    const fits = tokens.every((token, offset) => {
      const { token: here } = spans[at + offset] as TokenSpan;
      return isPrefix && offset === last ? here.startsWith(token) : here === token;
    });
    if (fits) found.push({ start: (spans[at] as TokenSpan).start, end: (spans[at + last] as TokenSpan).end });
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
