/** For each endpoint, a valid request and one with an invalid value for each kind of parameter. */

import { newDelivery } from '../../src/alerts/dispatcher.ts';
import { SavedSearches } from '../../src/alerts/saved-searches.ts';
import { channelSighting } from '../../src/records/channel.ts';
import { pageSighting } from '../../src/records/page.ts';
import { profileSighting } from '../../src/records/profile.ts';
import { groupSighting } from '../../src/records/ransomware-group.ts';
import { ransomwareSighting } from '../../src/records/ransomware-post.ts';
import type { AnyRecord } from '../../src/records/record.ts';
import { serverSighting } from '../../src/records/server.ts';
import type { Services } from '../../src/services/services.ts';
import type { SavedSearch } from '../../src/storage/port/alerts.ts';
import type { Scope } from '../../src/storage/port/api-key.ts';
import { matchId } from '../../src/storage/rules/match-id.ts';
import type { TestApp } from '../support/app.ts';
import { at, HARBOUR, HARBOUR_SERVER, HERONRY, message, ODA, TILDA } from '../support/world.ts';

export const WALLET = '0x00f44c51dA65F718C0f3b6027F790edb6DEd3C6f';

/** A few records of each kind, so that every endpoint returns something. */
export const EVERYTHING: readonly AnyRecord[] = [
  message({
    text: 'wallet for sale',
    channelTitle: 'Heronry',
    topicId: '5',
    topicTitle: 'Escrow',
    isForumTopic: true,
    replyToMessageId: '0',
    media: 'photo',
    languages: [{ language: 'en', probability: 0.9 }],
  }),
  message({
    platform: 'discord',
    channelId: HARBOUR,
    sequence: '1100000000000000001',
    serverId: HARBOUR_SERVER,
    serverTitle: 'Night Harbour',
    channelTitle: 'general',
    ...ODA,
    text: 'wallet on discord',
    detectionDate: at('2026-11-14T10:00:00.250Z'),
    version: at('2026-11-14T10:00:00.250Z'),
  }),
  profileSighting('telegram', TILDA.userId, at('2026-11-14'), {
    facts: { bot: false },
    lists: {
      usernames: ['tilda'],
      firstName: ['Tilda'],
      email: ['tilda@probe.example'],
      ethereum_address: [WALLET],
    },
  }),
  profileSighting('discord', ODA.userId, at('2026-11-14'), {
    lists: {
      usernames: ['oda.k'],
      discriminator: ['42'],
      discordLink: ['https://discord.gg/xmpl'],
      bitcoin_address: ['1oda'],
    },
  }),
  channelSighting('telegram', HERONRY, at('2026-11-14'), { lists: { channelTitles: ['Heronry'] } }, [
    { id: '5', title: 'Escrow', topMessage: 9, closed: false, pinned: true, hidden: false },
  ]),
  serverSighting(HARBOUR_SERVER, at('2026-11-14'), {
    facts: { memberCount: 7 },
    lists: { serverTitles: ['Night Harbour'] },
  }),
  ransomwareSighting(
    'post-1',
    at('2026-11-14'),
    { url: 'http://leak.example/1', grade: 'absolute-link' },
    {
      facts: {
        ransomwareGroup: 'brasskettle',
        companyName: 'Acme',
        country: 'DE',
        naics: '31',
        industry: 'Manufacturing',
        language: 'en',
      },
    },
  ),
  groupSighting('Brasskettle', at('2026-11-13'), {
    facts: { site: 'http://brasskettle.onion/' },
    lists: { sites: ['http://brasskettle.onion/'], email: ['press@brasskettle.example'] },
  }),
  pageSighting('page-1', at('2026-11-14'), {
    facts: {
      url: 'http://abcdef.onion/shop?x=1#y',
      pageTitle: 'Shop',
      language: 'en',
      text: 'the shop\nprices rise',
      html: '<p>the shop</p><p>prices rise</p>',
    },
    lists: {
      email: ['shop@probe.example'],
      phone: ['+4930555123'],
      dogecoin_address: ['DShopAddress'],
      telegram: ['https://t.me/xmpl_shop'],
      monero_address: ['4shop'],
      onion: ['http://abcdef.onion/shop?x=1'],
      tags: ['dark-web:topic="market"'],
    },
  }),
  pageSighting('page-1', at('2026-11-13'), {
    facts: {
      url: 'http://abcdef.onion/shop?x=1#y',
      pageTitle: 'Shop',
      language: 'en',
      text: 'the shop',
      html: '<p>the shop</p>',
    },
  }),
];

