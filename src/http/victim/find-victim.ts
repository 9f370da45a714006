import { otherClaim, RansomwareHit, ransomwareHit } from '../../contract/victim-hit.ts';
import { VictimId } from '../../contract/victim-parameters.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { groupsOf } from './groups-of.ts';
import { otherClaims } from './other-claims.ts';

export const findVictim = endpoint({
  id: 'findVictim',
  path: '/api/v2/victim/{id}',
  summary: 'Get a victim of ransomware',
  description:
    'Returns the victim with this id, with all its sources and with claims of other groups on the same company. The id ' +
    'of any of its entries in the ransomware feed leads to the victim, too.',
  scope: 'victims',
  pathParameters: { id: VictimId },
  queryParameters: {},
  hit: RansomwareHit,
  defaultPageSize: undefined,
  errors: [404],
  async answer({ path }, { store }) {
    const victim = await store.get('victim', path.id);
    if (victim === undefined) throw notFound('victim');
    const groups = await groupsOf(store, [victim]);
    const claims = await otherClaims(store, victim);
    const hit = {
      ...ransomwareHit(victim, groups.get(victim.groupId)),
      alsoClaimedBy: claims.map(otherClaim),
    };
    return { total: 1, hits: [hit] };
  },
});
