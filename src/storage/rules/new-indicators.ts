import type { FindingFilter, IndicatorCount, IndicatorSearch } from '../port/indicators.ts';

/** The findings that a search counts. Earlier ones show which values are not new. */
export function countedFindings({ visible, during, isNew }: IndicatorSearch): FindingFilter {
  return { visible, during: isNew ? { to: during?.to } : during };
}

/** Whether a value belongs to the answer. The findings of a new one are all within the dates of the search. */
export function isAnswer({ firstSeen }: IndicatorCount, { during, isNew }: IndicatorSearch): boolean {
  return !isNew || firstSeen >= (during?.from ?? Number.NEGATIVE_INFINITY);
}
