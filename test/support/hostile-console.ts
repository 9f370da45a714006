/** Records whose every text tries to run, load or hide something, and the addresses that show them. */
import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import { enrichMessage } from '../../src/enrich/message.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { pageIdOf, pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { serverSighting } from '../../src/records/server.ts';
import { SCOPES } from '../../src/storage/port/api-key.ts';
import { prepare } from '../../src/storage/rules/prepare.ts';
import { NOW, type TestApp } from './app.ts';
import { HARBOUR, HARBOUR_SERVER, HERONRY, message, TILDA } from './world.ts';

/** `window.ran` says which of them ran. */
export const SCRIPT = `<script>window.ran = 1</script><img src="https://evil.example/a.png" onerror="window.ran = 2"><svg onload="window.ran=3">`;

export const TEXTS = {
  script: `needle ${SCRIPT}`,
  marked: `needle <mark>not ours</mark> &lt;b&gt; &amp;lt;script&amp;gt;`,
  links:
    'needle javascript:window.ran=4 data:text/html,<script>window.ran=5</script> https://evil.example/?q=1 hxxp://bad[.]example/x vbscript:x',
  override: 'needle \u202Egnp.exe\u202C \u2066evil\u2069 \u202Eunclosed override',
  long: `needle ${'A'.repeat(64 * 1024)}`,
  zalgo: `needle ${'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309'.repeat(200)}`,
  null: 'needle \u0000\u0007\u001b[31m \uFFFD \uD83D\uDE00',
  lines: `needle${'\n'.repeat(3000)}end`,
};

/** Ends an attribute, a tag and the writing direction. */
const NAME = `needle"'></a></script>${SCRIPT}\u202E`;
export const EMAIL = 'needle@evil.example';
const SKYPE = '"onmouseover="window.ran=8';
const PAGE_URL = 'https://evil.example/"><script>window.ran=9</script>';
export const PAGE = pageIdOf(PAGE_URL);
export const POST = 'needle-post';
/** Group ids are their names in lower case. */
const GROUP = NAME.toLowerCase();

const YESTERDAY = NOW - 86_400_000;

function records(): AnyRecord[] {
  const shared = {
    userId: TILDA.userId,
    username: NAME,
    channelTitle: NAME,
    topicTitle: NAME,
    topicId: '1',
    isForumTopic: true,
    media: '<b>photo</b>',
    forwardedFrom: { name: NAME },
    attachments: [{ name: NAME }],
    links: ['javascript:window.ran=7'],
    detectionDate: YESTERDAY,
    version: YESTERDAY,
  };
  const messages = Object.values(TEXTS).map((text, index) => {
    const { languages: _, ...draft } = message({ ...shared, sequence: String(index + 1), text });
    return enrichMessage(draft);
  });
  const items = { email: [EMAIL], skype: [SKYPE] };
  return [
    ...messages,
    message({
      ...shared,
      platform: 'discord',
      channelId: HARBOUR,
      serverId: HARBOUR_SERVER,
      serverTitle: NAME,
      sequence: '1000',
      text: `${TEXTS.script} ${EMAIL}`,
      items: [{ kind: 'email', value: EMAIL }],
      replyToMessageId: '999',
    }),
    profileSighting('telegram', TILDA.userId, YESTERDAY, {
      lists: {
        usernames: [NAME, 'Z\u0301'.repeat(400)],
        firstName: [NAME],
        lastName: [TEXTS.override],
        profilePhoto: ['javascript:window.ran=7', 'https://evil.example/photo.png'],
        ...items,
      },
    }),
    channelSighting(
      'telegram',
      HERONRY,
      YESTERDAY,
      { facts: { about: TEXTS.script, username: NAME }, lists: { channelTitles: [NAME, TEXTS.override] } },
      [{ id: '1', title: NAME, topMessage: 1, closed: false, pinned: false, hidden: false }],
    ),
    serverSighting(HARBOUR_SERVER, YESTERDAY, { lists: { serverTitles: [NAME, TEXTS.override] } }),
    pageSighting(PAGE, YESTERDAY, {
      facts: { url: PAGE_URL, pageTitle: NAME, text: TEXTS.script, html: SCRIPT, language: NAME.slice(0, 8) },
      lists: { tags: [`x:y="${SCRIPT}"`], ...items },
    }),
    ransomwareSighting(
      POST,
      YESTERDAY,
      { url: 'javascript:window.ran=9', grade: 'absolute-link' },
      {
        facts: {
          ransomwareGroup: NAME,
          companyName: `=HYPERLINK("https://evil.example") ${NAME}`,
          companyLink: 'data:text/html,x',
          text: TEXTS.links,
          country: NAME,
          industry: NAME,
          naics: NAME,
        },
        lists: { email: [EMAIL] },
      },
    ),
  ];
}

