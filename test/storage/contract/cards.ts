import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { maskRecord } from '../../../src/enrich/mask-record.ts';
import { enrichMessage } from '../../../src/enrich/message.ts';
import { enrichedPage } from '../../../src/enrich/page.ts';
import { reenrich } from '../../../src/ingest/reenrich.ts';
import { channelSighting } from '../../../src/records/channel.ts';
import { digestsOfMessage, type Message } from '../../../src/records/message.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { at, HERONRY, message, TILDA } from '../../support/world.ts';
import { keysFound, sequencesFound } from './helpers.ts';
import { importFile } from './imported.ts';
import type { Engine } from './store-suite.ts';

const GROUPED = '5425 2334 3010 9903';
const COMPACT = '5425233430109903';
const NUMBER = /5425.?2334.?3010.?9903/;
const DAY = at('2026-11-14');

/** Records as versions before masking stored them. */
function unmasked(): AnyRecord[] {
  return [
    message({ sequence: '1', text: `selling ${GROUPED} today` }),
    message({
      sequence: '2',
      text: 'a file',
      hiddenText: `button ${GROUPED}`,
      attachments: [{ name: `card ${COMPACT}.txt` }],
      links: [`https://shop.example/?cc=${COMPACT}`],
      forwardedFrom: { name: `seller ${GROUPED}` },
      channelTitle: `Heronry ${GROUPED}`,
      senderName: `Tilda ${GROUPED}`,
    }),
    channelSighting('telegram', HERONRY, DAY, {
      facts: { about: `donate: card ${COMPACT}` },
      lists: { channelTitles: [`Heronry ${GROUPED}`] },
    }),
    profileSighting('telegram', TILDA.userId, DAY, { lists: { lastName: [`Probe ${GROUPED}`] } }),
    ransomwareSighting(
      'post',
      DAY,
      { url: 'http://leak.example/1', grade: 'absolute-link' },
      {
        facts: { companyName: 'Acme Dental', ransomwareGroup: 'brasskettle', text: `card ${COMPACT}` },
      },
    ),
    {
      ...enrichedPage('page', DAY, {
        facts: { url: 'http://x.example/', html: `<p>${GROUPED}</p>` },
        lists: {},
      }),
      lists: {},
    },
  ];
}

/** Everything that is stored or derived. */
async function everythingStored(store: Store): Promise<string> {
  const all: unknown[] = [
    await store.get('channel', `telegram:${HERONRY}`),
    await store.get('profile', `telegram:${TILDA.userId}`),
  ];
  for (const { month } of await store.export.months())
    for await (const message of store.export.messages(month)) all.push(message);
  for (const kind of ['pages', 'fileSightings'] as const)
    for await (const record of store.export.exported(kind)) all.push(record);
  return JSON.stringify(all);
}

export function testCards(engine: Engine): void {
  describe(`${engine.name}: card numbers`, () => {
    test('reenriching masks them in every record and version, and in the index', async (t) => {
      const store = await engine.openStore(t);
      await importFile(store, 'a', unmasked());
      const edited = { sequence: '1', text: `now ${GROUPED}, sold`, version: at('2026-11-16') };
      await importFile(store, 'b', [message(edited)]);
      assert.deepEqual(await sequencesFound(store, `"${GROUPED}"`), ['1', '2']);

      assert.match(await everythingStored(store), NUMBER);
      await reenrich(store);
      const text = await everythingStored(store);
      assert.doesNotMatch(text, NUMBER);
      for (const masked of [
        /selling 5425 23\*\* \*\*\*\* 9903 today/,
        /now 5425 23/,
        /"Probe 5425 23/,
        /card 542523\*{6}9903\.txt/,
      ])
        assert.match(text, masked);
      for (const query of [`"${GROUPED}"`, COMPACT, '2334', '3010', `file:${COMPACT}`, `link:${COMPACT}`])
        assert.deepEqual(await sequencesFound(store, query), [], query);
      for (const kind of ['channel', 'profile'] as const)
        assert.deepEqual(await keysFound(store, kind, '3010'), [], kind);
      assert.deepEqual(await sequencesFound(store, '9903'), ['1', '2']);
      const page = await store.get('page', 'page');
      assert.equal(page?.facts.text?.value, '5425 23** **** 9903');
      assert.equal((await reenrich(store)).changed, 0);
    });

    test('a masked message equals one that was imported masked', async (t) => {
      const store = await engine.openStore(t);
      const draft = (text: string): Message => {
        const { languages: _, ...rest } = message({ text });
        return maskRecord(enrichMessage(rest));
      };
      const masked = draft(`selling ${GROUPED} today, mail tilda@mail.example`);
      assert.deepEqual(await importFile(store, 'a', [masked]).then(({ outcomes }) => outcomes), ['written']);
      const again = draft('selling 5425 23** **** 9903 today, mail tilda@mail.example');
      assert.deepEqual(await importFile(store, 'b', [again]).then(({ outcomes }) => outcomes), ['unchanged']);
      const found = await store.get('message', `telegram:${HERONRY}_1`);
      assert.deepEqual(digestsOfMessage(found as Message), digestsOfMessage(again));
    });
  });
}
