import type { RansomwareGroup } from '../../records/ransomware-group.ts';
import type { VictimRecord } from '../../records/victim-record.ts';
import type { Reading } from '../../storage/port/reading.ts';

/** The groups whose leak sites stand for links that victims lack, by id. */
export async function groupsOf(
  store: Pick<Reading, 'get'>,
  victims: readonly VictimRecord[],
): Promise<Map<string | undefined, RansomwareGroup | undefined>> {
  const ids = new Set<string>();
  for (const { groupId, reports } of victims)
    if (groupId !== undefined && reports.some(({ link }) => link.grade !== 'absolute-link')) ids.add(groupId);
  const groups = await Promise.all(
    [...ids].map(async (id) => [id, await store.get('ransomware-group', id)] as const),
  );
  return new Map(groups);
}
