import { POST_FACTS } from '../../../../records/ransomware-post.ts';
import { dayOf } from '../../../../time/day.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import type { PostCount, PostCountQuestion, PostGrouping } from '../../../port/query.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { allOf, compileEntities, type SqlCondition } from './query-compiler.ts';

/** Posts are counted from their documents, victims from a table of their own. */
const COUNTED = {
  ransomware: {
    table: `entities WHERE kind = 'ransomware' AND`,
    date: 'first_seen',
    groupValue: (by: PostGrouping) => `document ->> '$.facts.${POST_FACTS[by]}.value'`,
  },
  victim: {
    table: 'victim_counts WHERE',
    date: 'detection_date',
    groupValue: (by: PostGrouping) => (by === 'group' ? 'group_id' : by),
  },
};

function idIn({ sql, parameters }: SqlCondition): SqlCondition {
  return { sql: `id IN (${sql})`, parameters };
}

export function countPosts(
  statements: SqliteStatements,
  { of = 'ransomware', from, to, by, filter }: PostCountQuestion,
): PostCount[] {
  const { table, date, groupValue } = COUNTED[of];
  const condition = allOf([
    { sql: `${date} BETWEEN ? AND ? AND in_time()`, parameters: [from, to] },
    filter && idIn(compileEntities(filter, of)),
  ]);
  return statements
    .prepare(
      `SELECT ${date} / ${MS_PER_DAY} AS day, ${by === undefined ? 'NULL' : groupValue(by)} AS value,
         count(*) AS posts
       FROM ${table} ${condition.sql} GROUP BY 1, 2`,
    )
    .all(...condition.parameters)
    .map((row) => ({
      day: dayOf((row.day as number) * MS_PER_DAY),
      value: (row.value as string | null) ?? undefined,
      posts: row.posts as number,
    }));
}
