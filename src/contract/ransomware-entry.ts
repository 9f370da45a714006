import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';
import type { RansomwarePost } from '../records/ransomware-post.ts';
import { Instant } from './small-objects.ts';

/** Spec 2.8. */
export const RansomwareEntry = Type.Object(
  {
    id: Type.String(),
    companyName: Type.Optional(Type.String()),
    companyLink: Type.Optional(Type.String()),
    url: Type.String({ description: 'Leak-site URL where the victim was found' }),
    ransomwareGroup: Type.String(),
    detectionDate: Instant('When the post was discovered'),
    text: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
    naics: Type.Optional(Type.String()),
    industry: Type.Optional(Type.String()),
  },
  { title: 'RansomwareEntry' },
);
export type RansomwareEntry = Static<typeof RansomwareEntry>;

const OPTIONAL_FIELDS = ['companyName', 'companyLink', 'text', 'country', 'naics', 'industry'] as const;

export function ransomwareEntry(post: RansomwarePost): RansomwareEntry {
  const entry: RansomwareEntry = {
    id: post.postId,
    url: post.link.url,
    ransomwareGroup: post.facts.ransomwareGroup?.value ?? '',
    detectionDate: formatInstant(post.firstSeen),
  };
  for (const field of OPTIONAL_FIELDS) {
    const fact = post.facts[field];
    if (fact !== undefined) entry[field] = fact.value;
  }
  return entry;
}
