/** Limits and markup of chats, each with the largest and most hostile notification. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discordMessage } from '../../../src/alerts/delivery/chat/discord.ts';
import { mattermostMessage } from '../../../src/alerts/delivery/chat/mattermost.ts';
import { slackMessage } from '../../../src/alerts/delivery/chat/slack.ts';
import { teamsMessage } from '../../../src/alerts/delivery/chat/teams.ts';
import { telegramMessage } from '../../../src/alerts/delivery/chat/telegram.ts';
import { send } from '../../../src/alerts/delivery/send.ts';
import type { TargetConfig } from '../../../src/alerts/delivery/target.ts';
import {
  ACTIVE,
  deliveryContext,
  hostileNotification,
  httpReceiver,
  match,
  notification,
} from '../../support/delivery.ts';

// biome-ignore lint/suspicious/noExplicitAny: messages are read as receivers read them, as JSON of any shape
type Json = any;

const telegram = (...args: [ReturnType<typeof notification>, boolean]) => telegramMessage(...args, '-1001');
const MESSAGES = {
  slack: slackMessage,
  mattermost: mattermostMessage,
  discord: discordMessage,
  teams: teamsMessage,
  telegram,
};

/** Hostile notifications: few and many matches, thin and full, and texts that grow when they are escaped. */
function* hostileMessages(make: (typeof MESSAGES)[keyof typeof MESSAGES]): Generator<Json> {
  const growing = ['&', '<', '@', '/a ', '`', '{', '漢', '😀', '\n', 'a.b ', '"'].map((part) =>
    part.repeat(300_000),
  );
  const ofOne = (text: string) =>
    notification({
      search: { name: text },
      matches: [
        match({
          place: text,
          author: text,
          title: text,
          text,
          recordKey: text,
          indicators: [{ kind: 'url', value: text }],
        }),
      ],
    });
  for (const isFull of [false, true]) {
    for (const count of [0, 1, 300])
      yield JSON.parse(JSON.stringify(make(hostileNotification(count), isFull)));
    for (const text of growing) yield JSON.parse(JSON.stringify(make(ofOne(text), isFull)));
  }
}

function textsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('hostile text never pings, links or hides, in any chat', () => {
  for (const [name, make] of Object.entries(MESSAGES))
    for (const message of hostileMessages(make))
      for (const text of textsOf(message)) {
        assert.ok(text.isWellFormed(), name);
        if (!/^https?:\/\/(?:nightjar|adaptivecards)\S*$/.test(text))
          assert.doesNotMatch(text.replace(/https:\/\/nightjar\.example[^\s|)]*/g, ''), ACTIVE, name);
      }
});

test('every chat shows the name of the search, the place, the snippet and a link', () => {
  for (const [name, make] of Object.entries(MESSAGES)) {
    const text = textsOf(make(notification(), false)).join('\n');
    assert.match(text, /High alert/, name);
    assert.match(text, /our brand/, name);
    assert.match(text, /In: Night market/, name);
    assert.match(
      text,
      /selling access, write to oda\[@\]mail\[\.\]example or hxxps:\/\/shop\[\.\]example\/a/,
      name,
    );
    assert.ok(text.includes('https://nightjar.example/#/message/telegram/-1001990000777_2'), name);
    assert.doesNotMatch(text, /Author/, name);
  }
});

test('every chat shows author, title, indicators and all lines of the text if the target asks for them', () => {
  const one = match({
    title: 'Offer',
    text: 'first\nsecond',
    indicators: [{ kind: 'email', value: 'oda@mail.example' }],
  });
  for (const [name, make] of Object.entries(MESSAGES)) {
    const text = textsOf(make(notification({ matches: [one] }), true)).join('\n');
    assert.match(text, /Author: oda/, name);
    assert.match(text, /Title: Offer/, name);
    assert.match(text, /Indicators: email oda\[@\]mail\[\.\]example/, name);
    assert.match(text, /first\n(?:.*\n)*second/, name);
  }
});

