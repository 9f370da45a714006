/**
 * Messages per second when importing a Telegram export with everything enabled, compared with a baseline: SQLite
 * writing the same prepared rows, or the import of another checkout. Both run in turns on the same machine.
 *
 *   npm run bench:import -- [messages] [rounds] [checkout]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeExport } from './import/write-export.ts';

const messages = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 1);
const checkout = process.argv[4];
const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface Run {
  seconds: number;
  processorSeconds: number;
  peakMegabytes: number;
  output: string;
}

/** Runs a program and samples its processor time and peak resident memory. */
async function run(script: string, args: string[], data: string): Promise<Run> {
  const start = performance.now();
  const child = spawn(process.execPath, [isAbsolute(script) ? script : here(script), ...args], {
    env: { ...process.env, NIGHTJAR_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  let peak = 0;
  let processorSeconds = 0;
  child.stdout.on('data', (text) => {
    output += text;
  });
  const watching = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
    processorSeconds = Math.max(processorSeconds, processorSecondsOf(child.pid ?? 0));
  }, 100);
  const [code] = (await once(child, 'close')) as [number];
  clearInterval(watching);
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output}`);
  return { seconds: (performance.now() - start) / 1000, processorSeconds, peakMegabytes: peak, output };
}

const TICKS_PER_SECOND = 100;

/** Of all threads, in user and system mode. */
function processorSecondsOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

function peakOf(pid: number): number {
  try {
    // A process that has just ended has none.
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0;
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}

const rate = (seconds: number) => Math.round(messages / seconds).toLocaleString('en-US');

/** Imports the file into an empty folder. */
async function importInto(data: string, file: string, program = '../src/cli/main.ts'): Promise<Run> {
  const imported = await run(program, ['import', file, '--json'], data);
  const report = JSON.parse(imported.output) as { written: number };
  if (report.written !== messages) throw new Error(`only ${report.written} messages were written`);
  return imported;
}

async function compareWithCheckout(file: string, other: string): Promise<void> {
  const programs = { other: join(resolve(other), 'src/cli/main.ts'), this: here('../src/cli/main.ts') };
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const runs: Partial<Record<keyof typeof programs, Run>> = {};
    for (const name of ['other', 'this'] as const) {
      const data = join(folder, `${name}-${round}`);
      const result = await importInto(data, file, programs[name]);
      runs[name] = result;
      console.log(
        `${name.padEnd(6)} ${rate(result.seconds)} messages/s, ${result.seconds.toFixed(1)} s, ${result.processorSeconds.toFixed(1)} s of processor time`,
      );
      rmSync(data, { recursive: true });
    }
    ratios.push((runs.other as Run).seconds / (runs.this as Run).seconds);
  }
  console.log(
    `speed of this checkout: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} times the other's`,
  );
}

async function compareWithSqlite(file: string): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    const data = join(folder, `data-${round}`);
    const imported = await importInto(data, file);
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
}

try {
  const file = join(folder, 'result.json');
  await writeExport(file, messages);
  const megabytes = Math.round(statSync(file).size / 1024 / 1024);
  console.log(`${messages.toLocaleString('en-US')} messages, result.json of ${megabytes} MB`);
  if (checkout === undefined) await compareWithSqlite(file);
  else await compareWithCheckout(file, checkout);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
