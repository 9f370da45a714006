/** Alerts from end to end: a target, a saved search, a match that appears by itself, triage, and its delivery. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { httpReceiver } from '../support/delivery.ts';

const HOSTILE = `<img src=x onerror="window.ran=1"></b>\u202Egnp.exe`;

describe('console: alerts', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty', {
    alerts: { allow: ['127.0.0.1'], smtp: undefined, publicUrl: undefined },
  });
  let sequence = 0;
  const pushAll = async (texts: readonly string[], more: object = {}) => {
    const key = await console.app.issueKey(['ingest']);
    const records = texts.map((text) => ({
      type: 'message',
      platform: 'telegram',
      channelId: '-1001990000777',
      channelTitle: 'Heronry',
      messageId: ++sequence,
      userId: '7001',
      username: 'tilda',
      detectionDate: '2026-11-15T11:59:00Z',
      message: text,
      ...more,
    }));
    const response = await fetch(`${console.url}api/v2/ingest/records`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/x-ndjson' },
      body: records.map((record) => JSON.stringify(record)).join('\n'),
    });
    assert.equal(response.status, 200, await response.text());
  };
  const push = (text: string, more: object = {}) => pushAll([text], more);
  const api = async (method: string, path: string, body: object, key: string) => {
    const response = await fetch(`${console.url}api/v2/alerts${path}`, {
      method,
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as { data: { hits: { id: string }[] } };
    assert.ok(response.ok, JSON.stringify(answer));
    return answer.data.hits[0]?.id ?? '';
  };
  const rows = (page: Page) => page.locator('.match-row');
  const states = async () => (await console.ask('/alerts/matches')).hits.map(({ state }) => state);
  /** Triage is sent in the background. */
  const eventually = async (check: () => Promise<boolean>) => {
    while (!(await check())) await new Promise(setImmediate);
  };

  test('a saved search matches live, is triaged by keys, and its delivery can be replayed', async (t) => {
    const receiver = await httpReceiver(t);
    console.app.services.alerts.start();
    const { page, troubles } = await console.open(t, '#/alerts');
    await page.getByText('No alerts yet').waitFor();

    await page.goto(`${console.url}#/alerts/targets`);
    await page.getByRole('button', { name: 'New target' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Intake');
    await page.getByLabel('URL', { exact: true }).fill(`${receiver.url}/secret-path`);
    await page.getByRole('button', { name: 'Save target' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await receiver.received(1);
    await page.locator('tr', { hasText: 'Test' }).getByText('Delivered').waitFor();
    assert.equal(await page.getByText('secret-path').count(), 0);
    assert.equal(await page.getByText(/whsec_/).count(), 0);
    assert.deepEqual(await seriousIssues(page), []);

    await push('acme was mentioned before');
    await page.goto(`${console.url}#/alerts`);
    await page.getByRole('link', { name: 'New alert' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Our name');
    await page.locator('.query-input').fill('acme');
    await page.locator('.preview-numbers').getByText('1 match').waitFor();
    await page.getByRole('switch', { name: 'Intake' }).check();
    await page.getByLabel('Severity').selectOption('high');
    assert.deepEqual(await seriousIssues(page), []);
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.getByText('All caught up').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();

    await page.evaluate('globalThis.isSamePage = true');
    await push('selling acme logs, sample at https://logs.example');
    await rows(page).first().waitFor();
    assert.equal(await page.evaluate('globalThis.isSamePage'), true);
    assert.match(await rows(page).first().innerText(), /tilda[\s\S]*selling acme logs/);
    assert.equal(await rows(page).first().locator('mark').innerText(), 'acme');
    await page.locator('.sidebar .nav-count.is-new', { hasText: '1' }).first().waitFor();
    const [, sent] = await receiver.received(2);
    assert.match(sent?.body ?? '', /selling acme logs/);

    await rows(page).first().click();
    await page.getByRole('heading', { name: 'Why it matched' }).waitFor();
    await page.getByText('Sent to Intake, status 204').waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('r');
    await page.getByText('1 match in review').waitFor();
    await page.getByText('All caught up').waitFor();
    await eventually(async () => (await states())[0] === 'triaged');
    await page.keyboard.press('z');
    await rows(page).first().waitFor();
    await eventually(async () => (await states())[0] === 'new');
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await page.locator('[data-tab="closed"]', { hasText: '1' }).click();
    await rows(page).first().getByText('Dismissed').waitFor();

    await page.goto(`${console.url}#/alerts/targets`);
    await page.locator('tr', { hasText: 'Match' }).getByRole('button', { name: 'Replay' }).click();
    const [, first, again] = await receiver.received(3);
    assert.equal(again?.headers['webhook-id'], first?.headers['webhook-id']);
    assert.deepEqual(troubles, []);
  });

  test('a new match does not move the current one, and a refused change is taken back', async (t) => {
    const { page, key } = await console.open(t, '#/alerts', { viewport: { width: 1280, height: 420 } });
    const id = await api('POST', '', { name: 'Steady', q: 'steady' }, key);
    for (let index = 0; index < 12; index++) await push(`steady number ${index}`);
    await page.goto(`${console.url}#/alerts/${id}?state=new`);
    await rows(page).nth(11).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    const row = page.locator('.match-row', { hasText: 'number 8' });
    await row.click();
    const before = await row.boundingBox();
    await push('steady arrives later');
    await page.locator('.match-row', { hasText: 'arrives later' }).waitFor({ state: 'attached' });
    const after = await row.boundingBox();
    assert.ok(
      before !== null && after !== null && Math.abs(before.y - after.y) < 1,
      `${before?.y} ${after?.y}`,
    );

    await page.route('**/api/v2/alerts/matches', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '{}' }) : route.fallback(),
    );
    await page.keyboard.press('Control+a');
    await page.getByText('13 selected').waitFor();
    await page.keyboard.press('e');
    await page.getByText(/The change was not saved/).waitFor();
    assert.equal(await rows(page).count(), 13);
    await page.unroute('**/api/v2/alerts/matches');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('e');
    await page.getByText('All caught up').waitFor();
    await page.keyboard.press('z');
    await rows(page).nth(12).waitFor();
  });

  test('dismissing all that is loaded shows the rest, and selecting moves nothing', async (t) => {
    const key = await console.app.issueKey([...SCOPES]);
    const id = await api('POST', '', { name: 'Backlog', q: 'backlog' }, key);
    await pushAll(Array.from({ length: 70 }, (_, index) => `backlog number ${index}`));
    // Matches that arrive live would be added to the first page.
    console.app.services.alerts.start();
    await eventually(async () => {
      const { hits } = await console.ask(`/alerts/matches?alertId=${id}&page_size=100`);
      return hits.length === 70 && hits.every((hit) => 'sequence' in hit);
    });
    const { page } = await console.open(t, `#/alerts/${id}?state=new`, { key });
    await rows(page).nth(49).waitFor({ state: 'attached' });
    const before = await rows(page).first().boundingBox();
    await rows(page).first().getByRole('checkbox').check();
    await page.getByText('1 selected').waitFor();
    assert.deepEqual(await rows(page).first().boundingBox(), before);
    assert.deepEqual(await seriousIssues(page), []);
    await page.keyboard.press('Control+a');
    await page.getByText('50 selected').waitFor();
    await page.keyboard.press('d');
    await rows(page).nth(19).waitFor({ state: 'attached' });
    assert.equal(await rows(page).count(), 20);
    assert.equal(await page.getByText('All caught up').count(), 0);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('d');
    await page.getByText('All caught up').waitFor();
  });

  test('a list says that it matches exactly, shows its values, and becomes a query', async (t) => {
    const { page, key } = await console.open(t, '#/alerts');
    const id = await api('POST', '', { name: 'Harbour', values: ['harbour-lights[.]example'] }, key);
    await page.goto(`${console.url}#/alerts/${id}/edit`);
    const values = page.getByLabel('Values', { exact: true });
    await values.waitFor();
    assert.equal(await values.inputValue(), 'harbour-lights[.]example');
    await page.getByText('1 of 100,000 values').waitFor();
    await page.getByText(/Values match exactly/).waitFor();
    assert.deepEqual(await seriousIssues(page), []);
    await values.fill('');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.getByText('Enter at least one value.').waitFor();
    await values.fill('harbour-lights.example');
    await page.getByRole('button', { name: 'Use a query instead' }).click();
    assert.equal(await page.locator('.query-input').inputValue(), '"harbour-lights.example"');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.locator('.inbox-header h2', { hasText: 'Harbour' }).waitFor();
    await pushAll(['see www.harbour-lights.example', 'mail ceo@harbour-lights.example']);
    await rows(page).nth(1).waitFor();
  });

  test('a save that is refused moves the focus to the first field with a problem', async (t) => {
    const { page } = await console.open(t, '#/alerts/new', { viewport: { width: 1280, height: 420 } });
    const name = page.getByLabel('Name', { exact: true });
    await page.getByLabel('Maximum age').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.getByRole('alert').filter({ hasText: 'Enter a name.' }).waitFor();
    assert.equal(await name.evaluate((element) => element === document.activeElement), true);
    await name.fill('Brand');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.locator('.query-input:focus').waitFor();
  });

  test('deliveries of a disabled target cannot be replayed, and it says why', async (t) => {
    const receiver = await httpReceiver(t);
    console.app.services.alerts.start();
    const { page, key } = await console.open(t, '#/alerts');
    const id = await api('POST', '/targets', { name: 'Quiet', kind: 'webhook', url: receiver.url }, key);
    await api('POST', `/targets/${id}/test`, {}, key);
    await receiver.received(1);
    await eventually(
      async () => (await console.ask(`/alerts/deliveries?targetId=${id}&status=delivered`)).total === 1,
    );
    await api('PATCH', `/targets/${id}`, { enabled: false }, key);
    await page.goto(`${console.url}#/alerts/targets?target=${id}`);
    // Reachable and said to be disabled, so that it can say why.
    await page.locator('tr', { hasText: 'Quiet' }).getByRole('button', { name: 'Replay' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'The target is disabled' }).waitFor();
    assert.equal(await page.getByText('queued again').count(), 0);
    assert.deepEqual(await seriousIssues(page), []);
  });

  test('an unknown alert and an empty query say what they are about', async (t) => {
    const { page, key } = await console.open(t, '#/alerts');
    await api('POST', '', { name: 'Known', q: 'known' }, key);
    await page.goto(`${console.url}#/alerts/alert_unknown`);
    await page.getByText('This alert does not exist').waitFor();
    await page.goto(`${console.url}#/alerts/new?about=page`);
    await page.getByPlaceholder('Search pages').waitFor();
  });

  test('asks before changes are lost, and before matches are deleted', async (t) => {
    const { page, key } = await console.open(t, '#/alerts');
    const id = await api('POST', '', { name: 'To delete', q: 'deletable' }, key);
    await push('deletable text');
    await page.goto(`${console.url}#/alerts/${id}/edit`);
    await page.getByLabel('Name', { exact: true }).fill('Another name');
    await page.getByRole('link', { name: 'Discard' }).click();
    await page.getByText('Leave without saving?').waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Another name');
    await page.getByRole('button', { name: 'Save alert' }).click();
    await page.locator('.inbox-header h2', { hasText: 'Another name' }).waitFor();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Delete alert' }).click();
    const confirm = page.locator('dialog').getByRole('button', { name: 'Delete alert' });
    assert.equal(await confirm.isDisabled(), true);
    await page.getByLabel('Type 1 to confirm').fill('1');
    await confirm.click();
    await page.getByText('Another name deleted').waitFor();
    assert.equal(
      (await console.ask('/alerts')).hits.some((alert) => alert.id === id),
      false,
    );
  });

  test('shows hostile names, notes and records as text', async (t) => {
    const { page, key, troubles } = await console.open(t, '#/alerts');
    const id = await api('POST', '', { name: HOSTILE, q: 'needle', tags: [HOSTILE.slice(0, 60)] }, key);
    await push(`needle ${HOSTILE}`, { channelTitle: HOSTILE, username: HOSTILE });
    const [match] = (await console.ask(`/alerts/matches?alertId=${id}`)).hits;
    await api('PATCH', `/matches/${match?.id}`, { note: HOSTILE }, key);
    await page.goto(`${console.url}#/alerts/${id}?state=all&match=${match?.id}`);
    await page.getByRole('heading', { name: 'Why it matched' }).waitFor();
    await page.locator('.message.is-target').waitFor();
    assert.equal(await page.locator('[data-match-note]').inputValue(), HOSTILE);
    for (const part of ['.alert-list', '.inbox', '.match-heading'])
      assert.doesNotMatch(await page.locator(part).innerText(), /\u202E/);
    assert.deepEqual(await seriousIssues(page), []);
    await page.goto(`${console.url}#/alerts/${id}/edit`);
    await page.locator('.preview-numbers').waitFor();
    assert.equal(await page.evaluate('globalThis.ran'), undefined);
    assert.equal(await page.locator('main img').count(), 0);
    assert.deepEqual(troubles, []);
  });

  test('a key without the scope is told which one it needs', async (t) => {
    const { page } = await console.open(t, '#/alerts', { scopes: ['im'] });
    await page.getByText('No access').waitFor();
    assert.match(await page.locator('main').innerText(), /"alerts"/);
  });
});