test('every chat tells digests, retro-hunts and tests apart, with the true count', () => {
  for (const [name, make] of Object.entries(MESSAGES)) {
    const digest = textsOf(
      make(notification({ type: 'alert.digest', total: 1234, isRetro: true }), false),
    ).join('\n');
    assert.match(digest, /High alert \(past records\)/, name);
    assert.match(digest, /1,234 matches, 1 shown/, name);
    assert.match(textsOf(make(notification({ type: 'alert.test' }), false)).join('\n'), /Test alert/, name);
  }
});

test('slack: hostile text is plain_text only, escaped, without unfurling, within all limits', () => {
  for (const message of hostileMessages(slackMessage)) {
    assert.deepEqual([message.unfurl_links, message.unfurl_media, message.mrkdwn], [false, false, false]);
    assert.doesNotMatch(message.text, /[<>]|&(?!amp;|lt;|gt;)/);
    assert.ok(message.blocks.length <= 50);
    assert.ok(JSON.stringify(message.blocks).length <= 13_000);
    for (const { type, text, elements } of message.blocks) {
      if (type === 'context') {
        assert.match(elements[0].text, /^<https:\/\/nightjar\.example\/[^<>|]*\|Open>$/);
        continue;
      }
      assert.deepEqual([text.type, text.emoji], ['plain_text', false]);
      assert.doesNotMatch(text.text, /[<>]|&(?!amp;|lt;|gt;)/);
      assert.ok(text.text.length <= (type === 'header' ? 150 : 3000));
      assert.ok(text.text.length > 0);
    }
  }
});

test('mattermost: hostile text is code that it cannot leave', () => {
  for (const { text } of hostileMessages(mattermostMessage)) {
    assert.ok(text.length <= 4000);
    // Without code and our own link, nothing is left that others wrote.
    const rest = text
      .replace(/```\n[^`]*\n```/g, '')
      .replace(/`[^`\n]+`/g, '')
      .replace(/^\[Open\]\(https:\/\/nightjar\.example\/[^\s()[\]]*\)$/gm, '');
    assert.match(rest, /^\*\*High alert:\*\* \n?(?:[\d,]+ matche?s?, \d+ shown)?\s*$/);
  }
});

test('discord: no mention is parsed, hostile text is code, within all limits', () => {
  for (const message of hostileMessages(discordMessage)) {
    assert.deepEqual(message.allowed_mentions, { parse: [] });
    assert.ok(message.content.length <= 2000);
    assert.match(message.content, /^\*\*High alert:\*\* `[^`\n]+`(?:\n[\d,]+ match(?:es)?, \d+ shown)?$/);
    assert.ok(message.embeds.length <= 10);
    let sum = 0;
    for (const { title = '', description, url } of message.embeds) {
      sum += title.length + description.length;
      assert.match(description, /^```\n[^`]*\n```$/);
      assert.ok(description.length <= 4096);
      if (url !== undefined) assert.equal(new URL(url).origin, 'https://nightjar.example');
    }
    assert.ok(sum <= 6000);
  }
});

