import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { enrichedPage } from '../../src/enrich/page.ts';
import { type Page, pageSighting } from '../../src/records/page.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEnd } from '../support/suite-end.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { withoutDates } from '../support/without-dates.ts';
import { at } from '../support/world.ts';

const ONION = `http://${'b'.repeat(55)}d.onion`;
const HTML = '<html><script>alert("ж")</script><p>Heron &amp; Gull</p></html>';

const PAGES: readonly Page[] = [
  pageSighting('offers/1', at('2026-11-14T10:00:00Z'), {
    facts: {
      url: 'https://Market.Example:443/offers/a%20b?sort=new#top',
      foundAt: 'http://links.example/',
      pageTitle: 'Heron offers',
      language: 'ru',
      text: 'heron for sale',
      html: HTML,
      sha1sum: createHash('sha1').update(HTML).digest('hex'),
      ssdeep: '3:AbC:dEf',
      ingestionDate: at('2026-11-14T11:00:00Z'),
      screenshot: 'https://shots.example/1.png',
      chunk: true,
      docType: 'text/html',
    },
    lists: {
      email: ['Shop@Mail.example'],
      phone: ['+4930555123'],
      whatsapp: ['+4930555999'],
      bitcoin_address: ['16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h'],
      litecoin_address: ['LUxXFcwXFPpRZdMv4aYu6bDwPdC2skP5YW'],
      domain: ['herons.example'],
      tags: ['dark-web:topic="market"', 'osint:lifetime', 'plain'],
    },
  }),
  pageSighting('onion', at('2026-11-13T10:00:00Z'), {
    facts: { url: `${ONION}/`, text: 'heron and gull', language: 'tlh', htmlOversize: true },
    lists: { onion: [`${ONION}/`], tags: ['dark-web:topic="pornography-adult"'] },
  }),
  pageSighting('bare', at('2026-11-12T10:00:00Z'), {
    facts: { url: 'urn:ail:crawled/2026/11/12/item', text: 'heron' },
  }),
];

