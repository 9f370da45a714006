import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { AuditKeyUnusable } from '../audit/audit-secret.ts';
import { IndexOutdated } from '../storage/port/failures/index-outdated.ts';
import { SearchTooSlow } from '../storage/port/failures/search-too-slow.ts';
import { StoreUnavailable } from '../storage/port/failures/store-unavailable.ts';
import { PurgeIncomplete } from '../storage/port/purge.ts';
import { auditCommand } from './audit.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { copyCommand } from './copy.ts';
import { demoCommand } from './demo.ts';
import { CliFailure } from './failure.ts';
import { feedsCommand } from './feeds.ts';
import { importCommand } from './import.ts';
import { importsCommand } from './imports.ts';
import { keysCommand } from './keys.ts';
import { migrateCommand } from './migrate.ts';
import { optimizeCommand } from './optimize.ts';
import { purgeCommand } from './purge.ts';
import { purgesCommand } from './purges.ts';
import { reenrichCommand } from './reenrich.ts';
import { reindexCommand } from './reindex.ts';
import { retentionCommand } from './retention.ts';
import { serveCommand } from './serve.ts';
import { statusCommand } from './status.ts';
import { tell } from './terminal.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

// What is stored is about real people: nobody but the owner may read the files made here.
process.umask(0o077);

const program = new Command('nightjar')
  .description(
    'A self-hostable threat-intelligence data API: search chats, look up people, read daily feeds.',
  )
  .version(version)
  .showHelpAfterError('(add --help for how it is used)')
  .addCommand(serveCommand())
  .addCommand(statusCommand())
  .addCommand(checkCommand())
  .addCommand(keysCommand())
  .addCommand(auditCommand())
  .addCommand(importCommand())
  .addCommand(importsCommand())
  .addCommand(purgeCommand())
  .addCommand(purgesCommand())
  .addCommand(feedsCommand())
  .addCommand(reenrichCommand())
  .addCommand(reindexCommand())
  .addCommand(migrateCommand())
  .addCommand(copyCommand())
  .addCommand(retentionCommand())
  .addCommand(optimizeCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(demoCommand())
  .addHelpText(
    'after',
    `
First steps:
  nightjar demo                                              see it with invented data
  nightjar import ChatExport_2026-11-14/result.json          bring your own in
  nightjar keys create --name me --scopes im,feeds           make a key
  nightjar serve                                             answer requests

The data lives in the folder NIGHTJAR_DATA (default: data) or in a cluster (NIGHTJAR_STORE); "nightjar serve --help" lists all settings.`,
  );

const SIGPIPE_STATUS = 128 + 13;

/** Failures that a sentence explains. */
const MENDABLE = [
  CliFailure,
  IndexOutdated,
  SearchTooSlow,
  StoreUnavailable,
  PurgeIncomplete,
  AuditKeyUnusable,
];

function isMendable(error: unknown): error is Error {
  return MENDABLE.some((kind) => error instanceof kind) || isFullDisk(error);
}

function sentenceOf(error: Error): string {
  if (!isFullDisk(error)) return error.message;
  return `the disk is full: ${error.path === undefined ? error.message : `cannot write ${error.path}`}`;
}

function isFullDisk(error: unknown): error is NodeJS.ErrnoException {
  return (error as NodeJS.ErrnoException).code === 'ENOSPC';
}

// The reader has seen enough, as in "nightjar audit | head": end as other tools do on SIGPIPE.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(SIGPIPE_STATUS);
});

try {
  await program.parseAsync();
} catch (error) {
  // What the operator can mend is a sentence; everything else is ours, with its stack.
  tell(isMendable(error) ? `nightjar: ${sentenceOf(error)}` : `nightjar failed: ${(error as Error).stack}`);
  process.exit(1);
}
