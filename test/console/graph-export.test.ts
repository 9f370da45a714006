/** Exports of the graph. Labels are written by strangers: no format may take them for anything but text. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import type { Palette } from '../../console/src/views/connections/drawing/palette.ts';
import type { SceneNode } from '../../console/src/views/connections/drawing/scene.ts';
import { linksCsv, nodesCsv } from '../../console/src/views/connections/export/csv.ts';
import { exportedGraph } from '../../console/src/views/connections/export/exported-graph.ts';
import { graphml } from '../../console/src/views/connections/export/graphml.ts';
import { stixBundle } from '../../console/src/views/connections/export/stix.ts';
import { svgOf } from '../../console/src/views/connections/export/svg.ts';
import { escapeXml } from '../../console/src/views/connections/export/xml.ts';
import { addNodes, withFilters } from '../../console/src/views/connections/model/changes.ts';
import { GraphData } from '../../console/src/views/connections/model/graph-data.ts';
import { emptyDoc } from '../../console/src/views/connections/model/graph-doc.ts';
import { KIND_GROUPS } from '../../console/src/views/connections/model/kind-groups.ts';
import { visibleGraph } from '../../console/src/views/connections/model/visible-graph.ts';

const AT = '2026-11-15T12:00:00.000Z';
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  ']]>&lt;!ENTITY',
  "=cmd|' /C calc'!A0",
  '+1+1',
  'a,"b"\r\nc;d',
  '\u0000\u0008\u202e\ud800 name',
];

function graphOf(labels: readonly string[]) {
  const data = new GraphData();
  data.addNode({ id: 'group:ironmoth', kind: 'group', label: 'ironmoth' });
  for (const [index, label] of labels.entries()) {
    const id = `profile:telegram:${index}`;
    data.addNode({ id, kind: 'profile', label, platform: 'telegram' });
    data.addLink({
      from: id,
      to: 'group:ironmoth',
      relation: 'posted',
      weight: 11,
      firstSeen: '2026-10-03T00:00:00Z',
      lastSeen: '2026-11-14T00:00:00Z',
    });
  }
  const doc = withFilters(
    addNodes(
      emptyDoc(['group:ironmoth']),
      labels.map((_, index) => `profile:telegram:${index}`),
    ),
    { hiddenGroups: new Set(['wallet']), from: '2026-08-01' },
  );
  return exportedGraph(visibleGraph(doc, data), doc, AT);
}

/** A small reader of RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let isQuoted = false;
  let cell = '';
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string;
    if (isQuoted && character === '"' && text[index + 1] === '"') {
      cell += '"';
      index++;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === ',' || character === '\r')) {
      rows.at(-1)?.push(cell);
      cell = '';
      if (character === '\r') {
        index++;
        rows.push([]);
      }
    } else cell += character;
  }
  return rows.slice(0, -1);
}

describe('console: exports of the graph', () => {
  test('CSV keeps every label in its cell, and none is a formula', () => {
    const rows = readCsv(nodesCsv(graphOf(HOSTILE)));
    assert.equal(rows.length, HOSTILE.length + 2);
    for (const [index, label] of HOSTILE.entries()) {
      const cell = rows[index + 2]?.[4];
      assert.equal(cell?.replace(/^'/, ''), label);
      assert.ok(!/^[=+\-@\t\r]/.test(cell ?? ''), label);
    }
  });

  test('CSV of links names both ends, how often and when', () => {
    assert.deepEqual(readCsv(linksCsv(graphOf(['a']))), [
      ['from', 'to', 'relation', 'weight', 'firstSeen', 'lastSeen'],
      [
        'profile:telegram:0',
        'group:ironmoth',
        'posted',
        '11',
        '2026-10-03T00:00:00Z',
        '2026-11-14T00:00:00Z',
      ],
    ]);
  });

  test('any text survives CSV', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (label) => {
        const cell = readCsv(nodesCsv(graphOf([label])))[2]?.[4] ?? '';
        assert.ok(cell === label || cell === `'${label}`);
      }),
    );
  });

  test('GraphML and SVG have no element that a label wrote', () => {
    const xml = graphml(graphOf(HOSTILE));
    assert.deepEqual(elementNames(xml), ['data', 'edge', 'graph', 'graphml', 'key', 'node']);
    const svg = svgOf(sceneOf(HOSTILE), PALETTE, 'note <b>', () => [
      ['circle', { cx: '1', cy: '1', r: '1' }],
    ]);
    assert.deepEqual(elementNames(svg), ['circle', 'defs', 'desc', 'rect', 'svg', 'symbol', 'text', 'use']);
    for (const text of [xml, svg]) assert.ok(!/[^\P{Cc}\n]/u.test(text) && text.isWellFormed());
  });

  test('escaped text reads as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [element] = parseFragment(`<p title="${escapeXml(text)}">`).childNodes;
        const [title] = (element as { attrs: { value: string }[] }).attrs;
        assert.equal(title?.value, text);
      }),
    );
  });

  test('every export but CSV says when it was made, and with which filters', () => {
    const graph = graphOf(['a']);
    assert.match(graph.note, /without kinds: wallet; from: 2026-08-01; exported: 2026-11-15T12:00:00.000Z$/);
    assert.match(graph.note, /start: group:ironmoth; nodes: 2; links: 1; hidden: 0/);
    for (const text of [
      graphml(graph),
      stixBundle(graph),
      svgOf(sceneOf(['a']), PALETTE, graph.note, () => []),
    ])
      assert.ok(text.includes('without kinds: wallet'));
  });

  test('CSV begins with the names of its columns', () => {
    assert.match(nodesCsv(graphOf(['a'])), /^id,kind,/);
    assert.match(linksCsv(graphOf(['a'])), /^from,to,relation,/);
  });

  test('links read in the direction of their relation, in every format', () => {
    const graph = graphOf(['a']);
    assert.match(graphml(graph), /edgedefault="directed"/);
    assert.match(graphml(graph), /source="profile:telegram:0" target="group:ironmoth"/);
    const { objects } = JSON.parse(stixBundle(graph)) as { objects: Record<string, string>[] };
    const link = objects.find(({ type }) => type === 'relationship');
    assert.match(link?.source_ref ?? '', /^user-account--/);
    assert.match(link?.target_ref ?? '', /^intrusion-set--/);
  });

  test('STIX objects are complete, unique and the same every time', () => {
    const text = stixBundle(graphOf(HOSTILE));
    assert.equal(text, stixBundle(graphOf(HOSTILE)));
    const { objects } = JSON.parse(text) as { objects: Record<string, string>[] };
    const ids = objects.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { type, id } of objects)
      assert.match(id ?? '', new RegExp(`^${type}--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-`));
    const links = objects.filter(({ type }) => type === 'relationship');
    assert.equal(links.length, HOSTILE.length);
    for (const { source_ref, target_ref, relationship_type } of links) {
      assert.equal(relationship_type, 'related-to');
      assert.ok(ids.includes(source_ref) && ids.includes(target_ref));
    }
  });
});

function elementNames(xml: string): string[] {
  return [...new Set([...xml.matchAll(/<([a-z]\w*)/gi)].map(([, name]) => name ?? ''))].sort();
}

const PALETTE: Palette = {
  background: '#000',
  surface: '#111',
  overlay: '#222',
  line: '#333',
  text: '#fff',
  mutedText: '#aaa',
  accent: '#0ff',
  badge: '#444',
  groups: Object.fromEntries(KIND_GROUPS.map((group) => [group, '#888'])) as Palette['groups'],
  fontUi: '"Inter Variable", sans-serif',
  fontMono: '"JetBrains Mono", monospace',
};

function sceneOf(labels: readonly string[]) {
  const nodes = labels.map(
    (label, index): SceneNode => ({
      id: String(index),
      x: index * 100,
      y: 0,
      radius: 14,
      group: 'person',
      label,
      halfWidth: 40,
      isMono: false,
      degree: 1,
      stack: 0,
      isSelected: false,
      isOnPath: false,
      isPinned: false,
    }),
  );
  return { nodes, links: [] };
}
