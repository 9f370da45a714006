/** One request for all kinds of records. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import { SCOPES, type Scope } from '../../src/storage/port/api-key.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { at, HARBOUR, message, ODA } from '../support/world.ts';
import { EVERYTHING, WALLET } from './endpoints.ts';

interface Group {
  kind: string;
  path: string;
  total?: number;
  timedOut?: boolean;
  hits: Record<string, unknown>[];
}

const KINDS_OF: [Scope, string[]][] = [
  ['im', ['messages', 'profiles', 'channels']],
  ['documents', ['documents']],
  ['victims', ['victims', 'groups']],
];
const RECORD_KINDS = KINDS_OF.flatMap(([, kinds]) => kinds);

describe('a search of everything', () => {
  let app: TestApp;
  const end = suiteEnd();
  const ask = async (query: string): Promise<{ total: number; hits: Group[] }> => {
    const response = await app.get(`/api/v2/search?${query}`);
    assert.equal(response.statusCode, 200, response.body);
    return response.json().data;
  };

  before(async () => {
    app = await startApp(end, temporaryFolder(end));
    const messages = Array.from({ length: 12 }, (_, index) =>
      message({
        sequence: String(100 + index),
        text: `kestrel ${index} of the harbour`,
        detectionDate: at(`2026-11-${String(index + 1).padStart(2, '0')}`),
        version: at(`2026-11-${String(index + 1).padStart(2, '0')}`),
      }),
    );
    await app.write(
      ...EVERYTHING,
      ...messages,
      profileSighting('telegram', '8001', at('2026-11-05'), { lists: { usernames: ['kestrel'] } }),
      profileSighting('discord', '1100000000000000099', at('2026-11-06'), {
        lists: { usernames: ['kestrel'] },
      }),
      channelSighting('telegram', '-1001990000777', at('2026-11-07'), {
        lists: { channelTitles: ['Kestrel'] },
      }),
      // Its link is relative to the leak site.
      ransomwareSighting(
        'kestrel',
        at('2026-11-09'),
        { url: '/kestrel', grade: 'relative-link' },
        { facts: { companyName: 'Kestrel Freight', ransomwareGroup: 'brasskettle', language: 'en' } },
      ),
      pageSighting('kestrel', at('2026-11-08'), {
        facts: { url: 'http://birds.example/', text: 'kestrel', language: 'en' },
      }),
      // The second report is the same victim.
      ...['2026-11-03', '2026-11-05'].map((day) =>
        ransomwareSighting(
          `kestrel-${day}`,
          at(day),
          { url: 'posts/7', grade: 'relative-link' },
          { facts: { ransomwareGroup: 'Kestrel Crew', companyName: 'Kestrel Works GmbH' } },
        ),
      ),
      groupSighting('Kestrel Crew', at('2026-11-04'), { lists: { sites: ['http://kestrel.onion/'] } }),
    );
  });

  test('returns the number of results and the first ones of each kind, as its own search does', async () => {
    for (const query of [
      'q=kestrel',
      'q=kestrel&gte=2026-11-03&lte=2026-11-06',
      'q=kestrel&sort=relevance',
      'q=kestrel&highlight=True',
      'q=wallet&id_format=string',
      'q=nothing-of-this',
    ]) {
      const { total, hits } = await ask(`${query}&size=2`);
      assert.deepEqual(
        hits.map(({ kind }) => kind),
        [...RECORD_KINDS, 'indicators'],
      );
      assert.equal(
        total,
        hits.reduce((sum, group) => sum + (group.total ?? 0), 0),
      );
      for (const { kind, path, total, timedOut, hits: first } of hits) {
        if (kind === 'indicators') continue;
        if (query === 'q=kestrel') assert.ok(first.length > 0, `${kind} has results`);
        const { data } = (await app.get(`${path}?${query}&page_size=2`)).json();
        assert.deepEqual(
          { kind, total, first, timedOut },
          { kind, total: data.total, first: data.hits, timedOut: undefined },
        );
      }
    }
  });

  test('returns three results per kind by default, and at most ten', async () => {
    const numberOf = async (query: string) => (await ask(query)).hits[0]?.hits.length;
    assert.equal(await numberOf('q=kestrel'), 3);
    assert.equal(await numberOf('q=kestrel&size=10'), 10);
  });

  test('keeps ids exact', async () => {
    const { body } = await app.get('/api/v2/search?q=discord');
    assert.match(body, new RegExp(`"userId":"${ODA.userId}"`));
    assert.match((await app.get('/api/v2/search?q=general')).body, new RegExp(`"channelId":${HARBOUR},`));
  });

  test('shows the kinds that the scopes of the key cover', async () => {
    for (const [scope, kinds] of KINDS_OF) {
      const key = await app.issueKey([scope]);
      const response = await app.getBare('/api/v2/search?q=wallet', { 'x-api-key': key });
      assert.deepEqual(
        response.json().data.hits.map(({ kind }: Group) => kind),
        [...kinds, 'indicators'],
      );
    }
    const refused = await app.getBare('/api/v2/search?q=wallet', {
      'x-api-key': await app.issueKey(['archive']),
    });
    assert.equal(refused.statusCode, 403);
    assert.match(refused.json().message, /lacks the "im"/);
  });

  test('counts the records that contain the query, if it is one value', async () => {
    const group = async (query: string, ...scopes: Scope[]) => {
      const headers = { 'x-api-key': await app.issueKey(scopes.length === 0 ? [...SCOPES] : scopes) };
      const { hits } = (await app.getBare(`/api/v2/search?${query}`, headers)).json().data;
      return hits.at(-1) as Group;
    };
    const counted = ({ kind, path, total, hits }: Group) => [
      ...[kind, path, total],
      ...hits.map((hit) => [hit.kind, hit.canonical, hit.count]),
    ];
    const found = ['indicators', '/api/v2/lookup', 1, ['ethereum_address', WALLET.toLowerCase(), 1]];
    assert.deepEqual(counted(await group(`q=${WALLET}`)), found);
    assert.deepEqual(counted(await group(`q=${WALLET.toUpperCase().replace('0X', '0x')}`, 'im')), found);
    const [hit] = (await group(`q=${WALLET}`)).hits;
    const [whole] = (await app.get(`/api/v2/lookup?value=${WALLET}`)).json().data.hits;
    assert.deepEqual([hit?.count, hit?.records, hit?.link], [whole.count, whole.records, whole.link]);
    for (const nothing of [`q=${WALLET}&gte=2026-11-15`, 'q=wallet OR purse', 'q="quoted words" -not'])
      assert.deepEqual(counted(await group(nothing)), ['indicators', '/api/v2/lookup', 0]);
    assert.deepEqual(counted(await group(`q=${WALLET}`, 'documents')), ['indicators', '/api/v2/lookup', 0]);
  });

  test('takes the parameters as JSON', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/v2/search',
      headers: { 'x-api-key': await app.issueKey([...SCOPES]), 'content-type': 'application/json' },
      payload: JSON.stringify({ q: 'kestrel', size: 1 }),
    });
    assert.deepEqual(response.json().data.hits, (await ask('q=kestrel&size=1')).hits);
  });

  test('a platform narrows messages, profiles and channels, and nothing else', async () => {
    const all = await ask('q=kestrel');
    const onlyDiscord = await ask('q=kestrel&platform=discord');
    const totalOf = ({ hits }: { hits: Group[] }, kind: string) =>
      hits.find((each) => each.kind === kind)?.total;
    for (const [kind, path] of [
      ['messages', '/im/search'],
      ['profiles', '/im/search/profiles'],
      ['channels', '/im/search/channels'],
    ] as const) {
      const own = (await app.get(`/api/v2${path}?q=kestrel&platform=discord`)).json().data.total;
      assert.equal(totalOf(onlyDiscord, kind), own, kind);
    }
    assert.notEqual(totalOf(onlyDiscord, 'messages'), totalOf(all, 'messages'));
    assert.equal(totalOf(onlyDiscord, 'documents'), totalOf(all, 'documents'));
    assert.equal(totalOf(onlyDiscord, 'victims'), totalOf(all, 'victims'));
  });
});

test('gives the same answer with and without threads, and says what was too slow', async (t) => {
  const folder = temporaryFolder(t);
  const bodies: string[] = [];
  for (const threads of [0, 2]) {
    const { get, write } = await startApp(t, folder, { search: { threads, milliseconds: 60_000 } });
    await write(...EVERYTHING);
    bodies.push((await get('/api/v2/search?q=wallet')).body);
  }
  assert.equal(bodies[0], bodies[1]);
  for (const threads of [0, 1]) {
    const { get } = await startApp(t, folder, { search: { threads, milliseconds: 0 } });
    const late = await get('/api/v2/search?q=wallet');
    if (late.statusCode === 503) assert.match(late.json().message, /Search timeout/);
    else {
      // Without threads, a kind with nothing to read is never late.
      const [messages] = late.json().data.hits;
      assert.deepEqual([threads, messages.timedOut, messages.total, messages.hits], [0, true, undefined, []]);
    }
  }
});

test('streams groups with large hits', async (t) => {
  const { get, write } = await startApp(t, temporaryFolder(t));
  const email = Array.from({ length: 1000 }, (_, index) => `name-${index}-${'x'.repeat(40)}@heron.example`);
  const profiles = Array.from({ length: 8 }, (_, index) =>
    profileSighting('telegram', String(8100 + index), at('2026-11-05'), {
      lists: { usernames: ['heron'], email },
    }),
  );
  await write(...profiles);
  const { data } = (await get('/api/v2/search?q=heron&size=10')).json();
  const own = (await get('/api/v2/im/search/profiles?q=heron')).json().data;
  assert.equal(own.hits[7].email.length, 1000);
  const group = data.hits.find(({ kind }: Group) => kind === 'profiles');
  assert.deepEqual([group.total, group.hits], [own.total, own.hits]);
});
