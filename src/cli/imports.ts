import { Command, InvalidArgumentError } from 'commander';
import type { ImportedFile, ImportRun } from '../storage/port/import-log.ts';
import { formatInstant } from '../time/instant.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { parseRecordKey, RECORD_NAMES } from './record-key.ts';
import { formatNumber, print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

export function importsCommand(): Command {
  return new Command('imports')
    .description('List imports and trace where records come from')
    .addCommand(listCommand())
    .addCommand(showCommand())
    .addCommand(ofCommand())
    .addHelpText(
      'after',
      examples('nightjar imports list', 'nightjar imports of message telegram:-1001990000101_7'),
    );
}

function listCommand(): Command {
  return new Command('list')
    .description('List all imports, newest first')
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar imports list'))
    .action(async ({ json }: { json?: boolean }) => {
      const runs = await withExistingStore(({ store }) => store.imports.list());
      if (json) printJson(runs.map(runJson));
      else if (runs.length === 0) printToStderr('No imports yet.');
      else
        print(
          table(
            ['Import', 'Started (UTC)', 'Source', 'Files', 'Read', 'Written', 'Status'],
            runs.map((run) => [
              String(run.importId),
              formatInstant(run.startedAt),
              isPush(run) ? 'push' : 'files',
              String(run.files.length),
              formatNumber(sum(run, 'read')),
              formatNumber(sum(run, 'written')),
              statusOf(run),
            ]),
          ),
        );
    });
}

function showCommand(): Command {
  return new Command('show')
    .description('Show the files of an import and their results')
    .argument('<import>', 'import number, as in "nightjar imports list"', readNumber)
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar imports show 3'))
    .action(async (importId: number, { json }: { json?: boolean }) => {
      const run = await withExistingStore(({ store }) => store.imports.get(importId));
      if (run === undefined) throw new CliError(`import ${importId} not found`);
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
    .description('Show the imports and files that contain a record')
    .argument('<kind>', `kind of record: ${RECORD_NAMES.join(', ')}`)
    .argument(
      '<id>',
      'platform and id, such as telegram:-1001990000101_7 or discord:81384788765712384; of documents and posts, the id alone',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', examples('nightjar imports of message telegram:-1001990000101_7'))
    .action(async (kindName: string, id: string, { json }: { json?: boolean }) => {
      const { kind, key } = parseRecordKey(kindName, id);
      const files = await withExistingStore(({ store }) => store.originOf(kind, key));
      if (files === undefined) throw new CliError(`${kindName} ${id} not found`);
      if (json) printJson(files);
      else if (files.length === 0)
        printToStderr('The record was imported before nightjar kept an import log.');
      else print(filesTable(files));
    });
}

function filesTable(files: readonly ImportedFile[]): string {
  return table(
    ['Import', 'File', 'Format', 'Status', 'Entries'],
    files.map((file) => [
      String(file.importId),
      file.name,
      file.format,
      shownStatus(file),
      Object.entries(file.counts)
        .filter(([, count]) => count > 0)
        .map(([name, count]) => `${formatNumber(count)} ${name}`)
        .join(', '),
    ]),
  );
}

/** Pushes of a day, or a task. */
function isPush({ push, files }: ImportRun): boolean {
  return push !== undefined || (files[0]?.name.startsWith('push by ') ?? false);
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

/** Read completely, but every entry was rejected. */
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
  if (!/^\d{1,15}$/.test(text))
    throw new InvalidArgumentError('Use an import number, as in "nightjar imports list".');
  return Number(text);
}
