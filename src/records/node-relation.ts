/** What connects two nodes, as the verb of a sentence. The same from both sides. */
export const RELATIONS = [
  'wrote in',
  'posted',
  'owns',
  'also known as',
  'part of',
  'mentioned in',
  'shown on',
  'links to',
  'named',
  'mirror of',
] as const;
export type NodeRelation = (typeof RELATIONS)[number];
