/**
 * After a purge, a store gives the same answers as a reference store that never saw the target. Small random stores cover the
 * combinations of records and targets; a large store covers work in chunks, which small ones never need.
 */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { channelSighting } from '../../../src/records/channel.ts';
import { FINDING_SOURCES } from '../../../src/records/finding.ts';
import { type Indicator, indicatorHash, SEARCHED_KINDS } from '../../../src/records/indicator.ts';
import type { Item } from '../../../src/records/item.ts';
import type { Message } from '../../../src/records/message.ts';
import { pageSighting } from '../../../src/records/page.ts';
import { profileSighting } from '../../../src/records/profile.ts';
import { ransomwareSighting } from '../../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../../src/records/record.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import { PAGE_FACETS } from '../../../src/storage/port/facets.ts';
import type { PurgeTarget } from '../../../src/storage/port/purge.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { remainingVersionAfter } from '../../../src/storage/rules/purge-rule.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message } from '../../support/world.ts';
import { EMAIL, importFile, PURGED_AT, WALLET } from './imported.ts';
import type { Engine } from './store-suite.ts';

const FROM = at('2025-01-01');
const TO = at('2026-12-31');
const SOURCES = [
  'telegram-profile',
  'discord-profile',
  'telegram-message',
  'discord-message',
  'page',
] as const;
const WORDS = ['alpha', 'beta', 'gamma', 'tilda', 'heronry'];
const PEOPLE = ['7001', '7002', '7003'];
const TELEGRAM_CHANNELS = [HERONRY, '-4242', '7003'];
const ONION: Item = { kind: 'onion', value: `http://${'a'.repeat(56)}.onion/x` };

/** Ignores the order of properties. */
function digestOf(value: unknown): string {
  const sorted = (_: string, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  return hash('sha256', JSON.stringify(value, sorted));
}

/** Everything that a client can read. Pages of a large store are reduced to digests. */
async function answersOf(store: Store, { isLarge = false } = {}): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const all = parseQuery('-nothingsaysthis');
  for (const collection of ['message', 'profile', 'channel'] as const) {
    const take = 1000;
    for (let skip = 0; ; skip += take) {
      const found = await store.find({ collection, text: all, slice: { kind: 'page', skip, take } });
      answers[`${collection} ${skip}`] = isLarge
        ? { total: found.total, digest: digestOf(found.hits) }
        : found;
      if (!found.hasMore) break;
    }
    for (const word of WORDS) {
      const text = parseQuery(word, collection);
      const found = await store.find({ collection, text, slice: { kind: 'page', skip: 0, take: 50 } });
      answers[`${collection} ${word}`] = found;
    }
  }
  const feed = { from: FROM, to: TO, slice: { kind: 'page', skip: 0, take: 1000 } } as const;
  for (const name of ['wallets', 'onion'] as const)
    answers[name] = await store.feed({ feed: name, ...feed, sources: SOURCES });
  await addIndicators(store, answers);
  answers.coverage = await store.coverage('2025-01-01', '2026-12-31');
  for (const user of PEOPLE)
    for (const platform of ['telegram', 'discord'])
      answers[`profile ${platform}:${user}`] = await store.get('profile', `${platform}:${user}`);
  for (const channel of TELEGRAM_CHANNELS)
    for (const sequence of ['1', '2', '3'])
      answers[`versions ${channel}_${sequence}`] = await store.messageVersions(
        `telegram:${channel}_${sequence}`,
      );
  answers.server = await store.get('server', `discord:${HARBOUR_SERVER}`);
  answers.pages = [await store.get('page', 'a'), await store.get('page', 'b')];
  const versions = { kind: 'page', skip: 0, take: 100 } as const;
  for (const key of ['a', 'b']) answers[`post ${key}`] = await store.get('ransomware', key);
  for (const collection of ['page', 'ransomware', 'victim'] as const)
    answers[`all ${collection}`] = await store.find({
      collection,
      slice: { kind: 'page', skip: 0, take: 100 },
      ...(collection === 'page' && { facets: { by: PAGE_FACETS, size: 100 } }),
    });
  for (const key of ['a', 'b'])
    answers[`versions of page ${key}`] = await store.pageVersions({ key, slice: versions });
  answers['pages by month'] = await store.histogram({
    collection: 'page',
    interval: 'month',
    by: 'site',
    groupsMax: 10,
  });
  const { records } = await store.status();
  answers.counts = records;
  return answers;
}

