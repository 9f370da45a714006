import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseQuery } from '../../../src/search/query-language.ts';
import { message } from '../../support/world.ts';
import { sequencesFound, write } from './helpers.ts';
import type { Engine } from './store-suite.ts';

/** Text beside the text: file names, link targets, origins of forwarded messages, polls and embeds. */
export function testExtras(engine: Engine): void {
  describe(`${engine.name}: text beside the text`, () => {
    const MESSAGES = [
      message({
        sequence: '1',
        text: '',
        attachments: [{ name: 'Invoice 2026.pdf', size: 9 }, { name: 'logs.zip' }],
      }),
      message({
        sequence: '2',
        text: 'see here',
        links: ['https://files.example/drop?id=7', 'https://other.example/'],
      }),
      message({
        sequence: '3',
        text: 'resent',
        forwardedFrom: { name: 'Night Heronry', id: '-1001600000009' },
      }),
      message({ sequence: '4', text: '', media: 'poll', hiddenText: 'Which stealer?\nRed fox\nBlue heron' }),
      message({ sequence: '5', text: 'invoice for a night at files example' }),
    ];

    test('words find it, and fields find it in its place only', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...MESSAGES);
      const cases: [q: string, found: string[]][] = [
        ['invoice', ['1', '5']],
        ['"invoice 2026"', ['1']],
        ['file:invoice', ['1']],
        ['file:"invoice 2026.pdf"', ['1']],
        ['file:log*', ['1']],
        ['file:files', []],
        ['files.example', ['2', '5']],
        ['link:files.example', ['2']],
        ['link:"files.example/drop"', ['2']],
        ['link:other*', ['2']],
        ['-link:files.example invoice', ['1', '5']],
        ['night', ['3', '5']],
        ['forwarded:heronry', ['3']],
        ['forwarded:-1001600000009', ['3']],
        ['forwarded:1600000009', ['3']],
        ['forwarded:night*', ['3']],
        ['stealer', ['4']],
        ['"red fox"', ['4']],
        ['media:poll heron', ['4']],
      ];
      for (const [q, found] of cases) assert.deepEqual(await sequencesFound(store, q), found, q);
    });

    test('a phrase never spans two values', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...MESSAGES);
      for (const q of ['"pdf logs"', '"7 https"', '"fox blue"', '"stealer red"', 'file:"pdf logs"'])
        assert.deepEqual(await sequencesFound(store, q), [], q);
    });

    test('highlights it in fields of its own', async (t) => {
      const store = await engine.openStore(t);
      await write(store, ...MESSAGES);
      const highlightsFor = async (q: string) => {
        const { highlights } = await store.find({
          collection: 'message',
          text: parseQuery(q),
          slice: { kind: 'page', skip: 0, take: 10 },
          isHighlighted: true,
        });
        return highlights;
      };
      assert.deepEqual(await highlightsFor('file:invoice'), [
        { attachments: ['<mark>Invoice</mark> 2026.pdf'] },
      ]);
      assert.deepEqual(await highlightsFor('link:drop'), [
        { links: ['https://files.example/<mark>drop</mark>?id=7'] },
      ]);
      assert.deepEqual(await highlightsFor('heronry'), [{ forwardedFrom: ['Night <mark>Heronry</mark>'] }]);
      assert.deepEqual(await highlightsFor('fox'), [{ otherText: ['Red <mark>fox</mark>'] }]);
    });

    test('the text weighs more than what is beside it', async (t) => {
      const store = await engine.openStore(t);
      const filler = Array.from({ length: 20 }, (_, index) =>
        message({ sequence: String(100 + index), text: `filler ${index}` }),
      );
      await write(
        store,
        ...filler,
        message({ sequence: '1', text: 'kestrel' }),
        message({ sequence: '2', text: 'plain', attachments: [{ name: 'kestrel' }] }),
      );
      const { hits } = await store.find({
        collection: 'message',
        text: parseQuery('kestrel'),
        order: 'relevance',
        slice: { kind: 'page', skip: 0, take: 10 },
      });
      assert.deepEqual(
        hits.map(({ sequence }) => sequence),
        ['1', '2'],
      );
    });

    test('lists every version of a message, newest first', async (t) => {
      const store = await engine.openStore(t);
      const at = message().detectionDate;
      const versions = ['first', 'second', 'third'].map((text, index) =>
        message({ text, version: at + index * 1000 }),
      );
      const [first, second, third] = versions;
      for (const each of [second, first, third, second]) if (each !== undefined) await write(store, each);
      const key = `telegram:${first?.channelId}_1`;
      const texts = (await store.messageVersions(key)).map(({ text }) => text);
      assert.deepEqual(texts, ['third', 'second', 'first']);
      assert.deepEqual(await store.messageVersions('telegram:-1_1'), []);
      assert.deepEqual(await store.messageVersions('nonsense'), []);
    });

    test('merges each part from its newest edit, in any order of imports', async (t) => {
      const [older, newer] = [
        message({
          text: 'a',
          attachments: [{ name: 'old.txt' }],
          links: ['https://a.example/'],
          version: 1000,
        }),
        message({ text: 'b', attachments: [{ name: 'new.txt' }], version: 2000 }),
      ].map((each) => ({ ...each, detectionDate: 1000 }));
      for (const order of [
        [older, newer],
        [newer, older],
      ]) {
        const store = await engine.openStore(t);
        for (const each of order) if (each !== undefined) await write(store, each);
        const [stored] = (
          await store.find({ collection: 'message', slice: { kind: 'page', skip: 0, take: 1 } })
        ).hits;
        assert.deepEqual(
          [stored?.text, stored?.attachments, stored?.links],
          ['b', [{ name: 'new.txt' }], ['https://a.example/']],
        );
        assert.deepEqual(await sequencesFound(store, 'file:old'), []);
        assert.deepEqual(await sequencesFound(store, 'file:new link:a.example'), ['1']);
      }
    });
  });
}
