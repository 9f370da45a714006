/** Concurrent writers on one cluster, paused between any two of their requests. */
import { describe, type TestContext, test } from 'node:test';
import type { Message } from '../../../../../src/records/message.ts';
import type { OpensearchStore } from '../../../../../src/storage/engines/opensearch/store.ts';
import { SqliteStore } from '../../../../../src/storage/engines/sqlite/store.ts';
import type { Batch } from '../../../../../src/storage/port/writing.ts';
import { openGatedStores, PauseBefore } from '../../../../support/gated-stores.ts';
import { emptyPrefix, WITHOUT_CLUSTER } from '../../../../support/opensearch.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';
import { at, message } from '../../../../support/world.ts';
import { EMAIL, WALLET } from '../../../contract/imported.ts';
import { assertSameAnswers } from '../answers.ts';

const SEPTEMBER = at('2026-09-30T22:00:00Z');
const OCTOBER = at('2026-10-31T22:00:00Z');
const NOVEMBER = at('2026-11-01T00:30:00Z');
const EDITED = at('2026-11-20');
const ONION = { kind: 'onion', value: `http://${'a'.repeat(56)}.onion/x` } as const;

/** Fields that two imports change in messages that a third one wrote in November. */
const SCENARIOS: Record<string, [Partial<Message>, Partial<Message>]> = {
  'a move and an edit': [{ detectionDate: OCTOBER }, { text: 'edited', version: EDITED, items: [EMAIL] }],
  'an edit and a move': [{ text: 'edited', version: EDITED, items: [EMAIL] }, { detectionDate: OCTOBER }],
  'moves to two months': [
    { detectionDate: OCTOBER, items: [WALLET] },
    { detectionDate: SEPTEMBER, items: [EMAIL] },
  ],
  'moves to two months, the earlier first': [
    { detectionDate: SEPTEMBER, items: [WALLET] },
    { detectionDate: OCTOBER, text: 'edited', version: EDITED },
  ],
  'a move to the same month': [{ detectionDate: OCTOBER }, { detectionDate: OCTOBER + 1, items: [EMAIL] }],
  'two edits': [
    { text: 'edited', version: EDITED, items: [WALLET] },
    { text: 'edited too', version: EDITED + 1, items: [EMAIL] },
  ],
};

interface Case {
  before: Batch[];
  overtaken: Batch;
  overtaking: Batch[];
}

function messages(channelId: string, fields: Partial<Message>): Message[] {
  return ['1', '2'].map((sequence) =>
    message({ channelId, sequence, userId: '7', version: NOVEMBER, detectionDate: NOVEMBER, ...fields }),
  );
}

/** Runs a case once for every request of the overtaken import, all in one store and each in its own channel. */
async function overtakeEverywhere(
  t: TestContext,
  variants: readonly boolean[],
  caseOf: (channelId: string, variant: boolean) => Case,
): Promise<void> {
  const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 2);
  const [one, other] = stores as [OpensearchStore, OpensearchStore];
  const reference = new SqliteStore(temporaryFolder(t));
  t.after(() => reference.close());
  let cases = 0;
  for (const variant of variants) {
    for (let request = 0, isHeld = true; isHeld; request++) {
      const { before, overtaken, overtaking } = caseOf(`-100${1000 + ++cases}`, variant);
      for (const batch of before) await one.write(batch);
      const pause = new PauseBefore(0, request);
      setGate(pause);
      const writing = one.write(overtaken);
      isHeld = await pause.reached(writing);
      for (const batch of overtaking) await other.write(batch);
      pause.release();
      await writing;
      setGate(undefined);
      for (const batch of [...before, overtaken, ...overtaking]) await reference.write(batch);
    }
  }
  t.diagnostic(`${cases} cases`);
  await assertSameAnswers(one, reference);
}

describe('opensearch: interleaved', { skip: WITHOUT_CLUSTER }, () => {
  for (const [name, [one, other]] of Object.entries(SCENARIOS)) {
    test(`${name}: one import overtakes the other before any of its requests`, async (t) => {
      await overtakeEverywhere(t, [true, false], (channelId, isKnown) => {
        const known = messages(channelId, {});
        return {
          before: isKnown ? [{ records: known, file: 1 }] : [],
          overtaken: { records: messages(channelId, one), file: 2 },
          overtaking: [{ records: messages(channelId, other), file: 3 }],
        };
      });
    });
  }

  test('findings match the message even if the overtaken import adds nothing new', async (t) => {
    await overtakeEverywhere(t, [true], (channelId) => {
      // Two processes import the same file, and one continues with another file.
      const same = { records: messages(channelId, { items: [ONION], version: EDITED }), file: 2 };
      const moved = { records: messages(channelId, { detectionDate: OCTOBER }), file: 3 };
      return {
        before: [{ records: messages(channelId, {}), file: 1 }],
        overtaken: same,
        overtaking: [same, moved],
      };
    });
  });
});
