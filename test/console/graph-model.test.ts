/** The graph of connections: what is shown, what filters hide, and how an address keeps it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { linkRequests } from '../../console/src/views/connections/load-graph.ts';
import { decodeDoc, encodeDoc } from '../../console/src/views/connections/model/address.ts';
import {
  addNodes,
  EXPANSION_MAX,
  expand,
  expandable,
  FIRST_NODES_MAX,
  hideNodes,
  nextExpansion,
  pin,
  showPaths,
  unpin,
  withFilters,
} from '../../console/src/views/connections/model/changes.ts';
import { inDirection } from '../../console/src/views/connections/model/direction.ts';
import { distinctLabels, namedExactly } from '../../console/src/views/connections/model/distinct-labels.ts';
import { GraphData, type GraphNode } from '../../console/src/views/connections/model/graph-data.ts';
import {
  emptyDoc,
  type GraphDoc,
  idsOf,
  LAYOUTS,
} from '../../console/src/views/connections/model/graph-doc.ts';
import { KIND_GROUPS } from '../../console/src/views/connections/model/kind-groups.ts';
import { linkBuckets } from '../../console/src/views/connections/model/link-buckets.ts';
import { visibleGraph } from '../../console/src/views/connections/model/visible-graph.ts';

const link = {
  relation: 'posted',
  weight: 3,
  firstSeen: '2026-10-03T08:00:00Z',
  lastSeen: '2026-11-14T08:00:00Z',
};
const person = (id: number): GraphNode => ({
  id: `profile:telegram:${id}`,
  kind: 'profile',
  label: `person ${id}`,
  platform: 'telegram',
});
const victim = (id: number): GraphNode => ({ id: `victim:${id}`, kind: 'victim', label: `Company ${id}` });
const GROUP: GraphNode = { id: 'group:ironmoth', kind: 'group', label: 'ironmoth' };

/** A group with victims, of which the server has listed `listed`, and some people. */
function world({ victims = 60, listed = 50, people = 5 } = {}): GraphData {
  const data = new GraphData();
  const nodes = [
    ...Array.from({ length: people }, (_, index) => person(index)),
    ...Array.from({ length: listed }, (_, index) => victim(index)),
  ];
  data.addNeighbours({
    node: GROUP,
    isHub: false,
    byKind: [
      { kind: 'victim', count: victims },
      { kind: 'profile', count: people },
    ],
    hits: nodes.map((node) => ({ node, ...link })),
  });
  return data;
}

const start = () => emptyDoc([GROUP.id]);