async function addIndicators(store: Store, answers: Record<string, unknown>): Promise<void> {
  const visible = [{ sources: FINDING_SOURCES }];
  const known: Indicator[] = [
    ...[EMAIL, WALLET, ONION].map(({ kind, value }) => ({ kind, canonical: value })),
    ...WORDS.flatMap((text): Indicator[] => [
      { kind: 'name', canonical: text },
      { kind: 'title', canonical: text },
      { kind: 'email', canonical: `${text}@x.example` },
    ]),
  ];
  for (const indicator of known)
    answers[`indicator ${indicator.kind} ${indicator.canonical}`] = await store.indicator({
      ...indicator,
      interval: 'month',
      placesMax: 50,
      relatedMax: 50,
      visible,
    });
  for (const text of ['alp', 'beta', 'x.example', 'wit'])
    answers[`indicators with ${text}`] = await store.findIndicators({
      text,
      isOpenBefore: true,
      isOpenAfter: true,
      kinds: SEARCHED_KINDS,
      slice: { kind: 'page', skip: 0, take: 100 },
      visible,
    });
  const prefixes = known.map(({ canonical }) => indicatorHash(canonical).slice(0, 6));
  answers.hashes = await store.indicatorsByHash({ prefixes, visible });
}

const word = fc.constantFrom(...WORDS.slice(0, 3));
/** Four months, including their boundaries: a version can move a message to another month. */
const date = fc
  .constantFrom(
    '2026-08-10',
    '2026-08-31T23:59:59Z',
    '2026-09-01T00:00:00Z',
    '2026-09-15',
    '2026-10-31T22:30:00Z',
    '2026-11-01T00:30:00Z',
    '2026-11-02',
  )
  .map(at);
const items = fc.constantFrom<Item[] | undefined>(undefined, [EMAIL], [WALLET], [EMAIL, WALLET], [ONION]);

function telegramMessage(fields: {
  channel: string;
  sender: string;
  sequence: string;
  text: string;
  written: number;
  edited: number;
  username: string | undefined;
  title: string | undefined;
  items: Item[] | undefined;
}): Message {
  const { channel, sender, written } = fields;
  const { username: _, ...plain } = message({
    channelId: channel,
    sequence: fields.sequence,
    // A post in the channel's name hides its author.
    userId: sender === 'channel' ? channel : sender,
    text: fields.text,
    detectionDate: written,
    version: Math.max(written, fields.edited),
  });
  return {
    ...plain,
    ...(fields.username !== undefined && { username: fields.username }),
    ...(fields.title !== undefined && { channelTitle: fields.title }),
    ...(fields.items !== undefined && { items: fields.items }),
  };
}

const anyTelegramMessage = fc
  .record({
    channel: fc.constantFrom(...TELEGRAM_CHANNELS),
    sender: fc.constantFrom(...PEOPLE, 'channel'),
    sequence: fc.constantFrom('1', '2', '3'),
    text: word,
    written: date,
    edited: date,
    username: fc.option(word, { nil: undefined }),
    title: fc.option(word, { nil: undefined }),
    items,
  })
  .map(telegramMessage);
const anyDiscordMessage = fc
  .record({
    sender: fc.constantFrom(...PEOPLE),
    sequence: fc.constantFrom('1', '2'),
    text: word,
    written: date,
    items,
  })
  .map(({ sender, sequence, text, written, items: shown }) => {
    const fields = { channelId: HARBOUR, serverId: HARBOUR_SERVER, serverTitle: text, userId: sender };
    return message({
      ...fields,
      platform: 'discord',
      sequence,
      text,
      detectionDate: written,
      ...(shown !== undefined && { items: shown }),
    });
  });
