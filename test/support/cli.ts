import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/run.ts';
import { output } from '../../src/cli/terminal.ts';

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

/** Hides the developer's own NIGHTJAR_ settings from the program under test. */
function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('NIGHTJAR_')),
  );
  return { ...own, ...settings };
}

/** `wrapper` is a command that runs another command, with its arguments. */
export function startCli(
  args: string[],
  settings: Record<string, string>,
  wrapper: readonly string[] = [],
): ChildProcess {
  const [program = '', ...rest] = [...wrapper, process.execPath, MAIN, ...args];
  return spawn(program, rest, {
    env: environment(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** The reason to skip tests on a terminal, or false. */
export const WITHOUT_TERMINAL =
  !/util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '') &&
  'a pseudo-terminal needs the script command from util-linux';

/** Runs a command on its own pseudo-terminal. All output is in `stdout`. */
export function startOnTerminal(args: string[], settings: Record<string, string>): ChildProcess {
  const quoted = [process.execPath, MAIN, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  return spawn('script', ['--quiet', '--flush', '--return', '--command', quoted.join(' '), '/dev/null'], {
    env: environment(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export interface CliResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Commands in this process share its environment and output, so they run one at a time. */
let previous: Promise<unknown> = Promise.resolve();

/** Runs a command to completion. In this process if possible, because starting another one takes half a second. */
export function runCli(
  args: string[],
  settings: Record<string, string>,
  input = '',
  wrapper: readonly string[] = [],
): Promise<CliResult> {
  if (input !== '' || wrapper.length > 0) return spawnCli(args, settings, input, wrapper);
  const result = previous.then(() => runHere(args, settings));
  previous = result.catch(() => {});
  return result;
}

async function runHere(args: string[], settings: Record<string, string>): Promise<CliResult> {
  const { env } = process;
  const umask = process.umask(0o077);
  const { stdout, stderr } = output;
  const result: CliResult = { code: null, stdout: '', stderr: '' };
  process.env = environment(settings);
  for (const stream of ['stdout', 'stderr'] as const)
    output[stream] = {
      write(text) {
        result[stream] += text;
      },
    };
  try {
    result.code = await run(args);
    return result;
  } finally {
    Object.assign(output, { stdout, stderr });
    process.env = env;
    process.umask(umask);
    process.exitCode = undefined;
  }
}

/** Runs a command to completion in its own process. */
export async function spawnCli(
  args: string[],
  settings: Record<string, string>,
  input = '',
  wrapper: readonly string[] = [],
): Promise<CliResult> {
  const child = startCli(args, settings, wrapper);
  const result: CliResult = { code: null, stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    result.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    result.stderr += text;
  });
  // A command that fails early closes its input during the write.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  [result.code] = (await once(child, 'close')) as [number | null];
  return result;
}

/** Waits until a command's output matches. */
export async function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  let seen = '';
  return new Promise((resolve, reject) => {
    const look = (text: string) => {
      seen += text;
      const match = pattern.exec(seen);
      if (match !== null) resolve(match);
    };
    child.stdout?.setEncoding('utf8').on('data', look);
    child.stderr?.setEncoding('utf8').on('data', look);
    child.once('close', () => reject(new Error(`exited before its output matched ${pattern}: ${seen}`)));
  });
}