/** Fills the store, and names a key, a saved search and a target with the same text. Returns the key. */
export async function fillHostile({ services, app }: TestApp): Promise<string> {
  const { text: key } = await services.keys.issue({ name: NAME, scopes: [...SCOPES] });
  const post = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v2/alerts${path}`, headers: { 'x-api-key': key }, payload });
  const target = await post('/targets', { name: NAME, kind: 'webhook', url: 'https://evil.example/hook' });
  const targets = target.json().data?.hits.map(({ id }: { id: string }) => id) ?? [];
  for (const about of ['message', 'ransomware'])
    await post('', {
      name: `${about} ${NAME}`,
      about,
      q: 'needle',
      severity: 'high',
      tags: [NAME.slice(0, 20)],
      targets,
    });
  const matching = await new SavedSearches(services.store).matching(services.clock());
  await services.store.write({ records: records().map(prepare), matching });
  return key;
}

const part = encodeURIComponent;

/** Every view, and every tab of the pages, with the records in it. */
export const ADDRESSES = [
  '#/',
  ...['messages', 'people', 'channels', 'pages', 'victims', 'indicators'].map(
    (kind) => `#/search/${kind}?q=needle`,
  ),
  `#/search/messages?q=needle&pane=1&row=telegram:${HERONRY}_1`,
  `#/search/pages?q=needle&pane=1&row=${PAGE}`,
  `#/search/victims?q=needle&pane=1&row=${POST}`,
  `#/chat/telegram/${HERONRY}`,
  ...['summary', 'messages', 'indicators', 'channels', 'connections'].map(
    (tab) => `#/person/telegram/${TILDA.userId}?tab=${tab}`,
  ),
  ...['summary', 'people', 'indicators'].map((tab) => `#/channel/telegram/${HERONRY}?tab=${tab}`),
  `#/server/discord/${HARBOUR_SERVER}`,
  ...['text', 'indicators', 'versions'].map((tab) => `#/page/${PAGE}?tab=${tab}`),
  ...['posts', 'sites', 'mentions'].map((tab) => `#/group/${part(GROUP)}?tab=${tab}`),
  ...['summary', 'mentions', 'connections'].map((tab) => `#/victim/${POST}?tab=${tab}`),
  ...['summary', 'people', 'pages', 'connections'].map((tab) => `#/indicator/email/${EMAIL}?tab=${tab}`),
  `#/indicator/skype/${part(SKYPE)}`,
  `#/connections?n=profile:telegram:${TILDA.userId}`,
  `#/connections?n=profile:telegram:${TILDA.userId}&view=list`,
  '#/ransomware',
  `#/ransomware?row=${POST}`,
  '#/feeds/ransomware',
  `#/feeds/ransomware?row=${POST}`,
];

/** Links to the console may be hostile, too. */
export const HOSTILE_LINKS = [
  `#/search/messages?q=${part(SCRIPT)}&row=${part(SCRIPT)}&sort=${part(SCRIPT)}`,
  `#/chat/${part('../../feed')}/${part(SCRIPT)}`,
  `#/indicator/email/${part('javascript:window.ran=10')}`,
  `#/connections?n=${part(`group:${SCRIPT}`)}&k=${part('javascript:window.ran=11')}`,
  `#/ransomware?group=${part(SCRIPT)}&country=${part(SCRIPT)}&sector=${part(SCRIPT)}`,
  `#/feeds/${part(SCRIPT)}?filter=${part(SCRIPT)}&day=${part(SCRIPT)}`,
  `#/alerts/${part(SCRIPT)}`,
  '#/person/telegram/%E0%A4%A',
];
