/** A conversation of ten thousand messages: in both directions, by day, by reply, and never all of it on the page. */
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

/** To an end of what is loaded, frame by frame, until a message beyond it is there. */
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
  assert.ok(reached, `message ${sequence} does not come`);
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

  test('opens around a message and goes on in both directions, with few of them on the page', async (t) => {
    await fill();
    const { page, troubles } = await console.open(t, `#/chat/telegram/${HERONRY}?m=${HERONRY}_5001`);
    const wanted = page.locator('.line.is-wanted');
    await wanted.waitFor();
    assert.match(await wanted.innerText(), /message 5001/);
    // Thirty before it at first, then a hundred at a time; what is just above the first one seen is there, too.
    for (const oldest of [4971, 4871, 4771, 4671]) await scrollBeyond(page, 'top', oldest - 1);
    assert.ok((await page.locator('.line').count()) < 200);
    for (const newest of [5030, 5130]) await scrollBeyond(page, 'bottom', newest + 1);
    assert.deepEqual(troubles, []);
  });

  test('without a message it begins with the latest', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
    await page.getByText('The latest message').waitFor();
    await page.getByText('10,000 messages').waitFor();
  });

  test('what is seen stays where it is while older messages come in above it', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=5001`);
    await page.locator('.line.is-wanted').waitFor();
    await scrollBeyond(page, 'top', 4970);
    const list = await page.locator('.messages').boundingBox();
    const first = await page.locator(`[data-message="${HERONRY}_4971"]`).boundingBox();
    assert.ok(list !== null && first !== null);
    assert.ok(
      first.y >= list.y && first.y < list.y + list.height,
      `${first.y} in ${list.y} to ${list.y + list.height}`,
    );
  });

  test('going back leads to what was on top', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
    for (const beyond of [9900, 9800]) await scrollBeyond(page, 'top', beyond);
    await page.locator('.line .author').first().click();
    await page.waitForSelector('.head .facts');
    await page.goBack();
    await page.locator('.line').first().waitFor();
    const shown = await page
      .locator('.line')
      .evaluateAll((lines) => lines.map((line) => Number(line.getAttribute('data-message')?.split('_')[1])));
    assert.ok(Math.max(...shown) < 9900, shown.join());
  });

  test('a reply shows what it answers and leads there, be it loaded or not', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=5001`);
    const reply = page.locator('.line.is-wanted .reply');
    await reply.waitFor();
    assert.match(await reply.innerText(), /Tilda_Probe: message 4990/);
    await reply.click();
    await page.locator(`.is-wanted[data-message="${HERONRY}_4990"]`).waitFor();
    await page.goto(`${console.url}#/chat/telegram/${HERONRY}?m=6001`);
    await page.locator('.line.is-wanted .reply').click();
    await page.locator(`.is-wanted[data-message="${HERONRY}_12"]`).waitFor();
    await page.getByText('The first message that is kept').waitFor();
  });

  test('jumps to the first message of a day, and to the latest of a topic', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}`);
    const day = async (text: string) => {
      await page.getByLabel('Day').fill(text);
      await page.getByLabel('Day').blur();
    };
    await day('2026-10-03');
    await page.locator(`.is-wanted[data-message="${HERONRY}_${2 * 1440 + 1}"]`).waitFor();
    await day('2026-09-01');
    await page.getByText('nothing so early').waitFor();
    await page.getByRole('combobox', { name: /^Topic/ }).selectOption({ label: 'Escrow' });
    await page.locator(`.is-wanted[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
  });

  test('writes Arabic from right to left and everything else as it is', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=5101`);
    const directionOf = (sequence: number) =>
      page
        .locator(`[data-message="${HERONRY}_${sequence}"] .written`)
        .evaluate((text) => text.matches(':dir(rtl)'));
    await page.locator('.is-wanted').waitFor();
    assert.equal(await directionOf(5101), true);
    assert.equal(await directionOf(5102), false);
  });

  test('tells that a message is not kept', async (t) => {
    await fill();
    const { page } = await console.open(t, `#/chat/telegram/${HERONRY}?m=99999`);
    await page.getByText('Message not found.').waitFor();
    await page.getByRole('link', { name: 'To the latest message of this channel' }).click();
    await page.locator(`[data-message="${HERONRY}_${MESSAGES}"]`).waitFor();
  });
});