export interface EndpointCase {
  id: string;
  /** Path and query of a request with results. */
  request: string;
  /** One of several, or undefined if any valid key may use it. */
  scope: Scope | readonly Scope[] | undefined;
  isList: boolean;
  /** Scopes that the key needs to see the records of the example. */
  alsoNeeds?: readonly Scope[];
  /** Whether the response has no length in advance. */
  isStreamed?: boolean;
  /** Whether each request changes the response, because requests are counted. */
  isCounting?: boolean;
  /** Whether the response is text instead of the envelope. */
  isText?: boolean;
  /** Whether it counts only what the scopes of the key show. */
  isWithinScopes?: boolean;
  /** Whether other keys get another response. */
  isOwn?: boolean;
  /** Invalid requests, with the location of the problem. */
  wrong: [request: string, loc: [string, string], type: string][];
}

const day = 'batch=2026-11-14';

function pagingMistakes(base: string): EndpointCase['wrong'] {
  return [
    [`${base}&page=0`, ['query', 'page'], 'greater_than_equal'],
    [`${base}&page=x`, ['query', 'page'], 'int_parsing'],
    [`${base}&page=1.5`, ['query', 'page'], 'int_parsing'],
    [`${base}&page=1000000000000000000`, ['query', 'page'], 'less_than_equal'],
    [`${base}&page_size=0`, ['query', 'page_size'], 'greater_than_equal'],
    [`${base}&page_size=1001`, ['query', 'page_size'], 'less_than_equal'],
    [`${base}&page_size=5&page_size=6`, ['query', 'page_size'], 'multiple_values'],
    [`${base}&cursor=forged`, ['query', 'cursor'], 'cursor_invalid'],
    [`${base}&cursor=*&page=1`, ['query', 'cursor'], 'mutually_exclusive'],
  ];
}

function dateMistakes(base: string): EndpointCase['wrong'] {
  return [
    [`${base}&gte=yesterday`, ['query', 'gte'], 'datetime_parsing'],
    [`${base}&lte=2026-02-30`, ['query', 'lte'], 'datetime_parsing'],
    [`${base}&gte=2026-11-02&lte=2026-11-01`, ['query', 'gte'], 'date_range'],
  ];
}

function searchCase(id: string, path: string, q: string): EndpointCase {
  const request = `${path}?q=${q}`;
  return {
    id,
    request,
    scope: 'im',
    isList: true,
    wrong: [
      [path, ['query', 'q'], 'missing'],
      [`${path}?q=`, ['query', 'q'], 'string_too_short'],
      [`${path}?q=${'x'.repeat(513)}`, ['query', 'q'], 'string_too_long'],
      [`${path}?q=*x`, ['query', 'q'], 'leading_wildcard'],
      [`${path}?q=${'x+'.repeat(33)}`, ['query', 'q'], 'too_many_clauses'],
      [`${request}&platform=icq`, ['query', 'platform'], 'enum'],
      [`${request}&id_format=roman`, ['query', 'id_format'], 'enum'],
      [`${request}&sort=oldest`, ['query', 'sort'], 'enum'],
      [`${request}&highlight=perhaps`, ['query', 'highlight'], 'boolean_type'],
      ...pagingMistakes(request),
      ...dateMistakes(request),
    ],
  };
}

function documentsCase(id: string, path: string, wrong: EndpointCase['wrong'] = []): EndpointCase {
  const request = `/api/v2/document/${path}?`;
  return {
    id,
    request,
    scope: 'documents',
    isList: true,
    wrong: [...wrong, ...pagingMistakes(request), ...dateMistakes(request)],
  };
}

function lookupCase(id: string, request: string, wrongPlatform: string): EndpointCase {
  return { id, request, scope: 'im', isList: false, wrong: [[wrongPlatform, ['path', 'platform'], 'enum']] };
}

function feedCase(id: string, path: string, hasRange: boolean): EndpointCase {
  const request = `${path}?${day}${hasRange ? '&range_type=day' : ''}`;
  return {
    id,
    request,
    scope: 'feeds',
    isList: true,
    wrong: [
      [`${path}${hasRange ? '?range_type=day' : ''}`, ['query', 'batch'], 'missing'],
      [`${request}&${day}`, ['query', 'batch'], 'multiple_values'],
      ...(hasRange
        ? ([
            [`${path}?${day}`, ['query', 'range_type'], 'missing'],
            [`${path}?${day}&range_type=year`, ['query', 'range_type'], 'enum'],
            [request.replace('/all/', '/mars/'), ['path', 'platform'], 'enum'],
          ] satisfies EndpointCase['wrong'])
        : []),
      ...pagingMistakes(request),
    ],
  };
}

