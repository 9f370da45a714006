import { appendFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { SavedSearches } from '../alerts/saved-searches.ts';
import type { Clock } from '../clock.ts';
import { FORMATS } from '../ingest/formats.ts';
import type { ReadOptions } from '../ingest/importer.ts';
import type { ImportFile } from '../ingest/input-files.ts';
import { type FileResult, Import } from '../ingest/pipeline.ts';
import type { RejectedEntry } from '../ingest/report.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import type { Store } from '../storage/port/store.ts';
import { CliError } from './cli-error.ts';
import { examples, section } from './help.ts';
import { type DryRunOutcome, dryRun } from './import-dry-run.ts';
import {
  readBatchSize,
  readChannel,
  readGroup,
  readSeconds,
  readSeenAt,
  readTimeZone,
} from './import-options.ts';
import { AUTO, type ImportInput, inputOf, type SkippedPath, splitFormat, statsOf } from './import-paths.ts';
import { ImportProgressReporter } from './import-progress.ts';
import {
  countsText,
  isFailure,
  locationOf,
  printSummary,
  reportProblem,
  reportSkipped,
} from './import-report.ts';
import { watchFolder } from './import-watch.ts';
import { clearProgressBar, escapeLine, print, printToStderr } from './terminal.ts';
import { withServices } from './with-services.ts';

/** Further rejections are counted and written to the --rejects file, but not shown. */
const SHOWN_REJECTIONS_MAX = 50;

const EXIT_FAILED = 1;
const EXIT_PARTIAL = 2;

interface Options {
  json?: boolean;
  rejects?: string;
  batchSize?: number;
  timeZone: string;
  seenAt?: number;
  group?: string;
  channel?: string;
  watch?: string;
  settle: number;
  dryRun?: boolean;
}

export function importCommand(): Command {
  return new Command('import')
    .description('Import files or folders')
    .usage('[options] [format] <path...>')
    .argument(
      '[paths...]',
      'files, folders, glob patterns, or - for standard input, after an optional format (default: auto)',
    )
    .option('--watch <folder>', 'import files from this folder as they arrive, until stopped')
    .option(
      '--settle <seconds>',
      'how long a watched file must stay unchanged before it is imported',
      readSeconds,
      2,
    )
    .option('--dry-run', 'read everything and report what an import would read; write nothing')
    .option('--json', 'print the report as JSON')
    .option('--rejects <file>', 'write all rejected entries with location and reason to this file (NDJSON)')
    .option(
      '--batch-size <count>',
      'entries per transaction (default: 12000; on a cluster 100000)',
      readBatchSize,
    )
    .option('--time-zone <name>', 'time zone of dates without an offset', readTimeZone, 'UTC')
    .option('--seen-at <date>', 'date of profiles, channels and pages whose file has none', readSeenAt)
    .option('--group <name>', 'ransomware group of files that do not name it', readGroup)
    .option('--channel <id>', 'channel id of files that do not contain it', readChannel)
    .addHelpText('after', ({ command }) =>
      section(command, 'Formats', [
        { term: AUTO, description: 'detect the format of each file (default)' },
        ...FORMATS.map(({ name, summary }) => ({ term: name, description: summary })),
      ]),
    )
    .addHelpText(
      'after',
      `
Folders are searched recursively; files of unknown format in them are skipped
and counted. Links to folders, FIFOs, sockets and devices are skipped and
reported. Files compressed with gzip or Zstandard are decompressed. Each file
in a ZIP or tar archive is imported like a file in a folder. In folders, only
names such as .zip, .tar, .tgz and .tar.gz are opened as archives.

Importing the same input again changes nothing. After a crash, run the same
command again. Files in a watched folder are imported exactly once, even across
restarts.

Exit codes:
  0  everything was imported
  1  a file or folder could not be read completely, or a file was purged, before or
     during the import
  2  entries were rejected, or links, FIFOs, sockets, devices or archive members
     were skipped
${examples(
  'nightjar import ChatExport_2026-11-14/result.json',
  'nightjar import exports/ crawls/*.warc.gz',
  'nightjar import --dry-run export.zip',
  'nightjar import --watch incoming/',
)}`,
    )
    .action(async (args: string[], options: Options) => {
      const { format, paths } = readArguments(args, options);
      // Batches are short-lived: collect garbage more often instead of letting the heap grow to several times the live
      // data, and keep the young generation small, because hardly anything survives it.
      setFlagsFromString('--heap-growing-percent=80');
      setFlagsFromString('--max-semi-space-size=16');
      const input = inputOf(paths, format);
      if (options.rejects !== undefined) createRejectsFile(options.rejects, input.files);
      if (options.dryRun) {
        await importDryRun(input, options);
        return;
      }
      await withServices(({ store, clock }) =>
        options.watch === undefined
          ? importOnce(input, store, clock, options)
          : importFromWatchedFolder(options.watch, format, store, clock, options),
      );
    });
}

function readArguments(
  args: string[],
  { watch, dryRun }: Options,
): { format: string | undefined; paths: string[] } {
  const { format, paths } = splitFormat(args);
  if (watch === undefined && paths.length === 0)
    throw new CliError('no input: give at least one file or folder, or - for standard input');
  if (watch !== undefined && paths.length > 0)
    throw new CliError('--watch cannot be combined with other files or folders');
  if (watch !== undefined && dryRun) throw new CliError('--dry-run cannot be combined with --watch');
  if (watch !== undefined && !statsOf(watch)?.isDirectory()) throw new CliError(`${watch}: no such folder`);
  return { format, paths };
}

async function importOnce(
  { files, skipped }: ImportInput,
  store: Store,
  clock: Clock,
  options: Options,
): Promise<void> {
  for (const each of skipped) reportSkipped(each);
  const progress = new ImportProgressReporter(files, clock);
  const importing = newImport(store, clock, options, progress);
  const results: FileResult[] = [];
  try {
    for (const file of files) {
      for await (const result of importing.run(file)) {
        clearProgressBar();
        reportProblem(result);
        results.push(result);
      }
      progress.fileFinished(file);
    }
    progress.finished();
  } finally {
    await importing.close();
  }
  printSummary(importing, results, skipped, options);
  setExitCode(skipped, {
    rejected: importing.report.rejected,
    hasSkippedMembers: results.some((result) => result.outcome === 'skipped'),
    isFailed: results.some(isFailure),
  });
}

async function importDryRun(input: ImportInput, options: Options): Promise<void> {
  let shown = 0;
  const outcome = await dryRun(input, readOptions(options), options.json === true, (entry) =>
    reportRejection(entry, ++shown, options),
  );
  setExitCode(input.skipped, outcome);
}

function readOptions({ timeZone, seenAt, group, channel }: Options): ReadOptions {
  return { timeZone, seenAt, group, channel };
}

function setExitCode(
  skipped: readonly SkippedPath[],
  { rejected, hasSkippedMembers, isFailed }: DryRunOutcome,
): void {
  if (rejected > 0 || skipped.length > 0 || hasSkippedMembers) process.exitCode = EXIT_PARTIAL;
  if (isFailed || skipped.some(({ isUnreadable }) => isUnreadable)) process.exitCode = EXIT_FAILED;
}

async function importFromWatchedFolder(
  folder: string,
  format: string | undefined,
  store: Store,
  clock: Clock,
  options: Options,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  printToStderr(`Watching ${escapeLine(folder)}; stop with Ctrl-C.`);
  const files = watchFolder({
    folder,
    format,
    settleMs: options.settle * 1000,
    signal: stopping.signal,
    onSkipped: reportSkipped,
    onNotice: (notice) => printToStderr(escapeLine(notice)),
  });
  for await (const file of files) {
    // One import per file, so that each can be listed and purged separately.
    const importing = newImport(store, clock, options, new ImportProgressReporter([file], clock), true);
    try {
      for await (const result of importing.run(file)) reportWatched(file, result, options);
    } finally {
      await importing.close();
    }
  }
}

function reportWatched(file: ImportFile, result: FileResult, { json }: Options): void {
  const { path } = result;
  clearProgressBar();
  reportProblem(result);
  // Not for members of archives, which may hold thousands of pictures.
  if (result.outcome === 'unrecognised' && path === file.path)
    printToStderr(`${escapeLine(path)}: unknown format; skipped`);
  if (!('report' in result) || result.report === undefined || result.report.read === 0) return;
  if (json) print(JSON.stringify({ path, format: result.format, ...result.report.toJSON() }));
  else print(`${escapeLine(path)}: ${result.format}: ${countsText(result.report)}`);
}

function newImport(
  store: Store,
  clock: Clock,
  options: Options,
  progress: ImportProgressReporter,
  isOnlyNew = false,
): Import {
  let shown = 0;
  return new Import(store, clock, {
    read: readOptions(options),
    batchSize: options.batchSize,
    isOnlyNew,
    matching: savedSearches(store),
    onRejected: (entry) => reportRejection(entry, ++shown, options),
    onAcknowledged: (at) => progress.acknowledged(at),
  });
}

/** A search that cannot be matched does not stop an import, but somebody waits for its alerts. */
function savedSearches(store: Store): SavedSearches {
  return new SavedSearches(store, ({ id, name }, error) => {
    clearProgressBar();
    printToStderr(escapeLine(`saved search ${id} (${name}) is not matched: ${error.message}`));
  });
}

function reportRejection(entry: RejectedEntry, number: number, { rejects }: Options): void {
  if (rejects !== undefined) appendRejection(rejects, entry);
  if (number > SHOWN_REJECTIONS_MAX) return;
  clearProgressBar();
  printToStderr(escapeLine(`${locationOf(entry)}: ${entry.reason}`));
  if (number === SHOWN_REJECTIONS_MAX) {
    printToStderr(
      rejects === undefined
        ? 'Further rejections are counted but not shown; use --rejects <file> to save all of them.'
        : `See ${rejects} for all rejections.`,
    );
  }
}

function appendRejection(file: string, entry: RejectedEntry): void {
  try {
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  } catch (error) {
    throw new CliError(cannotWrite(file, error));
  }
}

function cannotWrite(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `cannot write ${file}: ${code === 'ENOSPC' ? 'the disk is full' : message}`;
}

/** Truncates the file, which must not be one of the inputs. */
function createRejectsFile(file: string, inputs: readonly ImportFile[]): void {
  const existing = statsOf(file);
  const isInput = inputs.some(({ path }) => {
    const stats = path === STANDARD_INPUT ? undefined : statsOf(path);
    return existing !== undefined && stats?.ino === existing.ino && stats.dev === existing.dev;
  });
  if (isInput) throw new CliError(`${file} is one of the files to import; choose another file for --rejects`);
  try {
    writeFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw new CliError(cannotWrite(file, error));
  }
}
