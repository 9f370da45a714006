import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { Dispatcher } from '../../src/alerts/dispatcher.ts';
import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { NOW, startApp } from '../support/app.ts';
import { httpReceiver, type ReceivedRequest } from '../support/delivery.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY, message } from '../support/world.ts';

type Test = Parameters<typeof startApp>[0] & Parameters<typeof temporaryFolder>[0];

/** A server whose alerts may be sent to this machine. */
async function start(t: Test) {
  const alerts = { allow: ['127.0.0.1'], smtp: undefined, publicUrl: 'https://nightjar.example' };
  const server = await startApp(t, temporaryFolder(t), { alerts });
  const { app, services, issueKey } = server;
  const key = await issueKey([...SCOPES]);
  const call = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    as = key,
  ) => {
    const response = await app.inject({
      method,
      url: `/api/v2/alerts${path}`,
      headers: { 'x-api-key': as },
      ...(payload !== undefined && { payload }),
    });
    const body = response.json();
    return { status: response.statusCode, body, hits: body.data?.hits, data: body.data };
  };
  const searches = new SavedSearches(services.store);
  const ingest = async (...records: AnyRecord[]) => {
    const matching = await searches.matching(services.clock());
    await services.store.write({ records: records.map(prepare), matching });
    services.alerts.wake();
  };
  return { ...server, call, ingest };
}

/** Repeats the check until it passes: what it waits for happens in the background. */
async function eventually(check: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof assert.AssertionError)) throw error;
      await new Promise(setImmediate);
    }
  }
}

const fresh = (overrides: Parameters<typeof message>[0] = {}) =>
  message({ detectionDate: NOW - 60_000, version: NOW - 60_000, ...overrides });

