/** Links and names as an analyst reads them: in order, complete, defanged and without invisible characters. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { HERONRY, message } from '../support/world.ts';

describe('console: links', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');

  test('a partly highlighted link keeps its order in right-to-left text', async (t) => {
    await console.app.write(
      message({
        sequence: '90',
        text: 'بازار جدید https://onyx-garnet.example/996234 را ببینید gharial',
      }),
    );
    const { page } = await console.open(t, `#/messages?q=${encodeURIComponent('gharial onyx garnet')}`);
    const link = page.locator('.card .message-text .link');
    await link.waitFor();
    assert.equal(await link.count(), 1);
    assert.equal(await link.innerText(), 'hxxps://onyx-garnet[.]example/996234');
    assert.ok((await link.locator('mark').count()) > 0);
    const lefts = await link
      .locator(':scope > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    assert.ok(lefts.length > 2);
    assert.deepEqual(
      lefts,
      lefts.toSorted((a, b) => a - b),
    );
  });

  test('a link ends before Japanese or Chinese text', async (t) => {
    await console.app.write(
      message({ sequence: '91', text: 'gavial 連絡先はhttps://t.me/xmpl_garnet_240です。' }),
      message({ sequence: '92', text: 'gavial 频道https://t.me/xmpl_amber/804842。谢谢' }),
    );
    const { page } = await console.open(t, '#/messages?q=gavial');
    await page.locator('.card .link').nth(1).waitFor();
    assert.deepEqual((await page.locator('.card .link').allInnerTexts()).sort(), [
      'hxxps://t[.]me/xmpl_amber/804842',
      'hxxps://t[.]me/xmpl_garnet_240',
    ]);
    await page.getByRole('button', { name: 'hxxps://t[.]me/xmpl_garnet_240' }).click();
    assert.equal(
      await page.getByRole('link', { name: 'Open in new tab' }).getAttribute('href'),
      'https://t.me/xmpl_garnet_240',
    );
  });

  test('names bidi controls in links, names and titles, and isolates every text', async (t) => {
    const override = 'caiman https://paypaI.example/\u202egpj.exe and \u202eunclosed';
    await console.app.write(
      message({
        sequence: '93',
        text: override,
        userId: '7077',
        username: 'admin\u202enimda',
        channelTitle: 'Desk\u2066\u202e',
      }),
    );
    const { page } = await console.open(t, '#/messages?q=caiman');
    const card = page.locator('.card').first();
    await card.waitFor();
    assert.equal(await card.locator('.link').innerText(), 'hxxps://paypaI[.]example/⟨RLO⟩gpj[.]exe');
    assert.equal(await card.locator('.author').innerText(), 'admin⟨RLO⟩nimda');
    assert.equal(await card.locator('.secondary').innerText(), 'in Desk⟨LRI⟩⟨RLO⟩');
    assert.equal(await card.locator('.control').first().getAttribute('title'), 'right-to-left override');
    for (const part of ['.message-text', '.link', '.inline-text']) {
      const bidi = await card
        .locator(part)
        .first()
        .evaluate((text) => text.ownerDocument.defaultView?.getComputedStyle(text).unicodeBidi);
      assert.equal(bidi, 'isolate', part);
    }
    await card.locator('.author').click();
    await page.evaluate(`new Promise((done) => {
      const look = () => (document.title.startsWith('admin⟨RLO⟩nimda') ? done() : requestAnimationFrame(look));
      look();
    })`);
  });

  test('names blank and tag characters in messages, links, names and titles', async (t) => {
    const tags = [...'go'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    await console.app.write(
      message({
        sequence: '96',
        text: `muggar \u3164x https://paypal.example/a\u206ab and${tags}`,
        userId: '7078',
        username: `admin\u3164${tags}`,
        channelTitle: 'Desk\u180e',
      }),
    );
    const { page } = await console.open(t, '#/messages?q=muggar');
    const card = page.locator('.card').first();
    await card.waitFor();
    assert.equal(await card.locator('.link').innerText(), 'hxxps://paypal[.]example/a⟨ISS⟩b');
    assert.match(await card.locator('.message-text').innerText(), /^muggar ⟨HF⟩x.* and⟨TAG go⟩$/);
    assert.equal(await card.locator('.author').innerText(), 'admin⟨HF⟩⟨TAG go⟩');
    assert.equal(await card.locator('.secondary').innerText(), 'in Desk⟨MVS⟩');
    assert.equal(await card.locator('.message-text .control').first().getAttribute('title'), 'Hangul filler');
  });

  test('defangs links in quoted replies', async (t) => {
    await console.app.write(
      message({ sequence: '94', text: 'see https://t.me/xmpl_amber now' }),
      message({ sequence: '95', text: 'thanks', replyToMessageId: '94' }),
    );
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=95`);
    const reply = page.locator('.message.is-target .reply');
    await reply.waitFor();
    assert.match(await reply.innerText(), /see hxxps:\/\/t\[\.\]me\/xmpl_amber now/);
  });
});
