import assert from 'node:assert/strict';
import { keyOf } from '../../../../src/records/record.ts';
import { parseQuery } from '../../../../src/search/query-language.ts';
import type { Store } from '../../../../src/storage/port/store.ts';
import { at } from '../../../support/world.ts';

const ALL = { kind: 'page', skip: 0, take: 5000 } as const;
const WINDOW = { from: at('2026-01-01'), to: at('2026-12-31') };
const SOURCES = ['telegram-profile', 'telegram-message'] as const;

/** Everything that a client can read about messages and the records derived from them. */
export async function answersOf(store: Store): Promise<Record<string, unknown>> {
  const text = parseQuery('-nothing');
  return {
    messages: await store.find({ collection: 'message', text, slice: ALL }),
    profiles: await store.find({ collection: 'profile', text, slice: ALL }),
    channels: await store.find({ collection: 'channel', text, slice: ALL }),
    edited: (await store.find({ collection: 'message', text: parseQuery('edited'), slice: ALL })).total,
    wallets: await store.feed({ feed: 'wallets', ...WINDOW, sources: SOURCES, slice: ALL }),
    onion: await store.feed({ feed: 'onion', ...WINDOW, sources: SOURCES, slice: ALL }),
    coverage: await store.coverage('2026-01-01', '2026-12-31'),
    counts: (await store.status()).records,
  };
}

/** Every version of every message with its file names. Duplicate messages are listed twice. */
async function versionsIn(store: Store): Promise<string[]> {
  const all: string[] = [];
  const logged = (await store.imports.list()).flatMap(({ files }) => files);
  const names = new Map(logged.map(({ fileId, name }) => [fileId, name]));
  for (const { month } of await store.export.months())
    for await (const { versions } of store.export.messages(month)) {
      const [first] = versions as [(typeof versions)[number]];
      const texts = versions.map(({ files, record }) =>
        JSON.stringify([files.map((file) => names.get(file) ?? file).sort(), Object.entries(record).sort()]),
      );
      all.push(`${keyOf(first.record)} in ${month}: ${texts.sort().join()}`);
    }
  return all.sort();
}

/** Compares the answers of both stores, and every stored version with its files. */
export async function assertSameAnswers(actual: Store, expected: Store): Promise<void> {
  const [found, wanted] = [await versionsIn(actual), await versionsIn(expected)];
  const [foundSet, wantedSet] = [new Set(found), new Set(wanted)];
  const wrong = found.filter((each) => !wantedSet.has(each));
  const missing = wanted.filter((each) => !foundSet.has(each));
  assert.deepEqual(
    { messages: found.length, wrong, missing },
    { messages: wanted.length, wrong: [], missing: [] },
  );
  assert.deepEqual(await answersOf(actual), await answersOf(expected));
}
