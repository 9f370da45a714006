import type { Indicator } from '../../../../records/indicator.ts';
import type { SearchPlace, SearchTree } from '../../../../search/search-tree.ts';
import { indicatorKey } from '../../../port/indicators.ts';
import type { FindableKind, Question } from '../../../port/query.ts';
import { during, EVERYTHING, type Query } from '../cluster/clauses.ts';
import { filterToken } from '../records/filter-token.ts';
import type { EntitiesWith } from './entities-with-indicator.ts';

/** More than the words that start with one letter in any language, so that a phrase prefix is never truncated. */
const EXPANSIONS_MAX = 10_000_000;

const NO_ENTITIES: EntitiesWith = new Map();

/** Messages and entities use the same field names. `found` resolves the indicators of a tree about entities. */
export function compileTree(tree: SearchTree, kind: FindableKind, found = NO_ENTITIES): Query {
  switch (tree.kind) {
    case 'phrase':
      return phraseIn(tree.in, kind, (field) => phrase(field, tree.tokens, tree.isPrefix));
    case 'forms':
      return phraseIn(undefined, kind, (field) => ({ terms: { [field]: tree.tokens } }));
    case 'exact': {
      const value = filterToken(tree.field, tree.value);
      return tree.isPrefix ? { prefix: { filters: { value } } } : { term: { filters: { value } } };
    }
    case 'found':
      return containing(tree.indicator, kind, found);
    case 'not':
      return { bool: { must_not: [compileTree(tree.of, kind, found)] } };
    case 'and':
      return { bool: { must: tree.of.map((part) => compileTree(part, kind, found)) } };
    case 'or':
      return {
        bool: { should: tree.of.map((part) => compileTree(part, kind, found)), minimum_should_match: 1 },
      };
    case 'nothing':
      return { match_none: {} };
  }
}

/** Without a score: an indicator is contained or not. */
function containing(indicator: Indicator, kind: FindableKind, found: EntitiesWith): Query {
  const name = indicatorKey(indicator);
  const query = kind === 'message' ? { term: { filters: filterToken('item', name) } } : found.get(name);
  if (query === undefined) throw new TypeError(`${name} was not resolved`);
  return { bool: { filter: [query] } };
}

/** Words beside the text count half as much for relevance. */
const EXTRA_WEIGHT = 0.5;

function phraseIn(
  place: SearchPlace | undefined,
  kind: FindableKind,
  phraseOf: (field: string) => Query,
): Query {
  if (kind === 'profile') return phraseOf('words');
  if (place !== undefined) return phraseOf(`${place}Words`);
  if (kind !== 'message') return phraseOf('words');
  const extra = { bool: { should: [phraseOf('extraWords')], boost: EXTRA_WEIGHT } };
  return { bool: { should: [phraseOf('words'), extra], minimum_should_match: 1 } };
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

/** All conditions of a query except its slice. */
export function compileQuestion(question: Omit<Question, 'slice'>, found = NO_ENTITIES): Query {
  const { collection, text, platform, username, channelId } = question;
  const isScored = question.order === 'relevance' && text !== undefined;
  const filter: Query[] = [];
  if (collection !== 'message') filter.push({ term: { kind: collection } });
  if (platform !== undefined) filter.push({ term: { platform } });
  if (username !== undefined) filter.push({ term: { filters: filterToken('username', username) } });
  if (channelId !== undefined) filter.push({ term: { channelId } });
  if (question.similarTo !== undefined) filter.push({ term: { similar: question.similarTo } });
  if (question.filter !== undefined) filter.push(compileTree(question.filter, collection, found));
  filter.push(...during('at', question.during));
  const must = text === undefined ? [] : [compileTree(text, collection, found)];
  // Only an order by relevance needs scores. Without them, OpenSearch can optimize more.
  if (must.length === 0 && filter.length === 0) return EVERYTHING;
  return { bool: isScored ? { must, filter } : { filter: [...must, ...filter] } };
}
