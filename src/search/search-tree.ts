import { capMarks } from '../text/combining-marks.ts';

/** Parts of a record that a phrase can be asked of, apart from all that is searched anyway. */
export type SearchPlace = 'channel' | 'server';

/** Values that are matched whole, in the form in which they are compared. */
export const EXACT_FIELDS = [
  'channelId',
  'userId',
  'username',
  'serverId',
  'language',
  'media',
  'email',
  'wallet',
  /** Both the id and the title of a topic. */
  'topic',
] as const;
export type ExactField = (typeof EXACT_FIELDS)[number];

/**
 * The question as a tree. A phrase is one or more tokens that stand side by side in one field; with `isPrefix` its last token
 * may go on. Engines compile the tree; none of them sees the text of `q`.
 */
export type SearchTree =
  | { kind: 'phrase'; tokens: string[]; isPrefix: boolean; in?: SearchPlace }
  | { kind: 'exact'; field: ExactField; value: string; isPrefix: boolean }
  | { kind: 'and'; of: SearchTree[] }
  | { kind: 'or'; of: SearchTree[] }
  | { kind: 'not'; of: SearchTree }
  /** Words without a letter or digit: nothing can match them. */
  | { kind: 'nothing' };

/** The form in which a value is compared. Letter case matters only where a wallet's address is made of it (decision 21). */
export function exactForm(field: ExactField, value: string): string {
  const composed = capMarks(value).normalize('NFC');
  return field === 'wallet' ? composed : composed.toLowerCase();
}
