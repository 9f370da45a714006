import { otherClaim, RansomwareHit, ransomwareHit } from '../../contract/victim-hit.ts';
import { VictimId } from '../../contract/victim-parameters.ts';
import { victimsSharing } from '../../questions/victims.ts';
import { alsoClaimedBy } from '../../records/victim.ts';
import { type VictimRecord, victimFromRecord, victimRecord } from '../../records/victim-record.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { endpoint } from '../endpoint.ts';
import { notFound } from '../find-one.ts';
import { groupsOf } from './groups-of.ts';

/** More groups than ever claimed one company. */
const CLAIMS_MAX = 100;

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

async function otherClaims(store: Reading, victim: VictimRecord): Promise<VictimRecord[]> {
  const question = victimsSharing(victim, { kind: 'page', skip: 0, take: CLAIMS_MAX });
  if (question === undefined) return [];
  const { hits } = await store.find(question);
  return alsoClaimedBy(victimFromRecord(victim), hits.map(victimFromRecord)).map(victimRecord);
}