/** All on one day that stays covered after any purge: stores keep only the first and last day of a profile. */
const PROFILES_AT = at('2026-11-02T12:00:00Z');
const anyProfile = fc
  .record({ user: fc.constantFrom(...PEOPLE), names: fc.array(word, { maxLength: 2 }), bot: fc.boolean() })
  .map(({ user, names, bot }) =>
    profileSighting('telegram', user, PROFILES_AT, { facts: { bot }, lists: { firstName: names } }),
  );
const witness = profileSighting('telegram', '1', PROFILES_AT, { lists: { firstName: ['witness'] } });
const anyChannel = fc
  .record({ channel: fc.constantFrom(HERONRY, '-4242'), title: word, seen: date })
  .map(({ channel, title, seen }) =>
    channelSighting('telegram', channel, seen, { lists: { channelTitles: [title] } }),
  );
const anyPage = fc
  .record({ id: fc.constantFrom('a', 'b'), seen: date, text: word })
  .map(({ id, seen, text }) =>
    pageSighting(id, seen, {
      facts: { url: 'http://p.example/', text },
      lists: { email: [`${text}@x.example`] },
    }),
  );
const anyPost = fc
  .record({ id: fc.constantFrom('a', 'b'), seen: date, text: word, group: fc.constantFrom('tin', 'brass') })
  .map(({ id, seen, text, group }) =>
    ransomwareSighting(
      id,
      seen,
      { url: 'http://leak.example/', grade: 'absolute-link' },
      {
        facts: { companyName: `${text} ltd`, ransomwareGroup: group, text },
        lists: { email: [`${text}@x.example`] },
      },
    ),
  );
const anyRecord = fc.oneof(
  { weight: 8, arbitrary: anyTelegramMessage },
  { weight: 3, arbitrary: anyDiscordMessage },
  { weight: 1, arbitrary: anyProfile },
  { weight: 1, arbitrary: anyChannel },
  { weight: 2, arbitrary: anyPage },
  { weight: 2, arbitrary: anyPost },
);
const anyFile = fc.array(anyRecord, { minLength: 1, maxLength: 12 });
const anyTarget = (files: number) =>
  fc.oneof(
    fc
      .record({ channel: fc.constantFrom(...TELEGRAM_CHANNELS), sequence: fc.constantFrom('1', '2') })
      .map(({ channel, sequence }) => ({ kind: 'message' as const, key: `telegram:${channel}_${sequence}` })),
    fc
      .constantFrom(...TELEGRAM_CHANNELS.map((id) => `telegram:${id}`), `discord:${HARBOUR}`)
      .map((key) => ({ kind: 'channel' as const, key })),
    fc
      .constantFrom(...PEOPLE.flatMap((id) => [`telegram:${id}`, `discord:${id}`]))
      .map((key) => ({ kind: 'profile' as const, key })),
    fc.record({
      kind: fc.constantFrom('page' as const, 'ransomware' as const),
      key: fc.constantFrom('a', 'b'),
    }),
    fc.nat(files - 1).map((file) => ({ kind: 'import' as const, importId: file })),
  );

interface Case {
  files: AnyRecord[][];
  /** For an import, `importId` is the index of its file. */
  target: PurgeTarget;
}

const anyCase: fc.Arbitrary<Case> = fc
  .array(anyFile, { minLength: 1, maxLength: 4 })
  .chain((files) =>
    // Exports overlap: some files start with records of another one.
    fc
      .array(fc.record({ to: fc.nat(files.length - 1), from: fc.nat(files.length - 1), most: fc.nat(4) }))
      .map((overlaps) => {
        const overlapping = files.map((records) => [...records]);
        for (const { to, from, most } of overlaps)
          overlapping[to]?.unshift(...(files[from] ?? []).slice(0, most));
        return overlapping;
      }),
  )
  .chain((files) => fc.record({ files: fc.constant(files), target: anyTarget(files.length) }));

