import { resolve } from 'node:path';
import { Command } from 'commander';
import { problemOf } from '../ingest/file-problem.ts';
import { BackupProblem } from '../storage/port/failures/backup-problem.ts';
import { CliFailure } from './failure.ts';
import { print } from './terminal.ts';
import { configOrFailure, withServices } from './with-services.ts';

const ELSEWHERE = 'is not backed up by nightjar: take snapshots of it (docs/cluster.md)';

export function backupCommand(): Command {
  return new Command('backup')
    .description('write everything into one file, keys included, while nightjar serves')
    .argument('<file>', 'a file that is not there yet')
    .action(async (file: string) => {
      const { store } = configOrFailure();
      if (store.backUp === undefined) throw new CliFailure(`${store.name} ${ELSEWHERE}`);
      if (!(await store.isThere())) throw new CliFailure(`there is no data in ${store.name}`);
      // Opened once, so that a folder from an older nightjar is brought up to date first.
      await withServices(async () => {});
      orFailure(() => store.backUp?.(resolve(file)));
      print(`Everything is in ${file}.`);
    });
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('put a backup in the place of the data folder')
    .argument('<file>', 'a file that "nightjar backup" wrote')
    .option('--replace', 'also where the folder holds data, which is lost then')
    .action((file: string, { replace }: { replace?: boolean }) => {
      const { store } = configOrFailure();
      if (store.restore === undefined) throw new CliFailure(`${store.name} ${ELSEWHERE}`);
      orFailure(() => store.restore?.(resolve(file), { isReplacing: replace ?? false }));
      print(`${sentenceCase(store.name)} holds what ${file} held.`);
    });
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function orFailure(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof BackupProblem) throw new CliFailure(error.message);
    // A file that may not be read or written is the operator's to mend, too.
    const { syscall, path } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw new CliFailure(`${path ?? syscall}: ${problemOf(error)}`);
    throw error;
  }
}
