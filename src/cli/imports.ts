import { Command, InvalidArgumentError } from 'commander';
import { formatInstant } from '../records/instant.ts';
import type { ImportedFile, ImportRun } from '../storage/port/import-log.ts';
import { CliFailure } from './failure.ts';
import { keyArgument, RECORD_NAMES } from './record-argument.ts';
import { print, printJson, table, tell, withThousands } from './terminal.ts';
import { withExisting } from './with-services.ts';

export function importsCommand(): Command {
  return new Command('imports')
    .description('which imports there were, and where a record comes from')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(ofCommand());
}

function listCommand(): Command {
  return new Command('list')
    .description('all imports, newest first')
    .option('--json', 'for programs')
    .action(async ({ json }: { json?: boolean }) => {
      const runs = await withExisting(({ store }) => store.imports.list());
      if (json) printJson(runs.map(runJson));
      else if (runs.length === 0) tell('Nothing was imported yet.');
      else
        print(
          table(
            ['Import', 'Started', 'Files', 'Read', 'Written', 'Status'],
            runs.map((run) => [
              String(run.importId),
              formatInstant(run.startedAt),
              String(run.files.length),
              withThousands(sum(run, 'read')),
              withThousands(sum(run, 'written')),
              statusOf(run),
            ]),
          ),
        );
    });
}

function showCommand(): Command {
  return new Command('show')
    .description('the files of one import, with what became of their entries')
    .argument('<import>', 'its number', readNumber)
    .option('--json', 'for programs')
    .action(async (importId: number, { json }: { json?: boolean }) => {
      const run = await withExisting(({ store }) => store.imports.get(importId));
      if (run === undefined) throw new CliFailure(`there is no import ${importId}`);
      if (json) {
        printJson(runJson(run));
        return;
      }
      const finished =
        run.finishedAt === undefined ? 'not finished' : `finished ${formatInstant(run.finishedAt)}`;
      print(`Import ${run.importId}: started ${formatInstant(run.startedAt)}, ${finished}`);
      print(filesTable(run.files));
    });
}

function ofCommand(): Command {
  return new Command('of')
    .description('the imports and files a record was seen in')
    .argument('<kind>', RECORD_NAMES.join(', '))
    .argument(
      '<id>',
      'as in the API, with its platform: telegram:-1001990000101_7, discord:81384788765712384',
    )
    .option('--json', 'for programs')
    .action(async (kindName: string, id: string, { json }: { json?: boolean }) => {
      const { kind, key } = keyArgument(kindName, id);
      const files = await withExisting(({ store }) => store.originOf(kind, key));
      if (files === undefined) throw new CliFailure(`there is no ${kindName} ${id}`);
      if (json) printJson(files);
      else if (files.length === 0) tell('It came in before imports were recorded.');
      else print(filesTable(files));
    });
}

function filesTable(files: readonly ImportedFile[]): string {
  return table(
    ['Import', 'File', 'Format', 'Status', 'What became of its entries'],
    files.map((file) => [
      String(file.importId),
      file.name,
      file.format,
      shownStatus(file),
      Object.entries(file.counts)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${withThousands(count)} ${name}`)
        .join(', '),
    ]),
  );
}

function sum(run: ImportRun, name: string): number {
  return run.files.reduce((total, file) => total + (file.counts[name] ?? 0), 0);
}

function statusOf(run: ImportRun): string {
  const statuses = new Set<string>(run.files.map(shownStatus));
  if (statuses.size === 0) return 'empty';
  for (const status of ['purged', 'running', 'incomplete', ALL_REJECTED])
    if (statuses.has(status)) return status;
  return 'complete';
}

/** Read to its end, and nothing of it could be used. */
const ALL_REJECTED = 'rejected';

function shownStatus({ status, counts }: ImportedFile): string {
  const { read = 0, rejected = 0 } = counts;
  return status === 'complete' && read > 0 && rejected === read ? ALL_REJECTED : status;
}

function runJson(run: ImportRun) {
  return {
    ...run,
    startedAt: formatInstant(run.startedAt),
    finishedAt: run.finishedAt === undefined ? null : formatInstant(run.finishedAt),
    status: statusOf(run),
  };
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be the number of an import.');
  return Number(text);
}
