/** A conversation of ten thousand messages: paging in both directions, jumps by date, topic and reply. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { channelSighting } from '../../src/records/channel.ts';
import { Console, WITHOUT_BROWSER } from '../support/browser.ts';
import { at, HERONRY, message } from '../support/world.ts';

const MESSAGES = 10_000;
const FIRST = at('2026-10-01');
const MINUTE = 60_000;

const FRAMES_MAX = 3000;

/** Scrolls to an end of the loaded messages, frame by frame, until a message beyond it appears. */
async function scrollBeyond(page: Page, end: 'top' | 'bottom', sequence: number): Promise<void> {
  const reached = await page.locator('.messages').evaluate(
    async (list, { where, wanted, framesMax }) => {
      const view = list.ownerDocument.defaultView as unknown as {
        requestAnimationFrame(next: () => void): void;
      };
      for (let frame = 0; frame < framesMax; frame++) {
        list.scrollTop = where === 'top' ? 0 : list.scrollHeight;
        await new Promise<void>((next) => view.requestAnimationFrame(() => next()));
        const lines = [...list.querySelectorAll('[data-message]')];
        const sequences = lines.map((line) => Number(line.getAttribute('data-message')?.split('_')[1]));
        if (sequences.some((each) => (where === 'top' ? each <= wanted : each >= wanted))) return true;
      }
      return false;
    },
    { where: end, wanted: sequence, framesMax: FRAMES_MAX },
  );
  assert.ok(reached, `message ${sequence} did not load`);
}

const FRAMES_AT_REST = 30;

/** Scrolls to the top until the list stays there; it may still be moving to the message of the address. */
async function restAtTop(page: Page): Promise<void> {
  const rested = await page.locator('.messages').evaluate(
    async (list, { framesMax, framesAtRest }) => {
      const view = list.ownerDocument.defaultView as unknown as {
        requestAnimationFrame(next: () => void): void;
      };
      let atRest = 0;
      for (let frame = 0; frame < framesMax && atRest < framesAtRest; frame++) {
        atRest = list.scrollTop === 0 ? atRest + 1 : 0;
        list.scrollTop = 0;
        await new Promise<void>((next) => view.requestAnimationFrame(() => next()));
      }
      return atRest === framesAtRest;
    },
    { framesMax: FRAMES_MAX, framesAtRest: FRAMES_AT_REST },
  );
  assert.ok(rested, 'the list does not stay at the top');
}

