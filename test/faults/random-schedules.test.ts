/** Concurrent imports and purges, with their requests in thousands of seeded random orders. */
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { SeededRandom } from '../../src/demo/random.ts';
import type { Message } from '../../src/records/message.ts';
import type { OpensearchStore } from '../../src/storage/engines/opensearch/store.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { PurgeTarget } from '../../src/storage/port/purge.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { remainingVersionAfter } from '../../src/storage/rules/purge-rule.ts';
import { EMAIL, importFile, PURGED_AT, WALLET } from '../storage/contract/imported.ts';
import { assertSameAnswers } from '../storage/engines/opensearch/answers.ts';
import { openGatedStores, SeededSchedule } from '../support/gated-stores.ts';
import { emptyPrefix, WITHOUT_CLUSTER } from '../support/opensearch.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, message } from '../support/world.ts';

const WRITERS = 3;
const CASES = 150;
const CASES_WITH_PURGES = 24;

interface Sighting {
  sequence: string;
  date: number;
  edited: number;
  text: string;
  /** 0 is the channel itself, 1 and 2 are people. */
  sender: 0 | 1 | 2;
  items: Message['items'];
}

const sighting: fc.Arbitrary<Sighting> = fc.record({
  sequence: fc.constantFrom('1', '2'),
  date: fc
    .constantFrom('2026-09-30T22:00:00Z', '2026-10-31T22:00:00Z', '2026-11-01T00:30:00Z', '2026-11-02')
    .map(at),
  edited: fc.constantFrom('2026-11-05', '2026-11-06', '2026-11-07').map(at),
  text: fc.constantFrom('alpha', 'beta', 'edited'),
  sender: fc.constantFrom(0, 1, 2),
  items: fc.constantFrom(undefined, [EMAIL], [WALLET], [EMAIL, WALLET]),
});
const file = fc.array(sighting, { minLength: 1, maxLength: 4 });
const seed = fc.integer({ min: 0, max: 1_000_000 });

/** Every case has its own channel and people, so that all cases share one store. */
class Cases {
  #count = 0;
  #channelId = '';

  next(): void {
    this.#channelId = `-100${1000 + ++this.#count}`;
  }

  get name(): string {
    return `case ${this.#count}`;
  }

  get channelKey(): string {
    return `telegram:${this.#channelId}`;
  }

  person(number: number): string {
    return String(this.#count * 10 + number);
  }

  messagesOf(sightings: readonly Sighting[]): Message[] {
    return sightings.map(({ sequence, date, edited, text, sender, items }) =>
      message({
        channelId: this.#channelId,
        sequence,
        detectionDate: date,
        version: edited,
        text,
        userId: sender === 0 ? this.#channelId : this.person(sender),
        username: `name${sender}`,
        ...(items !== undefined && { items }),
      }),
    );
  }
}

function openReference(t: TestContext): SqliteStore {
  const store = new SqliteStore(temporaryFolder(t));
  t.after(() => store.close());
  return store;
}

function scheduleOf(number: number): SeededSchedule {
  const random = new SeededRandom('schedule', number);
  return new SeededSchedule((below) => random.below(below));
}

describe('opensearch: schedules', { skip: WITHOUT_CLUSTER }, () => {
  test(`${WRITERS} imports in ${CASES} random request orders give the same state as SQLite`, async (t) => {
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), WRITERS);
    const reference = openReference(t);
    const cases = new Cases();
    let choices = 0;
    const property = fc.asyncProperty(
      file,
      fc.tuple(file, file, file),
      fc.boolean(),
      seed,
      async (base, sightings, isKnown, number) => {
        cases.next();
        const files = sightings.map((each) => cases.messagesOf(each));
        const known = cases.messagesOf(base);
        if (isKnown) await (stores[0] as Store).write({ records: known, file: 1 });
        const schedule = scheduleOf(number);
        setGate(schedule);
        await Promise.all(
          stores.map((store, index) => store.write({ records: files[index] as Message[], file: 2 + index })),
        );
        setGate(undefined);
        choices += schedule.choices;
        if (isKnown) await reference.write({ records: known, file: 1 });
        for (const [index, records] of files.entries()) await reference.write({ records, file: 2 + index });
      },
    );
    await fc.assert(property, { numRuns: CASES, seed: 14, endOnFailure: true });
    t.diagnostic(`${CASES} cases, ${choices} choices between stores`);
    await assertSameAnswers(stores[0] as Store, reference);
  });

  const target = fc.constantFrom('message', 'channel', 'profile', 'import');

  test(`imports and a purge in ${CASES_WITH_PURGES} random request orders remove the target`, async (t) => {
    const { stores, setGate } = await openGatedStores(t, emptyPrefix(t), 3);
    const [one, other, purging] = stores as [OpensearchStore, OpensearchStore, OpensearchStore];
    const reference = openReference(t);
    const cases = new Cases();
    let choices = 0;
    const property = fc.asyncProperty(
      file,
      fc.tuple(file, file),
      target,
      seed,
      async (base, sightings, kind, number) => {
        cases.next();
        const files = sightings.map((each) => cases.messagesOf(each));
        const known = cases.messagesOf(base);
        const { importId } = await importFile(one, `${cases.name} base`, known);
        const purged: PurgeTarget =
          kind === 'import'
            ? { kind, importId }
            : kind === 'message'
              ? { kind, key: `${cases.channelKey}_1` }
              : { kind, key: kind === 'channel' ? cases.channelKey : `telegram:${cases.person(1)}` };
        const schedule = scheduleOf(number);
        setGate(schedule);
        await Promise.all([
          importFile(one, `${cases.name} one`, files[0] as Message[]),
          importFile(other, `${cases.name} other`, files[1] as Message[]),
          // A permanent purge of an import blocks records that no other import has written yet, so order would matter.
          purging.purge(purged, { at: PURGED_AT, isPermanent: kind !== 'import' }),
        ]);
        setGate(undefined);
        choices += schedule.choices;
        const remaining = remainingVersionAfter(purged, new Set([0]));
        for (const [index, [name, records]] of Object.entries({
          base: known,
          one: files[0],
          other: files[1],
        }).entries()) {
          const kept = (records as Message[]).filter(
            (record) => remaining({ files: [index], record }) !== undefined,
          );
          if (kept.length > 0) await importFile(reference, `${cases.name} ${name}`, kept);
        }
      },
    );
    await fc.assert(property, { numRuns: CASES_WITH_PURGES, seed: 14, endOnFailure: true });
    t.diagnostic(`${CASES_WITH_PURGES} cases, ${choices} choices between stores`);
    await assertSameAnswers(one, reference);
  });
});