function statisticsCase(id: string, path: string): EndpointCase {
  const request = `/api/v2/${path}?countries=DE,at`;
  return {
    id,
    request,
    scope: 'victims',
    isList: true,
    wrong: [
      [`/api/v2/${path}?countries=DE,`, ['query', 'countries'], 'string_pattern_mismatch'],
      [`/api/v2/${path}?countries=%20,DE`, ['query', 'countries'], 'string_pattern_mismatch'],
      ...dateMistakes(request),
    ],
  };
}

const ALERT = 'alert_7kq2mxw9tbhc';
const TARGET = 'target_7kq2mxw9tbhc';
const MATCH = matchId(ALERT, 'message', `telegram:${HERONRY}_1`);

/** A domain that more messages show than before. */
const RISING: readonly AnyRecord[] = ['2026-10-30', ...new Array<string>(8).fill('2026-11-13')].map(
  (day, index) =>
    message({
      sequence: String(900 + index),
      text: 'rising',
      detectionDate: at(day),
      items: [{ kind: 'domain', value: index === 0 ? 'calm.example' : 'rising.example' }],
    }),
);

/** Writes all records, with a saved search that one of them matches, a target, a delivery and a tour. */
export async function writeEverything({
  store,
  clock,
  tour,
}: Pick<Services, 'store' | 'clock' | 'tour'>): Promise<void> {
  tour.steps = [{ title: 'Start', text: 'Search for wallets.', query: 'wallet' }];
  const [createdAt, updatedAt] = [clock(), clock()];
  const target = {
    id: TARGET,
    name: 'SOC',
    isEnabled: true,
    settings: { kind: 'webhook', url: 'https://soc.example/hook', secrets: ['whsec_x'], isFull: false },
    createdAt,
    updatedAt,
  };
  await store.alerts.saveTarget(target);
  const search: SavedSearch = {
    id: ALERT,
    name: 'Wallets',
    condition: { kind: 'search', about: 'message', parameters: { q: 'wallet', platform: 'telegram' } },
    tags: ['money'],
    severity: 'high',
    isEnabled: true,
    targets: [TARGET],
    schedule: 'immediately',
    cap: 60,
    createdAt,
    updatedAt,
  };
  await store.alerts.saveSearch(search);
  const matching = await new SavedSearches(store).matching(clock());
  await store.write({ records: [...EVERYTHING], matching });
  await store.alerts.dispatch([], [newDelivery(target, search, { kind: 'match', match: MATCH }, clock())]);
  await store.write({ records: [...RISING] });
}

function alertCase(
  id: string,
  path: string,
  { isList = false, wrong = [], ...more }: Partial<EndpointCase> = {},
): EndpointCase {
  const request = `/api/v2/alerts${path}${isList ? '?' : ''}`;
  const paging = isList ? pagingMistakes(request) : [];
  return { id, request, scope: 'alerts', isList, wrong: [...wrong, ...paging], ...more };
}

function matchMistakes(base: string): EndpointCase['wrong'] {
  return [
    [`${base}&alertId=${'x'.repeat(65)}`, ['query', 'alertId'], 'string_too_long'],
    [`${base}&state=lost`, ['query', 'state'], 'enum'],
    [`${base}&severity=huge`, ['query', 'severity'], 'enum'],
    [`${base}&read=perhaps`, ['query', 'read'], 'boolean_type'],
    ...dateMistakes(base),
  ];
}

const IM = { alsoNeeds: ['im'] } as const;

/** Endpoints without an envelope to GET: streams, and those that only do something. */
export const OTHER_ENDPOINTS = ['streamMatches', 'testTarget', 'rotateSecret', 'listLinks'];

