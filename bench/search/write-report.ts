import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeFigures } from '../write-figures.ts';
import { digits, type SearchReport, tables } from './report.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));

/** Writes tables and charts to docs/benchmarks.md. Real texts have a section of their own, without charts. */
export function writeReport(report: SearchReport): void {
  const heading = `${report.messages.toLocaleString('en-US')} messages:`;
  if (report.texts !== undefined) {
    writeFigures('bench:search:real', `${heading}\n\n${tables(report)}`);
    return;
  }
  mkdirSync(`${DOCS}charts`, { recursive: true });
  const charts = CHARTS.map(({ file: name, title, names }) => {
    writeFileSync(`${DOCS}charts/${name}.svg`, barChart(title, report, names));
    return `![${title}](charts/${name}.svg)`;
  });
  const body = `${heading}\n\n${tables(report)}\n\n${charts.join('\n\n')}`;
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
    title: 'The same with filters, orders, deep pages and counts, p50 in ms (logarithmic)',
    names: [
      'commonest word, one platform',
      'commonest word, three months',
      'commonest word, deep page',
      'commonest word, by relevance',
      'commonest word, by day',
      'commonest word, by month and channel',
      'commonest word, top values',
      'lookup by id',
    ],
  },
];

const COLOURS = ['#2b6cb0', '#63b3ed', '#dd6b20', '#718096', '#d69e2e'];
const LEFT = 270;
const WIDTH = 820;
const BAR = 13;
/** Five engines fit into the width. */
const LEGEND_STEP = 104;
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
      `<rect x="${LEFT + index * LEGEND_STEP}" y="32" width="11" height="11" fill="${COLOURS[index % COLOURS.length]}"/><text x="${LEFT + 16 + index * LEGEND_STEP}" y="42">${engine}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${y}" font-family="sans-serif" font-size="12" fill="#1a202c">`,
    `<title>${title}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    `<text x="10" y="20" font-size="14" font-weight="bold">${title}</text>`,
    ...legend,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
