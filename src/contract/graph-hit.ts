import Type, { type Static } from 'typebox';
import { LOOKUP_KINDS } from '../records/indicator.ts';
import { NODE_KINDS, type Node, nodeId } from '../records/node.ts';
import { type NodeRelation, RELATIONS } from '../records/node-relation.ts';
import { formatInstant } from '../time/instant.ts';
import { oneOf } from './parameters.ts';
import { Instant, RecordPlatform } from './small-objects.ts';

const KIND = 'Kind of node; `page` is a crawled page';

export const GraphNode = Type.Object(
  {
    id: Type.String({ description: 'Id of the node, such as `profile:telegram:42`' }),
    kind: oneOf(NODE_KINDS, KIND),
    label: Type.String({ description: 'Name, title or value; the id of the record if it has no name' }),
    platform: Type.Optional(RecordPlatform),
    indicator: Type.Optional(oneOf(LOOKUP_KINDS, 'Kind of indicator')),
  },
  { description: 'Node: a record, or an indicator' },
);
export type GraphNode = Static<typeof GraphNode>;

const LinkFields = {
  relation: oneOf(RELATIONS, 'What connects the two, as the verb of a sentence; the same from both sides'),
  weight: Type.Integer({ description: 'Number of records that make the connection' }),
  firstSeen: Instant('Date of the first of these records, within the dates of the request'),
  lastSeen: Instant('Date of the last of these records, within the dates of the request'),
};
const GraphLink = Type.Object(LinkFields);
type GraphLink = Static<typeof GraphLink>;

export const NeighbourHit = Type.Object(
  { node: GraphNode, ...LinkFields },
  { title: 'NeighbourHit', description: 'Node that is connected with another one' },
);

export const PathHit = Type.Object(
  {
    nodes: Type.Array(GraphNode, { description: 'Nodes on the path, from the first to the last' }),
    links: Type.Array(GraphLink, { description: 'What connects each node with the next one' }),
  },
  { title: 'PathHit', description: 'Path between two nodes' },
);

export const LinkHit = Type.Object(
  {
    from: Type.String({ description: 'Id of a node' }),
    to: Type.String({ description: 'Id of another node' }),
    ...LinkFields,
  },
  { title: 'LinkHit', description: 'Connection of two nodes' },
);

export const NeighbourFields = {
  node: GraphNode,
  byKind: Type.Array(
    Type.Object({
      kind: oneOf(NODE_KINDS, KIND),
      indicator: Type.Optional(oneOf(LOOKUP_KINDS, 'Kind of indicator')),
      count: Type.Integer({ description: 'Exact number of neighbours' }),
    }),
    { description: 'Number of neighbours by kind, most first' },
  ),
  isHub: Type.Boolean({
    description:
      'Whether more than 100 people or channels share the indicator, so that it says little about them',
  }),
};

export const PathFields = {
  isComplete: Type.Boolean({
    description:
      'Whether there is certainly no shorter path, or none at all. If false, the search reached a limit',
  }),
};

export const LinkedFields = {
  nodes: Type.Array(GraphNode, { description: 'The requested nodes that exist, in their order' }),
};

export function graphNode(node: Node, label: string | undefined): GraphNode {
  const common = { id: nodeId(node), kind: node.kind };
  if (node.kind === 'indicator') return { ...common, label: node.canonical, indicator: node.indicator };
  return {
    ...common,
    label: label ?? node.id,
    ...('platform' in node && { platform: node.platform }),
  };
}

export function graphLink(
  relation: NodeRelation,
  { weight, firstSeen, lastSeen }: { weight: number; firstSeen: number; lastSeen: number },
): GraphLink {
  return {
    relation,
    weight,
    firstSeen: formatInstant(firstSeen),
    lastSeen: formatInstant(lastSeen),
  };
}
