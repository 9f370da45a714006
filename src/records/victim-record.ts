import { MS_PER_DAY } from '../time/instant.ts';
import type { Entity } from './entity.ts';
import type { FoundKind } from './item.ts';
import type { GradedUrl, RansomwareFacts, RansomwarePost } from './ransomware-post.ts';
import { DAYS_APART_MAX, type Victim, type VictimReport, victimsOf } from './victim.ts';

/**
 * A victim as it is stored. It is derived from the posts of the same store: no source contains one. `detectionDate` is
 * the earliest report, so that later reports do not move a victim in lists by date.
 */
export interface VictimRecord extends Entity<RansomwareFacts, FoundKind> {
  kind: 'victim';
  victimId: string;
  groupId?: string;
  lastSeen: number;
  /** Best link of all reports. */
  link: GradedUrl;
  /** Earliest first. */
  reports: VictimReport[];
}

export function victimRecord({ victimId, groupId, merged, reports }: Victim): VictimRecord {
  const { firstSeen, detectionDate, facts, lists, link } = merged;
  return {
    kind: 'victim',
    victimId,
    ...(groupId !== undefined && { groupId }),
    detectionDate: firstSeen,
    firstSeen,
    lastSeen: detectionDate,
    facts,
    lists,
    link,
    reports,
  };
}

export function victimFromRecord(record: VictimRecord): Victim {
  return {
    victimId: record.victimId,
    groupId: record.groupId,
    merged: postOfVictim(record),
    reports: record.reports,
  };
}

/** The reports merged as if they were sightings of one post. */
export function postOfVictim({
  victimId,
  firstSeen,
  lastSeen,
  facts,
  lists,
  link,
}: VictimRecord): RansomwarePost {
  return { kind: 'ransomware', postId: victimId, detectionDate: lastSeen, firstSeen, facts, lists, link };
}

/** The company's name as the reports spell it. */
export function companyNames({ reports }: VictimRecord): string[] {
  return [...new Set(reports.flatMap(({ companyName }) => companyName?.value ?? []))];
}

/** Victims of these posts as records, by id. */
export function victimRecords(posts: Iterable<RansomwarePost>): Map<string, VictimRecord> {
  return new Map(victimsOf(posts).map((victim) => [victim.victimId, victimRecord(victim)]));
}

/** Reports of the same company outside this window belong to other victims. */
export function windowOfReport({ firstSeen, lastSeen }: Pick<VictimReport, 'firstSeen' | 'lastSeen'>): {
  from: number;
  to: number;
} {
  const apart = (DAYS_APART_MAX + 1) * MS_PER_DAY;
  return { from: firstSeen - apart, to: lastSeen + apart };
}
