import { allFindingsOf } from '../../records/finding.ts';
import { nodeId } from '../../records/node.ts';
import type { RansomwarePost } from '../../records/ransomware-post.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import { type EntityIndicator, indicatorsAmong } from './indicator-rows.ts';

/** The indicators in posts, by key, with the number of posts that show each. */
export function indicatorsInPosts(posts: readonly RansomwarePost[]): Map<string, EntityIndicator> {
  const found = new Map<string, EntityIndicator>();
  for (const post of posts) {
    const at = post.firstSeen;
    for (const { kind, canonical, value } of indicatorsAmong(allFindingsOf(post)).values()) {
      const key = indicatorKey({ kind, canonical });
      const known = found.get(key);
      found.set(key, {
        kind,
        canonical,
        value: known?.value ?? value,
        count: (known?.count ?? 0) + 1,
        firstSeen: Math.min(known?.firstSeen ?? at, at),
        lastSeen: Math.max(known?.lastSeen ?? at, at),
        source: known?.source === undefined || at > known.lastSeen ? sourceOf(post) : known.source,
      });
    }
  }
  return found;
}

/** A victim is found by the id of any post about it. */
function sourceOf({ postId, facts }: RansomwarePost): { node: string; label: string } {
  return { node: nodeId({ kind: 'victim', id: postId }), label: facts.companyName?.value ?? postId };
}
