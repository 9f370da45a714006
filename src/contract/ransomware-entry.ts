import Type, { type Static } from 'typebox';
import type { RansomwarePost } from '../records/ransomware-post.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant } from './small-objects.ts';

export const RansomwareEntry = Type.Object(
  {
    id: Type.String({ description: 'Entry id' }),
    companyName: Type.Optional(Type.String({ description: "Victim's name" })),
    companyLink: Type.Optional(Type.String({ description: "Victim's website" })),
    url: Type.String({ description: 'URL of the post on the leak site' }),
    ransomwareGroup: Type.String({ description: 'Name of the ransomware group' }),
    detectionDate: Instant('When the post was discovered'),
    text: Type.Optional(Type.String({ description: 'Excerpt of the post' })),
    country: Type.Optional(Type.String({ description: "Victim's country code" })),
    naics: Type.Optional(Type.String({ description: "NAICS code of the victim's industry" })),
    industry: Type.Optional(Type.String({ description: "Victim's industry" })),
  },
  { title: 'RansomwareEntry', description: 'Post of a ransomware group about a victim' },
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
