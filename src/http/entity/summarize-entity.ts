import { EntityHit } from '../../contract/entity-hit.ts';
import { ENTITY_ROWS_DEFAULT, EntityParameters } from '../../contract/entity-parameters.ts';
import { readWindow } from '../../contract/parameters.ts';
import { ApiError, InvalidParameters } from '../../errors.ts';
import { type Node, type NodeKind, parseNode } from '../../records/node.ts';
import type { RecordKind, RecordOf } from '../../records/record.ts';
import { channelIdCandidates } from '../../records/telegram-id.ts';
import type { Scope } from '../../storage/port/api-key.ts';
import { type EndpointServices, endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { visibleFindings } from '../indicator/visible-findings.ts';
import { type EntityRequest, hasScope } from './entity-request.ts';
import { groupEntity } from './group-entity.ts';
import { indicatorEntity } from './indicator-entity.ts';
import { messageEntity } from './message-entity.ts';
import { pageEntity } from './page-entity.ts';
import { victimEntity } from './victim-entity.ts';

/** The scope that shows the record. Indicators are shown as far as the scopes show them. */
const SCOPE_OF: Record<Exclude<NodeKind, 'indicator'>, Scope> = {
  profile: 'im',
  channel: 'im',
  server: 'im',
  page: 'documents',
  group: 'victims',
  victim: 'victims',
};

/** Extension. */
export const summarizeEntity = endpoint({
  id: 'summarizeEntity',
  path: '/api/v2/entity',
  summary: 'Summarize a person, channel, server, page, group, victim or indicator (extension)',
  description:
    'Returns one hit with everything that the page of an entity shows besides its record: its other names, when it is ' +
    'active, where it occurs, its indicators, and for each of them how many others show it, too. The key needs the scope ' +
    'of the record; parts that need another scope are left out. `gte` and `lte` limit messages and posts, not who else ' +
    'shows an indicator. A group counts the indicators of its newest 500 posts.',
  scope: undefined,
  tag: 'entities',
  pathParameters: {},
  queryParameters: EntityParameters,
  hit: EntityHit,
  defaultPageSize: undefined,
  errors: [404],
  takesPost: true,
  async answer({ query, key }, services) {
    const node = parseNode(query.node);
    if (node === undefined)
      throw InvalidParameters.query(
        'node',
        'node_id',
        'must be the id of a node, such as profile:telegram:42, group:<name> or indicator:email:<address>',
      );
    const request: EntityRequest = {
      store: services.store,
      key,
      during: readWindow(query),
      offset: query.offset ?? 0,
      size: query.size ?? ENTITY_ROWS_DEFAULT,
    };
    if (node.kind !== 'indicator' && !hasScope(request, SCOPE_OF[node.kind]))
      throw new ApiError('ScopeMissing', SCOPE_OF[node.kind]);
    return { total: 1, hits: [await summary(node, request, services)] };
  },
});

async function summary(node: Node, request: EntityRequest, { clock }: EndpointServices): Promise<EntityHit> {
  const { key } = request;
  switch (node.kind) {
    case 'profile':
    case 'server':
      return messageEntity(request, await found(request, node.kind, [`${node.platform}:${node.id}`]));
    case 'channel': {
      const ids = channelIdCandidates(node.platform, node.id);
      const keys = ids.map((id) => `${node.platform}:${id}`);
      return messageEntity(request, await found(request, 'channel', keys));
    }
    case 'page':
      return pageEntity(request, await found(request, 'page', [node.id]));
    case 'victim':
      return victimEntity(request, await found(request, 'victim', [node.id]));
    case 'group':
      return (await groupEntity(request, node.id)) ?? fail('Group');
    case 'indicator': {
      const indicator = { kind: node.indicator, canonical: node.canonical };
      return (await indicatorEntity(request, indicator, visibleFindings(key, clock))) ?? fail('Indicator');
    }
  }
}

async function found<K extends RecordKind>(
  { store }: EntityRequest,
  kind: K,
  keys: readonly string[],
): Promise<RecordOf<K>> {
  for (const key of keys) {
    const record = await store.get(kind, key);
    if (record !== undefined) return record;
  }
  throw notFound(kind);
}

function fail(name: string): never {
  throw new ApiError('NotFound', name);
}
