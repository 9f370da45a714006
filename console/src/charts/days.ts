import { chartTexts } from '../texts/charts.ts';
import type { Cell } from './cell-grid.tsx';
import { formatCount } from './scale.ts';
import { quantileSteps, type Step } from './steps.ts';
import { bucketLabel } from './time-ticks.ts';

export interface DayEntry {
  /** `2026-11-14`, in UTC. */
  day: string;
  /** `empty`: collected, but there was nothing. */
  state: 'data' | 'empty' | 'missing';
  count: number;
}

export const timeOf = ({ day }: DayEntry) => Date.parse(`${day}T00:00:00Z`);

export const dayTitle = (entry: DayEntry) => bucketLabel(timeOf(entry), 'day');

export function dayValue({ state, count }: DayEntry): string {
  if (state === 'missing') return chartTexts.notCollected;
  return state === 'empty' ? chartTexts.empty : chartTexts.entries(formatCount(count), count === 1);
}

export function daySteps(days: readonly DayEntry[]): (count: number) => Step {
  return quantileSteps(days.filter(({ state }) => state === 'data').map(({ count }) => count));
}

export function daysSummary(days: readonly DayEntry[]): string {
  const collected = days.filter(({ state }) => state !== 'missing').length;
  return chartTexts.daysSummary(formatCount(collected), formatCount(days.length));
}

/** The square of a day. A day with data is never as dark as an empty one. */
export function dayCell(
  entry: DayEntry,
  box: Pick<Cell, 'x' | 'y' | 'width' | 'height'>,
  stepOf: (count: number) => Step,
  hrefOf: ((day: string) => string | undefined) | undefined,
): Cell {
  const { day, state, count } = entry;
  return {
    ...box,
    key: day,
    fill: state === 'missing' ? 'missing' : state === 'empty' ? 0 : stepOf(Math.max(1, count)),
    title: dayTitle(entry),
    value: dayValue(entry),
    href: hrefOf?.(day),
  };
}
