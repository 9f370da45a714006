import type { Indicator } from '../../../../records/indicator.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import type { FindableEntity } from '../../../port/query.ts';
import type { SqlCondition } from './query-compiler.ts';

const ON_PLATFORM = (kind: 'profile' | 'channel') => ({
  sources: PLATFORMS.map((platform) => `${platform}-${kind}`),
  key: `replace(source, '-${kind}', '') || ':' || owner`,
});
const OF_POSTS = { sources: ['ransomware'], key: 'owner' };

/** Where the findings of each kind are, and the key of the entity that a finding belongs to. */
const FINDINGS: Partial<Record<FindableEntity, { sources: readonly string[]; key: string }>> = {
  profile: ON_PLATFORM('profile'),
  channel: ON_PLATFORM('channel'),
  page: { sources: ['page'], key: 'owner' },
  ransomware: OF_POSTS,
  victim: { ...OF_POSTS, key: '(SELECT victim FROM victim_reports WHERE post = owner)' },
};

/** A SELECT of the ids of the entities that contain an indicator. */
export function entitiesWith({ kind, canonical }: Indicator, of: FindableEntity): SqlCondition {
  const { sources, key } = FINDINGS[of] ?? { sources: [], key: 'owner' };
  return {
    sql: `SELECT id FROM entities WHERE kind = ? AND key IN (
      SELECT ${key} FROM findings
      WHERE kind = ? AND canonical = ? AND source IN (${sources.map(() => '?').join(', ')}))`,
    parameters: [of, kind, canonical, ...sources],
  };
}
