import type { BenchAnswer } from '../engine.ts';
import {
  type BenchQuestion,
  DEEP_SKIP,
  GROUPS,
  GROUPS_MAX,
  PAGE_SIZE,
  type SearchQuestion,
  type Words,
} from '../questions.ts';

type Row = (string | number)[];

/** Ordered by date, as the pages are. Words, ids and items have indexes that skip blocks of rows. */
export const CREATE_TABLE = [
  'CREATE DATABASE bench ENGINE = Atomic',
  `CREATE TABLE bench.messages (
    id String, platform LowCardinality(String), channel LowCardinality(String), channel_title LowCardinality(String),
    user String, username String, detected DateTime64(3, 'UTC'), language LowCardinality(String), text String,
    email String, wallet String, tokens String,
    INDEX words tokens TYPE text(tokenizer = splitByString([' '])),
    INDEX ids id TYPE bloom_filter(0.001), INDEX emails email TYPE bloom_filter(0.001),
    INDEX wallets wallet TYPE bloom_filter(0.001)
  ) ENGINE = MergeTree ORDER BY (detected, id)`,
];

export function queriesFor(question: Exclude<BenchQuestion, { kind: 'message' }>): string[] {
  switch (question.kind) {
    case 'search':
      return pageQueries(question);
    case 'histogram':
      return [histogramQuery(question)];
    case 'top values':
      return [...pageQueries({ ...question, kind: 'search', skip: 'first' }), topValuesQuery(question.words)];
    case 'email':
    case 'wallet':
      return [
        `SELECT DISTINCT platform, user FROM bench.messages WHERE ${question.kind} = ${stringLiteral(question.value)}`,
      ];
  }
}

export function readAnswer(question: BenchQuestion, results: readonly Row[][]): BenchAnswer {
  const [first = [], page = [], values = []] = results;
  switch (question.kind) {
    case 'search':
      return { total: Number(first[0]?.[0]), hits: page.length };
    case 'histogram': {
      const totals = new Map(first.map(([at, total]) => [at, Number(total)]));
      return {
        total: [...totals.values()].reduce((sum, total) => sum + total, 0),
        hits: totals.size,
        grouped: sumOf(first, 2),
      };
    }
    case 'top values':
      return { total: Number(first[0]?.[0]), hits: page.length, grouped: sumOf(values, 0) };
    default:
      return { total: first.length, hits: first.length };
  }
}

export function stringLiteral(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function pageQueries(question: SearchQuestion): string[] {
  const where = conditionOf(question);
  const offset = question.skip === 'deep' ? DEEP_SKIP : 0;
  return [
    `SELECT count() FROM bench.messages WHERE ${where}`,
    `SELECT * FROM bench.messages WHERE ${where} ORDER BY detected DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET ${offset}`,
  ];
}

function histogramQuery({ words, interval, by }: Extract<BenchQuestion, { kind: 'histogram' }>): string {
  const at = interval === 'day' ? 'toStartOfDay(detected)' : 'toStartOfMonth(detected)';
  if (by === undefined)
    return `SELECT ${at} AS at, count() FROM bench.messages WHERE ${matchOf(words)} GROUP BY at ORDER BY at`;
  return `SELECT at, sum(n) OVER (PARTITION BY at) AS total, n, key
    FROM (SELECT ${at} AS at, ${by} AS key, count() AS n FROM bench.messages WHERE ${matchOf(words)} GROUP BY at, key)
    ORDER BY at, n DESC, key LIMIT ${GROUPS_MAX} BY at`;
}

function topValuesQuery(words: Words): string {
  const sets = GROUPS.map((group) => `(${group})`).join(', ');
  return `SELECT count() AS n, grouping(${GROUPS.join(', ')}) AS field, ${GROUPS.join(', ')}
    FROM bench.messages WHERE ${matchOf(words)} GROUP BY GROUPING SETS (${sets})
    ORDER BY n DESC LIMIT ${GROUPS_MAX} BY field`;
}

function conditionOf({ words, platform, from, to }: SearchQuestion): string {
  const conditions = [matchOf(words)];
  if (platform !== undefined) conditions.push(`platform = ${stringLiteral(platform)}`);
  if (from !== undefined) conditions.push(`detected >= ${instant(from)}`);
  if (to !== undefined) conditions.push(`detected <= ${instant(to)}`);
  return conditions.join(' AND ');
}

function instant(ms: number): string {
  return `fromUnixTimestamp64Milli(${ms}, 'UTC')`;
}

function matchOf(words: Words): string {
  if (words.kind === 'prefix') return `tokens LIKE ${stringLiteral(`% ${words.word}%`)}`;
  if (words.kind === 'phrase') return `hasPhrase(tokens, ${stringLiteral(words.words.join(' '))})`;
  const list = words.words.map(stringLiteral).join(', ');
  return `${words.kind === 'any' ? 'hasAnyTokens' : 'hasAllTokens'}(tokens, [${list}])`;
}

function sumOf(rows: readonly Row[], column: number): number {
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
}
