/** Links and names as an analyst reads them: in order, complete, defanged and without invisible characters. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { enrichMessage } from '../../src/enrich/message.ts';
import type { Message } from '../../src/records/message.ts';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { HERONRY, message } from '../support/world.ts';

/** What a person reads: the kind of a chip is for assistive technology. */
const readable = (element: Locator) =>
  element.evaluate((each) => {
    const copy = each.cloneNode(true) as typeof each;
    for (const label of copy.querySelectorAll('.visually-hidden, .kind-icon')) label.remove();
    return copy.textContent ?? '';
  });

describe('console: links', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  /** As an importer writes it, with what the extractors find. */
  const write = async (...messages: (Partial<Message> & { sequence: string })[]) => {
    const drafts = messages.map((each) => message(each));
    await console.app.write(...drafts.map(({ languages: _, ...draft }) => enrichMessage(draft)));
  };
  const openMessage = async (t: Parameters<typeof console.open>[0], sequence: string) => {
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=${sequence}`);
    const target = page.locator('.message.is-target');
    await target.waitFor();
    return { page, target };
  };
  /** The first result with its preview. */
  const openResult = async (t: Parameters<typeof console.open>[0], q: string) => {
    const { page } = await console.open(t, `#/search/messages?q=${encodeURIComponent(q)}`);
    const row = page.locator('[data-row]').first();
    await row.click();
    const preview = page.locator('.drawer .is-target');
    await preview.waitFor();
    return { page, row, preview };
  };

  test('a partly highlighted link keeps its order in right-to-left text', async (t) => {
    await write({
      sequence: '90',
      text: 'بازار جدید https://onyx-garnet.example/996234 را ببینید gharial',
    });
    const { preview, row } = await openResult(t, 'gharial onyx garnet');
    for (const link of [preview.locator('.message-text [dir="ltr"]'), row.locator('.address-text')]) {
      await link.locator('mark').first().waitFor();
      assert.equal(await link.count(), 1);
      assert.equal(await readable(link), 'hxxps://onyx-garnet[.]example/996234');
      const lefts = await link
        .locator(':scope > :is(span:not(.visually-hidden, .kind-icon), mark)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
      assert.ok(lefts.length > 2);
      assert.deepEqual(
        lefts,
        lefts.toSorted((a, b) => a - b),
      );
    }
  });

  test('a link ends before Japanese or Chinese text', async (t) => {
    await write(
      { sequence: '91', text: 'gavial 連絡先はhttps://t.me/xmpl_garnet_240です。' },
      { sequence: '92', text: 'gavial 频道https://t.me/xmpl_amber/804842。谢谢' },
    );
    for (const [sequence, link, url] of [
      ['91', 'hxxps://t[.]me/xmpl_garnet_240', 'https://t.me/xmpl_garnet_240'],
      ['92', 'hxxps://t[.]me/xmpl_amber/804842', 'https://t.me/xmpl_amber/804842'],
    ] as const) {
      const { page, target } = await openMessage(t, sequence);
      const shown = target.locator('.message-text [dir="ltr"]');
      await shown.waitFor();
      assert.equal(await readable(shown), link);
      await target.getByRole('button', { name: link }).click();
      assert.equal(await page.getByRole('link', { name: 'Open anyway' }).getAttribute('href'), url);
    }
  });

  test('names bidi controls in links, names and titles, and isolates every text', async (t) => {
    await write({
      sequence: '93',
      text: 'caiman https://paypaI.example/\u202egpj.exe and \u202eunclosed',
      userId: '7077',
      username: 'admin\u202enimda',
      channelTitle: 'Desk\u2066\u202e',
    });
    const { page, row, preview } = await openResult(t, 'caiman');
    assert.equal(await row.locator('.result-who').innerText(), 'admin⟨RLO⟩nimda');
    assert.equal(await row.locator('.result-place').innerText(), 'Desk⟨LRI⟩⟨RLO⟩');
    assert.match(
      await row.locator('.result-text').innerText(),
      /hxxps:\/\/paypaI\[\.\]example\/⟨RLO⟩gpj\[\.\]exe and ⟨RLO⟩unclosed/,
    );
    assert.equal(await row.locator('.control').first().getAttribute('title'), 'right-to-left override');
    const link = preview.locator('.message-text [dir="ltr"]').first();
    assert.equal(await readable(link), 'hxxps://paypaI[.]example/⟨RLO⟩gpj[.]exe');
    for (const [part, expected] of [
      [preview.locator('.message-text'), 'plaintext'],
      [link, 'isolate'],
      [row.locator('.inline-text').first(), 'isolate'],
    ] as const) {
      const bidi = await part
        .first()
        .evaluate((text) => text.ownerDocument.defaultView?.getComputedStyle(text).unicodeBidi);
      assert.equal(bidi, expected);
    }
    await page.goto(`${console.url}#/person/telegram/7077`);
    await page.getByRole('heading', { level: 1, name: 'admin⟨RLO⟩nimda' }).waitFor();
    assert.match(await page.title(), /^admin⟨RLO⟩nimda/);
  });

  test('names blank and tag characters in messages, links, names and titles', async (t) => {
    const tags = [...'go'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
    await write({
      sequence: '96',
      text: `muggar \u3164x https://paypal.example/a\u206ab and${tags}`,
      userId: '7078',
      username: `admin\u3164${tags}`,
      channelTitle: 'Desk\u180e',
    });
    const { row, preview } = await openResult(t, 'muggar');
    const text = preview.locator('.message-text');
    assert.equal(await readable(text.locator('[dir="ltr"]').first()), 'hxxps://paypal[.]example/a⟨ISS⟩b');
    assert.match(await readable(text), /^muggar ⟨HF⟩x.* and⟨TAG go⟩$/);
    assert.equal(await row.locator('.result-who').innerText(), 'admin⟨HF⟩⟨TAG go⟩');
    assert.equal(await row.locator('.result-place').innerText(), 'Desk⟨MVS⟩');
    assert.equal(await text.locator('.control').first().getAttribute('title'), 'Hangul filler');
  });

  test('defangs links in quoted replies', async (t) => {
    await write(
      { sequence: '94', text: 'see https://t.me/xmpl_amber now' },
      { sequence: '95', text: 'thanks', replyToMessageId: '94' },
    );
    const { target } = await openMessage(t, '95');
    await target.locator('.is-reply').getByText('hxxps://t[.]me/xmpl_amber').waitFor();
  });

  test('copies the address of a link defanged', async (t) => {
    await write({ sequence: '97', text: 'see https://t.me/xmpl_amber now' });
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=97`, { permissions });
    await page.locator('.is-target').getByRole('button', { name: 'Open hxxps://t[.]me/xmpl_amber' }).click();
    await page.getByRole('button', { name: 'Copy defanged' }).click();
    await page.getByText('Copied').first().waitFor();
    assert.equal(await clipboard(page), 'hxxps://t[.]me/xmpl_amber');
  });
});

const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
