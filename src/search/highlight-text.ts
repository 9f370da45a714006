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
    case 'found':
    case 'not':
    case 'nothing':
      return [];
  }
}

/** The text as escaped HTML, with matches between `<mark>` and `</mark>`. Undefined if nothing matches. */
export function highlight(text: string, terms: readonly HighlightTerm[]): string | undefined {
  const found = matchesIn(text, terms);
  return found.length === 0 ? undefined : marked(text, { start: 0, end: text.length }, found);
}

/** Characters before and after the matches of a fragment. */
const CONTEXT = 70;
const FRAGMENTS_MAX = 3;

/** The first parts of a long text that contain matches, each as `highlight` would return it. */
export function highlightFragments(text: string, terms: readonly HighlightTerm[]): string[] {
  const found = matchesIn(text, terms);
  const fragments = merged(
    found.map(({ start, end }) => ({ start: wordStart(text, start - CONTEXT), end: end + CONTEXT })),
  );
  return fragments.slice(0, FRAGMENTS_MAX).map(({ start, end }) =>
    marked(
      text,
      { start, end: wordEnd(text, end) },
      found.filter((match) => match.start >= start && match.end <= end),
    ),
  );
}

/** How far a word is followed to its edge. */
const WORD_MAX = 20;

function wordStart(text: string, from: number): number {
  if (from <= 0) return 0;
  const space = text.slice(from, from + WORD_MAX).search(/\s/);
  return space < 0 ? notInsidePair(text, from) : from + space + 1;
}

function wordEnd(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.slice(to - WORD_MAX, to).search(/\s\S*$/);
  return space < 0 ? notInsidePair(text, to) : to - WORD_MAX + space;
}

/** A character outside the Basic Multilingual Plane must not be cut in two. */
function notInsidePair(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

interface Span {
  start: number;
  end: number;
}

/** In order, without overlaps. */
function matchesIn(text: string, terms: readonly HighlightTerm[]): Span[] {
  const spans = analyzeWithSpans(text);
  return merged(terms.flatMap((term) => occurrences(spans, term)).sort((a, b) => a.start - b.start));
}

function marked(text: string, part: Span, matches: readonly Span[]): string {
  let html = '';
  let done = part.start;
  for (const { start, end } of matches) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done, part.end));
}

function occurrences(spans: readonly TokenSpan[], { tokens, isPrefix, anyOf }: HighlightTerm): Span[] {
  if (anyOf !== undefined) return spans.filter(({ token }) => anyOf.has(token));
  const last = tokens.length - 1;
  const found: Span[] = [];
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

function merged(found: readonly Span[]): Span[] {
  const result: Span[] = [];
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
