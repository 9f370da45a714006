/** What can be removed for good. Keys are those of records (`telegram:-1001990000101_7`). */
export type PurgeTarget =
  | { kind: 'message'; key: string }
  /** The channel and everything said in it. */
  | { kind: 'channel'; key: string }
  /** The profile and everything its owner wrote. */
  | { kind: 'profile'; key: string }
  /** What no other import brought. */
  | { kind: 'import'; importId: number };

export interface PurgeReport {
  /** False when there was nothing of that name; it is kept away all the same. */
  wasFound: boolean;
  removed: { messages: number; others: number };
  /** Records that lost something and stay. */
  changed: number;
  /** Files of a purged import that another import has, too: what they hold stays. */
  filesElsewhere: number;
}
