import { indicatorHash } from '../../src/records/indicator.ts';
import { ALERT_REQUESTS, withoutChance } from './alert-examples.ts';
import { type DemoApi, EXAMPLE_TASK, openDemoApi, TODAY, YESTERDAY } from './demo-api.ts';

export interface ApiExample {
  /** By default GET, or POST if there is a body. */
  method?: string;
  /** Path and query. */
  request: string;
  /** Of a POST. */
  body?: string;
  /** Parsed JSON, or text. */
  response: unknown;
}

const PUSHED = {
  type: 'message',
  platform: 'telegram',
  channelId: '-1001990000777',
  messageId: 1,
  userId: '7001',
  detectionDate: `${TODAY}T09:00:00Z`,
  message: 'selling fresh logs, write to oda@mail.example',
};

/** A path, or a path and the body to send to it. */
type ExampleRequest = string | [path: string, body: object];

/** Requests to the demo's data, by the id of their endpoint. Ids come from other responses, so they follow the demo. */
async function requests(api: DemoApi): Promise<Record<string, ExampleRequest>> {
  const first = async (path: string) => {
    const { status, body } = await api.get(`/api/v2${encoded(path)}`);
    const [hit] = status === 200 ? JSON.parse(body).data.hits : [];
    if (hit === undefined) throw new Error(`the demo has nothing for ${path}: ${status}`);
    return hit;
  };
  const message = await first('/im/search?q="stealer logs"&platform=telegram');
  const topic = await first('/im/search?q=selling&topic=Selling');
  const seller = await first('/im/search/profiles?q=escrow&username=lantern_desk_xmpl&platform=telegram');
  const market = await first('/im/search/channels?q=market&platform=discord&id_format=string');
  const listing = await first('/document/search?q=listing&network=tor');
  const priceList = await first('/document/search?q=title:"price list"');
  const wallet = await first('/document/search?q=wallet:0x*');
  const hashed = indicatorHash(seller.email[0].value.toLowerCase()).slice(0, 6);
  const victim = await first('/victim/search');
  const sellerNode = `profile:telegram:${seller.userId}`;
  const walletNode = `indicator:bitcoin_address:${seller.bitcoin_address[0].value}`;
  const batch = `batch=${YESTERDAY}`;
  const recently = `gte=2026-11-12&lte=${YESTERDAY}`;
  return {
    searchMessages: '/im/search?q="stealer logs" lang:en&platform=telegram&highlight=true&page_size=1',
    searchProfiles: '/im/search/profiles?q=escrow&username=lantern_desk_xmpl&platform=telegram&page_size=1',
    searchChannels: '/im/search/channels?q=escrow&platform=telegram&page_size=1',
    readConversation: `/im/telegram/chat/${topic.channelId}?messageId=${topic.messageId}&limit=1`,
    findProfile: `/im/telegram/profile/${seller.userId}`,
    findMessage: `/im/telegram/message/${message.messageId}`,
    findChannel: `/im/telegram/channel/${topic.channelId}`,
    findServer: `/im/discord/server/${market.serverId}?id_format=string`,
    findProfilesByEmail: `/im/email/${seller.email[0].value}?page_size=1`,
    findProfilesByWallet: `/im/wallet/BTC/${seller.bitcoin_address[0].value}?page_size=1`,
    ransomwareFeed: `/feed/ransomware?${batch}&page_size=2`,
    channelLinkFeed: `/feed/telegram?${batch}&page_size=2`,
    walletsFeed: `/feed/darknet/wallets?${batch}&range_type=day&page_size=1`,
    onionsFeed: `/feed/all/onion?${batch}&range_type=day&page_size=1`,
    searchDocuments: '/document/search?q=title:listing&network=tor&highlight=true&page_size=1',
    findDocument: `/document/${listing.page.id}`,
    findDocumentsByUrl: `/document/url/${encodeURIComponent(listing.page.url.url)}?page_size=1`,
    findDocumentsByTag: `/document/tag/${encodeURIComponent('dark-web:topic="market"')}?page_size=1`,
    findDocumentsByEmail: `/document/email/${priceList.email[0].value}?page_size=1`,
    findDocumentsByPhone: '/document/phone/49/3023125014?page_size=1',
    findDocumentsByWallet: `/document/wallet/eth/${wallet.ethereum_address[0].value}?page_size=1`,
    readHtml: `/html/${priceList.page.id}`,
    searchHistogram: `/im/search/histogram?q=stealer*&interval=day&by=platform&${recently}`,
    readProfileHistory: `/im/telegram/profile/${seller.userId}/history`,
    readChannelHistory: `/im/telegram/channel/${topic.channelId}/history`,
    readServerHistory: `/im/discord/server/${market.serverId}/history`,
    readMessageVersions: `/im/telegram/message/${message.messageId}/versions`,
    listMessageCopies: `/im/telegram/message/${message.messageId}/copies?page_size=1`,
    listServerChannels: `/im/discord/server/${market.serverId}/channels?id_format=string&page_size=2`,
    feedCoverage: `/feed/coverage?feed=ransomware&${recently}`,
    ransomwareHistogram:
      '/feed/ransomware/histogram?interval=week&by=group&by_size=2&gte=2026-11-02&lte=2026-11-15',
    victimHistogram: '/victim/search/histogram?interval=month&by=country&by_size=2&gte=2026-10-01',
    countDocuments: `/document/search/histogram?q=listing&interval=day&by=network&${recently}`,
    readDocumentVersions: `/document/${priceList.page.id}/versions?page_size=1`,
    readDocumentChanges: `/document/${priceList.page.id}/changes?from=2026-11-13&to=2026-11-14`,
    searchIndicators: '/indicator/search?q=*market*&kind=title&page_size=2',
    findIndicator: `/indicator/bitcoin_address/${seller.bitcoin_address[0].value}?top=2&id_format=string`,
    lookup: `/lookup?value=${seller.email[0].value.replace('.', '[.]')}&top=1&id_format=string`,
    lookupMany: ['/lookup', { values: [seller.email[0].value, 'no-such-domain.example'] }],
    lookupHashed: `/lookup/hashed?prefix=${hashed}`,
    lookupManyHashed: ['/lookup/hashed', { prefixes: [hashed] }],
    summarizeEntity: `/entity?node=profile:telegram:${seller.userId}&size=2`,
    readUsage: `/usage?gte=${YESTERDAY}&lte=${TODAY}`,
    searchVictims: `/victim/search?q=${encodeURIComponent(`${victim.companyName.toUpperCase()} GmbH`)}&page_size=1`,
    findVictim: `/victim/${victim.page.id}`,
    victimsByCountry: `/stats/countries?countries=DE,FR,US&${recently}`,
    victimsByGroup: `/stats/groups?${recently}`,
    attackHistogram: '/histogram/attacks?countries=DE,FR&gte=2026-11-01',
    groupHistogram: '/histogram/groups?countries=DE,FR&gte=2026-11-01',
    searchGroups: '/group/search?page_size=1',
    findGroup: `/group/${victim.ransomwareGroup}`,
    ingest: ['/ingest', PUSHED],
    ingestFormat: ['/ingest/records', PUSHED],
    listIngestTasks: '/ingest/tasks',
    findIngestTask: `/ingest/tasks/${EXAMPLE_TASK.id}`,
    readOverview: '/overview?days=2&parts=totals,days,numbers,groups,victims',
    listRising: '/rising?days=7&size=2',
    searchEverything: '/search?q=escrow&size=1&id_format=string',
    readTour: '/demo',
    listNeighbours: `/graph/neighbours?node=${sellerNode}&kinds=channel,email&page_size=2`,
    findPath: `/graph/path?from=indicator:email:${seller.email[0].value}&to=${walletNode}&max=2`,
    listLinks: ['/graph/links', { nodes: [sellerNode, walletNode] }],
  };
}

