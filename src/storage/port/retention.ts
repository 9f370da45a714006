import type { Month } from '../../records/month.ts';

/** Months of messages that are, or would be, dropped. */
export interface RetentionReport {
  dropped: { month: Month; messages: number }[];
}
