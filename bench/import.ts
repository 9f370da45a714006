/**
 * Messages per second when importing a Telegram export with everything enabled, compared with a baseline: SQLite
 * writing the same prepared rows. Both run in turns on the same machine.
 *
 *   npm run bench:import -- [messages] [rounds]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeExport } from './import/write-export.ts';

const messages = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 1);
const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Run {
  seconds: number;
  peakMegabytes: number;
  output: string;
}

/** Runs a program and samples its peak resident memory. */
async function run(script: string, args: string[], data: string): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [here(script), ...args], {
    env: { ...process.env, NIGHTJAR_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  let peak = 0;
  child.stdout.on('data', (text) => {
    output += text;
  });
  const watching = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, 100);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(watching);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: peak, output };
}

function peakOf(pid: number): number {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

const rate = (seconds: number) => Math.round(messages / seconds).toLocaleString('en-US');

try {
  const file = join(folder, 'result.json');
  await writeExport(file, messages);
  const megabytes = Math.round(statSync(file).size / 1024 / 1024);
  console.log(`${messages.toLocaleString('en-US')} messages, result.json of ${megabytes} MB`);
  for (let round = 1; round <= rounds; round++) {
    const data = join(folder, `data-${round}`);
    const imported = await run('../src/cli/main.ts', ['import', file, '--json'], data);
    const report = JSON.parse(imported.output) as { written: number };
    if (report.written !== messages) throw new Error(`only ${report.written} messages were written`);
    console.log(
      `nightjar import:      ${rate(imported.seconds)} messages/s, ${imported.seconds.toFixed(1)} s, peak ${imported.peakMegabytes} MB resident`,
    );
    const again = await run('../src/cli/main.ts', ['import', file, '--json'], data);
    console.log(`same file again:      ${rate(again.seconds)} messages/s`);
    rmSync(data, { recursive: true });
    const baseline = await run('import/sqlite-baseline.ts', [data, String(messages)], data);
    const { seconds } = JSON.parse(baseline.output) as { seconds: number };
    console.log(`SQLite baseline:      ${rate(seconds)} messages/s (writing only)`);
    console.log(`ratio:                ${(seconds / imported.seconds).toFixed(2)}`);
    rmSync(data, { recursive: true });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
