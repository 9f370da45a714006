import type { Alert, Match } from '../../api/alert-types.ts';

const WORDS_MAX = 30;
const WORD = /-?(?:[A-Za-z-]+:)?"[^"]*"\*?|[^\s()]+/g;
const OPERATORS = new Set(['OR', 'AND', 'NOT']);

/** The words of a query that a text must contain. Conditions on fields and excluded words are left out. */
export function queryWords(q: string): string[] {
  const words: string[] = [];
  let isNot = false;
  for (const [token] of q.matchAll(WORD)) {
    const isWord = !token.startsWith('-') && !OPERATORS.has(token) && !/^[A-Za-z-]+:./.test(token);
    const word = token.replace(/["*~()]/g, '').trim();
    if (isWord && !isNot && word !== '') words.push(word);
    isNot = token === 'NOT';
  }
  return words.slice(0, WORDS_MAX);
}

/** The words for which a record matched. */
export function matchedWords(match: Match, alert: Alert | undefined): string[] {
  const values = match.indicators?.map((each) => each.slice(each.indexOf(':') + 1)) ?? [];
  const q = alert?.parameters?.q;
  return [...values, ...(typeof q === 'string' ? queryWords(q) : [])];
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text with its words marked, in the form of the server's highlights; undefined if it has none of them. */
export function markWords(text: string, words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word).replace(/(?:\\x20)+/g, '\\s+'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})`, 'giu');
  let html = '';
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    html += `${escapeHtml(text.slice(end, found.index))}<mark>${escapeHtml(found[0])}</mark>`;
    end = found.index + found[0].length;
  }
  return end === 0 ? undefined : html + escapeHtml(text.slice(end));
}
