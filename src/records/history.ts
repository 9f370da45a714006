import type { Dated } from './dated.ts';
import type { Platform } from './platform.ts';

export interface KnownAccount {
  platform: Platform;
  userId: string;
}

/** A value of a list, and for indicators of a profile their relation to the person. */
export interface HistoryValue {
  field: string;
  dated: Dated;
  relation?: 'own' | 'posted' | 'mentioned';
  /** Other known accounts that have had the name. */
  accounts?: KnownAccount[];
}

/** Every value of the lists. */
export function historyValues(lists: { [field: string]: Dated[] | undefined }): HistoryValue[] {
  return Object.entries(lists).flatMap(([field, values]) =>
    (values ?? []).map((dated) => ({ field, dated })),
  );
}
