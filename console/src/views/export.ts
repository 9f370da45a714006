import type { Column, FeedEntry } from './feed-columns.tsx';

/** As the API has them, an entry a line. */
export function toNdjson(entries: readonly FeedEntry[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
}

/** After RFC 4180. A program that reads tables must not take a value for a formula: those that look like one get a ' before. */
export function toCsv(columns: readonly Column[], entries: readonly FeedEntry[]): string {
  const lines = [
    columns.map(({ name }) => name),
    ...entries.map((entry) => columns.map(({ text }) => text(entry))),
  ];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

function field(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
