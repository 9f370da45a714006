import { resolve } from 'node:path';
import { Command } from 'commander';
import { problemOf } from '../ingest/file-problem.ts';
import { BackupProblem } from '../storage/port/failures/backup-problem.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { print } from './terminal.ts';
import { loadConfig, withServices } from './with-services.ts';

const USE_SNAPSHOTS = 'use the snapshots of the cluster instead (see docs/cluster.md)';

export function backupCommand(): Command {
  return new Command('backup')
    .description('Back up data and API keys to one file')
    .argument('<file>', 'path of the new backup; the file must not exist')
    .addHelpText(
      'after',
      `
Servers and imports can run at the same time. The audit log is not included.
${examples('nightjar backup nightjar-2026-11-14.backup')}`,
    )
    .action(async (file: string) => {
      const { store } = loadConfig();
      if (store.backUp === undefined) throw new CliError(`cannot back up ${store.name}; ${USE_SNAPSHOTS}`);
      if (!(await store.isThere())) throw new CliError(`no data in ${store.name}; check NIGHTJAR_DATA`);
      // Opening the folder migrates data of an older version before it is copied.
      await withServices(async () => {});
      orCliError(() => store.backUp?.(resolve(file)));
      print(`Backed up ${store.name} to ${file}.`);
    });
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Restore a backup')
    .argument('<file>', 'backup written by "nightjar backup"')
    .option('--replace', 'overwrite the existing data in the data folder')
    .addHelpText(
      'after',
      `
Stop the server first.
${examples('nightjar restore nightjar-2026-11-14.backup --replace')}`,
    )
    .action((file: string, { replace }: { replace?: boolean }) => {
      const { store } = loadConfig();
      if (store.restore === undefined)
        throw new CliError(`cannot restore a backup into ${store.name}; ${USE_SNAPSHOTS}`);
      orCliError(() => store.restore?.(resolve(file), { isReplacing: replace ?? false }));
      print(`Restored ${file} to ${store.name}.`);
    });
}

function orCliError(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof BackupProblem) throw new CliError(error.message);
    const { syscall, path } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new CliError(`${path ?? syscall}: ${problemOf(error)}`);
    throw error;
  }
}
