import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seeded } from '../../../bench/search/corpus.ts';
import { type Page, pageSighting } from '../../../src/records/page.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { MS_PER_DAY } from '../../../src/time/instant.ts';
import { at } from '../../support/world.ts';
import { importFile, PURGED_AT } from './imported.ts';
import type { Engine } from './store-suite.ts';

const ALL = { kind: 'page', skip: 0, take: 100 } as const;
const URL = 'http://heron.example/offers';

function visit(date: string | number, text: string | undefined, pageId = 'a'): Page {
  const html = text === undefined ? undefined : `<p>${text}</p>`;
  return pageSighting(pageId, typeof date === 'number' ? date : at(date), {
    facts: { url: URL, text, html },
  });
}

/** Each version as its text, first and last visit. */
async function shown(store: Store, conditions: { seenBy?: number; key?: string } = {}): Promise<string[]> {
  const { total, hits, hasMore } = await store.pageVersions({ key: 'a', slice: ALL, ...conditions });
  assert.deepEqual([total, hasMore], [hits.length, false]);
  return hits.map(
    ({ facts, firstSeen, detectionDate }) =>
      `${facts.text?.value} ${[firstSeen, detectionDate].map((date) => new Date(date).toISOString().slice(0, 10)).join(' ')}`,
  );
}

/** Versions by following the visits one after the other. */
function followed(visits: readonly Page[]): string[] {
  const lines: { text: string; from: number; to: number }[] = [];
  for (const { detectionDate, facts } of visits.toSorted((a, b) => a.detectionDate - b.detectionDate)) {
    const text = facts.text?.value as string;
    const last = lines.at(-1);
    if (last?.text === text) last.to = detectionDate;
    else lines.push({ text, from: detectionDate, to: detectionDate });
  }
  const day = (date: number) => new Date(date).toISOString().slice(0, 10);
  return lines.reverse().map(({ text, from, to }) => `${text} ${day(from)} ${day(to)}`);
}

