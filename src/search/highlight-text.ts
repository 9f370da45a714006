import { analyze, analyzeWithSpans, type TokenSpan } from './analyzer.ts';
import type { ExactField, SearchPlace, SearchTree } from './search-tree.ts';

/** Consecutive tokens to highlight. */
export interface HighlightTerm {
  tokens: string[];
  isPrefix: boolean;
  /** Instead of `tokens`: any one of these. */
  anyOf?: ReadonlySet<string>;
}

/** Exact values that are visible in hits, with the only place to highlight them; undefined for every place. */
const VISIBLE_VALUES = new Map<ExactField, HighlightPlace | undefined>([
  ['email', undefined],
  ['wallet', undefined],
  ['username', 'username'],
  ['accountName', 'username'],
]);

export type HighlightPlace = SearchPlace | 'username';

/** Terms of a query to highlight, without excluded ones: those searched everywhere, or those searched in one place. */
export function highlightTerms(tree: SearchTree, place?: HighlightPlace): HighlightTerm[] {
  switch (tree.kind) {
    case 'phrase':
      return tree.in === place ? [{ tokens: tree.tokens, isPrefix: tree.isPrefix }] : [];
    case 'forms':
      return place === undefined ? [{ tokens: [], isPrefix: false, anyOf: new Set(tree.tokens) }] : [];
    case 'exact': {
      const isVisible = VISIBLE_VALUES.has(tree.field) && VISIBLE_VALUES.get(tree.field) === place;
      const tokens = isVisible ? analyze(tree.value) : [];
      return tokens.length === 0 ? [] : [{ tokens, isPrefix: tree.isPrefix }];
    }
    case 'and':
    case 'or':
      return tree.of.flatMap((part) => highlightTerms(part, place));
    case 'not':
    case 'nothing':
      return [];
  }
}

/** The text as escaped HTML, with matches between `<mark>` and `</mark>`. Undefined if nothing matches. */
export function highlight(text: string, terms: readonly HighlightTerm[]): string | undefined {
  const spans = analyzeWithSpans(text);
  const found = terms.flatMap((term) => occurrences(spans, term)).sort((a, b) => a.start - b.start);
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
  { tokens, isPrefix, anyOf }: HighlightTerm,
): { start: number; end: number }[] {
  if (anyOf !== undefined) return spans.filter(({ token }) => anyOf.has(token));
  const last = tokens.length - 1;
  const found: { start: number; end: number }[] = [];
  for (let at = 0; at + last < spans.length; at++) {
    const matches = tokens.every((token, offset) => {
      const { token: here } = spans[at + offset] as TokenSpan;
      return isPrefix && offset === last ? here.startsWith(token) : here === token;
    });
    if (matches)
      found.push({ start: (spans[at] as TokenSpan).start, end: (spans[at + last] as TokenSpan).end });
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
