import { formatCsv } from '../../../../src/text/csv.ts';
import type { FeedColumn, FeedEntry } from './feed-columns.tsx';

const TYPES = { csv: 'text/csv;charset=utf-8', ndjson: 'application/x-ndjson' } as const;
export type FileKind = keyof typeof TYPES;

/** All columns, hidden ones included. NDJSON has the entries exactly as the API returns them. */
export function fileOf(
  kind: FileKind,
  columns: readonly FeedColumn[],
  days: readonly (readonly FeedEntry[])[],
): Blob {
  const parts =
    kind === 'csv'
      ? [
          formatCsv([columns.map(({ name }) => name)]),
          ...days.map((entries) => formatCsv(entries.map((entry) => columns.map(({ text }) => text(entry))))),
        ]
      : days.map((entries) => entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return new Blob(parts, { type: TYPES[kind] });
}