describe('documents', () => {
  let shared: TestApp;
  const end = suiteEnd();
  before(async () => {
    shared = await startApp(end, temporaryFolder(end));
    await shared.write(...PAGES);
  });

  const hitsOf = async (path: string) => {
    const response = await shared.get(`/api/v2/${path}`);
    assert.equal(response.statusCode, 200, response.body);
    const { data } = response.json();
    assert.equal(data.total, data.hits.length);
    return data.hits;
  };
  const idsOf = async (path: string): Promise<string[]> =>
    (await hitsOf(path)).map((hit: { page: { id: string } }) => hit.page.id);

  test('a lookup has every field of the contract', async () => {
    const [hit] = await hitsOf('document/offers%2F1');
    assert.deepEqual(hit, {
      page: {
        id: 'offers/1',
        url: {
          url: 'https://market.example/offers/a%20b?sort=new',
          networkProtocol: 'https',
          domainName: 'market.example',
          port: 443,
          path: '/offers/a%20b',
          signature: hit.page.url.signature,
          network: 'clearnet',
        },
        foundAt: 'http://links.example/',
        pageTitle: 'Heron offers',
        language: 'ru',
        html: HTML,
        text: 'heron for sale',
        sha1sum: createHash('sha1').update(HTML).digest('hex'),
        ssdeep: '3:AbC:dEf',
        detectionDate: '2026-11-14T10:00:00Z',
        ingestionDate: '2026-11-14T11:00:00Z',
        screenshot: 'https://shots.example/1.png',
        chunk: true,
        htmlOversize: false,
        docType: 'text/html',
        firstSeen: '2026-11-14T10:00:00Z',
      },
      tag: [
        { namespace: 'dark-web', predicate: 'topic', value: 'market' },
        { namespace: 'osint', predicate: 'lifetime', value: null },
        { namespace: '', predicate: 'plain', value: null },
      ],
      email: [{ value: 'Shop@Mail.example' }],
      telegram: [],
      whatsapp: [{ value: '+4930555999' }],
      paste: [],
      skype: [],
      bitcoin_address: [{ value: '16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h' }],
      ethereum_address: [],
      monero_address: [],
      ripple_address: [],
      zcash_address: [],
      polkadot_address: [],
      tron_address: [],
      indicators: [
        { kind: 'litecoin_address', value: 'LUxXFcwXFPpRZdMv4aYu6bDwPdC2skP5YW' },
        { kind: 'phone', value: '+4930555123' },
        { kind: 'domain', value: 'herons.example' },
      ],
    });
  });

  test('an unknown language is null, and a name without a host has all parts of a URL', async () => {
    const [onion] = await hitsOf('document/onion');
    assert.deepEqual(
      [onion.page.language, onion.page.htmlOversize, onion.page.url.network],
      [null, true, 'tor'],
    );
    const [bare] = await hitsOf('document/bare');
    const { url, domainName, path, port, network } = bare.page.url;
    assert.deepEqual(
      { language: bare.page.language, url, domainName, path, port, network },
      {
        language: null,
        url: 'urn:ail:crawled/2026/11/12/item',
        domainName: '',
        path: 'ail:crawled/2026/11/12/item',
        port: 80,
        network: 'clearnet',
      },
    );
  });

  test('search finds words, fields and filters, and shows text but no html', async () => {
    assert.deepEqual(await idsOf('document/search?q=heron'), ['offers/1', 'onion', 'bare']);
    assert.deepEqual(await idsOf('document/search?q=title:offers'), ['offers/1']);
    assert.deepEqual(await idsOf('document/search?q=site:market.example'), ['offers/1']);
    assert.deepEqual(await idsOf('document/search?q=heron&network=Network.tor'), ['onion']);
    assert.deepEqual(await idsOf('document/search?q=heron&network=freenet'), []);
    assert.deepEqual(await idsOf('document/search?q=heron&language=Language.russian'), ['offers/1']);
    assert.deepEqual(await idsOf('document/search?q=heron&gte=2026-11-13&lte=2026-11-13'), ['onion']);
    const hits = await hitsOf('document/search?q=heron');
    assert.ok(hits.every(({ page }: { page: object }) => 'text' in page && !('html' in page)));
  });

  test('tags filter by whole tags, by predicates, and by several', async () => {
    const tagged = (name: string, tag: string) =>
      idsOf(`document/search?q=heron&${name}=${encodeURIComponent(tag)}`);
    assert.deepEqual(await tagged('include_tag', 'Dark-Web:topic="market"'), ['offers/1']);
    assert.deepEqual(await tagged('include_tag', 'dark-web:topic=market'), ['offers/1']);
    assert.deepEqual(await tagged('include_tag', 'dark-web:topic'), ['offers/1', 'onion']);
    assert.deepEqual(await tagged('include_tag', 'dark-web:topic, osint:lifetime'), ['offers/1']);
    assert.deepEqual(await tagged('exclude_tag', 'dark-web:topic="market",nothing'), ['onion', 'bare']);
    assert.deepEqual(await tagged('exclude_tag', 'dark-web:topic'), ['bare']);
    assert.deepEqual(await idsOf('document/search?q=tag:dark-web:topic=market'), ['offers/1']);
  });

  test('a tag filter without a tag is refused, by GET and POST', async () => {
    const key = await shared.issueKey(['documents']);
    for (const name of ['include_tag', 'exclude_tag'])
      for (const [tag, message] of [
        [',', 'must contain a tag'],
        [' , ', 'must contain a tag'],
        ['dark-web:topic="market,x', 'has a quote that is never closed'],
      ] as const)
        for (const path of ['document/search', 'document/search/histogram']) {
          const query = new URLSearchParams({ q: 'heron', [name]: tag });
          const response = await shared.get(`/api/v2/${path}?${query}`);
          assert.equal(response.statusCode, 422, `${path} ${name}=${tag}`);
          assert.deepEqual(response.json().detail, [
            { loc: ['query', name], type: 'value_error', msg: message },
          ]);
          const posted = await shared.app.inject({
            method: 'POST',
            url: `/api/v2/${path}`,
            headers: { 'x-api-key': key },
            payload: { q: 'heron', [name]: tag },
          });
          assert.deepEqual(posted.json().detail[0].loc, ['body', name]);
        }
  });

  test('facets count the complete result, by GET and POST', async () => {
    const all = 'language,network,site,tag,indicator';
    const { data } = (await shared.get(`/api/v2/document/search?q=heron&page_size=1&facets=${all}`)).json();
    assert.deepEqual([data.total, data.hits.length], [3, 1]);
    const one = (key: string) => ({ key, doc_count: 1 });
    assert.deepEqual(withoutDates(data.facets.language), ['ru', 'tlh', 'und'].map(one));
    assert.deepEqual(withoutDates(data.facets.network), [{ key: 'clearnet', doc_count: 2 }, one('tor')]);
    assert.deepEqual(
      withoutDates(data.facets.site),
      [new URL(ONION).hostname, 'market.example', 'unknown'].map(one),
    );
    assert.deepEqual(
      withoutDates(data.facets.tag),
      ['dark-web:topic="market"', 'dark-web:topic="pornography-adult"', 'osint:lifetime', 'plain'].map(one),
    );
    assert.ok(data.facets.indicator.some(({ key }: { key: string }) => key === 'email:shop@mail.example'));
    const key = await shared.issueKey(['documents']);
    const posted = await shared.app.inject({
      method: 'POST',
      url: '/api/v2/document/search',
      headers: { 'x-api-key': key },
      payload: { q: 'heron', facets: 'NETWORK', facet_size: 1, sort: 'relevance' },
    });
    assert.deepEqual(withoutDates(posted.json().data.facets), {
      network: [{ key: 'clearnet', doc_count: 2 }],
    });
    assert.equal('facets' in (await shared.get('/api/v2/document/search?q=heron')).json().data, false);
    const unknown = await shared.get('/api/v2/document/search?q=heron&facets=channel');
    assert.deepEqual(unknown.json().detail, [
      {
        loc: ['query', 'facets'],
        type: 'enum',
        msg: 'must be a comma-separated list of language, network, site, tag, indicator',
      },
    ]);
  });

  test('a login within a URL is neither shown nor found', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    const url = 'https://oda:hunter2@private.example/list';
    await write(
      pageSighting('login', at('2026-11-14'), { facts: { url, foundAt: url, text: 'heron' } }),
      pageSighting('ftp', at('2026-11-14'), { facts: { url: url.replace('https', 'ftp'), text: 'heron' } }),
    );
    const found = await get('/api/v2/document/search?q=heron');
    assert.equal(found.json().data.total, 2);
    assert.doesNotMatch(found.body, /hunter2/);
    assert.match(found.body, /https:\/\/private\.example\/list/);
    assert.equal((await get('/api/v2/document/search?q=hunter2')).json().data.total, 0);
    for (const each of [url, 'private.example/list'])
      assert.equal(
        (await get(`/api/v2/document/url/${encodeURIComponent(each)}`)).json().data.total,
        1,
        each,
      );
  });

  test('a safe search leaves out what its source has tagged, and nothing else', async () => {
    assert.deepEqual(await idsOf('document/search?q=heron&safe_search=True'), ['offers/1', 'bare']);
    assert.deepEqual(await idsOf('document/search?q=heron&safe_search=False'), ['offers/1', 'onion', 'bare']);
  });

  test('search sorts by relevance, highlights, and continues with cursors', async () => {
    const ranked = await hitsOf('document/search?q=gull+OR+heron&sort=relevance&highlight=true');
    assert.equal(ranked[0].page.id, 'onion');
    assert.deepEqual(ranked[0].highlight.text, ['<mark>heron</mark> and <mark>gull</mark>']);
    for (const order of ['newest', 'relevance']) {
      const seen: string[] = [];
      let cursor = '*';
      while (cursor !== null) {
        const response = await shared.get(
          `/api/v2/document/search?q=heron&sort=${order}&page_size=1&cursor=${cursor}`,
        );
        const { data } = response.json();
        seen.push(...data.hits.map((hit: { page: { id: string } }) => hit.page.id));
        cursor = data.next_cursor;
      }
      assert.deepEqual(seen.sort(), ['bare', 'offers/1', 'onion']);
    }
  });

  test('a search by POST is the same search', async () => {
    const key = await shared.issueKey(['documents']);
    const response = await shared.app.inject({
      method: 'POST',
      url: '/api/v2/document/search',
      headers: { 'x-api-key': key },
      payload: { q: 'heron', network: 'Network.tor', safe_search: 'False' },
    });
    assert.deepEqual(
      response.json().data.hits.map((hit: { page: { id: string } }) => hit.page.id),
      ['onion'],
    );
  });

  test('a URL is found in any spelling, and no other URL is', async () => {
    const at = (url: string) => idsOf(`document/url/${encodeURIComponent(url)}`);
    for (const url of [
      'https://market.example/offers/a%20b?sort=new',
      'https://market.example/offers/a b?sort=new#other',
      'hxxps://market[.]example/offers/a%20b?sort=new',
      'https://MARKET.example.:443/offers/a%20b?sort=new',
      'market.example/offers/a%20b?sort=new',
    ])
      assert.deepEqual(await at(url), ['offers/1'], url);
    for (const url of [
      'https://market.example/offers/a%20b',
      'http://market.example/offers/a%20b?sort=new',
      'https://market.example/Offers/a%20b?sort=new',
      'https://market.example/',
    ])
      assert.deepEqual(await at(url), [], url);
    assert.deepEqual(await at(ONION), ['onion']);
    assert.deepEqual(await at('urn:ail:crawled/2026/11/12/item'), ['bare']);
  });

  test('lookups by tag, e-mail, phone and wallet find the item in any spelling', async () => {
    const expected = ['offers/1'];
    for (const path of [
      `tag/${encodeURIComponent('dark-web:topic="market"')}`,
      `tag/${encodeURIComponent('osint:lifetime')}`,
      'email/shop%40mail.example',
      `email/${encodeURIComponent('SHOP[at]mail[.]example')}`,
      'phone/49/30555123',
      'phone/%2B49/030%20555-123',
      'phone/0049/30555999',
      'wallet/BTC/16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h',
      'wallet/Litecoin/LUxXFcwXFPpRZdMv4aYu6bDwPdC2skP5YW',
    ])
      assert.deepEqual(await idsOf(`document/${path}`), expected, path);
    for (const path of [
      'email/nobody%40mail.example',
      'phone/49/1',
      'phone/x/y',
      'wallet/ETH/16CxUwiZC6HAU4sywU2VbDUavDGQUTUz6h',
      'email/shop%40mail.example?lte=2026-11-13',
    ])
      assert.deepEqual(await idsOf(`document/${path}`), [], path);
  });

  test('html is sent byte for byte as inert text', async () => {
    const response = await shared.get('/api/v2/html/offers%2F1');
    assert.equal(response.statusCode, 200);
    assert.equal(response.body, HTML);
    const [hit] = await hitsOf('document/offers%2F1');
    assert.equal(createHash('sha1').update(response.rawPayload).digest('hex'), hit.page.sha1sum);
    const { headers } = response;
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.match(String(headers['content-disposition']), /^attachment(;|$)/);
    assert.match(String(headers['content-security-policy']), /^sandbox; default-src 'none'/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cache-control'], 'no-store');
  });

  test('html is 404 if there is none', async () => {
    for (const [id, message] of [
      ['onion', 'HTML of this document not found.'],
      ['nothing', 'Document not found.'],
    ]) {
      const response = await shared.get(`/api/v2/html/${id}`);
      assert.deepEqual([response.statusCode, response.json().message], [404, message]);
      assert.match(String(response.headers['content-type']), /^application\/json/);
    }
    assert.equal((await shared.get('/api/v2/document/nothing')).statusCode, 404);
  });

  test('the histogram counts by site, and needs a term', async () => {
    const hits = await hitsOfHistogram('document/search/histogram?q=heron&interval=month&by=network');
    assert.deepEqual(hits, [['2026-11-01T00:00:00Z', 3, { clearnet: 2, tor: 1 }]]);
    assert.deepEqual(await hitsOfHistogram('document/search/histogram?language=ru'), [
      ['2026-11-14T00:00:00Z', 1, {}],
    ]);
    const day = 'document/search/histogram?gte=2026-11-14&lte=2026-11-14';
    assert.deepEqual(
      (await hitsOfHistogram(day)).map(([date]: [string]) => date),
      ['2026-11-14T00:00:00Z'],
    );
    for (const filter of ['gte=2026-11-14', 'lte=2026-11-14', 'exclude_tag=plain', 'language=und'])
      assert.equal((await shared.get(`/api/v2/document/search/histogram?${filter}`)).statusCode, 200, filter);
  });

  test('`und` finds documents without a language, as its facet counts them', async () => {
    const { data } = (await shared.get('/api/v2/document/search?q=-nothing&facets=language')).json();
    const unknown = data.facets.language.find(({ key }: { key: string }) => key === 'und');
    for (const filter of ['q=lang:und', 'q=-nothing&language=und', 'q=-nothing&language=UND'])
      assert.equal(
        (await shared.get(`/api/v2/document/search?${filter}`)).json().data.total,
        unknown.doc_count,
        filter,
      );
  });

  const hitsOfHistogram = async (path: string) => {
    const { data } = (await shared.get(`/api/v2/${path}`)).json();
    return data.hits.map(
      (hit: {
        key_as_string: string;
        doc_count: number;
        agg: { buckets: { key: string; doc_count: number }[] };
      }) => [
        hit.key_as_string,
        hit.doc_count,
        Object.fromEntries(hit.agg.buckets.map(({ key, doc_count }) => [key, doc_count])),
      ],
    );
  };
});

