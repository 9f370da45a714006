/** Walks over more documents than one request returns, spread over many monthly indices. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Message } from '../../../../../src/records/message.ts';
import type { Store } from '../../../../../src/storage/port/store.ts';
import { emptyPrefix, openTestStore, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { HERONRY, message, TILDA } from '../../../../support/world.ts';
import { importFile, PURGED_AT } from '../../../contract/imported.ts';

const MONTHS = 14;
const A_MONTH = 150;
const MESSAGES = MONTHS * A_MONTH;
const CHANNEL = { kind: 'channel', key: `telegram:${HERONRY}` } as const;

/** One channel over 14 months. Every message has a different username, so that a lost message is noticed. */
async function fill(store: Store): Promise<void> {
  const records = Array.from({ length: MESSAGES }, (_, index): Message => {
    const month = index % MONTHS;
    return message({
      sequence: String(index + 1),
      username: `name${index % 400}`,
      detectionDate: Date.UTC(2025, 9 + month, 1, 0, 0, index),
    });
  });
  await importFile(store, 'history', records);
}

describe('opensearch: walks', { skip: WITHOUT_CLUSTER }, () => {
  test(`rework, rebuild and purge visit each of ${MESSAGES} messages in ${MONTHS} months`, async (t) => {
    const store = await openTestStore({ prefix: emptyPrefix(t) });
    await fill(store);
    const seen = new Set<string>();
    const { records } = await store.rework((record) => {
      if (record.kind === 'message') seen.add(record.sequence);
      return record;
    });
    assert.deepEqual([records, seen.size], [MESSAGES, MESSAGES]);

    const profile = { kind: 'profile', key: `telegram:${TILDA.userId}` } as const;
    const before = await store.get('profile', profile.key);
    // The sender is rebuilt from the other messages, with their usernames.
    await store.purge(
      { kind: 'message', key: `${CHANNEL.key}_${MESSAGES}` },
      { at: PURGED_AT, isPermanent: false },
    );
    const after = await store.get('profile', profile.key);
    assert.deepEqual(
      after?.lists.usernames?.map(({ value }) => value),
      before?.lists.usernames?.map(({ value }) => value),
    );

    const report = await store.purge(CHANNEL, { at: PURGED_AT, isPermanent: true });
    assert.equal(report.removed.message, MESSAGES - 1);
    const { records: left } = await store.status();
    assert.deepEqual([left.message, left.profile, left.channel], [0, 0, 0]);
  });
});
