import { formatCsv } from '../../../../src/text/csv.ts';
import type { IndicatorRow } from '../../api/types.ts';

const COLUMNS: readonly [name: string, text: (row: IndicatorRow) => string | number | undefined][] = [
  ['kind', ({ kind }) => kind],
  ['value', ({ value }) => value],
  ['canonical', ({ canonical }) => canonical],
  ['relation', ({ relation }) => relation],
  ['firstSeen', ({ firstSeen }) => firstSeen],
  ['lastSeen', ({ lastSeen }) => lastSeen],
  ['records', ({ count }) => count],
  ['otherPeople', ({ shared }) => shared.people],
  ['otherChannels', ({ shared }) => shared.channels],
  ['otherPages', ({ shared }) => shared.pages],
  ['otherPosts', ({ shared }) => shared.posts],
  ['source', ({ source }) => source?.label],
];

export function indicatorsFile(rows: readonly IndicatorRow[], format: 'csv' | 'ndjson'): string {
  if (format === 'ndjson') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return formatCsv([
    COLUMNS.map(([name]) => name),
    ...rows.map((row) => COLUMNS.map(([, text]) => String(text(row) ?? ''))),
  ]);
}
