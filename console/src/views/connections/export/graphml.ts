import type { ExportedGraph } from './exported-graph.ts';
import { escapeXml } from './xml.ts';

type Value = string | number | boolean | undefined;

const NODE_KEYS = [
  ['kind', 'string'],
  ['indicator', 'string'],
  ['platform', 'string'],
  ['label', 'string'],
  ['distance', 'int'],
  ['start', 'boolean'],
] as const;
const LINK_KEYS = [
  ['relation', 'string'],
  ['weight', 'int'],
  ['firstSeen', 'string'],
  ['lastSeen', 'string'],
] as const;

/** For Gephi, yEd and others. */
export function graphml({ nodes, links, note, at }: ExportedGraph): string {
  const keys = [
    '<key id="note" for="graph" attr.name="note" attr.type="string"/>',
    '<key id="exported" for="graph" attr.name="exported" attr.type="string"/>',
    ...NODE_KEYS.map(
      ([name, type]) => `<key id="n_${name}" for="node" attr.name="${name}" attr.type="${type}"/>`,
    ),
    ...LINK_KEYS.map(
      ([name, type]) => `<key id="e_${name}" for="edge" attr.name="${name}" attr.type="${type}"/>`,
    ),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
    ...keys,
    '<graph id="connections" edgedefault="directed">',
    data('note', note) + data('exported', at),
    ...nodes.map(({ id, kind, indicator, platform, label, distance, isStart }) =>
      element('node', `id="${escapeXml(id)}"`, [
        ['n_kind', kind],
        ['n_indicator', indicator],
        ['n_platform', platform],
        ['n_label', label],
        ['n_distance', distance],
        ['n_start', isStart],
      ]),
    ),
    ...links.map(({ from, to, relation, weight, firstSeen, lastSeen }) =>
      element('edge', `source="${escapeXml(from)}" target="${escapeXml(to)}"`, [
        ['e_relation', relation],
        ['e_weight', weight],
        ['e_firstSeen', firstSeen],
        ['e_lastSeen', lastSeen],
      ]),
    ),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n');
}

function element(name: string, attributes: string, values: readonly (readonly [string, Value])[]): string {
  return `<${name} ${attributes}>${values.map(([key, value]) => data(key, value)).join('')}</${name}>`;
}

function data(key: string, value: Value): string {
  return value === undefined ? '' : `<data key="${key}">${escapeXml(String(value))}</data>`;
}