export function testPageVersions(engine: Engine): void {
  describe(`${engine.name}: versions of a page`, () => {
    test('lists every version, newest first, with its first and last visit', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'one', [visit('2026-11-03', 'two'), visit('2026-11-01', 'one')]);
      await importFile(store, 'two', [visit('2026-11-05', 'one'), visit('2026-11-04', 'two')]);
      await importFile(store, 'three', [visit('2026-11-02', 'other page', 'b')]);
      assert.deepEqual(await shown(store), [
        'one 2026-11-05 2026-11-05',
        'two 2026-11-03 2026-11-04',
        'one 2026-11-01 2026-11-01',
      ]);
      assert.deepEqual(await shown(store, { key: 'b' }), ['other page 2026-11-02 2026-11-02']);
      assert.deepEqual(await shown(store, { key: 'nothing' }), []);
      const { hits } = await store.pageVersions({ key: 'a', slice: ALL });
      assert.ok(hits.every(({ facts }) => facts.html === undefined && facts.url?.value === URL));
    });

    test('returns the version of a day, and pages of the list', async (t) => {
      const store = await engine.openStore(t);
      const visits = ['one', 'two', 'three'].map((text, index) => visit(`2026-11-0${2 * index + 1}`, text));
      await importFile(store, 'all', visits);
      const of = async (day: string) => (await shown(store, { seenBy: at(day) }))[0];
      assert.equal(await of('2026-10-31'), undefined);
      assert.equal(await of('2026-11-01'), 'one 2026-11-01 2026-11-01');
      assert.equal(await of('2026-11-04'), 'two 2026-11-03 2026-11-03');
      assert.equal(await of('2026-12-01'), 'three 2026-11-05 2026-11-05');
      const slice = { kind: 'page', skip: 1, take: 1 } as const;
      const { total, hits, hasMore } = await store.pageVersions({ key: 'a', slice });
      assert.deepEqual([total, hits.map(({ facts }) => facts.text?.value), hasMore], [3, ['two'], true]);
      const beyond = await store.pageVersions({ key: 'a', slice: { kind: 'page', skip: 3, take: 1 } });
      assert.deepEqual([beyond.total, beyond.hits, beyond.hasMore], [3, [], false]);
    });

    test('leaves out visits without content, unless there are no others', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'links', [visit('2026-11-02', undefined)]);
      assert.deepEqual(await shown(store), ['undefined 2026-11-02 2026-11-02']);
      await importFile(store, 'crawl', [visit('2026-11-01', 'one'), visit('2026-11-03', 'one')]);
      assert.deepEqual(await shown(store), ['one 2026-11-01 2026-11-03']);
    });

    test('lists visits at the same instant in the order of merging', async (t) => {
      const store = await engine.openStore(t);
      const texts = ['one', 'two', 'three', 'four', 'five', 'six'];
      for (const [index, text] of texts.entries())
        await importFile(store, `file ${index}`, [visit('2026-11-01', text)]);
      const { total, hits } = await store.pageVersions({ key: 'a', slice: ALL });
      const page = await store.get('page', 'a');
      assert.equal(total, texts.length);
      assert.equal(hits[0]?.facts.text?.value, page?.facts.text?.value);
      assert.deepEqual(
        hits.map(({ facts }) => facts.text?.value),
        texts.toSorted().reverse(),
      );
      const titled = (pageTitle: string) =>
        pageSighting('b', at('2026-11-01'), { facts: { url: URL, text: 'same', pageTitle } });
      for (const title of ['Gull', 'Heron', 'Avocet']) await importFile(store, title, [titled(title)]);
      const titles = await store.pageVersions({ key: 'b', slice: ALL });
      assert.deepEqual(
        titles.hits.map(({ facts }) => facts.pageTitle?.value),
        ['Heron', 'Gull', 'Avocet'],
      );
      assert.equal((await store.get('page', 'b'))?.facts.pageTitle?.value, 'Heron');
    });

    test('matches visits followed one by one, whatever the order of imports', async (t) => {
      const random = seeded(3);
      for (let round = 0; round < engine.rounds(8); round++) {
        const store = await engine.openStore(t);
        const days = Array.from({ length: 12 }, (_, day) => at('2026-11-01') + day * MS_PER_DAY);
        const visits = days.map((date) => visit(date, `text ${Math.floor(random() * 3)}`));
        const shuffled = visits
          .map((page) => ({ page, order: random() }))
          .sort((a, b) => a.order - b.order)
          .map(({ page }) => page);
        for (const [index, part] of [shuffled.slice(0, 5), shuffled.slice(5), shuffled.slice(3, 8)].entries())
          await importFile(store, `file ${index}`, part);
        assert.deepEqual(await shown(store), followed(visits));
        await engine.release(store);
      }
    });

    test('loses the versions of a purged import', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'kept', [visit('2026-11-01', 'one'), visit('2026-11-03', 'three')]);
      const { importId } = await importFile(store, 'purged', [
        visit('2026-11-02', 'two'),
        visit('2026-11-04', 'four'),
        visit('2026-11-04', 'four', 'b'),
      ]);
      await store.purge({ kind: 'import', importId }, { at: PURGED_AT, isPermanent: false });
      assert.deepEqual(await shown(store), ['three 2026-11-03 2026-11-03', 'one 2026-11-01 2026-11-01']);
      assert.deepEqual(await shown(store, { key: 'b' }), []);
    });

    test('reports the size of the answer before all of it is read', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'large', [
        visit('2026-11-01', 'a'.repeat(2_000_000)),
        visit('2026-11-02', 'b'.repeat(2_000_000)),
      ]);
      let bytes = 0;
      const onGrowth = (more: number) => {
        bytes += more;
        if (bytes > 3_000_000) throw new RangeError('too large');
      };
      await assert.rejects(store.pageVersions({ key: 'a', slice: ALL }, { onGrowth }), RangeError);
    });
  });
}
