import { csvOf } from '../text/csv.ts';
import type { Column, FeedEntry } from './feed-columns.tsx';

/** As the API has them, an entry a line. */
export function toNdjson(entries: readonly FeedEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

export function toCsv(columns: readonly Column[], entries: readonly FeedEntry[]): string {
  return csvOf([
    columns.map(({ name }) => name),
    ...entries.map((entry) => columns.map(({ text }) => text(entry))),
  ]);
}

export function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
