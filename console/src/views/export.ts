import { formatCsv } from '../../../src/text/csv.ts';
import type { Column, FeedEntry } from './feed-columns.tsx';

/** One entry per line, exactly as in the API. */
export function toNdjson(entries: readonly FeedEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export function toCsv(columns: readonly Column[], entries: readonly FeedEntry[]): string {
  return formatCsv([
    columns.map(({ name }) => name),
    ...entries.map((entry) => columns.map(({ text }) => text(entry))),
  ]);
}

export function download(fileName: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