test('teams: an Adaptive Card whose texts are runs, which have no Markdown, below 28 kB', () => {
  for (const message of hostileMessages(teamsMessage)) {
    assert.ok(Buffer.byteLength(JSON.stringify(message)) <= 28_000);
    assert.equal(message.type, 'message');
    const [{ contentType, content }] = message.attachments;
    assert.equal(contentType, 'application/vnd.microsoft.card.adaptive');
    assert.deepEqual([content.type, content.version], ['AdaptiveCard', '1.4']);
    assert.equal(content.msteams.entities, undefined);
    for (const element of content.body) {
      if (element.type === 'ActionSet') {
        assert.deepEqual(Object.keys(element.actions[0]), ['type', 'title', 'url']);
        continue;
      }
      assert.equal(element.type, 'RichTextBlock');
      for (const run of element.inlines) {
        assert.equal(run.type, 'TextRun');
        assert.doesNotMatch(run.text, /\{\{|\n/);
        assert.ok(run.text.length > 0);
      }
    }
  }
});

test('telegram: no markup, no previews, no commands, at most 4,096 characters', () => {
  for (const message of hostileMessages(telegram)) {
    assert.deepEqual(Object.keys(message), ['chat_id', 'text', 'link_preview_options']);
    assert.deepEqual(message.link_preview_options, { is_disabled: true });
    assert.ok(message.text.length > 0 && message.text.length <= 4096);
    assert.doesNotMatch(message.text, /(?:^|\s)\/\w/);
  }
});

test('a link that is not of the web is left out', () => {
  for (const link of [
    'javascript:alert(1)',
    'not a url',
    'https://user:pw@a.example/',
    `https://a.example/${'x'.repeat(5000)}`,
  ]) {
    const { embeds }: Json = discordMessage(notification({ matches: [match({ link })] }), false);
    assert.equal(embeds[0].url, undefined);
  }
});

const TOKEN = '123456:AAbbCCddEEffGGhhIIjjKKllMMnnOOppQQr';

function chatTarget(kind: keyof typeof MESSAGES, url: string): TargetConfig {
  if (kind === 'telegram') return { kind, token: TOKEN, chatId: '-1001', apiUrl: `${url}/`, isFull: false };
  return { kind, url: `${url}/hooks/secret-of-the-hook?x=1`, isFull: false };
}

test('posts JSON to the URL of the chat', async (t) => {
  const { url, requests } = await httpReceiver(t, (response) => response.writeHead(200).end('ok'));
  for (const kind of Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]) {
    const outcome = await send(chatTarget(kind, url), notification(), deliveryContext());
    assert.deepEqual(outcome, { outcome: 'delivered', status: 200 });
    const request = requests.at(-1);
    assert.deepEqual(
      JSON.parse(request?.body ?? ''),
      JSON.parse(JSON.stringify(MESSAGES[kind](notification(), false))),
    );
    const path = kind === 'telegram' ? `/bot${TOKEN}/sendMessage` : '/hooks/secret-of-the-hook?x=1';
    assert.equal(request?.path, kind === 'discord' ? `${path}&wait=true` : path);
  }
});

const ANSWERS: [kind: keyof typeof MESSAGES, status: number, body: object | string, expected: object][] = [
  ['discord', 429, { retry_after: 0.65 }, { retryAfterMs: 650 }],
  ['discord', 404, { code: 10_015, message: 'Unknown Webhook' }, { isGone: true }],
  ['discord', 404, { code: 0 }, {}],
  ['telegram', 429, { ok: false, parameters: { retry_after: 35 } }, { retryAfterMs: 35_000 }],
  ['telegram', 429, 'not json', {}],
  ['slack', 404, 'no_service', { isGone: true }],
  ['slack', 404, 'channel_not_found', {}],
  ['slack', 410, 'channel_is_archived', { isGone: true }],
];

test('reads pauses and the end of a hook as each service writes them', async (t) => {
  for (const [kind, status, body, expected] of ANSWERS) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { url } = await httpReceiver(t, (response) => response.writeHead(status).end(text));
    const outcome = await send(chatTarget(kind, url), notification(), deliveryContext());
    const error = `HTTP status ${status}: ${text}`;
    assert.deepEqual(outcome, { outcome: 'failed', status, error, ...expected });
  }
});

test('errors contain neither the token nor the path of the hook', async (t) => {
  for (const kind of Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]) {
    const { url } = await httpReceiver(t, (response) =>
      response
        .writeHead(400)
        .end(`bad /bot${TOKEN}/sendMessage /hooks/secret-of-the-hook secret-of-the-hook`),
    );
    const outcome = await send(chatTarget(kind, url), notification(), deliveryContext());
    const error = 'error' in outcome ? outcome.error : '';
    assert.match(error, /^HTTP status 400: bad /);
    assert.ok(!error.includes(kind === 'telegram' ? TOKEN : 'secret-of-the-hook'));
  }
});
