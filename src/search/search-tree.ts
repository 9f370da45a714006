import type { Indicator } from '../records/indicator.ts';
import { capMarks } from '../text/combining-marks.ts';

/** Parts of a record that a phrase can be limited to. */
export type SearchPlace = 'channel' | 'server' | 'file' | 'link' | 'forwarded' | 'title';

/** Fields whose values are matched as a whole. */
export const EXACT_FIELDS = [
  'channelId',
  'userId',
  'username',
  /** Any name that the sender's account has had. Resolved to ids before a search (questions/account-names.ts). */
  'accountName',
  'serverId',
  'language',
  'media',
  'email',
  'wallet',
  /** The id or the title of a topic. */
  'topic',
  /** The id of the original author or channel. */
  'forwardedFrom',
  /** Any found item, as its kind, a space and its canonical form. */
  'item',
  /** The host of a page, and each domain above it. */
  'site',
  'network',
  /** The signature of a page's own URL (records/page.ts). */
  'pageUrl',
  /** A machine tag, whole or without its value. */
  'tag',
  /** The name of a ransomware group. */
  'group',
  'country',
  'sector',
  /** What identifies a victim's company in any spelling (records/victim.ts). */
  'company',
  /** The id of a post that reports a victim. */
  'report',
] as const;
export type ExactField = (typeof EXACT_FIELDS)[number];

/**
 * A parsed query. A phrase is one or more consecutive tokens of one field; with `isPrefix` its last token is a prefix.
 * Engines compile the tree and never see the text of `q`.
 */
export type SearchTree =
  | { kind: 'phrase'; tokens: string[]; isPrefix: boolean; in?: SearchPlace }
  /** Any of these tokens, in any searched field. */
  | { kind: 'forms'; tokens: readonly string[] }
  | { kind: 'exact'; field: ExactField; value: string; isPrefix: boolean }
  /** Records that contain an indicator, as lookups count them. For victims, those with a post that contains it. */
  | { kind: 'found'; indicator: Indicator }
  | { kind: 'and'; of: SearchTree[] }
  | { kind: 'or'; of: SearchTree[] }
  | { kind: 'not'; of: SearchTree }
  /** Words without a letter or digit, which match nothing. */
  | { kind: 'nothing' };

/** Values of these fields are canonical already, and some are case-sensitive (decision 21). */
const CANONICAL_FIELDS: ReadonlySet<ExactField> = new Set<ExactField>(['wallet', 'item', 'report']);

/** The form in which values are compared. */
export function exactForm(field: ExactField, value: string): string {
  const composed = capMarks(value).normalize('NFC');
  return CANONICAL_FIELDS.has(field) ? composed : composed.toLowerCase();
}
