import { AuditKeyUnusable } from '../audit/audit-secret.ts';
import { IndexOutdated } from '../storage/port/failures/index-outdated.ts';
import { SearchTooSlow } from '../storage/port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../storage/port/failures/store-unavailable.ts';
import { PurgeIncomplete } from '../storage/port/purge.ts';
import { CliError } from './cli-error.ts';
import { createProgram } from './program.ts';
import { printToStderr } from './terminal.ts';

// Stored data is about real people: only the owner may read files that nightjar creates.
process.umask(0o077);

const SIGPIPE_STATUS = 128 + 13;

/** Errors whose message tells the operator what to do. */
const EXPECTED_ERRORS = [
  CliError,
  IndexOutdated,
  SearchTooSlow,
  StoreUnavailable,
  PurgeIncomplete,
  AuditKeyUnusable,
];

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

// The reader closed the pipe, as in "nightjar audit | head": exit like other tools do on SIGPIPE.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(SIGPIPE_STATUS);
});

try {
  await createProgram().parseAsync();
} catch (error) {
  printToStderr(
    isExpected(error)
      ? `nightjar: ${messageOf(error)}`
      : `nightjar: internal error: ${(error as Error).stack}`,
  );
  process.exit(1);
}
