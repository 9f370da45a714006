/** Imports the fixtures of every format and compares the result with their expected.json files. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FileReader } from '../../src/ingest/file-reader.ts';
import { BATCH_LIMITS } from '../../src/ingest/file-task.ts';
import { FORMATS } from '../../src/ingest/formats.ts';
import { SourceError } from '../../src/ingest/importer.ts';
import { FileSource } from '../../src/ingest/source.ts';
import { valuesOf } from '../../src/records/entity.ts';
import { canonicalItem, FOUND_KINDS, type FoundKind } from '../../src/records/item.ts';
import type { Message } from '../../src/records/message.ts';
import { postUrl } from '../../src/records/ransomware-group.ts';
import type { AnyRecord, RecordKind, RecordOf } from '../../src/records/record.ts';
import { parseUrl } from '../../src/records/url.ts';
import { SqliteStore } from '../../src/storage/engines/sqlite/store.ts';
import type { Store } from '../../src/storage/port/store.ts';
import { formatInstant } from '../../src/time/instant.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at } from '../support/world.ts';

const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));

type Lists = Record<string, string[]>;

interface Expected {
  messages?: Record<string, string>[];
  /** What messages carry beside their text, by sequence. Other messages must carry nothing. */
  extras?: Record<string, object>;
  items?: Record<string, Lists>;
  profiles?: Record<string, Record<string, unknown>>;
  channels?: Record<string, Record<string, unknown>>;
  servers?: Record<string, Record<string, unknown>>;
  channelItems?: Record<string, Lists>;
  ransomware?: Record<string, string>[];
  groups?: Lists;
  pages?: { url: string; items?: Lists; tags?: string[]; [fact: string]: unknown }[];
  skipped?: number;
  rejected?: number;
  error?: string;
  options?: { group?: string; seenAt?: string };
  neverImported?: string[];
}

interface Imported {
  records: AnyRecord[];
  skipped: number;
  rejected: number;
  error: string | undefined;
  format: string | undefined;
  store: Store;
}

