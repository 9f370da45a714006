import type { Month } from '../../records/month.ts';

/** Months of messages that were dropped, or would be in a dry run. */
export interface RetentionReport {
  dropped: { month: Month; messages: number }[];
}
