/** What a relation says about its two ends: the kind that the sentence begins with. */
const SUBJECTS: Record<string, readonly string[]> = {
  'wrote in': ['profile'],
  posted: ['profile'],
  owns: ['profile', 'group'],
  'also known as': ['profile', 'channel', 'server', 'page', 'group', 'victim'],
  // A channel is a part of a server, a domain a part of an address.
  'part of': ['channel', 'indicator:domain'],
  'mentioned in': ['indicator'],
  'shown on': ['indicator'],
  'links to': ['page'],
  named: ['group'],
  'mirror of': ['indicator'],
};

/** The ends of a link in the order in which its relation reads: a person owns a value, a page links to a channel. */
export function inDirection(relation: string, one: string, other: string): [from: string, to: string] {
  const [a, b] = one < other ? [one, other] : [other, one];
  const subjects = SUBJECTS[relation] ?? [];
  const isSubject = (id: string) => subjects.some((kind) => id.startsWith(`${kind}:`));
  return !isSubject(a) && isSubject(b) ? [b, a] : [a, b];
}
