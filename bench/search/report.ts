import type { LoadTime } from './loaded.ts';
import type { Load, Timing } from './measure.ts';

export interface EngineResult {
  engine: string;
  /** Undefined if the engine shares the data of another one. */
  load: LoadTime | undefined;
  bytes: number;
  timings: Record<string, Timing>;
  /** With 16 clients. */
  loads: Record<string, Load>;
  /** nightjar only: lookups without and during searches for the commonest word. */
  lookups?: { alone: Load; duringSearches: Load };
  residentMegabytes?: number;
}

export interface SearchReport {
  messages: number;
  rawBytes: number;
  /** Where real texts come from. */
  texts?: string | undefined;
  results: EngineResult[];
}

export function tables(report: SearchReport): string {
  const parts = [
    report.texts,
    loadTable(report),
    timesTable(report),
    loadsTable(report),
    lookupsLine(report),
  ];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

function loadTable({ messages, rawBytes, results }: SearchReport): string {
  return table(
    ['', ...results.map(({ engine }) => engine)],
    [
      ['load with index', ...results.map(({ load }) => loadCell(load, messages))],
      [
        `on the disk (raw: ${mebibytes(rawBytes)})`,
        ...results.map(({ bytes }) => `${mebibytes(bytes)}, ${(bytes / rawBytes).toFixed(2)} ×`),
      ],
    ],
  );
}

function loadCell(load: LoadTime | undefined, messages: number): string {
  if (load === undefined) return 'same as nightjar';
  const speed = Math.round(messages / load.seconds).toLocaleString('en-US');
  const steps = Object.entries(load.steps ?? {}).map(([step, seconds]) => `${step} ${seconds.toFixed(0)} s`);
  return `${load.seconds.toFixed(0)} s, ${speed}/s${steps.length === 0 ? '' : ` (${steps.join(', ')})`}`;
}

function timesTable({ results }: SearchReport): string {
  const names = new Set(results.flatMap(({ timings }) => Object.keys(timings)));
  return table(
    ['p50 / p99 in ms (first time)', 'hits', ...results.map(({ engine }) => engine)],
    [...names].map((name) => [
      name,
      hitsCell(results.flatMap(({ timings }) => timings[name] ?? [])),
      ...results.map(({ timings }) => timingCell(timings[name])),
    ]),
  );
}

function hitsCell(timings: readonly Timing[]): string {
  const totals = distinct(timings.map(({ total }) => total));
  const grouped = distinct(timings.map((timing) => timing.grouped ?? 0));
  if (totals.length > 1) return disagreement(totals);
  if (grouped.length > 1) return `${disagreement(grouped)} in groups`;
  return totals[0]?.toLocaleString('en-US') ?? '';
}

function timingCell(timing: Timing | undefined): string {
  return timing === undefined
    ? '–'
    : `${digits(timing.p50)} / ${digits(timing.p99)} (${digits(timing.first)})`;
}

function loadsTable({ results }: SearchReport): string {
  const names = Object.keys(results[0]?.loads ?? {});
  return table(
    ['answers/s with 16 clients (p99 in ms)', ...results.map(({ engine }) => engine)],
    names.map((name) => {
      const totals = distinct(results.flatMap(({ loads }) => loads[name]?.total ?? []));
      return [
        totals.length > 1 ? `${name}: ${disagreement(totals)}` : name,
        ...results.map(({ loads }) => loadsCell(loads[name])),
      ];
    }),
  );
}

function loadsCell(load: Load | undefined): string {
  return load === undefined
    ? '–'
    : `${Math.round(load.perSecond).toLocaleString('en-US')} (${digits(load.p99)})`;
}

function lookupsLine({ results }: SearchReport): string | undefined {
  const nightjar = results.find(({ lookups }) => lookups !== undefined);
  if (nightjar?.lookups === undefined) return undefined;
  const { alone, duringSearches } = nightjar.lookups;
  return `Lookups by id under 16 clients: p99 ${digits(alone.p99)} ms alone, ${digits(duringSearches.p99)} ms while another client keeps counting the commonest word by day. The server uses ${nightjar.residentMegabytes} MB.`;
}

function disagreement(values: readonly number[]): string {
  return `engines disagree: ${values.join(', ')}`;
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head).replace('|  |', '| |'), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MiB`;
}

export function digits(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}
