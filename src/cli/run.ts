import { type Command, CommanderError } from 'commander';
import { AuditKeyUnusable } from '../audit/audit-secret.ts';
import { IndexOutdated } from '../storage/port/failures/index-outdated.ts';
import { SearchTooSlow } from '../storage/port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../storage/port/failures/store-unavailable.ts';
import { PurgeIncomplete } from '../storage/port/purge.ts';
import { CliError } from './cli-error.ts';
import { createProgram } from './program.ts';
import { escapeControls, output, printToStderr } from './terminal.ts';

export const EXIT_FAILED = 1;

/** Errors whose message tells the operator what to do. */
const EXPECTED_ERRORS = [
  CliError,
  IndexOutdated,
  SearchTooSlow,
  StoreUnavailable,
  PurgeIncomplete,
  AuditKeyUnusable,
];

/** Runs one command and returns its exit code. `serve` returns once it listens. */
export async function run(args: readonly string[]): Promise<number> {
  const program = createProgram();
  prepare(program);
  process.exitCode = undefined;
  try {
    await program.parseAsync(args, { from: 'user' });
    return Number(process.exitCode ?? 0);
  } catch (error) {
    // Commander has printed the help or the mistake.
    if (error instanceof CommanderError) return error.exitCode;
    printToStderr(
      isExpected(error)
        ? `nightjar: ${messageOf(error)}`
        : `nightjar: internal error: ${(error as Error).stack}`,
    );
    return EXIT_FAILED;
  }
}

/** Commands that are added to a program do not inherit these settings. */
function prepare(command: Command): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => void output.stdout.write(text),
    // Errors repeat what was given.
    writeErr: (text) => void output.stderr.write(escapeControls(text)),
  });
  for (const each of command.commands) prepare(each);
}

function isExpected(error: unknown): error is Error {
  return EXPECTED_ERRORS.some((type) => error instanceof type) || isFullDisk(error);
}

function messageOf(error: Error): string {
  if (!isFullDisk(error)) return error.message;
  return `the disk is full: ${error.path === undefined ? error.message : `cannot write ${error.path}`}`;
}

function isFullDisk(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}
