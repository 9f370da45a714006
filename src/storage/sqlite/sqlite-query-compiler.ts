import type { SQLInputValue } from 'node:sqlite';
import { PLATFORMS } from '../../records/platform.ts';
import type { SearchTree } from '../../search/query-language.ts';
import type { FindableKind, Question } from '../query.ts';

/** Text columns of each index. `filters` is never among them: its tokens must not answer to words of a query. */
const TEXT_COLUMNS: Record<FindableKind, string> = {
  message: '{text channel topic username}',
  profile: '{text}',
  channel: '{text}',
};

/** A token of the `filters` column. Text never becomes one: analyzed tokens hold no colon. */
export function filterToken(name: string, value: string): string {
  const encoded = value
    .normalize('NFC')
    .toLowerCase()
    // Whatever the tokenizer would split at is written as its code between colons.
    .replace(/[\0-/:-`{-\x7f]/g, (character) => `:${character.charCodeAt(0).toString(16)}:`);
  return `${name}:${encoded}`;
}

function filter(name: string, value: string): string {
  return `filters : "${filterToken(name, value)}"`;
}

/** FTS5 has no query for everything: whatever carries the name of a platform is everything. */
const EVERYTHING = `(${PLATFORMS.map((platform) => filter('p', platform)).join(' OR ')})`;

/** The MATCH expression of a question, or undefined when nothing can match it. */
export function compileMatch(question: Question): string | undefined {
  const conditions: string[] = [];
  if (question.text !== undefined) {
    if (question.text.kind === 'nothing') return undefined;
    conditions.push(compileTree(question.text, TEXT_COLUMNS[question.collection]));
  }
  if (question.collection !== 'message') conditions.push(filter('k', question.collection));
  if (question.platform !== undefined) conditions.push(filter('p', question.platform));
  if (question.username !== undefined) conditions.push(filter('u', question.username));
  return conditions.length === 0 ? EVERYTHING : conditions.join(' AND ');
}

function compileTree(tree: SearchTree, columns: string): string {
  switch (tree.kind) {
    case 'phrase':
      // Tokens hold only letters, digits and marks: nothing in them can end the quotes.
      return `(${columns} : "${tree.tokens.join(' ')}"${tree.isPrefix ? ' *' : ''})`;
    case 'or':
      return `(${tree.of.map((part) => compileTree(part, columns)).join(' OR ')})`;
    case 'not':
      return `(${EVERYTHING} NOT ${compileTree(tree.of, columns)})`;
    case 'and': {
      const wanted = tree.of.filter((part) => part.kind !== 'not').map((part) => compileTree(part, columns));
      const unwanted = tree.of.flatMap((part) =>
        part.kind === 'not' ? [compileTree(part.of, columns)] : [],
      );
      const positive = wanted.length === 0 ? EVERYTHING : `(${wanted.join(' AND ')})`;
      return unwanted.length === 0 ? positive : `(${positive} NOT (${unwanted.join(' OR ')}))`;
    }
    case 'nothing':
      throw new TypeError('an empty part of a query has no expression');
  }
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
