/** Kinds, addresses and places of entities; chips.test.ts checks them in the browser. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readCorpus } from '../../bench/extract/score.ts';
import { watchBody, watchedNode } from '../../console/src/api/alerts.ts';
import { activityOf } from '../../console/src/entities/card-data.ts';
import { chunksOf, findEntities, SEARCHED_LENGTH_MAX } from '../../console/src/entities/find-entities.ts';
import { isIndicatorKind, styleOf } from '../../console/src/entities/kinds.ts';
import { locate } from '../../console/src/entities/locate.ts';
import { nodeValue, readNodeId } from '../../console/src/entities/node.ts';
import { graphUrl, nodeOfRoute, nodeUrl, queryOf, redirectOf } from '../../console/src/entities/node-url.ts';
import { indicatorNode, type Place } from '../../console/src/entities/place.ts';
import { chipLabel, readable, VALUE_LENGTH_MAX } from '../../console/src/entities/shorten.ts';
import { textRuns } from '../../console/src/entities/text-runs.ts';
import { parseRoute } from '../../console/src/route.ts';
import type { Piece } from '../../console/src/text/pieces.ts';
import { findItems } from '../../src/enrich/extract.ts';
import { LOOKUP_KINDS, type LookupKind } from '../../src/records/indicator.ts';
import { type Node, nodeId, parseNode } from '../../src/records/node.ts';

const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const SIGNAL = new AbortController().signal;
const indicator = (kind: LookupKind, canonical: string): Node => ({
  kind: 'indicator',
  indicator: kind,
  canonical,
});

const NODES: Node[] = [
  { kind: 'profile', platform: 'telegram', id: '42' },
  { kind: 'channel', platform: 'telegram', id: '-100123' },
  { kind: 'channel', platform: 'jabber', id: 'room@conference.example/a:b' },
  { kind: 'server', platform: 'discord', id: '7' },
  { kind: 'page', id: 'a/b?c' },
  { kind: 'group', id: 'Iron Moth: 2' },
  { kind: 'victim', id: 'v1' },
  indicator('email', 'desk@post.example'),
  indicator('url', 'https://a.example/b?c=%20#d'),
  indicator('name', '100% "ж" \u202e'),
];

describe('console: kinds of entities', () => {
  test('every kind of indicator has a style', () => {
    for (const kind of LOOKUP_KINDS) {
      assert.ok(isIndicatorKind(kind));
      assert.ok(styleOf(indicator(kind, 'x')).label);
    }
    assert.ok(!isIndicatorKind('toString'));
  });

  test('values are shortened where their kind can bear it', () => {
    const label = (kind: LookupKind, value: string) => chipLabel(value, styleOf(indicator(kind, value)));
    assert.equal(label('bitcoin_address', 'bc1q2e4km70s9u30qxqfrhkqq3nxpjpxmengvjracp'), 'bc1q2e…racp');
    assert.equal(label('domain', 'harrowpike.example'), 'harrowpike[.]example');
    assert.equal(
      label('domain', 'a.very.long.list.of.subdomains.before.harrowpike.co.uk'),
      '…[.]before[.]harrowpike[.]co[.]uk',
    );
    assert.equal(
      label('domain', `${'a'.repeat(60)}.example`),
      `${'a'.repeat(60)}[.]example`,
      'the registered part stays whole',
    );
    assert.equal(label('onion', `http://${'v7kq2m'.padEnd(56, 'a')}.onion/`), 'v7kq2m…aaaa[.]onion');
    assert.equal(label('url', 'https://evil.example/a.php'), 'evil[.]example/a[.]php');
    assert.equal(label('telegram', 'https://t.me/lantern_desk'), '@lantern_desk');
    assert.equal(label('name', 'n'.repeat(99)), `${'n'.repeat(VALUE_LENGTH_MAX - 1)}…`);
    assert.equal(readable('https://evil.example/', { isAddress: true }), 'hxxps://evil[.]example/');
  });

  test('no shortened value has half a character', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOOKUP_KINDS),
        fc.string({ unit: 'binary', maxLength: 80 }),
        (kind, value) => chipLabel(value, styleOf(indicator(kind, value))).isWellFormed(),
      ),
    );
  });
});

describe('console: addresses of nodes', () => {
  test('an address leads to the node it was made of', () => {
    for (const node of NODES) {
      assert.deepEqual(readNodeId(nodeId(node)), node);
      assert.deepEqual(nodeOfRoute(parseRoute(nodeUrl(node)).parts), node);
    }
    assert.equal(nodeUrl(NODES[0] as Node), '#/person/telegram/42');
    assert.equal(nodeUrl(indicator('email', 'a@b.example')), '#/indicator/email/a%40b.example');
  });

  test('other addresses show no node', () => {
    for (const hash of [
      '#/',
      '#/profile/telegram/42',
      '#/person/icq/1',
      '#/channel/telegram/1/2',
      '#/indicator/x/y',
    ])
      assert.equal(nodeOfRoute(parseRoute(hash).parts), undefined, hash);
  });

  test('old addresses are redirected', () => {
    const redirect = (hash: string) => redirectOf(parseRoute(hash).parts);
    assert.equal(redirect('#/profile/telegram/42'), '#/person/telegram/42');
    assert.equal(redirect('#/pivot/email/a@b.example'), '#/indicator/email/a%40b.example');
    assert.equal(redirect('#/pivot/wallet/BTC/1abc'), '#/indicator/bitcoin_address/1abc');
    assert.equal(redirect('#/pivot/wallet/nothing/1abc'), undefined);
    assert.equal(
      redirect('#/graph/profile/telegram/42'),
      `#/connections?${new URLSearchParams({ node: 'profile:telegram:42' })}`,
    );
    assert.equal(
      redirect('#/graph/wallet/BTC/1abc'),
      `#/connections?${new URLSearchParams({ node: 'indicator:bitcoin_address:1abc' })}`,
    );
    assert.equal(redirect('#/graph/email/'), undefined);
    assert.equal(redirect('#/profile/icq/42'), undefined);
    assert.equal(redirect('#/person/telegram/42'), undefined);
  });

  test('connections name every node, and queries find it', () => {
    const { parameters } = parseRoute(graphUrl(['group:a,b', 'victim:c&d']));
    assert.deepEqual(parameters.getAll('node'), ['group:a,b', 'victim:c&d']);
    assert.equal(queryOf(indicator('domain', 'a.example')), 'indicator:"domain:a.example"');
    assert.equal(queryOf(NODES[0] as Node), 'user:42');
    assert.equal(queryOf(indicator('name', 'a "b"'), 'a "b"'), '"a  b "');
  });

  test('a saved search says which node it watches', () => {
    for (const node of NODES.filter(({ kind }) => !['server', 'page', 'victim'].includes(kind))) {
      const body = watchBody(node, 'Lantern desk') as { name: string; tags: string[]; values?: string[] };
      const { name, tags, values, ...parameters } = body;
      // As the API returns it.
      const saved = {
        name,
        tags,
        ...(values === undefined ? { parameters } : { valueCount: values.length }),
      };
      assert.equal(watchedNode(saved), nodeId(node));
      assert.equal(watchedNode({ ...saved, tags: [] }), undefined);
      if (node.kind !== 'indicator') assert.equal(name, 'Lantern desk');
    }
    assert.equal(watchBody({ kind: 'page', id: 'p' }), undefined);
    assert.equal(watchBody(indicator('url', `https://a.example/${'a'.repeat(200)}`)), undefined);
  });
});

describe('console: entities in texts', () => {
  const corpus = readCorpus();

  test('given indicators are located where the extractor finds them, and nowhere else', async () => {
    let [given, located] = [0, 0];
    for (const { text, platform } of corpus) {
      const items = findItems(text, platform) ?? [];
      const { places } = locate(text, items);
      const exact = await findEntities(text, platform, SIGNAL);
      for (const { start, end, node } of places)
        assert.ok(
          exact.some((each) => each.node === node && each.start <= start && end <= each.end),
          `${node} at ${JSON.stringify(text.slice(start, end))} in ${text}`,
        );
      const nodes = new Set(places.map(({ node }) => node));
      given += items.length;
      located += items.filter(({ kind, value }) => nodes.has(indicatorNode(kind, value))).length;
    }
    // The others are names that look like words, and rare spellings: the extractor finds those.
    assert.ok(located / given > 0.9, `${located} of ${given}`);
  });

  test('reports whether the extractor is needed', () => {
    const given = [{ kind: 'wickr', value: 'night_owl_7' }];
    assert.equal(locate('wickr: night_owl_7', given).isComplete, false);
    assert.equal(locate('nothing', []).isComplete, true);
    assert.equal(locate('mail a@b.example', [{ kind: 'email', value: 'a@b.example' }]).isComplete, true);
  });

  test('leaves texts with very many indicators to the extractor', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      kind: 'email',
      value: `a${index}@b.example`,
    }));
    const { places, isComplete } = locate('a1@b.example '.repeat(5000), many);
    assert.deepEqual([places.length, isComplete], [0, false]);
  });

  test('ignores unknown kinds and endless values', () => {
    const odd = [
      { kind: 'toString', value: 'x' },
      { kind: 'email', value: 'a'.repeat(5000) },
    ];
    assert.deepEqual(locate('x a', odd).places, []);
  });

  const line = fc.constantFrom(...corpus.map(({ text }) => text));
  const noise = fc.string({ unit: 'binary', maxLength: 30 });
  const texts = fc.array(fc.oneof(line, noise), { maxLength: 6 }).map((parts) => parts.join('\n'));
  /** Highlights start and end anywhere. */
  const cuts = fc.array(fc.nat(2000), { maxLength: 6 });

  test('chips and the rest together are exactly the text, with its highlights', async () => {
    await fc.assert(
      fc.asyncProperty(texts, cuts, async (text, at) => {
        const ends = [...new Set([...at.filter((end) => end < text.length), text.length])].sort(
          (a, b) => a - b,
        );
        const pieces = ends.map((end, index) => ({
          text: text.slice(ends[index - 1] ?? 0, end),
          isMarked: index % 2 === 1,
        }));
        const places = await findEntities(text, 'telegram', SIGNAL);
        const runs = textRuns(pieces, places);
        assert.equal(runs.map((run) => joined(run.pieces)).join(''), text);
        const marked = (of: readonly Piece[]) =>
          of.flatMap((piece) =>
            piece.text.split('').map((unit) => (piece.isMarked ? unit.toUpperCase() : '')),
          );
        assert.deepEqual(marked(runs.flatMap((run) => run.pieces)), marked(pieces));
      }),
      { numRuns: 40, seed: 20 },
    );
  });

  test('every item of the extractor is a chip, or within a link or a chip', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const places = await findEntities(text, 'telegram', SIGNAL);
        const runs = textRuns([{ text, isMarked: false }], places);
        let at = 0;
        const covered = runs.map((run) => {
          const start = at;
          at += joined(run.pieces).length;
          return { start, end: at, isPlain: run.node === undefined && !run.isLink };
        });
        for (const { start, node } of places) {
          const run = covered.find((each) => each.start <= start && start < each.end);
          assert.equal(run?.isPlain, false, `${node} in ${text}`);
        }
      }),
      { numRuns: 40, seed: 21 },
    );
  });

  /** The same, whether the indicators are given or found. */
  const nodesIn = async (text: string) => {
    const chips = (places: readonly Place[]) =>
      textRuns([{ text, isMarked: false }], places)
        .filter(({ node }) => node !== undefined)
        .map(({ node, pieces, link }) => [node, joined(pieces), link]);
    const located = chips(locate(text, findItems(text, 'telegram') ?? []).places);
    assert.deepEqual(chips(await findEntities(text, 'telegram', SIGNAL)), located);
    return located;
  };

  test('a chip of a link ends before Japanese or Chinese text', async () => {
    assert.deepEqual(await nodesIn('連絡先はhttps://t.me/xmpl_garnet_240です。'), [
      [
        'indicator:telegram:https://t.me/xmpl_garnet_240',
        'https://t.me/xmpl_garnet_240',
        'https://t.me/xmpl_garnet_240',
      ],
    ]);
    assert.deepEqual(await nodesIn('频道https://t.me/xmpl_amber/804842。谢谢'), [
      [
        'indicator:telegram:https://t.me/xmpl_amber',
        'https://t.me/xmpl_amber/804842',
        'https://t.me/xmpl_amber/804842',
      ],
    ]);
  });

  test('a link right after letters is one chip', async () => {
    for (const url of ['https://discord.gg/xmplowls', 'https://wa.me/12025550119'])
      assert.deepEqual(
        (await nodesIn(`連絡先は${url}です`)).map(([, text, link]) => [text, link]),
        [[url, url]],
      );
  });

  test('a defanged link is one chip, and opens refanged', async () => {
    assert.deepEqual(await nodesIn('at hxxps://bad[.]example/x, now'), [
      ['indicator:url:https://bad.example/x', 'hxxps://bad[.]example/x', 'https://bad.example/x'],
    ]);
  });

  test('a stolen credential has chips for the page and the address', async () => {
    const text = 'https://shop.example/login:marta@mail.example:Verano2023';
    const runs = textRuns([{ text, isMarked: false }], await findEntities(text, 'page', SIGNAL));
    assert.deepEqual(
      runs.map(({ node, pieces, link }) => [node, joined(pieces), link]),
      [
        [
          'indicator:url:https://shop.example/login',
          'https://shop.example/login',
          'https://shop.example/login',
        ],
        [undefined, ':', undefined],
        ['indicator:email:marta@mail.example', 'marta@mail.example', undefined],
        [undefined, ':Verano2023', undefined],
      ],
    );
  });

  test('long texts are searched in small parts, with pauses, until nobody waits', async () => {
    const text = 'mail a@b.example now\n'.repeat(8000);
    const chunks = chunksOf(text);
    assert.equal(chunks.map((chunk) => chunk.text).join(''), text);
    assert.ok(chunks.every((chunk) => chunk.text.length <= 8192 && /^mail/.test(chunk.text)));
    let pauses = 0;
    const abort = new AbortController();
    await assert.rejects(
      findEntities(text, 'page', abort.signal, async () => {
        if (++pauses === 3) abort.abort();
      }),
      { name: 'AbortError' },
    );
    assert.equal(pauses, 3);
    const [endless] = [chunksOf('x'.repeat(3_000_000))];
    assert.equal(endless.at(-1)?.start, SEARCHED_LENGTH_MAX - 8192);
  });

  test('values of ids can be read by the server', () => {
    for (const { text, platform } of corpus.slice(0, 500))
      for (const { kind, value } of findItems(text, platform) ?? []) {
        const id = indicatorNode(kind, value);
        assert.equal(nodeId(parseNode(id) as Node), id);
        assert.equal(nodeValue(readNodeId(id) as Node), id.slice(`indicator:${kind}:`.length));
      }
  });
});

describe('console: activity on a card', () => {
  test('spreads buckets over the time from first to last', () => {
    const bucket = (date: string, count: number) => ({ date, count });
    assert.deepEqual(
      activityOf([bucket('2026-01-01', 1), bucket('2026-01-02', 2), bucket('2026-01-05', 3)], 5),
      [1, 2, 0, 0, 3],
    );
    assert.deepEqual(activityOf([bucket('2026-01-01', 7)], 3), [0, 0, 7]);
    assert.deepEqual(activityOf([], 2), [0, 0]);
  });
});
