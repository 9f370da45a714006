import { sha1 } from '@noble/hashes/legacy.js';
import type { GraphLink } from '../model/graph-data.ts';
import type { ExportedGraph, ExportedNode } from './exported-graph.ts';

type StixObject = { type: string; id: string } & Record<string, unknown>;

/** The namespace that STIX 2.1 prescribes for ids made from values. */
const NAMESPACE = '00abedb4aa42466c9c01fed23315a9b7';

/**
 * People, channels and wallets are accounts, groups are intrusion sets, victims are organizations, and pages and
 * servers are infrastructure. Links are `related-to`: no relation of ours claims more.
 */
export function stixBundle({ nodes, links, note, at }: ExportedGraph): string {
  const objects = new Map(nodes.map((node) => [node.id, stixObject(node, at)]));
  const relationships = links.flatMap((link) => relationship(link, objects, at));
  const report = {
    type: 'report',
    spec_version: '2.1',
    id: stixId('report', `${note}`),
    created: at,
    modified: at,
    name: 'nightjar connections',
    description: note,
    published: at,
    object_refs: [...objects.values(), ...relationships].map(({ id }) => id),
  };
  const bundle = {
    type: 'bundle',
    id: stixId('bundle', note),
    objects: [
      report,
      ...new Map([...objects.values()].map((each) => [each.id, each])).values(),
      ...relationships,
    ],
  };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

const HASHES: Record<string, string> = { md5: 'MD5', sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

function stixObject({ id, kind, indicator, label, platform }: ExportedNode, at: string): StixObject {
  const observable = (type: string, fields: object): StixObject => ({
    type,
    spec_version: '2.1',
    id: stixId(type, id),
    ...fields,
  });
  const domain = (type: string, fields: object): StixObject => ({
    ...observable(type, {}),
    created: at,
    modified: at,
    name: label,
    ...fields,
  });
  switch (indicator ?? kind) {
    case 'group':
      return domain('intrusion-set', {});
    case 'victim':
    case 'company':
      return domain('identity', { identity_class: 'organization' });
    case 'server':
    case 'page':
      return domain('infrastructure', { infrastructure_types: ['unknown'], description: id });
    case 'cve':
      return domain('vulnerability', { external_references: [{ source_name: 'cve', external_id: label }] });
    case 'attack':
      return domain('attack-pattern', {
        external_references: [{ source_name: 'mitre-attack', external_id: label }],
      });
    case 'email':
      return observable('email-addr', { value: label });
    case 'domain':
      return observable('domain-name', { value: label });
    case 'ipv4':
      return observable('ipv4-addr', { value: label });
    case 'ipv6':
      return observable('ipv6-addr', { value: label });
    case 'url':
    case 'paste':
    case 'onion':
    case 'onion_v2':
    case 'i2p':
      return observable('url', { value: label });
    case 'md5':
    case 'sha1':
    case 'sha256':
    case 'sha512':
      return observable('file', { hashes: { [HASHES[indicator ?? ''] ?? 'SHA-256']: label } });
    default:
      return observable('user-account', {
        user_id: id.slice(id.lastIndexOf(':') + 1),
        display_name: label,
        account_type: [platform, indicator ?? kind].filter(Boolean).join(' '),
      });
  }
}

function relationship(
  { from, to, relation, weight, firstSeen, lastSeen }: GraphLink,
  objects: ReadonlyMap<string, StixObject>,
  at: string,
): StixObject[] {
  const [source, target] = [objects.get(from), objects.get(to)];
  if (source === undefined || target === undefined || source.id === target.id) return [];
  return [
    {
      type: 'relationship',
      spec_version: '2.1',
      id: stixId('relationship', `${from}\n${to}`),
      created: at,
      modified: at,
      relationship_type: 'related-to',
      source_ref: source.id,
      target_ref: target.id,
      description: `${relation}, ${weight} ${weight === 1 ? 'record' : 'records'}`,
      start_time: firstSeen,
      // The end must be later than the start.
      ...(lastSeen > firstSeen && { stop_time: lastSeen }),
    },
  ];
}

/** The same for the same text (UUID version 5), so that imports do not double. */
function stixId(type: string, text: string): string {
  const name = new TextEncoder().encode(`${type}\n${text}`);
  const bytes = new Uint8Array(16 + name.length);
  for (let index = 0; index < 16; index++)
    bytes[index] = Number.parseInt(NAMESPACE.slice(2 * index, 2 * index + 2), 16);
  bytes.set(name, 16);
  const digest = sha1(bytes).slice(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join(
    '-',
  );
  return `${type}--${uuid}`;
}