describe('console: conversation', { skip: WITHOUT_BROWSER }, () => {
  const console = Console.forAll('empty');
  const fill = async () => {
    if ((await console.app.services.store.status()).records.message > 0) return;
    const messages = Array.from({ length: MESSAGES }, (_, index) =>
      message({
        sequence: String(index + 1),
        detectionDate: FIRST + index * MINUTE,
        version: FIRST + index * MINUTE,
        text: index % 7 === 0 ? `long ${'word '.repeat(index % 90)}` : `message ${index + 1}`,
        ...(index === 5000 && { replyToMessageId: '4990' }),
        ...(index === 6000 && { replyToMessageId: '12' }),
        ...(index === 5100 && { text: 'مرحبا بالعالم (hello) 123' }),
        ...(index === 5101 && { text: '数据库泄露，价格面议。データベース' }),
        topicId: '5',
        topicTitle: 'Escrow',
        isForumTopic: true,
      }),
    );
    await console.app.write(...messages);
    await console.app.write(
      channelSighting('telegram', HERONRY, at('2026-10-01'), { lists: { channelTitles: ['Heronry'] } }, [
        { id: '5', title: 'Escrow', topMessage: 42, closed: false, pinned: true, hidden: false },
      ]),
    );
  };

  test('opens at a message and loads more in both directions, with few rows in the DOM', async (t) => {
    await fill();
    const { page, troubles } = await console.open(t, `#/chat/telegram/${HERONRY}?m=${HERONRY}_5001`);
    const target = page.locator('.message.is-target');
    await target.waitFor();
    assert.match(await target.innerText(), /message 5001/);
    // Thirty older messages at first, then a hundred at a time.
    for (const oldest of [4971, 4871, 4771, 4671]) await scrollBeyond(page, 'top', oldest - 1);
    assert.ok((await page.locator('.messages .message').count()) < 200);
    for (const newest of [5030, 5130]) await scrollBeyond(page, 'bottom', newest + 1);
    assert.deepEqual(troubles, []);
  });

  test('starts with the latest message if the URL names none', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
    await page.getByText('Latest message').waitFor();
    await page.getByText('10,000 messages').waitFor();
  });

  test('keeps the scroll position while older messages load above', async (t) => {
    await fill();
    const { page } = await console.open(t, '#/');
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.route(/[?&]cursor=/, async (route) => {
      if (isHolding) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await page.goto(`${console.url}#/chat/telegram/${HERONRY}?m=5001`);
    await page.locator('.message.is-target').waitFor();
    // No further page arrives yet, so the top of the list stays where it is.
    await restAtTop(page);
    const list = await page.locator('.messages').boundingBox();
    isHolding = false;
    for (const go of held) go();
    await page.locator(`[data-message="${HERONRY}_4970"]`).waitFor({ state: 'attached' });
    const first = await page.locator(`[data-message="${HERONRY}_4971"]`).boundingBox();
    assert.ok(list !== null && first !== null);
    assert.ok(
      first.y >= list.y && first.y < list.y + list.height,
      `${first.y} in ${list.y} to ${list.y + list.height}`,
    );
  });

  test('restores the topmost message after going back', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
    for (const beyond of [9900, 9800]) await scrollBeyond(page, 'top', beyond);
    // Not `click()`: the list still moves while older messages load, and a press and its release may hit different rows.
    await page.locator('.message .message-author').first().dispatchEvent('click');
    await page.waitForURL(/#\/person\//);
    await page.locator('.messages').waitFor({ state: 'detached' });
    await page.goBack();
    await page.locator('.messages .message').first().waitFor();
    const shown = await page
      .locator('.messages .message')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-message')?.split('_')[1])));
    assert.ok(Math.max(...shown) < 9900, shown.join());
  });

  test('shows and links the message a reply refers to, loaded or not', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=5001`);
    const reply = page.locator('.message.is-target .is-reply');
    await reply.waitFor();
    assert.match(await reply.innerText(), /Tilda_Probe: message 4990/);
    await reply.click();
    await page.locator(`.is-target[data-message="${HERONRY}_4990"]`).waitFor();
    await page.goto(`${console.url}#/chat/telegram/${HERONRY}?m=6001`);
    await page.locator('.message.is-target .is-reply').click();
    await page.locator(`.is-target[data-message="${HERONRY}_12"]`).waitFor();
    await page.getByText('Start of collected history').waitFor();
  });

  test('jumps to the first message of a day and to the latest of a topic', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    const day = async (text: string) => {
      await page.getByLabel('Go to date').fill(text);
      await page.getByLabel('Go to date').blur();
    };
    await day('2026-10-03');
    await page.locator(`.is-target[data-message="${HERONRY}_${2 * 1440 + 1}"]`).waitFor();
    await day('2026-09-01');
    await page.getByText('No messages on or before this date.').waitFor();
    await page.getByRole('combobox', { name: 'Topic' }).selectOption({ label: 'Escrow' });
    await page.locator(`.is-target[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
  });

  test('sets the writing direction of each message by its text', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=5101`);
    const directionOf = (sequence: number) =>
      page
        .locator(`[data-message="${HERONRY}_${sequence}"] .message-text`)
        .evaluate((text) => text.matches(':dir(rtl)'));
    await page.locator('.is-target').waitFor();
    assert.equal(await directionOf(5101), true);
    assert.equal(await directionOf(5102), false);
  });

  test('says that a message is not found and links to the latest one', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=99999`);
    await page.getByText('Not found', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Go to the latest message' }).click();
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
  });
});
