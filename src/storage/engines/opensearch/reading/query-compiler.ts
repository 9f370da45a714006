import type { SearchTree } from '../../../../search/search-tree.ts';
import type { FindableKind, Question } from '../../../port/query.ts';
import { during, EVERYTHING, type Query } from '../cluster/clauses.ts';
import { filterToken } from '../records/filter-token.ts';

/** More words than any language has begin with one letter: no prefix within a phrase is cut short. */
const EXPANSIONS_MAX = 10_000_000;

/** A tree as a query; the fields are named alike for messages and entities. */
export function compileTree(tree: SearchTree, kind: FindableKind): Query {
  switch (tree.kind) {
    case 'phrase':
      return phrase(fieldOf(tree.in, kind), tree.tokens, tree.isPrefix);
    case 'exact': {
      const value = filterToken(tree.field, tree.value);
      return tree.isPrefix ? { prefix: { filters: { value } } } : { term: { filters: { value } } };
    }
    case 'not':
      return { bool: { must_not: [compileTree(tree.of, kind)] } };
    case 'and':
      return { bool: { must: tree.of.map((part) => compileTree(part, kind)) } };
    case 'or':
      return {
        bool: { should: tree.of.map((part) => compileTree(part, kind)), minimum_should_match: 1 },
      };
    case 'nothing':
      return { match_none: {} };
  }
}

function fieldOf(place: 'channel' | 'server' | undefined, kind: FindableKind): string {
  if (place === undefined || kind === 'profile') return 'words';
  return place === 'channel' ? 'channelWords' : 'serverWords';
}

function phrase(field: string, tokens: readonly string[], isPrefix: boolean): Query {
  const [only = ''] = tokens;
  if (tokens.length === 1)
    return isPrefix ? { prefix: { [field]: { value: only } } } : { term: { [field]: { value: only } } };
  const query = tokens.join(' ');
  return isPrefix
    ? { match_phrase_prefix: { [field]: { query, max_expansions: EXPANSIONS_MAX } } }
    : { match_phrase: { [field]: { query } } };
}

/** All conditions of a question but its slice. */
export function compileQuestion(question: Omit<Question, 'slice'>): Query {
  const { collection, text, platform, username, channelId } = question;
  const isScored = question.order === 'relevance' && text !== undefined;
  const filter: Query[] = [];
  if (collection !== 'message') filter.push({ term: { kind: collection } });
  if (platform !== undefined) filter.push({ term: { platform } });
  if (username !== undefined) filter.push({ term: { filters: filterToken('username', username) } });
  if (channelId !== undefined) filter.push({ term: { channelId } });
  if (question.filter !== undefined) filter.push(compileTree(question.filter, collection));
  filter.push(...during('at', question.during));
  const must = text === undefined ? [] : [compileTree(text, collection)];
  // Only an order by relevance wants scores; without them an engine may take shorter ways.
  if (must.length === 0 && filter.length === 0) return EVERYTHING;
  return { bool: isScored ? { must, filter } : { filter: [...must, ...filter] } };
}