export const ENDPOINT_CASES: readonly EndpointCase[] = [
  searchCase('searchMessages', '/api/v2/im/search', 'wallet'),
  searchCase('searchProfiles', '/api/v2/im/search/profiles', 'tilda'),
  searchCase('searchChannels', '/api/v2/im/search/channels', 'heronry'),
  {
    id: 'readConversation',
    request: `/api/v2/im/Telegram/chat/${HERONRY}?`,
    scope: 'im',
    isList: true,
    wrong: [
      [`/api/v2/im/icq/chat/${HERONRY}`, ['path', 'platform'], 'enum'],
      [
        `/api/v2/im/Telegram/chat/${HERONRY}?limit=5&page_size=5`,
        ['query', 'page_size'],
        'mutually_exclusive',
      ],
      [
        `/api/v2/im/Telegram/chat/${HERONRY}?messageId=1&page=1`,
        ['query', 'messageId'],
        'mutually_exclusive',
      ],
      [`/api/v2/im/Telegram/chat/${HERONRY}?limit=0`, ['query', 'limit'], 'greater_than_equal'],
      ...pagingMistakes(`/api/v2/im/Telegram/chat/${HERONRY}?`),
      ...dateMistakes(`/api/v2/im/Telegram/chat/${HERONRY}?`),
    ],
  },
  lookupCase('findProfile', `/api/v2/im/Telegram/profile/${TILDA.userId}`, '/api/v2/im/icq/profile/1'),
  lookupCase('findMessage', `/api/v2/im/Telegram/message/${HERONRY}_1`, '/api/v2/im/icq/message/1_1'),
  lookupCase('findChannel', `/api/v2/im/Telegram/channel/${HERONRY}`, '/api/v2/im/icq/channel/1'),
  lookupCase('findServer', `/api/v2/im/discord/server/${HARBOUR_SERVER}`, '/api/v2/im/icq/server/1'),
  {
    id: 'findProfilesByEmail',
    request: '/api/v2/im/email/tilda%40probe.example?',
    scope: 'im',
    isList: true,
    wrong: [
      ...pagingMistakes('/api/v2/im/email/a%40b.example?'),
      ...dateMistakes('/api/v2/im/email/a%40b.example?'),
    ],
  },
  {
    id: 'findProfilesByWallet',
    request: `/api/v2/im/wallet/ETH/${WALLET}?`,
    scope: 'im',
    isList: true,
    wrong: [
      ['/api/v2/im/wallet/DOGE/Dx', ['path', 'chain'], 'enum'],
      ...pagingMistakes(`/api/v2/im/wallet/ETH/${WALLET}?`),
      ...dateMistakes(`/api/v2/im/wallet/ETH/${WALLET}?`),
    ],
  },
  feedCase('ransomwareFeed', '/api/v2/feed/ransomware', false),
  feedCase('channelLinkFeed', '/api/v2/feed/telegram', false),
  feedCase('walletsFeed', '/api/v2/feed/all/wallets', true),
  feedCase('onionsFeed', '/api/v2/feed/all/onion', true),
  {
    id: 'searchDocuments',
    request: '/api/v2/document/search?q=shop',
    scope: 'documents',
    isList: true,
    wrong: [
      ['/api/v2/document/search', ['query', 'q'], 'missing'],
      ['/api/v2/document/search?network=tor', ['query', 'q'], 'missing'],
      ['/api/v2/document/search?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/document/search?q=*x', ['query', 'q'], 'leading_wildcard'],
      ['/api/v2/document/search?q=x&network=icq', ['query', 'network'], 'enum'],
      ['/api/v2/document/search?q=x&language=klingonish', ['query', 'language'], 'language_unknown'],
      ['/api/v2/document/search?q=x&safe_search=perhaps', ['query', 'safe_search'], 'boolean_type'],
      ['/api/v2/document/search?q=x&include_tag=', ['query', 'include_tag'], 'string_too_short'],
      ['/api/v2/document/search?q=x&sort=oldest', ['query', 'sort'], 'enum'],
      ['/api/v2/document/search?q=x&highlight=perhaps', ['query', 'highlight'], 'boolean_type'],
      ...pagingMistakes('/api/v2/document/search?q=shop'),
      ...dateMistakes('/api/v2/document/search?q=shop'),
    ],
  },
  {
    id: 'findDocument',
    request: '/api/v2/document/page-1',
    scope: 'documents',
    isList: false,
    wrong: [['/api/v2/document/page-1?id_format=roman', ['query', 'id_format'], 'enum']],
  },
  documentsCase('findDocumentsByUrl', `url/${encodeURIComponent('http://abcdef.onion/shop?x=1')}`),
  documentsCase('findDocumentsByTag', `tag/${encodeURIComponent('dark-web:topic="market"')}`),
  documentsCase('findDocumentsByEmail', 'email/shop%40probe.example'),
  documentsCase('findDocumentsByPhone', 'phone/49/30555123'),
  documentsCase('findDocumentsByWallet', 'wallet/XMR/4shop', [
    ['/api/v2/document/wallet/shells/x', ['path', 'chain'], 'enum'],
  ]),
  {
    id: 'readHtml',
    request: '/api/v2/html/page-1',
    scope: 'documents',
    isList: false,
    isText: true,
    wrong: [['/api/v2/html/page-1?id_format=roman', ['query', 'id_format'], 'enum']],
  },
  {
    id: 'searchVictims',
    request: '/api/v2/victim/search?q=ACME+Inc',
    scope: 'victims',
    isList: true,
    wrong: [
      ['/api/v2/victim/search?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/victim/search?q=*x', ['query', 'q'], 'leading_wildcard'],
      ['/api/v2/victim/search?network=icq', ['query', 'network'], 'enum'],
      ['/api/v2/victim/search?language=klingonish', ['query', 'language'], 'language_unknown'],
      ['/api/v2/victim/search?time_field=ingestionDate', ['query', 'time_field'], 'enum'],
      ['/api/v2/victim/search?country=', ['query', 'country'], 'string_too_short'],
      ['/api/v2/victim/search?sort=oldest', ['query', 'sort'], 'enum'],
      ['/api/v2/victim/search?highlight=perhaps', ['query', 'highlight'], 'boolean_type'],
      ...pagingMistakes('/api/v2/victim/search?group=brasskettle'),
      ...dateMistakes('/api/v2/victim/search?group=brasskettle'),
    ],
  },
  {
    id: 'findVictim',
    request: '/api/v2/victim/post-1',
    scope: 'victims',
    isList: false,
    wrong: [['/api/v2/victim/post-1?id_format=roman', ['query', 'id_format'], 'enum']],
  },
  statisticsCase('victimsByCountry', 'stats/countries'),
  statisticsCase('victimsByGroup', 'stats/groups'),
  statisticsCase('attackHistogram', 'histogram/attacks'),
  statisticsCase('groupHistogram', 'histogram/groups'),
  {
    id: 'searchHistogram',
    request: '/api/v2/im/search/histogram?q=wallet&interval=day&by=channel',
    scope: 'im',
    isList: true,
    wrong: [
      ['/api/v2/im/search/histogram', ['query', 'q'], 'missing'],
      ['/api/v2/im/search/histogram?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/im/search/histogram?q=x&interval=year', ['query', 'interval'], 'enum'],
      ['/api/v2/im/search/histogram?q=x&by=weather', ['query', 'by'], 'enum'],
      ['/api/v2/im/search/histogram?q=x&by=user&by_size=0', ['query', 'by_size'], 'greater_than_equal'],
      ['/api/v2/im/search/histogram?q=x&platform=icq', ['query', 'platform'], 'enum'],
      ...dateMistakes('/api/v2/im/search/histogram?q=x'),
    ],
  },
  lookupCase(
    'readProfileHistory',
    `/api/v2/im/Telegram/profile/${TILDA.userId}/history`,
    '/api/v2/im/icq/profile/1/history',
  ),
  lookupCase(
    'readChannelHistory',
    `/api/v2/im/Telegram/channel/${HERONRY}/history`,
    '/api/v2/im/icq/channel/1/history',
  ),
  lookupCase(
    'readServerHistory',
    `/api/v2/im/discord/server/${HARBOUR_SERVER}/history`,
    '/api/v2/im/icq/server/1/history',
  ),
  lookupCase(
    'readMessageVersions',
    `/api/v2/im/Telegram/message/${HERONRY}_1/versions`,
    '/api/v2/im/icq/message/1_1/versions',
  ),
  {
    id: 'listMessageCopies',
    request: `/api/v2/im/Telegram/message/${HERONRY}_1/copies?`,
    scope: 'im',
    isList: true,
    wrong: [
      ['/api/v2/im/icq/message/1_1/copies', ['path', 'platform'], 'enum'],
      ...pagingMistakes(`/api/v2/im/Telegram/message/${HERONRY}_1/copies?`),
    ],
  },
  {
    id: 'listServerChannels',
    request: `/api/v2/im/discord/server/${HARBOUR_SERVER}/channels?`,
    scope: 'im',
    isList: true,
    wrong: [
      ['/api/v2/im/icq/server/1/channels', ['path', 'platform'], 'enum'],
      ...pagingMistakes(`/api/v2/im/discord/server/${HARBOUR_SERVER}/channels?`),
    ],
  },
  {
    id: 'feedCoverage',
    request: '/api/v2/feed/coverage?feed=ransomware&gte=2026-11-01',
    scope: 'feeds',
    isList: true,
    wrong: [
      ['/api/v2/feed/coverage', ['query', 'feed'], 'missing'],
      ['/api/v2/feed/coverage?feed=weather', ['query', 'feed'], 'enum'],
      ['/api/v2/feed/coverage?feed=onion&platform=mars', ['query', 'platform'], 'enum'],
      ['/api/v2/feed/coverage?feed=onion&gte=2020-01-01', ['query', 'gte'], 'too_many_days'],
      ...dateMistakes('/api/v2/feed/coverage?feed=onion'),
    ],
  },
  {
    id: 'ransomwareHistogram',
    request: '/api/v2/feed/ransomware/histogram?by=group',
    scope: 'feeds',
    isList: true,
    wrong: [
      ['/api/v2/feed/ransomware/histogram?interval=hour', ['query', 'interval'], 'enum'],
      ['/api/v2/feed/ransomware/histogram?by=weather', ['query', 'by'], 'enum'],
      ['/api/v2/feed/ransomware/histogram?by=group&by_size=0', ['query', 'by_size'], 'greater_than_equal'],
      ...dateMistakes('/api/v2/feed/ransomware/histogram?by=country'),
    ],
  },
  {
    id: 'victimHistogram',
    request: '/api/v2/victim/search/histogram?by=sector',
    scope: 'victims',
    isList: true,
    wrong: [
      ['/api/v2/victim/search/histogram?interval=hour', ['query', 'interval'], 'enum'],
      ['/api/v2/victim/search/histogram?by=industry', ['query', 'by'], 'enum'],
      ['/api/v2/victim/search/histogram?by=group&by_size=0', ['query', 'by_size'], 'greater_than_equal'],
      ['/api/v2/victim/search/histogram?q=*x', ['query', 'q'], 'leading_wildcard'],
      ...dateMistakes('/api/v2/victim/search/histogram?by=country'),
    ],
  },
  {
    id: 'readUsage',
    request: '/api/v2/usage',
    scope: undefined,
    isList: false,
    isCounting: true,
    wrong: dateMistakes('/api/v2/usage?'),
  },
  {
    id: 'searchEverything',
    request: '/api/v2/search?q=wallet',
    scope: ['im', 'documents', 'victims'],
    isList: true,
    wrong: [
      ['/api/v2/search', ['query', 'q'], 'missing'],
      ['/api/v2/search?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/search?q=*x', ['query', 'q'], 'leading_wildcard'],
      ['/api/v2/search?q=x&size=0', ['query', 'size'], 'greater_than_equal'],
      ['/api/v2/search?q=x&size=11', ['query', 'size'], 'less_than_equal'],
      ['/api/v2/search?q=x&page=2', ['query', 'page'], 'extra_forbidden'],
      ['/api/v2/search?q=x&sort=oldest', ['query', 'sort'], 'enum'],
      ...dateMistakes('/api/v2/search?q=x'),
    ],
  },
  {
    id: 'countDocuments',
    request: '/api/v2/document/search/histogram?q=shop&by=site',
    scope: 'documents',
    isList: true,
    wrong: [
      ['/api/v2/document/search/histogram', ['query', 'q'], 'missing'],
      ['/api/v2/document/search/histogram?safe_search=true', ['query', 'q'], 'missing'],
      ['/api/v2/document/search/histogram?q=x&interval=year', ['query', 'interval'], 'enum'],
      ['/api/v2/document/search/histogram?q=x&by=weather', ['query', 'by'], 'enum'],
      ['/api/v2/document/search/histogram?q=x&by=site&by_size=0', ['query', 'by_size'], 'greater_than_equal'],
      ...dateMistakes('/api/v2/document/search/histogram?q=x'),
    ],
  },
  {
    id: 'readDocumentVersions',
    request: '/api/v2/document/page-1/versions?',
    scope: 'documents',
    isList: true,
    wrong: pagingMistakes('/api/v2/document/page-1/versions?'),
  },
  {
    id: 'readDocumentChanges',
    request: '/api/v2/document/page-1/changes',
    scope: 'documents',
    isList: false,
    wrong: [
      ['/api/v2/document/page-1/changes?from=yesterday', ['query', 'from'], 'datetime_parsing'],
      ['/api/v2/document/page-1/changes?from=2026-11-14&to=2026-11-13', ['query', 'from'], 'date_range'],
    ],
  },
  {
    id: 'searchGroups',
    request: '/api/v2/group/search?q=brass*',
    scope: 'victims',
    isList: true,
    wrong: [
      ['/api/v2/group/search?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/group/search?q=*x', ['query', 'q'], 'leading_wildcard'],
      ['/api/v2/group/search?sort=oldest', ['query', 'sort'], 'enum'],
      ...pagingMistakes('/api/v2/group/search?q=brass*'),
      ...dateMistakes('/api/v2/group/search?q=brass*'),
    ],
  },
  {
    id: 'findGroup',
    request: '/api/v2/group/BrassKettle',
    scope: 'victims',
    isList: false,
    wrong: [['/api/v2/group/brasskettle?id_format=roman', ['query', 'id_format'], 'enum']],
  },
  {
    id: 'searchIndicators',
    request: '/api/v2/indicator/search?q=*probe*',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/indicator/search', ['query', 'q'], 'missing'],
      ['/api/v2/indicator/search?q=', ['query', 'q'], 'string_too_short'],
      ['/api/v2/indicator/search?q=*ab*', ['query', 'q'], 'string_too_short'],
      ['/api/v2/indicator/search?q=a*bcd', ['query', 'q'], 'inner_wildcard'],
      [`/api/v2/indicator/search?q=${'x'.repeat(257)}`, ['query', 'q'], 'string_too_long'],
      ['/api/v2/indicator/search?q=*probe*&kind=md5', ['query', 'kind'], 'enum'],
      ['/api/v2/indicator/search?q=*probe*&new=true', ['query', 'new'], 'missing'],
      ['/api/v2/indicator/search?q=*probe*&new=perhaps&gte=2026-11-01', ['query', 'new'], 'boolean_type'],
      ...pagingMistakes('/api/v2/indicator/search?q=*probe*'),
      ...dateMistakes('/api/v2/indicator/search?q=*probe*'),
    ],
  },
  {
    id: 'findIndicator',
    request: '/api/v2/indicator/email/tilda%40probe.example',
    scope: undefined,
    isList: false,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/indicator/shoe/43', ['path', 'kind'], 'enum'],
      ['/api/v2/indicator/email/a%40b.example?interval=year', ['query', 'interval'], 'enum'],
      ['/api/v2/indicator/email/a%40b.example?top=0', ['query', 'top'], 'greater_than_equal'],
      ['/api/v2/indicator/email/a%40b.example?top=101', ['query', 'top'], 'less_than_equal'],
      ...dateMistakes('/api/v2/indicator/email/a%40b.example?'),
    ],
  },
  {
    id: 'lookup',
    request: '/api/v2/lookup?value=tilda%40probe.example',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/lookup', ['query', 'value'], 'missing'],
      ['/api/v2/lookup?value=', ['query', 'value'], 'string_too_short'],
      ['/api/v2/lookup?value=%20', ['query', 'value'], 'value_error'],
      [`/api/v2/lookup?value=${'x'.repeat(2049)}`, ['query', 'value'], 'string_too_long'],
      ...dateMistakes('/api/v2/lookup?value=a'),
    ],
  },
  {
    id: 'lookupHashed',
    request: '/api/v2/lookup/hashed?prefix=5BAA6',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/lookup/hashed', ['query', 'prefix'], 'missing'],
      ['/api/v2/lookup/hashed?prefix=5baa', ['query', 'prefix'], 'string_pattern_mismatch'],
      ['/api/v2/lookup/hashed?prefix=5bxa6', ['query', 'prefix'], 'string_pattern_mismatch'],
    ],
  },
  {
    id: 'summarizeEntity',
    request: '/api/v2/entity?node=indicator:email:tilda%40probe.example',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/entity', ['query', 'node'], 'missing'],
      ['/api/v2/entity?node=', ['query', 'node'], 'string_too_short'],
      [`/api/v2/entity?node=page:${'x'.repeat(2048)}`, ['query', 'node'], 'string_too_long'],
      ['/api/v2/entity?node=weather:sunny', ['query', 'node'], 'node_id'],
      ['/api/v2/entity?node=profile:icq:1', ['query', 'node'], 'node_id'],
      ['/api/v2/entity?node=indicator:shoe:43', ['query', 'node'], 'node_id'],
      ['/api/v2/entity?node=page:1&size=0', ['query', 'size'], 'greater_than_equal'],
      ['/api/v2/entity?node=page:1&size=201', ['query', 'size'], 'less_than_equal'],
      ['/api/v2/entity?node=page:1&offset=-841', ['query', 'offset'], 'greater_than_equal'],
      ['/api/v2/entity?node=page:1&offset=841', ['query', 'offset'], 'less_than_equal'],
      ...dateMistakes('/api/v2/entity?node=page:1'),
    ],
  },
  alertCase('listAlerts', '', { ...IM, isList: true }),
  alertCase('readAlert', `/${ALERT}`, IM),
  alertCase('readAlertHistory', `/${ALERT}/history`, IM),
  alertCase('listMatches', '/matches', {
    ...IM,
    isList: true,
    wrong: matchMistakes('/api/v2/alerts/matches?'),
  }),
  alertCase('readMatch', `/matches/${MATCH}`, IM),
  {
    ...alertCase('exportMatches', '/export', IM),
    isText: true,
    isStreamed: true,
    wrong: [
      ['/api/v2/alerts/export?format=xls', ['query', 'format'], 'enum'],
      ...matchMistakes('/api/v2/alerts/export?format=ndjson'),
    ],
  },
  alertCase('listTargets', '/targets', { isList: true }),
  alertCase('readTarget', `/targets/${TARGET}`),
  alertCase('listDeliveries', '/deliveries', {
    ...IM,
    isList: true,
    wrong: [
      ['/api/v2/alerts/deliveries?status=lost', ['query', 'status'], 'enum'],
      ...dateMistakes('/api/v2/alerts/deliveries?'),
    ],
  }),
  {
    id: 'listIngestTasks',
    request: '/api/v2/ingest/tasks?_=1',
    scope: 'ingest',
    isList: true,
    isOwn: true,
    wrong: [['/api/v2/ingest/tasks?state=done', ['query', 'state'], 'extra_forbidden']],
  },
  {
    id: 'findIngestTask',
    request: '/api/v2/ingest/tasks/task1',
    scope: 'ingest',
    isList: false,
    isOwn: true,
    wrong: [['/api/v2/ingest/tasks/task1?wait=1', ['query', 'wait'], 'extra_forbidden']],
  },
  {
    id: 'readOverview',
    request: '/api/v2/overview',
    scope: undefined,
    isList: false,
    isCounting: true,
    wrong: [
      ['/api/v2/overview?days=0', ['query', 'days'], 'greater_than_equal'],
      ['/api/v2/overview?days=366', ['query', 'days'], 'less_than_equal'],
      ['/api/v2/overview?parts=weather', ['query', 'parts'], 'enum'],
      ['/api/v2/overview?parts=', ['query', 'parts'], 'enum'],
    ],
  },
  {
    id: 'listRising',
    request: '/api/v2/rising?of=domains',
    scope: ['im', 'documents', 'victims', 'feeds'],
    isList: true,
    wrong: [
      ['/api/v2/rising?of=weather', ['query', 'of'], 'enum'],
      ['/api/v2/rising?days=0', ['query', 'days'], 'greater_than_equal'],
      ['/api/v2/rising?days=31', ['query', 'days'], 'less_than_equal'],
      ['/api/v2/rising?size=51', ['query', 'size'], 'less_than_equal'],
    ],
  },
  {
    id: 'listNeighbours',
    request: '/api/v2/graph/neighbours?node=indicator:email:tilda%40probe.example',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/graph/neighbours', ['query', 'node'], 'missing'],
      ['/api/v2/graph/neighbours?node=tilda', ['query', 'node'], 'node_id'],
      ['/api/v2/graph/neighbours?node=profile:icq:1', ['query', 'node'], 'node_id'],
      ['/api/v2/graph/neighbours?node=group:x&kinds=person', ['query', 'kinds'], 'enum'],
      ['/api/v2/graph/neighbours?node=group:x&kinds=', ['query', 'kinds'], 'string_too_short'],
      ...pagingMistakes('/api/v2/graph/neighbours?node=group:brasskettle'),
      ...dateMistakes('/api/v2/graph/neighbours?node=group:brasskettle'),
    ],
  },
  {
    id: 'findPath',
    request: '/api/v2/graph/path?from=indicator:email:tilda%40probe.example&to=indicator:name:tilda',
    scope: undefined,
    isList: true,
    isWithinScopes: true,
    wrong: [
      ['/api/v2/graph/path?from=group:x', ['query', 'to'], 'missing'],
      ['/api/v2/graph/path?from=x&to=group:x', ['query', 'from'], 'node_id'],
      ['/api/v2/graph/path?from=group:x&to=indicator:shoe:43', ['query', 'to'], 'node_id'],
      ['/api/v2/graph/path?from=group:x&to=group:y&max=0', ['query', 'max'], 'greater_than_equal'],
      ['/api/v2/graph/path?from=group:x&to=group:y&max=7', ['query', 'max'], 'less_than_equal'],
      [
        '/api/v2/graph/path?from=group:x&to=group:y&through_hubs=2',
        ['query', 'through_hubs'],
        'boolean_type',
      ],
      ...dateMistakes('/api/v2/graph/path?from=group:x&to=group:y'),
    ],
  },
  {
    id: 'readTour',
    request: '/api/v2/demo',
    scope: undefined,
    isList: false,
    wrong: [['/api/v2/demo?step=1', ['query', 'step'], 'extra_forbidden']],
  },
];

/** A task of the first key. */
export async function addTask({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const [key] = await services.keys.list();
  await services.store.pushes.saveTask({
    id: 'task1',
    keyId: key?.id ?? '',
    keyName: 'test',
    state: 'done',
    format: 'records',
    options: {},
    sizeBytes: 7,
    createdAt: at('2026-11-14'),
    finishedAt: at('2026-11-14T00:00:01Z'),
    importId: 1,
    counts: { read: 2, written: 1, rejected: 1 },
    rejects: [{ line: 2, reason: 'type: is missing' }],
    reason: undefined,
  });
}
