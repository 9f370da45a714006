import type { ExportedGraph } from './exported-graph.ts';

/** Spreadsheets run cells that begin with these as formulas. */
const FORMULA = /^[=+\-@\t\r]/;
const LINE_END = '\r\n';

function cell(value: string | number | boolean | undefined): string {
  if (typeof value !== 'string') return value === undefined ? '' : String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

function table(head: readonly string[], rows: readonly (readonly Parameters<typeof cell>[0][])[]): string {
  const lines = [head.join(','), ...rows.map((row) => row.map(cell).join(','))];
  return lines.join(LINE_END) + LINE_END;
}

export function nodesCsv({ nodes }: ExportedGraph): string {
  return table(
    ['id', 'kind', 'indicator', 'platform', 'label', 'links', 'distance', 'start'],
    nodes.map(({ id, kind, indicator, platform, label, degree, distance, isStart }) => [
      id,
      kind,
      indicator,
      platform,
      label,
      degree,
      distance,
      isStart,
    ]),
  );
}

export function linksCsv({ links }: ExportedGraph): string {
  return table(
    ['from', 'to', 'relation', 'weight', 'firstSeen', 'lastSeen'],
    links.map(({ from, to, relation, weight, firstSeen, lastSeen }) => [
      from,
      to,
      relation,
      weight,
      firstSeen,
      lastSeen,
    ]),
  );
}
