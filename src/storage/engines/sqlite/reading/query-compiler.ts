import type { SQLInputValue } from 'node:sqlite';
import { EXTRA_PLACES } from '../../../../records/message-extras.ts';
import { PLATFORMS, type Platform } from '../../../../records/platform.ts';
import type { SearchPlace, SearchTree } from '../../../../search/search-tree.ts';
import { indicatorKey } from '../../../port/indicators.ts';
import type { FindableEntity, FindableKind, Question } from '../../../port/query.ts';
import type { FilterName } from '../../../rules/filter-names.ts';
import { filterToken } from '../database/filter-token.ts';
import { MESSAGE_INDEX_COLUMNS, type MessageIndexColumn } from '../database/message-columns.ts';
import { ENTITY_OF_ROW } from '../index/entity-rows.ts';
import { entityTableOf } from '../index/entity-tables.ts';
import type { Sought, SoughtPhrase } from '../sealed/sought.ts';
import { entitiesWith } from './entities-with-indicator.ts';

/**
 * The columns that words are searched in, and the columns of a field such as `channel:`. Never `filters`: its tokens
 * must not match words of a query.
 */
const TEXT_COLUMNS: Record<FindableKind, string> = {
  message: `{text channel topic username ${EXTRA_PLACES.join(' ')}}`,
  profile: '{text}',
  channel: '{text topics server}',
  page: '{text title}',
  ransomware: '{text title}',
  'ransomware-group': '{text title}',
  victim: '{text title}',
};
const PLACE_COLUMNS: Record<FindableKind, Partial<Record<SearchPlace, string>>> = {
  message: {
    channel: '{channel}',
    server: '{server}',
    file: '{file}',
    link: '{link}',
    forwarded: '{forwarded}',
  },
  profile: {},
  channel: { channel: '{text}', server: '{server}' },
  page: { title: '{title}' },
  ransomware: { title: '{title}' },
  'ransomware-group': { title: '{title}' },
  victim: { title: '{title}' },
};

function filter(name: FilterName, value: string, isPrefix = false): string {
  return `filters : "${filterToken(name, value)}"${isPrefix ? ' *' : ''}`;
}

export function platformFilter(platform: Platform): string {
  return filter('platform', platform);
}

/** FTS5 has no expression that matches everything, but every row has a platform token. */
const EVERYTHING = `(${PLATFORMS.map(platformFilter).join(' OR ')})`;

/** The MATCH expression of a message query, or undefined if nothing can match. */
export function compileMatch(question: Omit<Question<'message'>, 'slice'>): string | undefined {
  const conditions: string[] = [];
  if (question.text !== undefined) {
    if (question.text.kind === 'nothing') return undefined;
    conditions.push(`(${expressionOf(normalize(question.text, 'message', false))})`);
  }
  if (question.filter !== undefined)
    conditions.push(`(${expressionOf(normalize(question.filter, 'message', false))})`);
  if (question.platform !== undefined) conditions.push(filter('platform', question.platform));
  if (question.username !== undefined) conditions.push(filter('username', question.username));
  return conditions.length === 0 ? EVERYTHING : conditions.join(' AND ');
}

/** The same condition for segments (sealed/segment-search.ts), or undefined if nothing can match. */
export function soughtIn(question: Omit<Question<'message'>, 'slice'>): Sought | undefined {
  const { text, filter: tree, platform, username } = question;
  if (text?.kind === 'nothing') return undefined;
  const of: Sought[] = [];
  for (const each of [text, tree])
    if (each !== undefined) of.push(soughtOf(normalize(each, 'message', false)));
  if (platform !== undefined) of.push(soughtFilter('platform', platform));
  if (username !== undefined) of.push(soughtFilter('username', username));
  return { kind: 'and', of };
}

/** The words that relevance depends on. */
export function soughtText({ text }: Pick<Question<'message'>, 'text'>): Sought {
  return text === undefined ? { kind: 'and', of: [] } : soughtOf(normalize(text, 'message', false));
}