async function importFixture(store: Store, path: string, options: Expected['options']): Promise<Imported> {
  const reader = new FileReader({
    path: `${FIXTURES}/${path}`,
    format: undefined,
    isFound: false,
    batch: { ...BATCH_LIMITS, entries: 7 },
    options: {
      timeZone: 'UTC',
      group: options?.group,
      seenAt: options?.seenAt === undefined ? undefined : at(options.seenAt),
    },
  });
  const info = await reader.inspect();
  const imported: Imported = {
    records: [],
    skipped: 0,
    rejected: 0,
    error: undefined,
    format: info?.format,
    store,
  };
  try {
    for await (const batch of reader.parts()) {
      await store.write(batch);
      imported.records.push(...batch.records, ...batch.alsoSeen);
      imported.skipped += batch.skipped.length;
      imported.rejected += batch.rejected.length;
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    imported.error = 'truncated';
  }
  return imported;
}

function ofKind<K extends RecordKind>(records: AnyRecord[], kind: K): RecordOf<K>[] {
  return records.filter((record): record is RecordOf<K> => record.kind === kind);
}

/** A message with the field names of the expectations. */
function describeMessage(message: Message): Record<string, string | undefined> {
  return {
    platform: message.platform,
    channelId: message.channelId,
    sequence: message.sequence,
    userId: message.userId,
    message: message.text,
    detectionDate: formatInstant(message.detectionDate),
    editDate: message.version === message.detectionDate ? undefined : formatInstant(message.version),
    channelTitle: message.channelTitle,
    topicId: message.topicId,
    // The API does not show replies on Discord (decision 6).
    replyTo: message.platform === 'telegram' ? message.replyToMessageId : undefined,
    media: message.media,
    serverId: message.serverId,
    serverTitle: message.serverTitle,
    username: message.username,
  };
}

function withoutUndefined<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Both spellings of an invitation are equal; fragments of URLs are not stored. */
function comparable(kind: string, value: string): string {
  const canonical = canonicalItem(kind as FoundKind, value).replace('t.me/joinchat/', 't.me/+');
  return kind === 'onion' ? (parseUrl(canonical)?.url ?? canonical) : canonical;
}

function sortedLists(lists: Lists): Lists {
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, values]) => values.length > 0)
      .map(
        ([kind, values]) =>
          [kind, [...new Set(values.map((value) => comparable(kind, value)))].sort()] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The expectations do not include onion v2 names and links to private channels. */
function isNotExpected(kind: string, value: string): boolean {
  return kind === 'onion_v2' || /t\.me\/c\//.test(value);
}

/** Items of messages and profiles, by sender. */
function itemsBySender(records: AnyRecord[]): Record<string, Lists> {
  const senders: Record<string, Lists> = {};
  const add = (sender: string, kind: string, value: string) => {
    if (isNotExpected(kind, value)) return;
    senders[sender] ??= {};
    senders[sender][kind] ??= [];
    senders[sender][kind].push(value);
  };
  for (const { platform, userId, items = [] } of ofKind(records, 'message'))
    for (const { kind, value } of items) add(`${platform}:${userId}`, kind, value);
  for (const { platform, userId, lists } of ofKind(records, 'profile')) {
    for (const kind of FOUND_KINDS)
      for (const value of valuesOf((lists as { [Kind in FoundKind]?: never })[kind]))
        add(`${platform}:${userId}`, kind, value);
  }
  return Object.fromEntries(Object.entries(senders).map(([sender, lists]) => [sender, sortedLists(lists)]));
}

/** Sorts by channel and date, as objects by id may come in any order. */
function inOrder<T extends { channelId?: string | undefined; detectionDate?: string | undefined }>(
  messages: T[],
): T[] {
  const key = (message: T) => `${message.channelId} ${message.detectionDate}`;
  return messages.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const asSet = (values: unknown) => [...new Set((values as string[] | undefined) ?? [])].sort();

async function checkProfiles(store: Store, expected: NonNullable<Expected['profiles']>): Promise<void> {
  for (const [key, { usernames, firstName, lastName, bot, discriminator }] of Object.entries(expected)) {
    const profile = await store.get('profile', key);
    assert.ok(profile, `there is no profile ${key}`);
    assert.deepEqual(
      [profile.lists.usernames, profile.lists.firstName, profile.lists.lastName].map((list) =>
        asSet(valuesOf(list)),
      ),
      [usernames, firstName, lastName].map(asSet),
      key,
    );
    if (bot !== undefined) assert.equal(profile.facts.bot?.value, bot, key);
    if (discriminator !== undefined)
      assert.deepEqual(valuesOf(profile.lists.discriminator), (discriminator as unknown[]).map(String), key);
  }
}

async function checkChannels(store: Store, expected: NonNullable<Expected['channels']>): Promise<void> {
  for (const [key, { titles, topics, serverId, creationDate, username }] of Object.entries(expected)) {
    const channel = await store.get('channel', key);
    assert.ok(channel, `there is no channel ${key}`);
    assert.deepEqual(asSet(valuesOf(channel.lists.channelTitles)), asSet(titles), key);
    for (const [id, title] of Object.entries((topics as Record<string, string> | undefined) ?? {}))
      assert.equal(channel.topics[id]?.title?.value, title, `${key} topic ${id}`);
    if (serverId !== undefined) assert.equal(channel.facts.serverId?.value, serverId);
    if (username !== undefined)
      assert.equal(channel.facts.username?.value.toLowerCase(), String(username).toLowerCase());
    // On Discord it follows from the id.
    if (creationDate !== undefined && channel.platform === 'telegram')
      assert.equal(formatInstant(channel.facts.creationDate?.value ?? 0), creationDate, key);
  }
}

async function checkPages(
  store: Store,
  records: AnyRecord[],
  expected: NonNullable<Expected['pages']>,
): Promise<void> {
  const pages = ofKind(records, 'page');
  assert.deepEqual(
    asSet(pages.map((page) => page.facts.url?.value)),
    asSet(expected.map(({ url }) => parseUrl(url)?.url ?? url)),
  );
  for (const { url, items = {}, title, detectionDate, docType, language, tags, text } of expected) {
    const address = parseUrl(url)?.url ?? url;
    const found = pages.find((each) => each.facts.url?.value === address);
    const page = await store.get('page', found?.pageId ?? '');
    assert.ok(page, url);
    assert.equal(page.facts.pageTitle?.value, title ?? undefined, url);
    assert.equal(formatInstant(page.detectionDate), detectionDate, url);
    if (text !== undefined) assert.equal(page.facts.text?.value, text, url);
    if (docType !== undefined) assert.equal(page.facts.docType?.value, docType, url);
    if (language !== undefined) assert.equal(page.facts.language?.value, language, url);
    if (tags !== undefined) assert.deepEqual(valuesOf(page.lists.tags), tags);
    const lists = Object.fromEntries(
      FOUND_KINDS.map((kind) => [
        kind,
        valuesOf(page.lists[kind]).filter((value) => value !== address && !isNotExpected(kind, value)),
      ]),
    );
    assert.deepEqual(sortedLists(lists), sortedLists(items), url);
  }
}

const FILES = globSync('**/*.expected.json', { cwd: FIXTURES })
  .map((name) => name.replace('.expected.json', ''))
  .sort();

test('exactly one format recognises each fixture', async () => {
  for (const name of FILES) {
    const source = new FileSource(`${FIXTURES}/${name}`);
    const head = await source.sniff();
    const formats: string[] = [];
    for (const format of FORMATS)
      if ((await format.load()).recognises(head, source.fullName)) formats.push(format.name);
    assert.equal(formats.length, 1, `${name}: ${formats.join(', ')}`);
  }
});

function checkMessages(records: AnyRecord[], expected: NonNullable<Expected['messages']>): void {
  const messages = inOrder(
    ofKind(records, 'message').map((message) => withoutUndefined(describeMessage(message))),
  );
  const wanted = inOrder(expected);
  // Some sources have no sequence.
  for (const [index, each] of wanted.entries())
    if (each.sequence === undefined) delete messages[index]?.sequence;
  assert.deepEqual(messages, wanted.map(withoutUndefined));
}

function checkExtras(records: AnyRecord[], expected: NonNullable<Expected['extras']>): void {
  const found = ofKind(records, 'message').map(
    ({ sequence, attachments, links, forwardedFrom, hiddenText }) => {
      const otherText = hiddenText?.split('\n');
      return [sequence, withoutUndefined({ attachments, links, forwardedFrom, otherText })] as const;
    },
  );
  assert.deepEqual(
    Object.fromEntries(found.filter(([, extras]) => Object.keys(extras).length > 0)),
    expected,
  );
}

function checkItems(records: AnyRecord[], expected: NonNullable<Expected['items']>): void {
  const wanted = Object.fromEntries(
    Object.entries(expected).map(([sender, lists]) => [sender, sortedLists(lists)]),
  );
  assert.deepEqual(itemsBySender(records), wanted);
}

function checkRansomware(records: AnyRecord[], expected: NonNullable<Expected['ransomware']>): void {
  const groups = new Map(ofKind(records, 'ransomware-group').map((group) => [group.groupId, group]));
  const posts = ofKind(records, 'ransomware').map((post) => {
    const facts = Object.fromEntries(
      Object.entries(post.facts).map(([fact, latest]) => [fact, String(latest?.value)]),
    );
    const url = postUrl(post, groups.get(facts.ransomwareGroup ?? ''));
    return {
      ...facts,
      detectionDate: formatInstant(post.firstSeen),
      ...(url.startsWith('urn:') ? {} : { url }),
    } as Record<string, string>;
  });
  assert.equal(posts.length, expected.length);
  for (const [index, { urlWithGroups: _, ...post }] of expected.entries()) {
    const { naics: __, language: ___, ...found } = posts[index] ?? {};
    assert.deepEqual(found, withoutUndefined(post));
  }
}

async function checkServers(store: Store, expected: NonNullable<Expected['servers']>): Promise<void> {
  for (const [key, { titles }] of Object.entries(expected))
    assert.deepEqual(asSet(valuesOf((await store.get('server', key))?.lists.serverTitles)), asSet(titles));
}

async function checkChannelItems(
  store: Store,
  expected: NonNullable<Expected['channelItems']>,
): Promise<void> {
  for (const [key, lists] of Object.entries(expected)) {
    const channel = await store.get('channel', key);
    const found = Object.fromEntries(FOUND_KINDS.map((kind) => [kind, valuesOf(channel?.lists[kind])]));
    assert.deepEqual(sortedLists(found), sortedLists(lists), key);
  }
}

async function checkGroups(store: Store, expected: NonNullable<Expected['groups']>): Promise<void> {
  for (const [group, sites] of Object.entries(expected)) {
    const found = await store.get('ransomware-group', group);
    assert.deepEqual(asSet(valuesOf(found?.lists.sites)), asSet(sites), group);
  }
}

async function checkEntities(store: Store, expected: Expected): Promise<void> {
  if (expected.profiles !== undefined) await checkProfiles(store, expected.profiles);
  if (expected.channels !== undefined) await checkChannels(store, expected.channels);
  await checkServers(store, expected.servers ?? {});
  await checkChannelItems(store, expected.channelItems ?? {});
  await checkGroups(store, expected.groups ?? {});
}

function formatOf(fixture: string): RegExp {
  const [folder] = fixture.split('/');
  return folder === 'ransomware' ? /^(?:ransomware|ransomlook-telegram)$/ : new RegExp(`^${folder}$`);
}

describe('fixtures', () => {
  for (const name of FILES) {
    const expected = JSON.parse(readFileSync(`${FIXTURES}/${name}.expected.json`, 'utf8')) as Expected;
    test(`imports ${name} as expected`, async (t) => {
      const store = new SqliteStore(temporaryFolder(t));
      t.after(() => store.close());
      const imported = await importFixture(store, name, expected.options);
      const { records } = imported;
      assert.match(imported.format ?? 'unrecognised', formatOf(name));
      assert.equal(imported.error, expected.error);

      if (expected.messages !== undefined) checkMessages(records, expected.messages);
      if (expected.extras !== undefined) checkExtras(records, expected.extras);
      if (expected.items !== undefined) checkItems(records, expected.items);
      if (expected.ransomware !== undefined) checkRansomware(records, expected.ransomware);
      if (expected.pages !== undefined) await checkPages(store, records, expected.pages);
      await checkEntities(store, expected);
      for (const secret of expected.neverImported ?? [])
        assert.doesNotMatch(JSON.stringify(records), new RegExp(secret));
      assert.equal(imported.rejected, expected.rejected ?? 0, 'rejected');
    });
  }
});
