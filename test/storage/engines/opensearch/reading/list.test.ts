/** Pages beyond OpenSearch's result window, which is small here so that few messages are enough. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keyOf } from '../../../../../src/records/record.ts';
import { tieOf } from '../../../../../src/records/tie.ts';
import { parseQuery } from '../../../../../src/search/query-language.ts';
import { OpensearchClient } from '../../../../../src/storage/engines/opensearch/cluster/client.ts';
import { monthsOf } from '../../../../../src/storage/engines/opensearch/reading/finder.ts';
import { type List, OpensearchLists } from '../../../../../src/storage/engines/opensearch/reading/list.ts';
import { compileQuestion } from '../../../../../src/storage/engines/opensearch/reading/query-compiler.ts';
import { openTables } from '../../../../../src/storage/engines/opensearch/records/tables.ts';
import { monthOf, startOfMonth } from '../../../../../src/time/month.ts';
import {
  emptyPrefix,
  openTestStore,
  REPLICAS,
  testConnection,
  WITHOUT_CLUSTER,
} from '../../../../support/opensearch.ts';
import { at, message } from '../../../../support/world.ts';

const WINDOW = 10;
const TAKE = 4;

describe('opensearch: deep pages', { skip: WITHOUT_CLUSTER }, () => {
  for (const [name, dateOf] of [
    ['over many days', (index: number) => at('2026-09-01') + index * 7_000_000],
    ['within one second', (index: number) => at('2026-11-14') + index],
    ['within one millisecond', () => at('2026-11-14')],
    [
      'mostly within one minute',
      (index: number) => at('2026-11-14') + (index < 50 ? index * 900 : index * 90_000_000),
    ],
  ] as const) {
    test(`match the complete list: messages ${name}`, async (t) => {
      const prefix = emptyPrefix(t);
      const store = await openTestStore({ prefix, shards: 2 });
      const messages = Array.from({ length: 60 }, (_, index) =>
        message({
          sequence: String(index + 1),
          channelId: `-10019900${index % 7}`,
          detectionDate: dateOf(index),
        }),
      );
      await store.write({ records: messages });
      const expected = messages
        .toSorted(
          (a, b) =>
            b.detectionDate - a.detectionDate ||
            tieOf(keyOf(b)) - tieOf(keyOf(a)) ||
            (keyOf(a) < keyOf(b) ? 1 : -1),
        )
        .map(keyOf);
      const client = new OpensearchClient(testConnection());
      t.after(() => client.close());
      const { searcher, names } = await openTables(client, {
        connection: testConnection(),
        layout: { prefix, shards: 2, replicas: REPLICAS, refreshSeconds: 0 },
      });
      const lists = new OpensearchLists(searcher, WINDOW);
      const months = [...new Set(messages.map(({ detectionDate }) => monthOf(detectionDate)))].sort(
        (a, b) => b - a,
      );
      const list = (order: string[]): List<{ key: string }> => ({
        parts: async () =>
          months.map((month) => ({
            from: startOfMonth(month),
            to: startOfMonth(month % 100 === 12 ? month + 89 : month + 1) - 1,
          })),
        index: (generation, within) => monthsOf(within, names, generation),
        query: compileQuestion({
          collection: 'message',
          text: parseQuery('ordinary'),
          order: order[0] === '_score' ? 'relevance' : undefined,
        }),
        order: order.map((field) => ({ field, direction: 'desc' })),
        locate: () => [],
      });
      for (const order of [
        ['at', 'tie', 'key'],
        ['_score', 'at', 'tie', 'key'],
      ]) {
        for (const skip of [0, 5, 6, 7, 11, 29, 30, 55, 58, 60, 99]) {
          const { total, hits, hasMore } = await lists.read(list(order), { kind: 'page', skip, take: TAKE });
          assert.deepEqual(
            [total, hasMore, hits.map((hit) => hit._source.key)],
            [60, skip + TAKE < 60, expected.slice(skip, skip + TAKE)],
            `${order[0]} from ${skip}`,
          );
        }
      }
    });
  }
});
