import { type Day, dayOf } from '../time/day.ts';
import { UNDATED } from '../time/instant.ts';
import type { AnyRecord } from './record.ts';

/** Kinds of records that cover days. Feeds are built from all but Jabber. A day with at least one of them is covered (decision 23). */
export const COVERAGE_SOURCES = ['ransomware', 'page', 'telegram', 'discord', 'jabber'] as const;
export type CoverageSource = (typeof COVERAGE_SOURCES)[number];

export interface CoveredDay {
  source: CoverageSource;
  day: Day;
}

/** The feed day that a record covers. Channels, servers and groups are in no feed and cover none. */
export function coverageOf(record: AnyRecord): CoveredDay | undefined {
  const source = coverageSource(record);
  if (source === undefined || record.detectionDate === UNDATED) return undefined;
  return { source, day: dayOf(record.detectionDate) };
}

function coverageSource(record: AnyRecord): CoverageSource | undefined {
  switch (record.kind) {
    case 'message':
    case 'profile':
      return record.platform;
    case 'page':
    case 'ransomware':
      return record.kind;
    default:
      return undefined;
  }
}