/** Sends every request of the reference. */
export async function apiExamples(): Promise<{ examples: Record<string, ApiExample>; error: ApiExample }> {
  const api = await openDemoApi();
  try {
    const examples: Record<string, ApiExample> = {};
    for (const [id, request] of Object.entries(await requests(api)))
      examples[id] =
        typeof request === 'string'
          ? await send(api, encoded(request), 200, id === 'readUsage' ? 'shown' : 'usual')
          : await sendBody(api, ...request);
    Object.assign(examples, await alertExamples(api));
    return { examples, error: await send(api, encoded('/im/search?q=logs&pagesize=50'), 422) };
  } finally {
    await api.close();
  }
}

/** After all others: they add to the data. */
async function alertExamples(api: DemoApi): Promise<Record<string, ApiExample>> {
  await api.addAlerts();
  const examples: Record<string, ApiExample> = {};
  for (const [id, method, path, content] of ALERT_REQUESTS) {
    const request = `/api/v2${path}`;
    const sent = content && JSON.stringify(content);
    const { status, body } = await api.send(method, request, sent);
    if (status < 200 || status > 202) throw new Error(`${method} ${request} is ${status}: ${body}`);
    const text = withoutChance(body);
    const response = id === 'exportMatches' ? text : JSON.parse(text);
    examples[id] = { method, request, ...(sent !== undefined && { body: sent }), response };
  }
  const { response: listed } = examples.listMatches as ApiExample;
  const { data } = listed as { data: { hits: unknown[] } };
  examples.streamMatches = {
    request: '/api/v2/alerts/stream',
    response: `retry: 3000\n\nid: 1\nevent: match\ndata: ${JSON.stringify(data.hits[0])}\n\n`,
  };
  return examples;
}

async function send(
  api: DemoApi,
  path: string,
  expected: number,
  key: 'shown' | 'usual' = 'usual',
): Promise<ApiExample> {
  const request = `/api/v2${path}`;
  const { status, body } = await api.get(request, key);
  if (status !== expected) throw new Error(`${request} is ${status}: ${body}`);
  const response = body.startsWith('{') ? JSON.parse(body) : body;
  if (response.data?.total === 0) throw new Error(`${request} finds nothing in the demo's data`);
  return { request, response };
}

async function sendBody(api: DemoApi, path: string, content: object): Promise<ApiExample> {
  const request = `/api/v2${path}`;
  const sent = JSON.stringify(content);
  const { status, body } = await api.post(request, sent);
  if (status !== 200) throw new Error(`${request} is ${status}: ${body}`);
  return { request, body: sent, response: JSON.parse(body) };
}

function encoded(path: string): string {
  return path.replaceAll('"', '%22').replaceAll(' ', '+');
}
