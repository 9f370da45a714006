import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PAGE = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

/** Replaces the figures of a benchmark in docs/benchmarks.md, between its two comment markers. */
export function writeFigures(bench: string, figures: string): void {
  const [begin, end] = [`<!-- ${bench} -->`, `<!-- /${bench} -->`];
  const [before, rest] = readFileSync(PAGE, 'utf8').split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/benchmarks.md lacks ${begin} and ${end}`);
  writeFileSync(PAGE, `${before}${begin}\n\n${figures}\n\n${end}${after}`);
}