test('a message that matches a saved search reaches a webhook, signed, and can be triaged', async (t) => {
  const receiver = await httpReceiver(t);
  const { call, ingest, services } = await start(t);
  services.alerts.start();
  const target = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  assert.equal(target.status, 201, JSON.stringify(target.body));
  const [{ id: targetId, secret }] = target.hits;
  await ingest(fresh({ sequence: '1', text: 'acme mentioned before' }));
  const created = await call('POST', '', {
    name: 'Our name',
    q: 'acme',
    severity: 'high',
    targets: [targetId],
  });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  assert.deepEqual(created.data.history, {
    total: 1,
    months: [{ at: '2026-11-01T00:00:00Z', count: 1 }],
  });
  const [{ id }] = created.hits;
  await ingest(
    fresh({ sequence: '2', text: 'selling ACME logs at http://acme.example' }),
    fresh({ sequence: '3' }),
  );
  const [request] = (await receiver.received(1)) as [ReceivedRequest];
  // The library compares the timestamp with the clock.
  t.mock.timers.enable({ apis: ['Date'], now: NOW });
  const body = new Webhook(secret).verify(request.body, request.headers as Record<string, string>) as {
    type: string;
    data: { matches: { snippet: string; link: string }[] };
  };
  t.mock.timers.reset();
  assert.equal(body.type, 'alert.matched');
  assert.match(JSON.stringify(body), /selling ACME logs at hxxp:\/\/acme\[\.\]example/);
  assert.match(JSON.stringify(body), /https:\/\/nightjar\.example\/#\/chat\/telegram/);

  const listed = await call('GET', `/matches?alertId=${id}`);
  assert.equal(listed.data.total, 1);
  const [match] = listed.hits;
  assert.deepEqual(
    [match.searchName, match.severity, match.record, match.state, match.read, match.sequence],
    ['Our name', 'high', `telegram:${HERONRY}_2`, 'new', false, 1],
  );
  const changed = await call('PATCH', `/matches/${match.id}`, { state: 'triaged', note: 'asked the seller' });
  assert.deepEqual([changed.hits[0].state, changed.hits[0].note], ['triaged', 'asked the seller']);
  assert.equal((await call('GET', '/matches?state=new')).data.total, 0);
  const bulk = await call('PATCH', '/matches', { ids: [match.id, 'unknown'], read: true });
  assert.deepEqual([bulk.data.total, bulk.hits[0].read], [1, true]);
  const [search] = (await call('GET', '')).hits;
  assert.deepEqual(search.matches, { total: 1, unread: 0, new: 0, triaged: 1, escalated: 0, closed: 0 });
  assert.equal(search.days, undefined);
  const [counted] = (await call('GET', '?days=20')).hits;
  assert.deepEqual(counted.days, [{ at: '2026-11-15T00:00:00Z', count: 1 }]);

  await services.alerts.stop();
  const [delivery] = (await call('GET', '/deliveries')).hits;
  assert.deepEqual([delivery.status, delivery.attempts, delivery.lastStatus], ['delivered', 1, 204]);
  assert.equal(delivery.id, request.headers['webhook-id']);
  const [shown] = (await call('GET', '/targets')).hits;
  assert.deepEqual([shown.deliveries.delivered, shown.deliveries.pending], [1, 0]);
  assert.doesNotMatch(JSON.stringify(shown), /whsec_/);
  assert.equal((await call('DELETE', `/${id}`)).status, 200);
  assert.equal((await call('GET', '/matches')).data.total, 0);
  assert.equal((await call('GET', `/${id}`)).status, 404);
});

test('a receiver that fails gets everything in the end, with the same id', async (t) => {
  let isUp = false;
  const receiver = await httpReceiver(t, (response) => response.writeHead(isUp ? 200 : 500).end('busy'));
  const { call, ingest, services, wait } = await start(t);
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  await call('POST', '', { name: 'Our name', q: 'acme', targets: [hits[0].id] });
  await ingest(fresh({ text: 'acme one' }), fresh({ sequence: '2', text: 'acme two' }));
  const attempts = async () =>
    (await call('GET', '/deliveries')).hits.map((each: { attempts: number }) => each.attempts).sort();
  await eventually(async () => assert.deepEqual(await attempts(), [1, 1]));
  wait(60_000);
  services.alerts.wake();
  await eventually(async () => assert.deepEqual(await attempts(), [2, 2]));
  isUp = true;
  wait(3_600_000);
  services.alerts.wake();
  await receiver.received(6);
  await services.alerts.stop();
  const deliveries = (await call('GET', '/deliveries')).hits;
  assert.deepEqual(
    deliveries.map((each: { status: string; attempts: number }) => [each.status, each.attempts]),
    [
      ['delivered', 3],
      ['delivered', 3],
    ],
  );
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id']);
  assert.equal(new Set(ids).size, 2);
});

test('matches are streamed as they happen, and resumed after the last one that was received', async (t) => {
  const { call, ingest, services, app, issueKey } = await start(t);
  services.alerts.start();
  await call('POST', '', { name: 'Our name', q: 'acme' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const key = await issueKey(['alerts', 'im']);
  const listen = async (headers: Record<string, string> = {}) => {
    const request = httpGet({
      port,
      path: '/api/v2/alerts/stream',
      headers: { 'x-api-key': key, ...headers },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.setEncoding('utf8');
    let text = '';
    response.on('data', (chunk) => {
      text += chunk;
    });
    return {
      async until(pattern: RegExp) {
        while (!pattern.test(text)) await once(response, 'data');
        return text;
      },
      close: () => request.destroy(),
    };
  };
  const first = await listen();
  await first.until(/retry:/);
  await ingest(fresh({ text: 'acme one' }));
  assert.match(
    await first.until(/event: match/),
    /id: 1\nevent: match\ndata: \{"id":"[0-9a-f]{32}".*acme one/,
  );
  first.close();
  await ingest(fresh({ sequence: '2', text: 'acme two' }));
  const second = await listen({ 'last-event-id': '1' });
  const resumed = await second.until(/id: 2/);
  assert.doesNotMatch(resumed, /acme one/);
  assert.match(resumed, /acme two/);
  second.close();
  // A sequence that does not exist yet means from now on.
  const third = await listen({ 'last-event-id': '9'.repeat(400) });
  await third.until(/retry:/);
  await ingest(fresh({ sequence: '3', text: 'acme three' }));
  const ahead = await third.until(/id: 3/);
  assert.doesNotMatch(ahead, /acme two/);
  third.close();
  await services.alerts.stop();
  for (const id of ['abc', '-1', '1.5']) {
    const headers = { 'x-api-key': key, 'last-event-id': id };
    const response = await app.inject({ url: '/api/v2/alerts/stream', headers });
    assert.deepEqual(
      [response.statusCode, response.json().message],
      [422, 'Invalid parameter last-event-id: must be the id of an event: a whole number.'],
    );
  }
});

test('a saved search is only for those who may see its records', async (t) => {
  const { call, ingest, issueKey } = await start(t);
  const created = await call('POST', '', { name: 'Our name', q: 'acme' });
  await ingest(fresh({ text: 'acme' }));
  const key = await issueKey(['alerts', 'documents']);
  assert.equal((await call('GET', '', undefined, key)).data.total, 0);
  assert.equal((await call('GET', `/${created.hits[0].id}`, undefined, key)).status, 404);
  assert.equal((await call('DELETE', `/${created.hits[0].id}`, undefined, key)).status, 404);
  assert.equal((await call('GET', '/matches', undefined, key)).data.total, 0);
  const refused = await call('POST', '', { name: 'x', q: 'acme' }, key);
  assert.deepEqual([refused.status, refused.body.message], [403, 'This API key lacks the "im" scope.']);
  assert.equal((await call('POST', '', { name: 'x', about: 'page', q: 'acme' }, key)).status, 201);
  const reader = await issueKey(['im']);
  assert.equal((await call('GET', '', undefined, reader)).status, 403);
});

test('a key cannot send itself notifications of searches that it may not see', async (t) => {
  const receiver = await httpReceiver(t);
  const { call, ingest, services, issueKey } = await start(t);
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  const target = hits[0].id;
  const created = await call('POST', '', { name: 'Our name', q: 'acme', targets: [target] });
  await ingest(fresh({ text: 'acme secret' }));
  await receiver.received(1);
  await services.alerts.stop();
  const stranger = await issueKey(['alerts', 'documents']);
  const refused = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
    const { status, body: answer } = await call(method, path, body, stranger);
    assert.deepEqual(
      [status, answer.message],
      [403, 'Saved searches that this API key can\'t see notify this target: the key lacks the "im" scope.'],
    );
  };
  const takeOver = { url: 'http://127.0.0.1:9/', full: true };
  await refused('PATCH', `/targets/${target}`, takeOver);
  await refused('POST', `/targets/${target}/secret`, {});
  await refused('DELETE', `/targets/${target}`);
  const [shown] = (await call('GET', '/targets')).hits;
  assert.equal(shown.settings.full, false);

  const { id } = (await call('GET', '/deliveries')).hits[0];
  const replayed = async (body: object, as: string) =>
    (await call('POST', '/deliveries', body, as)).data.total;
  const member = await issueKey(['alerts', 'im']);
  for (const body of [{ ids: [id] }, { target, status: 'delivered' }]) {
    assert.equal(await replayed(body, stranger), 0);
    assert.equal((await call('GET', '/deliveries?status=delivered')).data.total, 1);
  }
  assert.equal(await replayed({ target, status: 'delivered' }, member), 1);

  // What is still on its way to the target counts, too.
  const alert = `/${created.hits[0].id}`;
  assert.equal((await call('PATCH', alert, { targets: [] }, member)).status, 200);
  await refused('PATCH', `/targets/${target}`, takeOver);
  assert.equal((await call('PATCH', `/targets/${target}`, { name: 'Ours' }, member)).status, 200);
});

test('lists of deliveries show those of visible searches, and tests', async (t) => {
  const { call, ingest, services, issueKey } = await start(t);
  const url = 'http://127.0.0.1:9/';
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url, enabled: false });
  const targets = [hits[0].id];
  const created = await call('POST', '', { name: 'Our name', q: 'acme', targets });
  services.alerts.start();
  await ingest(fresh({ text: 'acme secret' }));
  await eventually(async () => assert.equal((await call('GET', '/deliveries')).data.total, 1));
  await services.alerts.stop();
  assert.equal((await call('POST', `/targets/${hits[0].id}/test`)).status, 202);
  const stranger = await issueKey(['alerts', 'documents']);
  const listed = async (query: string, as: string) =>
    (await call('GET', `/deliveries${query}`, undefined, as)).hits.map(
      ({ content, search }: { content: string; search?: string }) => [content, search],
    );
  const { id } = created.hits[0];
  const member = await issueKey(['alerts', 'im']);
  const byKind = (await listed('', member)).sort();
  assert.deepEqual(byKind, [
    ['match', id],
    ['test', undefined],
  ]);
  assert.deepEqual(await listed(`?alertId=${id}`, member), [['match', id]]);
  assert.deepEqual(await listed('', stranger), [['test', undefined]]);
  assert.deepEqual(await listed(`?alertId=${id}`, stranger), []);
});

test('mistakes are named before anything is saved', async (t) => {
  const { call } = await start(t);
  const problem = async (body: object, path = '') => {
    const { status, body: answer } = await call('POST', path, body);
    assert.equal(status, 422, JSON.stringify(answer));
    return answer.message as string;
  };
  assert.match(await problem({ name: 'x' }), /q: required/);
  assert.match(await problem({ q: 'x' }), /name/);
  assert.match(await problem({ name: 'x', q: '!!!' }), /no letters or digits/);
  assert.match(await problem({ name: 'x', q: 'indicator:nonsense' }), /indicator: needs a kind/);
  assert.match(await problem({ name: 'x', quer: 'a' }), /did you mean/i);
  assert.match(await problem({ name: 'x', q: 'a', about: 'profile', channelId: '5' }), /not a parameter/);
  assert.match(await problem({ name: 'x', q: 'a', max_age: 'soon' }), /max_age/);
  assert.match(await problem({ name: 'x', q: 'a', targets: ['none'] }), /no target none/);
  assert.match(await problem({ name: 'x', values: ['acme.example', '   '] }), /values/);
  assert.match(await problem({ name: 'x', values: ['acme.example'], q: 'a' }), /cannot be combined/);
  const local = { name: 'x', kind: 'webhook', url: 'https://10.0.0.1/hook' };
  assert.equal(
    await problem(local, '/targets'),
    'Invalid parameter url: 10.0.0.1 is not public (private). To allow it, add it to NIGHTJAR_ALERT_ALLOW.',
  );
  assert.equal(
    await problem({ name: 'x', kind: 'webhook' }, '/targets'),
    'Invalid parameter url: must be an https URL of at most 2048 characters.',
  );
  assert.equal((await call('GET', '')).data.total, 0);
  assert.equal((await call('GET', '/targets')).data.total, 0);
});

test('a bad list in a body is described by count, type or length', async (t) => {
  const { call } = await start(t);
  const problem = async (body: object, path = '', method: 'POST' | 'PATCH' = 'POST') => {
    const { status, body: answer } = await call(method, path, body);
    assert.equal(status, 422, JSON.stringify(answer));
    return [answer.message, answer.detail.length];
  };
  const cases: [unknown[] | string | number, string][] = [
    [[], 'values: must have at least 1 value.'],
    [['acme.example', 123], 'values[1]: must be a string.'],
    [[null], 'values[0]: must be a string.'],
    [['x'.repeat(2049)], 'values[0]: must have at most 2048 characters.'],
    [Array(100_001).fill('a.example'), 'values: must have at most 100,000 values.'],
    ['acme.example', 'values: must be an array.'],
  ];
  for (const [values, expected] of cases)
    assert.deepEqual(await problem({ name: 'x', values }), [`Invalid parameter ${expected}`, 1]);
  const message = async (...given: Parameters<typeof problem>) =>
    String((await problem(...given))[0]).replace('Invalid parameter ', '');
  const search = { name: 'x', q: 'acme' };
  assert.equal(await message({ ...search, tags: [''] }), 'tags[0]: must have at least 1 character.');
  assert.equal(await message({ ...search, max_age: 7 }), 'max_age: must be a string or null.');
  assert.equal(await message({ ...search, q: ['a'] }), 'q: must be a string.');
  const kinds = 'must be one of message, profile, channel, page, ransomware.';
  assert.deepEqual(await problem({ ...search, about: [] }), [
    'Invalid parameter about: must have at least 1 value.',
    1,
  ]);
  assert.deepEqual(await problem({ ...search, about: 'x' }), [`Invalid parameter about: ${kinds}`, 1]);
  assert.deepEqual(await problem({ ...search, about: ['x'] }), [`Invalid parameter about[0]: ${kinds}`, 1]);
  assert.equal(await message({ ...search, about: 5 }), 'about: must be a string.');
  assert.equal(await message({ ids: [] }, '/deliveries'), 'ids: must have at least 1 value.');
  assert.equal(await message({ ids: [7] }, '/matches', 'PATCH'), 'ids[0]: must be a string.');
  const target = { name: 'x', kind: 'webhook', url: 'https://hooks.example' };
  const secrets = Array(4).fill('whsec_');
  assert.equal(await message({ ...target, secrets }, '/targets'), 'secrets: must have at most 3 values.');
  const to = Array(51).fill('a@acme.example');
  assert.equal(
    await message({ name: 'x', kind: 'email', to }, '/targets'),
    'to: must have at most 50 values.',
  );
  const [, count] = await problem({ name: 'x', values: Array(1000).fill(1) });
  assert.equal(count, 20, 'not one problem per value');
});

test('a watchlist matches any of its values, in any spelling', async (t) => {
  const { call, ingest } = await start(t);
  const created = await call('POST', '', {
    name: 'Our hosts',
    values: ['Login[.]Acme.example', 'login.acme.example', 'email:ceo@acme.example'],
    about: ['message'],
  });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  assert.equal(created.hits[0].valueCount, 2);
  await ingest(
    fresh({ text: 'x', items: [{ kind: 'domain', value: 'login.acme.example' }] }),
    fresh({ sequence: '2', text: 'x', items: [{ kind: 'email', value: 'CEO@acme.example' }] }),
    fresh({ sequence: '3', text: 'x', items: [{ kind: 'domain', value: 'other.example' }] }),
  );
  const { hits } = await call('GET', '/matches');
  assert.deepEqual(
    hits.map((hit: { indicators: string[]; record: string }) => [hit.record.at(-1), hit.indicators]).sort(),
    [
      ['1', ['domain:login.acme.example']],
      ['2', ['email:ceo@acme.example']],
    ],
  );
});

test('a match names the other searches that found the same record, if the key may see them', async (t) => {
  const { call, ingest, issueKey } = await start(t);
  const [messages, victims] = [await issueKey(['alerts', 'im']), await issueKey(['alerts', 'victims'])];
  const names = ['acme', 'sale', 'elsewhere'];
  for (const name of names) await call('POST', '', { name, q: name });
  await ingest(fresh({ sequence: '1', text: 'acme for sale' }), fresh({ sequence: '2', text: 'elsewhere' }));
  const { hits } = await call('GET', '/matches');
  const of = (name: string) => hits.find(({ searchName }: { searchName: string }) => searchName === name);
  const { hits: opened } = await call('GET', `/matches/${of('acme').id}`, undefined, messages);
  assert.deepEqual(opened[0].alsoMatched, [
    { match: of('sale').id, search: of('sale').search, searchName: 'sale' },
  ]);
  const { hits: alone } = await call('GET', `/matches/${of('elsewhere').id}`);
  assert.deepEqual(alone[0].alsoMatched, []);
  assert.equal((await call('GET', `/matches/${of('acme').id}`, undefined, victims)).status, 404);
});

test('a single watchlist shows its values, unless it is long', async (t) => {
  const { call } = await start(t);
  const [{ id }] = (
    await call('POST', '', { name: 'Ours', values: ['Login[.]Acme.example', 'email:ceo@acme.example'] })
  ).hits;
  const [read] = (await call('GET', `/${id}`)).hits;
  assert.deepEqual(read.values, ['email:ceo@acme.example', 'login[.]acme.example']);
  // They can be sent back as they are.
  const [again] = (await call('PATCH', `/${id}`, { values: read.values })).hits;
  assert.equal(again.valueCount, 2);
  assert.equal('values' in (await call('GET', '')).hits[0], false);
  const values = Array.from({ length: 1001 }, (_, index) => `host${index}.example`);
  await call('PATCH', `/${id}`, { values });
  const [long] = (await call('GET', `/${id}`)).hits;
  assert.deepEqual([long.valueCount, 'values' in long], [1001, false]);
});

test('a watchlist of the largest size matches its last value', async (t) => {
  const { call, ingest } = await start(t);
  const values = Array.from({ length: 100_000 }, (_, index) => `host${index}.example`);
  const created = await call('POST', '', { name: 'Ours', values });
  assert.equal(created.status, 201, JSON.stringify(created.body));
  await ingest(
    fresh({ text: 'see host99999.example', items: [{ kind: 'domain', value: 'host99999.example' }] }),
  );
  assert.equal((await call('GET', '/matches')).data.total, 1);
});

test('a digest is not sent to a target that was taken off, or by a search that was disabled', async (t) => {
  const receiver = await httpReceiver(t);
  const { call, ingest, services, wait } = await start(t);
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  const targets = [hits[0].id];
  const ids: string[] = [];
  for (const name of ['without target', 'disabled', 'as it was']) {
    const created = await call('POST', '', { name, q: 'acme', schedule: 'hourly', targets });
    ids.push(created.hits[0].id);
  }
  await ingest(fresh({ text: 'acme one' }));
  await eventually(async () => assert.equal((await call('GET', '/deliveries')).data.total, 3));
  await call('PATCH', `/${ids[0]}`, { targets: [] });
  await call('PATCH', `/${ids[1]}`, { enabled: false });
  wait(3_600_000);
  services.alerts.wake();
  const statuses = async () =>
    (await call('GET', '/deliveries')).hits.map((each: { status: string }) => each.status).sort();
  await eventually(async () => assert.deepEqual(await statuses(), ['cancelled', 'cancelled', 'delivered']));
  assert.equal(receiver.requests.length, 1);
  await services.alerts.stop();
});

test('requests are answered between the rounds of dispatching', async (t) => {
  const { call, ingest, services } = await start(t);
  await call('POST', '', { name: 'Our name', q: 'acme' });
  await ingest(...Array.from({ length: 1000 }, (_, n) => fresh({ sequence: String(n + 1), text: 'acme' })));
  let turns = 0;
  let isCounting = true;
  const count = () => {
    turns++;
    if (isCounting) setImmediate(count);
  };
  setImmediate(count);
  await new Dispatcher(services.store.alerts, services.clock).run(() => false);
  isCounting = false;
  assert.ok(turns >= 5, `${turns} turns`);
  assert.equal(await services.store.alerts.lastSequence(), 1000);
});

test('beyond its cap, a search sends one summary at the end of the hour', async (t) => {
  const receiver = await httpReceiver(t);
  const { call, ingest, services, wait } = await start(t);
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  await call('POST', '', { name: 'Our name', q: 'acme', cap: 2, targets: [hits[0].id] });
  await ingest(...[1, 2, 3, 4, 5].map((n) => fresh({ sequence: String(n), text: `acme ${n}` })));
  await receiver.received(2);
  wait(3_600_000);
  services.alerts.wake();
  const summary = (await receiver.received(3))[2] as ReceivedRequest;
  const { type, data } = JSON.parse(summary.body);
  assert.deepEqual([type, data.total, data.matches.length], ['alert.digest', 3, 2]);
  await services.alerts.stop();
});

for (const [schedule, period] of [
  ['hourly', 3_600_000],
  ['daily', 86_400_000],
] as const)
  test(`a search that tells ${schedule} sends everything of a period together, once it is over`, async (t) => {
    const receiver = await httpReceiver(t);
    const { call, ingest, services, wait } = await start(t);
    services.alerts.start();
    const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
    await call('POST', '', { name: 'Our name', q: 'acme', schedule, targets: [hits[0].id] });
    await ingest(fresh({ text: 'acme one' }));
    await eventually(async () => assert.equal((await call('GET', '/deliveries')).data.total, 1));
    await ingest(fresh({ sequence: '2', text: 'acme two' }));
    await eventually(async () =>
      assert.equal(await services.store.alerts.lastSequence(), 2, 'both are dispatched'),
    );
    assert.equal((await call('GET', '/deliveries')).data.total, 1);
    assert.equal(receiver.requests.length, 0);
    wait(period);
    services.alerts.wake();
    const [first] = (await receiver.received(1)) as [ReceivedRequest];
    const { type, data } = JSON.parse(first.body);
    assert.deepEqual([type, data.total, data.matches.length], ['alert.digest', 2, 2]);
    // The next period has a digest of its own.
    await ingest(
      message({
        sequence: '3',
        text: 'acme three',
        detectionDate: services.clock(),
        version: services.clock(),
      }),
    );
    await eventually(async () => assert.equal((await call('GET', '/deliveries')).data.total, 2));
    wait(period);
    services.alerts.wake();
    const second = (await receiver.received(2))[1] as ReceivedRequest;
    assert.equal(JSON.parse(second.body).data.total, 1);
    assert.notEqual(second.headers['webhook-id'], first.headers['webhook-id']);
    await services.alerts.stop();
  });

test('what is purged before it was delivered is never sent, by itself or in a digest', async (t) => {
  let isUp = false;
  const receiver = await httpReceiver(t, (response) => response.writeHead(isUp ? 200 : 500).end());
  const { call, ingest, services, wait } = await start(t);
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  const targets = [hits[0].id];
  await call('POST', '', { name: 'At once', q: 'acme', targets });
  await call('POST', '', { name: 'Once a day', q: 'acme', schedule: 'daily', targets });
  await ingest(fresh({ text: 'acme secret' }), fresh({ sequence: '2', text: 'acme public' }));
  await receiver.received(2);
  receiver.requests.splice(0);
  const key = `telegram:${HERONRY}_1`;
  await services.store.purge({ kind: 'message', key }, { at: services.clock(), isPermanent: true });
  isUp = true;
  wait(86_400_000);
  services.alerts.wake();
  const sent = (await receiver.received(2)).map(({ body }) => body);
  await services.alerts.stop();
  assert.ok(sent.every((body) => body.includes('acme public') && !body.includes('secret')));
  assert.deepEqual(
    sent.map((body) => JSON.parse(body).data.matches.length),
    [1, 1],
  );
});

test('what a search would have found is sent as one notification, marked as such', async (t) => {
  const receiver = await httpReceiver(t);
  const { call, ingest, services } = await start(t);
  await ingest(fresh({ text: 'acme one' }), fresh({ sequence: '2', text: 'acme two' }));
  services.alerts.start();
  const { hits } = await call('POST', '/targets', { name: 'SOC', kind: 'webhook', url: receiver.url });
  const created = await call('POST', '', { name: 'Our name', q: 'acme', targets: [hits[0].id] });
  const told = await call('POST', `/${created.hits[0].id}/history`, { days: 30 });
  assert.equal(told.status, 202, JSON.stringify(told.body));
  const [request] = (await receiver.received(1)) as [ReceivedRequest];
  const { type, data } = JSON.parse(request.body);
  assert.deepEqual([type, data.retro, data.total], ['alert.digest', true, 2]);
  assert.equal((await call('GET', '/matches')).data.total, 0);
  await services.alerts.stop();
});

test('all matches are exported, in parts, as CSV that no spreadsheet runs or as lines of JSON', async (t) => {
  const { app, call, ingest, issueKey } = await start(t);
  const { hits } = await call('POST', '', { name: '=cmd()', q: 'acme' });
  await call('POST', '', { name: 'Other', q: 'acme', severity: 'low' });
  const texts = Array.from({ length: 250 }, (_, index) => `=acme ${index}`);
  await ingest(...texts.map((text, index) => fresh({ sequence: String(index + 1), text })));
  const get = async (query: string, scopes: Parameters<typeof issueKey>[0] = ['alerts', 'im']) => {
    const headers = { 'x-api-key': await issueKey(scopes) };
    return app.inject({ url: `/api/v2/alerts/export${query}`, headers });
  };
  const csv = await get(`?alertId=${hits[0].id}`);
  assert.equal(csv.headers['content-type'], 'text/csv; charset=utf-8');
  assert.match(String(csv.headers['content-disposition']), /^attachment; filename="matches\.csv"$/);
  const rows = csv.body.trimEnd().split('\r\n');
  assert.equal(rows.length, 251);
  assert.match(rows[0] ?? '', /^"id","search","searchName",/);
  for (const row of rows.slice(1)) assert.match(row, /,"'=cmd\(\)",.*,"'=acme \d+",/);

  const lines = await get('?format=ndjson');
  assert.equal(lines.headers['content-type'], 'application/x-ndjson; charset=utf-8');
  const ids = lines.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  assert.equal(new Set(ids).size, 500);
  assert.equal((await get('?format=ndjson&severity=low')).body.trimEnd().split('\n').length, 250);
  assert.equal((await get('?format=ndjson&state=closed')).body, '');
  assert.equal((await get('', ['alerts', 'documents'])).body.split('\r\n').length, 2, 'only the header');
});

test('endpoints that only do something check key, scope and method like all others', async (t) => {
  const { app, issueKey } = await start(t);
  const reader = await issueKey(['im']);
  const key = await issueKey(['alerts']);
  const ask = async (method: 'GET' | 'POST', path: string, as?: string) => {
    const headers = as === undefined ? {} : { 'x-api-key': as };
    const payload = path.endsWith('/secret') ? {} : undefined;
    const response = await app.inject({
      method,
      url: `/api/v2/alerts${path}`,
      headers,
      ...(method === 'POST' && payload && { payload }),
    });
    return [response.statusCode, response.headers.allow];
  };
  for (const path of ['/targets/none/test', '/targets/none/secret']) {
    assert.deepEqual(await ask('POST', path), [401, undefined]);
    assert.deepEqual(await ask('POST', path, reader), [403, undefined]);
    assert.deepEqual(await ask('POST', path, key), [404, undefined]);
    assert.deepEqual(await ask('GET', path, key), [405, 'POST']);
  }
  assert.deepEqual(await ask('GET', '/stream'), [401, undefined]);
  assert.deepEqual(await ask('GET', '/stream', reader), [403, undefined]);
  assert.deepEqual(await ask('GET', '/stream?unknown=1', key), [422, undefined]);
  assert.deepEqual(await ask('POST', '/stream', key), [405, 'GET, HEAD']);
});
