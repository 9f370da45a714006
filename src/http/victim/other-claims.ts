import { victimsSharing } from '../../questions/victims.ts';
import { alsoClaimedBy } from '../../records/victim.ts';
import { type VictimRecord, victimFromRecord, victimRecord } from '../../records/victim-record.ts';
import type { Reading } from '../../storage/port/reading.ts';

/** More groups than ever claimed one company. */
const CLAIMS_MAX = 100;

/** Claims of other groups on the same company, earliest first. */
export async function otherClaims(
  store: Pick<Reading, 'find'>,
  victim: VictimRecord,
): Promise<VictimRecord[]> {
  const question = victimsSharing(victim, { kind: 'page', skip: 0, take: CLAIMS_MAX });
  if (question === undefined) return [];
  const { hits } = await store.find(question);
  return alsoClaimedBy(victimFromRecord(victim), hits.map(victimFromRecord)).map(victimRecord);
}