describe('versions of a document', () => {
  const url = 'http://shop.example/prices';
  const visit = (date: string, lines: string[]) =>
    enrichedPage('prices', at(date), {
      facts: { url, html: `<title>Prices</title>${lines.map((line) => `<p>${line}</p>`).join('')}` },
      lists: {},
    });

  test('are listed, and compared by date', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    await write(
      visit('2026-11-01', ['heron 5', 'gull 6']),
      visit('2026-11-03', ['heron 5', 'gull 7', 'tern 8']),
      visit('2026-11-05', ['heron 5', 'gull 7', 'tern 8']),
      visit('2026-11-07', ['gull 7', 'tern 8']),
    );
    const { data } = (await get('/api/v2/document/prices/versions?page_size=2')).json();
    assert.equal(data.total, 3);
    assert.deepEqual(
      data.hits.map(({ page }: { page: Record<string, string> }) => [page.firstSeen, page.detectionDate]),
      [
        ['2026-11-07T00:00:00Z', '2026-11-07T00:00:00Z'],
        ['2026-11-03T00:00:00Z', '2026-11-05T00:00:00Z'],
      ],
    );
    const changes = async (parameters: string) => {
      const [hit] = (await get(`/api/v2/document/prices/changes${parameters}`)).json().data.hits;
      return hit.changes.map(({ removed, added }: { removed: string[]; added: string[] }) =>
        [...removed.map((line) => `-${line}`), ...added.map((line) => `+${line}`)].join(' '),
      );
    };
    assert.deepEqual(await changes(''), ['-heron 5']);
    assert.deepEqual(await changes('?to=2026-11-06'), ['-gull 6 +gull 7 +tern 8']);
    assert.deepEqual(await changes('?from=2026-11-01&to=2026-11-07'), ['-heron 5 -gull 6 +gull 7 +tern 8']);
    assert.deepEqual(await changes('?from=2026-11-04&to=2026-11-05'), []);
    const missing: [path: string, message: string][] = [
      ['prices/changes?from=2026-10-01', 'Earlier version not found.'],
      ['prices/changes?to=2026-11-01', 'Earlier version not found.'],
      ['prices/changes?to=2026-10-01', 'Version at that date not found.'],
      ['nothing/changes', 'Document not found.'],
      ['nothing/versions', 'Document not found.'],
    ];
    for (const [path, message] of missing) {
      const response = await get(`/api/v2/document/${path}`);
      assert.deepEqual([response.statusCode, response.json().message], [404, message], path);
    }
  });

  test('long html is compressed if the client accepts it', async (t) => {
    const { get, write } = await startApp(t, temporaryFolder(t));
    const html = `<p>${'ж'.repeat(500_000)}</p>`;
    await write(pageSighting('long', at('2026-11-14'), { facts: { url, html } }));
    const plain = await get('/api/v2/html/long');
    const packed = await get('/api/v2/html/long', { 'accept-encoding': 'br' });
    assert.equal(plain.body, html);
    assert.equal(brotliDecompressSync(packed.rawPayload).toString(), html);
  });
});
