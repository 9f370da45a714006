import { isDeepStrictEqual } from 'node:util';
import { groupIdOf } from '../../records/ransomware-group.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import { victimOf } from '../../records/victim.ts';
import { type VictimRecord, victimRecords, windowOfReport } from '../../records/victim-record.ts';

/**
 * How victims follow their posts. Two reports of a group belong to one victim if they share a company key and are close
 * in time, directly or through others. So a changed post affects only the victim that has it, and the victims that share
 * a key with it within its window. Deriving the victims of all their posts again gives the same result as deriving the
 * victims of all posts.
 */
export interface VictimChanges {
  write: VictimRecord[];
  remove: VictimRecord[];
}

/** The companies that a post may share with victims of its group, and when. */
export interface Claim {
  groupId: string;
  companies: string[];
  from: number;
  to: number;
}

/** Undefined if the post cannot belong to a victim with other posts. */
export function claimOf(post: RansomwarePost): Claim | undefined {
  const { groupId, reports } = victimOf(post);
  const [report] = reports;
  if (groupId === undefined || report === undefined || report.companyKeys.length === 0) return undefined;
  return { groupId, companies: report.companyKeys, ...windowOfReport(report) };
}

export function isWithin({ groupId, from, to }: Claim, victim: VictimRecord): boolean {
  return victim.groupId === groupId && victim.firstSeen <= to && victim.lastSeen >= from;
}

/** `posts` are all posts of the known victims that still exist, and the changed ones. */
export function victimChanges(known: Iterable<VictimRecord>, posts: Iterable<RansomwarePost>): VictimChanges {
  const derived = victimRecords(posts);
  const remove: VictimRecord[] = [];
  for (const victim of known) {
    const now = derived.get(victim.victimId);
    if (now === undefined) remove.push(victim);
    // An engine may return fields in another order.
    else if (isDeepStrictEqual(victim, now)) derived.delete(victim.victimId);
  }
  return { write: [...derived.values()], remove };
}

/** The group of a post as victims know it; undefined if the post names none. */
export function groupOfPost({ facts }: Pick<RansomwarePost, 'facts'>): string | undefined {
  const name = facts.ransomwareGroup?.value;
  return name === undefined ? undefined : groupIdOf(name);
}
