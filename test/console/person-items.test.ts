/** A person's own, posted and mentioned addresses. */
import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { enrichMessage } from '../../src/enrich/message.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { Console, seriousIssues, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, message } from '../support/world.ts';

describe('console: items of a person', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const posted = (sequence: number, content: string) => {
    const { languages: _, ...draft } = message({ sequence: String(sequence), userId: '7001', text: content });
    return enrichMessage(draft);
  };
  const fill = () =>
    console.app.write(
      profileSighting('telegram', '7002', at('2026-11-01'), { lists: { usernames: ['heron_shop'] } }),
      posted(1, 'contact me: raven@mail.example, jabber raven@xmpp.example'),
      posted(2, 'leaked: joe@corp.example, call 7 now'),
      posted(3, 'ask @heron_shop about it'),
    );

  test('are grouped by their relation, and mentioned accounts are linked', async (t) => {
    await fill();
    const { page, troubles } = await console.open(t, '#/profile/telegram/7001');
    const group = (name: string) => page.getByRole('region', { name, exact: true });
    await group('Own').getByRole('link', { name: 'raven@mail.example' }).waitFor();
    await group('Own').getByRole('link', { name: 'raven@xmpp.example' }).waitFor();
    await group('Posted').getByRole('link', { name: 'joe@corp.example' }).waitFor();
    await group('Mentioned').getByRole('link', { name: 'heron_shop', exact: true }).click();
    await page.waitForURL(/#\/profile\/telegram\/7002$/);
    assert.deepEqual(troubles, []);
  });

  test('have no serious accessibility issues', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/profile/telegram/7001');
    await page.locator('.person-items').first().waitFor();
    assert.deepEqual(await seriousIssues(page), []);
  });

  test('are exported with their relation', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/profile/telegram/7001');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'items-telegram-7001.csv');
    const csv = await text(await download.createReadStream());
    const lines = csv.replaceAll('"', '').split(/\r?\n/);
    assert.equal(lines[0], 'kind,value,relation,accounts,firstSeen');
    const has = (part: string) =>
      assert.ok(
        lines.some((line) => line.startsWith(part)),
        `${part} in ${lines}`,
      );
    has('email,raven@mail.example,own,,');
    has('email,joe@corp.example,posted,,');
    has('telegram,https://t.me/heron_shop,mentioned,telegram:7002,');
  });
});
