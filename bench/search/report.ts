import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFigures } from '../write-figures.ts';
import type { Load, Timing } from './measure.ts';
import { QUESTIONS } from './questions.ts';

export interface EngineResult {
  engine: string;
  loadSeconds: number;
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
  results: EngineResult[];
}

export function tables({ messages, rawBytes, results }: SearchReport): string {
  const engines = results.map(({ engine }) => engine);
  const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024).toLocaleString('en-US')} MiB`;
  const rule = `|---|${engines.map(() => '---|').join('')}`;
  const load = [
    `| | ${engines.join(' | ')} |`,
    rule,
    `| load with index | ${results.map(({ loadSeconds }) => (loadSeconds === 0 ? 'same as nightjar' : `${loadSeconds.toFixed(0)} s, ${Math.round(messages / loadSeconds).toLocaleString('en-US')}/s`)).join(' | ')} |`,
    `| on the disk (raw: ${mib(rawBytes)}) | ${results.map(({ bytes }) => `${mib(bytes)}, ${(bytes / rawBytes).toFixed(2)} ×`).join(' | ')} |`,
  ];
  const times = [
    `| p50 / p99 in ms (first time) | hits | ${engines.join(' | ')} |`,
    `|---${rule}`,
    ...QUESTIONS.map(({ name }) => {
      const totals = new Set(results.flatMap(({ timings }) => timings[name]?.total ?? []));
      const total = totals.size > 1 ? `engines disagree: ${[...totals].join(', ')}` : [...totals][0];
      const cells = results.map(({ timings }) => {
        const timing = timings[name];
        return timing === undefined
          ? '–'
          : `${digits(timing.p50)} / ${digits(timing.p99)} (${digits(timing.first)})`;
      });
      return `| ${name} | ${total?.toLocaleString('en-US') ?? ''} | ${cells.join(' | ')} |`;
    }),
  ];
  const names = Object.keys(results[0]?.loads ?? {});
  const loads = [
    `| answers/s with 16 clients (p99 in ms) | ${engines.join(' | ')} |`,
    rule,
    ...names.map(
      (name) =>
        `| ${name} | ${results.map(({ loads: each }) => (each[name] === undefined ? '–' : `${Math.round(each[name].perSecond).toLocaleString('en-US')} (${digits(each[name].p99)})`)).join(' | ')} |`,
    ),
  ];
  const nightjar = results.find(({ lookups }) => lookups !== undefined);
  const extra =
    nightjar?.lookups === undefined
      ? []
      : [
          `Lookups by id under 16 clients: p99 ${digits(nightjar.lookups.alone.p99)} ms alone, ${digits(nightjar.lookups.duringSearches.p99)} ms while another client keeps counting the commonest word by day. The server uses ${nightjar.residentMegabytes} MB.`,
        ];
  return [load, times, loads, extra]
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}

function digits(ms: number): string {
  return ms >= 100 ? ms.toFixed(0) : ms >= 10 ? ms.toFixed(1) : ms.toFixed(2);
}

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

/** Writes tables and charts to docs/benchmarks.md. */
export function writeReport(report: SearchReport): void {
  mkdirSync(`${DOCS}charts`, { recursive: true });
  const charts = CHARTS.map(({ file: name, title, names }) => {
    writeFileSync(`${DOCS}charts/${name}.svg`, barChart(title, report, names));
    return `![${title}](charts/${name}.svg)`;
  });
  const body = `${report.messages.toLocaleString('en-US')} messages:\n\n${tables(report)}\n\n${charts.join('\n\n')}`;
  writeFigures('bench:search', body);
}

const CHARTS = [
  {
    file: 'search-words',
    title: 'First page with exact total, p50 in ms (logarithmic)',
    names: ['rare word', 'medium word', 'commonest word', 'phrase', 'prefix', 'Chinese'],
  },
  {
    file: 'search-filters',
    title: 'The same with filters, deep pages and histograms, p50 in ms (logarithmic)',
    names: [
      'commonest word, one platform',
      'commonest word, three months',
      'commonest word, deep page',
      'commonest word, by day',
      'lookup by id',
    ],
  },
];

const COLOURS = ['#2b6cb0', '#63b3ed', '#dd6b20', '#718096'];
const LEFT = 230;
const WIDTH = 760;
const BAR = 13;
const GAP = 14;
const LEAST_MS = 0.05;

/** Bars by query and engine. Forty rectangles need no chart library. */
function barChart(title: string, { results }: SearchReport, names: readonly string[]): string {
  const values = names.flatMap((name) => results.map(({ timings }) => timings[name]?.p50 ?? LEAST_MS));
  const most = Math.log10(Math.max(...values) / LEAST_MS);
  const lines: string[] = [];
  let y = 60;
  for (const name of names) {
    lines.push(
      `<text x="${LEFT - 10}" y="${y + (BAR * results.length) / 2 + 4}" text-anchor="end">${name}</text>`,
    );
    for (const [index, { timings }] of results.entries()) {
      const ms = timings[name]?.p50;
      if (ms !== undefined) {
        const length = Math.max(
          1,
          (Math.log10(Math.max(ms, LEAST_MS) / LEAST_MS) / most) * (WIDTH - LEFT - 80),
        );
        lines.push(
          `<rect x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="${BAR - 2}" fill="${COLOURS[index % COLOURS.length]}"/>`,
          `<text x="${(LEFT + length + 5).toFixed(1)}" y="${y + BAR - 4}" font-size="10">${digits(ms)}</text>`,
        );
      }
      y += BAR;
    }
    y += GAP;
  }
  const legend = results.map(
    ({ engine }, index) =>
      `<rect x="${LEFT + index * 120}" y="32" width="11" height="11" fill="${COLOURS[index % COLOURS.length]}"/><text x="${LEFT + 16 + index * 120}" y="42">${engine}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" font-family="sans-serif" font-size="12" fill="#1a202c">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="20" font-size="14" font-weight="bold">${title}</text>`,
    ...legend,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
