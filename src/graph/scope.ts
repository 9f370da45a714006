import { visibleSources } from '../questions/visible-sources.ts';
import { LOOKUP_KINDS } from '../records/indicator.ts';
import { NODE_KINDS, type NodeKind } from '../records/node.ts';
import type { VisibleFindings } from '../storage/port/indicators.ts';
import type { GraphKind } from './link.ts';

/** The scope that shows the records of each kind. Indicators belong to the records that contain them. */
export const SCOPE_OF = {
  profile: 'im',
  channel: 'im',
  server: 'im',
  page: 'documents',
  group: 'victims',
  victim: 'victims',
} as const satisfies Record<Exclude<NodeKind, 'indicator'>, string>;

/** What a key with these scopes sees of the graph. Feeds show too little of a record to connect it. */
export function visibleGraph(scopes: readonly string[]): {
  kinds: ReadonlySet<GraphKind>;
  visible: VisibleFindings[];
} {
  const records = Object.entries(SCOPE_OF).flatMap(([kind, scope]) =>
    scopes.includes(scope) ? (kind as GraphKind) : [],
  );
  const complete = scopes.filter((scope) => scope !== 'feeds');
  return { kinds: new Set([...records, ...LOOKUP_KINDS]), visible: visibleSources(complete, undefined) };
}

const ALL: ReadonlySet<string> = new Set([...NODE_KINDS, ...LOOKUP_KINDS]);

/** The kinds in a comma-separated list; undefined if one is unknown. `indicator` stands for all its kinds. */
export function parseKinds(text: string): ReadonlySet<GraphKind> | undefined {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.some((name) => !ALL.has(name))) return undefined;
  return new Set(names.flatMap((name) => (name === 'indicator' ? LOOKUP_KINDS : (name as GraphKind))));
}