/** The MATCH expression of one of its phrases. */
export function phraseMatch({ fields, tokens, isPrefix }: SoughtPhrase): string {
  const columns = fields.map((field) => MESSAGE_INDEX_COLUMNS[field]);
  return phraseExpression(`{${columns.join(' ')}}`, tokens, isPrefix);
}

/** Tokens contain only letters, digits, marks and a few signs, so they cannot close the quotes. */
function phraseExpression(columns: string, tokens: readonly string[], isPrefix: boolean): string {
  return `${columns} : "${tokens.join(' ')}"${isPrefix ? ' *' : ''}`;
}

export function soughtPlatform(platform: Platform): Sought {
  return soughtFilter('platform', platform);
}

function soughtOf(node: Normal): Sought {
  if (node.kind !== 'leaf') return { kind: node.kind, of: node.of.map(soughtOf) };
  return { kind: 'leaf', phrases: node.phrases, isNegative: node.isNegative };
}

function soughtFilter(name: FilterName, value: string): Sought {
  return { kind: 'leaf', phrases: [filterPhrase(name, value)], isNegative: false };
}

function filterPhrase(name: FilterName, value: string, isPrefix = false): SoughtPhrase {
  return { fields: FILTER_FIELDS, tokens: [filterToken(name, value)], isPrefix };
}

/** Numbers of the columns in a column filter of FTS5. */
function fieldsIn(columns: string): number[] {
  return columns
    .slice(1, -1)
    .split(' ')
    .map((column) => MESSAGE_INDEX_COLUMNS.indexOf(column as MessageIndexColumn));
}

const FILTER_FIELDS = fieldsIn('{filters}');

/** A tree with negations only at the leaves: FTS5's NOT is binary, and its parser stack is small. */
type Leaf = {
  kind: 'leaf';
  expression: string;
  /** The same for segments. */
  phrases: readonly SoughtPhrase[];
  /** For entities instead of the expression: the ids of those with an indicator. */
  select?: SqlCondition;
  isNegative: boolean;
  depth: 0;
};
type Branch = { kind: 'and' | 'or'; of: Normal[]; depth: number };
type Normal = Leaf | Branch;

/** Moves negations to the leaves by De Morgan's laws. */
function normalize(tree: SearchTree, kind: FindableKind, isNegated: boolean): Normal {
  switch (tree.kind) {
    case 'phrase': {
      const columns = (tree.in && PLACE_COLUMNS[kind][tree.in]) ?? TEXT_COLUMNS[kind];
      const expression = phraseExpression(columns, tree.tokens, tree.isPrefix);
      const phrases = [{ fields: fieldsIn(columns), tokens: tree.tokens, isPrefix: tree.isPrefix }];
      return { kind: 'leaf', expression, phrases, isNegative: isNegated, depth: 0 };
    }
    case 'forms': {
      const expression = `${TEXT_COLUMNS[kind]} : (${tree.tokens.map((token) => `"${token}"`).join(' OR ')})`;
      const fields = fieldsIn(TEXT_COLUMNS[kind]);
      const phrases = tree.tokens.map((token) => ({ fields, tokens: [token], isPrefix: false }));
      return { kind: 'leaf', expression, phrases, isNegative: isNegated, depth: 0 };
    }
    case 'exact': {
      const expression = filter(tree.field, tree.value, tree.isPrefix);
      const phrases = [filterPhrase(tree.field, tree.value, tree.isPrefix)];
      return { kind: 'leaf', expression, phrases, isNegative: isNegated, depth: 0 };
    }
    case 'found': {
      const expression = filter('item', indicatorKey(tree.indicator));
      const select = kind === 'message' ? undefined : entitiesWith(tree.indicator, kind);
      const phrases = [filterPhrase('item', indicatorKey(tree.indicator))];
      return {
        kind: 'leaf',
        expression,
        phrases,
        ...(select && { select }),
        isNegative: isNegated,
        depth: 0,
      };
    }
    case 'not':
      return normalize(tree.of, kind, !isNegated);
    case 'and':
    case 'or': {
      const of = tree.of.map((part) => normalize(part, kind, isNegated));
      // The deepest part first: the parser keeps everything before an open parenthesis on its stack.
      of.sort((a, b) => b.depth - a.depth);
      const joined = (tree.kind === 'and') === isNegated ? 'or' : 'and';
      return { kind: joined, of, depth: 1 + (of[0]?.depth ?? 0) };
    }
    case 'nothing':
      throw new TypeError('an empty part of a query has no expression');
  }
}