/** Imports the files into one store and purges there; imports only the remaining records into the reference store. */
async function compare(
  full: Store,
  reference: Store,
  { files, target }: Case,
  options: { isLarge?: boolean; isPermanent?: boolean } = {},
): Promise<void> {
  const importIds: number[] = [];
  for (const [number, records] of files.entries())
    importIds.push((await importFile(full, `file ${number}`, records)).importId);
  const purged: PurgeTarget =
    target.kind === 'import' ? { kind: 'import', importId: importIds[target.importId] as number } : target;
  const remaining = remainingVersionAfter(target, new Set(target.kind === 'import' ? [target.importId] : []));
  for (const [number, records] of files.entries()) {
    const kept = records.filter((record) => remaining({ files: [number], record }) !== undefined);
    if (kept.length > 0) await importFile(reference, `file ${number}`, kept);
  }
  const expected = await answersOf(reference, options);
  const preview = await full.previewPurge(purged);
  const report = await full.purge(purged, { at: PURGED_AT, isPermanent: options.isPermanent ?? true });
  assert.deepEqual(report, preview, 'the preview matches the report');
  assert.deepEqual(await answersOf(full, options), expected);
  if (target.kind === 'import') return;
  for (const [number, records] of files.entries()) await importFile(full, `again ${number}`, records);
  assert.deepEqual(await answersOf(full, options), expected, 'purged records do not come back');
}

/** Thousands of messages over twenty months, with runs in the same millisecond and some messages in two versions. */
function largeFiles(messages: number): AnyRecord[][] {
  const start = at('2025-03-01');
  const step = Math.floor((at('2026-10-31') - start) / messages);
  const first = Array.from({ length: messages }, (_, index) => {
    const person = String(8000 + (index % 40));
    return message({
      channelId: index % 3 === 0 ? HERONRY : '-4242',
      sequence: String(index + 1),
      userId: index % 40 === 7 ? '7001' : person,
      username: `user${index % 40}`,
      text: `${WORDS[index % 3]} ${index % 97}`,
      // Equal timestamps make messages neighbours on disk.
      detectionDate: start + step * (index - (index % 5)),
      ...(index % 50 === 0 && { items: [WALLET] }),
    });
  });
  const second = first
    .filter((_, index) => index % 10 === 7)
    .map(({ username: _, ...post }) => ({
      ...post,
      // The newer sighting names the channel as sender.
      userId: post.channelId,
      version: post.version + 60_000,
      detectionDate: post.detectionDate - (Number(post.sequence) % 4 === 0 ? 40 * 86_400_000 : 0),
    }));
  return [first, second];
}

export function testPurgeTruth(engine: Engine): void {
  describe(`${engine.name}: a purged store equals one that never saw the target`, () => {
    test('small random stores, targets of every kind', async (t) => {
      await fc.assert(
        fc.asyncProperty(anyCase, async ({ files, target }) => {
          const [full, reference] = await Promise.all([engine.openStore(t), engine.openReference(t)]);
          await compare(full, reference, { files: [...files, [witness]], target });
          await engine.release(full);
        }),
        { numRuns: engine.rounds(300), seed: 14 },
      );
    });

    const large: [PurgeTarget, messages: number][] = [
      [{ kind: 'channel', key: `telegram:${HERONRY}` }, 24_000],
      [{ kind: 'profile', key: 'telegram:7001' }, engine.rounds(24_000)],
      [{ kind: 'import', importId: 1 }, engine.rounds(24_000)],
    ];
    for (const [target, messages] of large) {
      test(`large store over twenty months, purge of a ${target.kind}`, async (t) => {
        const [full, reference] = await Promise.all([engine.openStore(t), engine.openReference(t)]);
        await compare(full, reference, { files: largeFiles(messages), target }, { isLarge: true });
        await engine.release(full);
      });
    }
  });
}
