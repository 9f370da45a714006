import type { SearchHistory } from '../alerts/history.ts';
import { formatInstant } from '../time/instant.ts';
import { formatNumber, pluralize, table } from './terminal.ts';

/** Months as a table, with the total. */
export function historyText({ total, months, knownValues }: SearchHistory): string {
  const values =
    knownValues === undefined ? '' : ` ${pluralize(knownValues, 'value')} of the list occur in records.`;
  const summary = `Would have matched ${pluralize(total, 'record')} in the last twelve months.${values}`;
  if (months.length === 0) return summary;
  const rows = months.map(({ at, count }) => [formatInstant(at).slice(0, 7), formatNumber(count)]);
  return `${summary}\n${table(['Month', 'Records'], rows)}`;
}