function expressionOf(node: Normal): string {
  if (node.kind === 'leaf')
    return node.isNegative ? `(${EVERYTHING} NOT ${node.expression})` : node.expression;
  if (node.kind === 'or') return `(${node.of.map(expressionOf).join(' OR ')})`;
  const positives = node.of.filter((part) => part.kind !== 'leaf' || !part.isNegative).map(expressionOf);
  const negatives = node.of.flatMap((part) =>
    part.kind === 'leaf' && part.isNegative ? [part.expression] : [],
  );
  const positive = positives.length === 0 ? EVERYTHING : positives.join(' AND ');
  return negatives.length === 0 ? `(${positive})` : `((${positive}) NOT (${negatives.join(' OR ')}))`;
}

/**
 * A SELECT of the ids of entities that match a tree. Each phrase is matched separately, because an entity's words are
 * spread over several rows (index/entity-index.ts); the results are combined as sets.
 */
export function compileEntities(tree: SearchTree, kind: FindableEntity): SqlCondition {
  return setOf(normalize(tree, kind, false), kind);
}

function setOf(node: Normal, kind: FindableEntity): SqlCondition {
  if (node.kind === 'leaf') {
    const { name } = entityTableOf(kind);
    const found: SqlCondition = node.select ?? {
      sql: `SELECT ${ENTITY_OF_ROW} FROM ${name} WHERE ${name} MATCH ?`,
      parameters: [node.expression],
    };
    if (!node.isNegative) return found;
    return {
      sql: `SELECT id FROM entities WHERE kind = ? EXCEPT ${found.sql}`,
      parameters: [kind, ...found.parameters],
    };
  }
  const parts = node.of.map((part) => setOf(part, kind));
  return {
    sql: parts
      .map(({ sql }) => `SELECT * FROM (${sql})`)
      .join(node.kind === 'and' ? ' INTERSECT ' : ' UNION '),
    parameters: parts.flatMap(({ parameters }) => parameters),
  };
}

/** A term that adds to the score of an entity. `word` is set if the term is a single word. */
export interface ScoredTerm {
  expression: string;
  word?: { token: string; isPrefix: boolean } | undefined;
}

export function scoredTerms(tree: SearchTree, kind: FindableEntity, isNegated = false): ScoredTerm[] {
  if (tree.kind === 'not') return scoredTerms(tree.of, kind, !isNegated);
  if (tree.kind === 'and' || tree.kind === 'or')
    return tree.of.flatMap((part) => scoredTerms(part, kind, isNegated));
  // Which records contain an indicator is known from findings, not from the index.
  if (isNegated || tree.kind === 'nothing' || tree.kind === 'found') return [];
  const { expression } = normalize(tree, kind, false) as Leaf;
  const isWord = tree.kind === 'phrase' && tree.tokens.length === 1;
  return [
    { expression, word: isWord ? { token: tree.tokens[0] as string, isPrefix: tree.isPrefix } : undefined },
  ];
}

export interface SqlCondition {
  sql: string;
  parameters: SQLInputValue[];
}

export function allOf(conditions: readonly (SqlCondition | undefined)[]): SqlCondition {
  const given = conditions.filter((condition) => condition !== undefined);
  return {
    sql: given.length === 0 ? 'TRUE' : given.map(({ sql }) => `(${sql})`).join(' AND '),
    parameters: given.flatMap(({ parameters }) => parameters),
  };
}

export function when(
  isGiven: boolean,
  sql: string,
  ...parameters: SQLInputValue[]
): SqlCondition | undefined {
  return isGiven ? { sql, parameters } : undefined;
}

export function oneOf(column: string, values: readonly string[]): SqlCondition {
  return { sql: `${column} IN (${values.map(() => '?').join(', ')})`, parameters: [...values] };
}
