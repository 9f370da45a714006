import type { Month } from '../../time/month.ts';

/** Months of messages that were dropped, or would be in a dry run. */
export interface RetentionReport {
  dropped: { month: Month; messages: number }[];
}
