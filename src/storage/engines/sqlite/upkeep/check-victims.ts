import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import type { VictimRecord } from '../../../../records/victim-record.ts';
import { groupOfPost, victimChanges } from '../../../rules/victim-changes.ts';
import type { SqliteTables } from '../records/tables.ts';

/** Derives the victims again, group by group, and compares them with the stored ones. */
export function checkVictims({ db, entities }: SqliteTables): { checked: number; problems: string[] } {
  const groups = new Map<string | undefined, { posts: string[]; victims: string[] }>();
  const group = (groupId: string | undefined) => {
    const found = groups.get(groupId) ?? { posts: [], victims: [] };
    groups.set(groupId, found);
    return found;
  };
  for (const { record } of entities.walk('ransomware')) {
    const post = record as RansomwarePost;
    group(groupOfPost(post)).posts.push(post.postId);
  }
  let checked = 0;
  for (const { record } of entities.walk('victim')) {
    const victim = record as VictimRecord;
    group(victim.groupId).victims.push(victim.victimId);
    checked++;
  }
  let wrong = 0;
  for (const { posts, victims } of groups.values()) {
    const { write, remove } = victimChanges(
      victims.map((id) => entities.load('victim', id)?.record as VictimRecord),
      posts.map((id) => entities.load('ransomware', id)?.record as RansomwarePost),
    );
    wrong += write.length + remove.length;
  }
  const problems: string[] = [];
  if (wrong > 0) problems.push(`${wrong} victims do not match their posts: run "nightjar reindex"`);
  const unreported = db
    .prepare(
      `SELECT count(*) AS n FROM (
         SELECT key FROM entities WHERE kind = 'ransomware' EXCEPT SELECT post FROM victim_reports
       )`,
    )
    .get()?.n as number;
  if (unreported > 0) problems.push(`${unreported} ransomware posts have no victim: run "nightjar reindex"`);
  return { checked, problems };
}