describe('console: graph of connections', () => {
  test('starts with at most 30 nodes and stacks the rest', () => {
    const data = world();
    const doc = expand(start(), data, GROUP.id, { max: FIRST_NODES_MAX - 1 });
    const graph = visibleGraph(doc, data);
    assert.equal(graph.nodes.size, FIRST_NODES_MAX);
    assert.equal(graph.links.length, FIRST_NODES_MAX - 1);
    assert.deepEqual(
      graph.stacks.map(({ of, group, count }) => [of, group, count]),
      [[GROUP.id, 'victim', 36]],
    );
    assert.equal(graph.hiddenCount, 0);
  });

  test('expanding adds at most 25 nodes; the step before is untouched', () => {
    const data = world();
    const before = expand(start(), data, GROUP.id, { max: FIRST_NODES_MAX - 1 });
    assert.equal(expandable(before, data, GROUP.id), EXPANSION_MAX);
    const after = expand(before, data, GROUP.id, { group: 'victim' });
    assert.equal(idsOf(after).length, FIRST_NODES_MAX + EXPANSION_MAX);
    assert.deepEqual(after.steps.slice(0, 1), before.steps);
    assert.equal(visibleGraph(after, data).stacks[0]?.count, 11);
    assert.equal(expandable(after, data, GROUP.id), 1);
    // The address before the step is what undo returns to.
    assert.deepEqual(decode(encodeDoc(before)), before);
  });

  test('a stack goes when all of it is shown, however the nodes came', () => {
    const data = world({ victims: 40, listed: 40, people: 0 });
    const doc = expand(start(), data, GROUP.id, { max: 30 });
    const all = addNodes(
      doc,
      Array.from({ length: 40 }, (_, index) => victim(index).id),
    );
    assert.deepEqual(visibleGraph(all, data).stacks, []);
    assert.deepEqual(idsOf(addNodes(all, idsOf(all))), idsOf(all), 'nothing is added twice');
  });

  test('a node is expanded only when no stack is left', () => {
    const data = world();
    const doc = expand(start(), data, GROUP.id, { max: FIRST_NODES_MAX - 1 });
    const next = (of: GraphDoc) => nextExpansion(of, data, visibleGraph(of, data).stacks, GROUP.id);
    assert.equal(next(doc)?.count, EXPANSION_MAX);
    let current = doc;
    while (expandable(current, data, GROUP.id) !== 0) current = expand(current, data, GROUP.id);
    const last = next(current);
    assert.deepEqual([last?.count, last?.left, last?.stack?.group], [10, 10, 'victim']);
    assert.equal(nextExpansion(current, data, [], GROUP.id)?.count, 0);
  });

  test('relations read in their natural direction', () => {
    const read = (relation: string, one: string, other: string) => {
      assert.deepEqual(inDirection(relation, other, one), inDirection(relation, one, other));
      const [from, to] = inDirection(relation, one, other);
      return `${from} ${relation} ${to}`;
    };
    const [person, channel, mail] = [
      'profile:telegram:1',
      'channel:telegram:2',
      'indicator:email:a@b.example',
    ];
    assert.equal(read('wrote in', channel, person), `${person} wrote in ${channel}`);
    assert.equal(read('owns', mail, person), `${person} owns ${mail}`);
    assert.equal(read('posted', mail, person), `${person} posted ${mail}`);
    assert.equal(read('mentioned in', channel, mail), `${mail} mentioned in ${channel}`);
    assert.equal(read('links to', mail, 'page:p'), `page:p links to ${mail}`);
    assert.equal(read('shown on', mail, 'page:p'), `${mail} shown on page:p`);
    assert.equal(read('named', 'victim:v', 'group:g'), 'group:g named victim:v');
    assert.equal(read('part of', 'server:discord:1', channel), `${channel} part of server:discord:1`);
    const domain = 'indicator:domain:b.example';
    assert.equal(read('part of', mail, domain), `${domain} part of ${mail}`);
    assert.equal(read('part of', 'indicator:a:x', domain), `${domain} part of indicator:a:x`);
    assert.equal(
      read('also known as', 'indicator:name:n', 'victim:v'),
      'victim:v also known as indicator:name:n',
    );
    assert.equal(read('mirror of', 'group:g', domain), `${domain} mirror of group:g`);
  });

  test('links are in the order of their nodes, however they were loaded', () => {
    const ids = ['victim:a', 'group:b', 'profile:telegram:1', 'indicator:email:c'];
    const links = ids.flatMap((from, index) =>
      ids.slice(index + 1).map((to) => ({ from, to, ...link, relation: index === 1 ? 'owns' : 'named' })),
    );
    const loaded = (list: typeof links) => {
      const data = new GraphData();
      for (const each of list) data.addLink(each);
      return data.linksAmong(new Set(ids));
    };
    assert.equal(loaded(links).length, 6);
    assert.deepEqual(loaded(links.toReversed()), loaded(links));
  });

  test('names that begin alike show where they differ', () => {
    const thread = (id: string, name: string): GraphNode => ({
      id: `page:${id}`,
      kind: 'page',
      label: `Slackwater Forum: thread ${name}`,
    });
    const labels = distinctLabels([
      thread('1', 'about the escrow of October'),
      thread('2', 'about the escrow of November'),
      GROUP,
    ]);
    assert.deepEqual(
      [...labels],
      [
        ['page:1', 'Slackwater…ut the escrow of October'],
        ['page:2', 'Slackwater…t the escrow of November'],
      ],
    );
  });

  test('a name that was typed is taken if one node has it', () => {
    const nodes = [GROUP, person(1), { ...person(2), label: 'person 1' }];
    assert.equal(namedExactly(' Ironmoth', nodes), GROUP);
    assert.equal(namedExactly('group:ironmoth', nodes), GROUP);
    assert.equal(namedExactly('iron', nodes), undefined);
    assert.equal(namedExactly('person 1', nodes), undefined);
    assert.equal(namedExactly('', nodes), undefined);
  });

  test('filters hide by kind, links, distance and time, but never the start or the path', () => {
    const data = world({ victims: 3, listed: 3, people: 2 });
    const far = person(77);
    data.addNode(far);
    data.addLink({
      from: person(0).id,
      to: far.id,
      ...link,
      firstSeen: '2026-01-01T00:00:00Z',
      lastSeen: '2026-01-02T00:00:00Z',
    });
    const doc = addNodes(expand(start(), data, GROUP.id), [far.id]);
    const shown = (filters: Parameters<typeof withFilters>[1], from: GraphDoc = doc) => {
      const graph = visibleGraph(withFilters(from, filters), data);
      return { ids: [...graph.nodes.keys()].sort(), hidden: graph.hiddenCount };
    };
    assert.equal(shown({}).ids.length, 7);
    assert.deepEqual(shown({ hiddenGroups: new Set(['victim', 'group']) }).ids, [
      GROUP.id,
      person(0).id,
      person(1).id,
      far.id,
    ]);
    assert.deepEqual(shown({ minLinks: 2 }), { ids: [GROUP.id, person(0).id], hidden: 5 });
    assert.ok(!shown({ maxDistance: 1 }).ids.includes(far.id));
    assert.ok(!shown({ from: '2026-01-03' }).ids.includes(far.id));
    assert.deepEqual(shown({ to: '2026-01-02' }).ids, [GROUP.id, person(0).id, far.id]);
    const path = { ...doc, paths: [[GROUP.id, victim(0).id]] };
    assert.ok(shown({ minLinks: 5 }, path).ids.includes(victim(0).id));
  });

  test('kinds are counted before the filter by kind, so that they can be shown again', () => {
    const data = world({ victims: 3, listed: 3, people: 2 });
    const doc = expand(start(), data, GROUP.id);
    const graph = visibleGraph(withFilters(doc, { hiddenGroups: new Set(['victim']) }), data);
    assert.deepEqual(
      [...graph.groupCounts],
      [
        ['person', 2],
        ['group', 1],
        ['victim', 3],
      ],
    );
  });

  test('hidden nodes leave with their links, and are not counted as stacked', () => {
    const data = world({ victims: 3, listed: 3, people: 2 });
    const doc = { ...expand(start(), data, GROUP.id), selected: [victim(1).id] };
    const graph = visibleGraph(hideNodes(doc, [victim(1).id]), data);
    assert.ok(!graph.nodes.has(victim(1).id));
    assert.equal(graph.links.length, 4);
    assert.equal(graph.hiddenCount, 1);
    assert.deepEqual(graph.stacks, []);
    assert.deepEqual(hideNodes(doc, [victim(1).id]).selected, []);
  });

  test('a path adds the nodes that are missing, and brings back hidden ones', () => {
    const data = world({ victims: 3, listed: 3, people: 2 });
    const other = person(9);
    const hit = { nodes: [person(0), GROUP, victim(0), other], links: [link, link, link] };
    data.addPath(hit);
    const doc = hideNodes(expand(start(), data, GROUP.id), [victim(0).id]);
    const found = showPaths(doc, [hit]);
    assert.deepEqual(found.paths, [[person(0).id, GROUP.id, victim(0).id, other.id]]);
    assert.deepEqual(found.steps.at(-1)?.nodes, [other.id]);
    assert.ok(visibleGraph(found, data).nodes.has(victim(0).id));
  });

  test('pins keep all positions; without pins the layout decides again', () => {
    const data = world({ victims: 3, listed: 3, people: 2 });
    const doc = expand(start(), data, GROUP.id);
    const positions = new Map(idsOf(doc).map((id, index) => [id, { x: index, y: 7 - index }]));
    const pinned = pin(doc, [GROUP.id], positions);
    assert.deepEqual(decode(encodeDoc(pinned)).positions, positions);
    assert.equal(unpin(pinned, [GROUP.id], positions).positions.size, 0);
  });

  test('any graph comes back from its address', () => {
    const text = fc.oneof(
      fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
      fc.constantFrom(
        'indicator:url:https://a.example/?x=1&y=#z%20',
        'victim:a_b.c~d',
        'group:+ & =',
        'name:😀\u202e',
      ),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(text, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 11 }),
        fc.subarray([...KIND_GROUPS]),
        fc.constantFrom(...LAYOUTS),
        fc.boolean(),
        (ids, cut, groups, layout, isPinned) => {
          const startCount = Math.max(1, Math.min(cut, ids.length));
          const [starts, rest] = [ids.slice(0, startCount), ids.slice(startCount)];
          const [first = ''] = starts;
          const doc: GraphDoc = {
            ...emptyDoc(starts),
            steps: [{ expanded: first, nodes: rest.slice(0, 3) }, { nodes: rest.slice(3) }],
            totals: new Map([[first, new Map([['victim', 29]])]]),
            hidden: new Set(rest.slice(0, 1)),
            filters: {
              hiddenGroups: new Set(groups),
              minLinks: 2,
              maxDistance: 3,
              from: '2026-08-01',
              to: '2026-11-14',
            },
            layout,
            selected: ids.slice(-1),
            ...(isPinned && {
              pins: new Set([first]),
              positions: new Map(ids.map((id, index) => [id, { x: index * 31 - 90, y: 5 - index }])),
            }),
            paths: ids.length > 1 ? [ids] : [],
            view: 'list',
          };
          assert.deepEqual(decode(encodeDoc(doc)), doc);
        },
      ),
    );
  });

  test('every two nodes of a large graph are in one request for links', () => {
    const ids = Array.from({ length: 23 }, (_, place) => `group:${place}`);
    assert.deepEqual(linkRequests(ids.slice(0, 8), new Set(), 8), [ids.slice(0, 8)]);
    const requests = linkRequests(ids, new Set(), 8);
    for (const nodes of requests) assert.ok(nodes.length <= 8);
    for (const one of ids)
      for (const other of ids)
        assert.ok(requests.some((nodes) => nodes.includes(one) && nodes.includes(other)));
    // Parts that are known are not asked for again.
    assert.equal(linkRequests(ids, new Set(ids.slice(0, 20)), 8).length, 5);
  });

  test('steps that cannot be read are left out: the graph starts as without them', () => {
    const { steps } = decodeDoc({ parameters: new URLSearchParams('n=group:a&x=zzz&y=1') });
    assert.deepEqual(steps, []);
  });

  test('an address with nonsense gives a graph all the same', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.string(), (query, more) => {
        const names = ['n', 'k', 'x', 't', 'h', 'min', 'far', 'from', 'sel', 'pin', 'at', 'path', 'shown'];
        const parameters = new URLSearchParams(query);
        for (const [index, name] of names.entries()) parameters.append(name, more.slice(index) || 'a.b_9.9');
        const doc = decodeDoc({ parameters });
        assert.deepEqual(decode(encodeDoc(doc)).starts, doc.starts);
        visibleGraph(doc, world());
      }),
    );
  });

  test('the histogram counts links in every bucket between their first and last record', () => {
    const { buckets, interval } = linkBuckets([
      { from: 'a', to: 'b', ...link, firstSeen: '2026-10-03T08:00:00Z', lastSeen: '2026-10-05T01:00:00Z' },
      { from: 'a', to: 'c', ...link, firstSeen: '2026-10-05T08:00:00Z', lastSeen: '2026-10-08T01:00:00Z' },
    ]);
    assert.equal(interval, 'day');
    assert.deepEqual(
      buckets.map(({ value }) => value),
      [1, 1, 2, 1, 1, 1],
    );
    assert.deepEqual(linkBuckets([]).buckets, []);
  });
});

function decode(hash: string): GraphDoc {
  const [, query = ''] = hash.split('?', 2);
  return decodeDoc({ parameters: new URLSearchParams(query) });
}
