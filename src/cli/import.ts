import { appendFileSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { Command, InvalidArgumentError } from 'commander';
import type { Clock } from '../clock.ts';
import { FORMATS } from '../ingest/formats.ts';
import { type FileResult, Import, type ImportFile } from '../ingest/pipeline.ts';
import type { RejectedEntry } from '../ingest/report.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { parseInstant } from '../records/instant.ts';
import type { Store } from '../storage/port/store.ts';
import { CliFailure } from './failure.ts';
import { AUTO, type ImportInput, inputOf, splitFormat, statsOf } from './import-paths.ts';
import { ProgressShown } from './import-progress.ts';
import { countsText, isFailure, placeOf, summarise, tellProblem, tellSkipped } from './import-report.ts';
import { arrivals } from './import-watch.ts';
import { endBar, print, tell, withinLine } from './terminal.ts';
import { withServices } from './with-services.ts';

/** So many bad entries are shown; all are counted, and --rejects keeps all. */
const SHOWN_REJECTIONS = 50;

const EXIT_FAILED = 1;
const EXIT_SOME_LEFT_OUT = 2;

interface Options {
  json?: boolean;
  rejects?: string;
  batchSize?: number;
  timeZone: string;
  seenAt?: number;
  group?: string;
  watch?: string;
  settle: number;
}

export function importCommand(): Command {
  return new Command('import')
    .description('bring data in')
    .usage('[options] [format] <path...>')
    .argument(
      '[format-and-paths...]',
      'a format, if it is not to be told by content; files, folders, patterns, -',
    )
    .option(
      '--watch <folder>',
      'take in the files of a folder as they arrive, each exactly once, until stopped',
    )
    .option(
      '--settle <seconds>',
      'how long a watched file must stay the same to count as arrived',
      readSeconds,
      2,
    )
    .option('--json', 'print the report as JSON')
    .option(
      '--rejects <file>',
      'write every rejected entry with its place and reason to this file, as JSON lines',
    )
    .option('--batch-size <n>', 'entries that become durable together', readBatchSize)
    .option('--time-zone <name>', 'of dates without an offset, as in old exports', readTimeZone, 'UTC')
    .option('--seen-at <date>', 'when accounts and channels were seen whose file holds no date', readSeenAt)
    .option('--group <name>', 'the ransomware group of a file that does not name it')
    .addHelpText('after', () => {
      const width = Math.max(...FORMATS.map(({ name }) => name.length));
      const formats = FORMATS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
      return `
Formats:
  ${AUTO.padEnd(width)}  told by the content of each file (the default)
${formats.join('\n')}

A folder means all files in it; of those, files of unknown format are skipped and counted. Links to folders, FIFOs, sockets and
devices are skipped and named. - is standard input.
Files packed with gzip or Zstandard are unpacked.

Examples:
  nightjar import ChatExport_2026-11-14/result.json
  nightjar import exports/ crawls/*.warc.gz
  nightjar import --watch incoming/

The same input twice changes nothing; after a crash, run the same command again.
Exit codes: 0 done; 2 done, but entries were rejected, or links, FIFOs, sockets or devices skipped; 1 a file or folder could
not be read to its end.`;
    })
    .action(async (args: string[], options: Options) => {
      const { format, paths } = readArguments(args, options);
      // Batches come and go: let the heap be swept more often instead of growing to several times what lives in it, and keep
      // the nursery small, for hardly anything outlives it.
      setFlagsFromString('--heap-growing-percent=80');
      setFlagsFromString('--max-semi-space-size=16');
      const input = inputOf(paths, format);
      if (options.rejects !== undefined) startRejectsFile(options.rejects, input.files);
      await withServices(({ store, clock }) =>
        options.watch === undefined
          ? importOnce(input, store, clock, options)
          : importArrivals(options.watch, format, store, clock, options),
      );
    });
}

function readArguments(args: string[], { watch }: Options): { format: string | undefined; paths: string[] } {
  const { format, paths } = splitFormat(args);
  if (watch === undefined && paths.length === 0) throw new CliFailure('name at least one file, folder or -');
  if (watch !== undefined && paths.length > 0)
    throw new CliFailure('--watch takes one folder and no other files');
  if (watch !== undefined && !statsOf(watch)?.isDirectory())
    throw new CliFailure(`${watch}: there is no such folder`);
  return { format, paths };
}

async function importOnce(
  { files, skipped }: ImportInput,
  store: Store,
  clock: Clock,
  options: Options,
): Promise<void> {
  for (const each of skipped) tellSkipped(each);
  const progress = new ProgressShown(files, clock);
  const importing = newImport(store, clock, options, progress);
  const results: FileResult[] = [];
  try {
    for (const file of files) {
      const result = await importing.run(file);
      endBar();
      tellProblem(file, result);
      results.push(result);
    }
  } finally {
    await importing.close();
  }
  summarise(importing, results, skipped, options);
  if (importing.report.rejected > 0 || skipped.length > 0) process.exitCode = EXIT_SOME_LEFT_OUT;
  const isFailed =
    results.some((result, index) => isFailure(result, files[index] as ImportFile)) ||
    skipped.some(({ isUnreadable }) => isUnreadable);
  if (isFailed) process.exitCode = EXIT_FAILED;
}

async function importArrivals(
  folder: string,
  format: string | undefined,
  store: Store,
  clock: Clock,
  options: Options,
): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  tell(`Watching ${withinLine(folder)}; stop with Ctrl-C.`);
  const files = arrivals({
    folder,
    format,
    settleMs: options.settle * 1000,
    signal: stopping.signal,
    onSkipped: tellSkipped,
    onNotice: (notice) => tell(withinLine(notice)),
  });
  for await (const file of files) {
    // Each file is an import of its own: it can be shown and purged by itself.
    const importing = newImport(store, clock, options, new ProgressShown([file], clock), true);
    try {
      const result = await importing.run(file);
      endBar();
      tellProblem(file, result);
      if (result.outcome === 'unrecognised') tell(`${withinLine(file.path)}: unknown format; skipped`);
      if (!('report' in result) || result.report === undefined || result.report.read === 0) continue;
      if (options.json)
        print(JSON.stringify({ path: file.path, format: result.format, ...result.report.toJSON() }));
      else print(`${withinLine(file.path)}: ${result.format}: ${countsText(result.report)}`);
    } finally {
      await importing.close();
    }
  }
}

function newImport(
  store: Store,
  clock: Clock,
  options: Options,
  progress: ProgressShown,
  isOnlyNew = false,
): Import {
  let shown = 0;
  return new Import(store, clock, {
    read: { timeZone: options.timeZone, seenAt: options.seenAt, group: options.group },
    batchSize: options.batchSize,
    isOnlyNew,
    onRejected: (entry) => tellRejection(entry, ++shown, options),
    onAcknowledged: (at) => progress.acknowledged(at),
  });
}

function tellRejection(entry: RejectedEntry, number: number, { rejects }: Options): void {
  if (rejects !== undefined) keepRejection(rejects, entry);
  if (number > SHOWN_REJECTIONS) return;
  endBar();
  tell(withinLine(`${placeOf(entry)}: ${entry.reason}`));
  if (number === SHOWN_REJECTIONS) {
    tell(
      rejects === undefined
        ? 'Further rejections are only counted; --rejects FILE keeps all.'
        : `More in ${rejects}.`,
    );
  }
}

function keepRejection(file: string, entry: RejectedEntry): void {
  try {
    appendFileSync(file, `${JSON.stringify(entry)}\n`);
  } catch (error) {
    throw new CliFailure(cannotWrite(file, error));
  }
}

function cannotWrite(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return `cannot write ${file}: ${code === 'ENOSPC' ? 'the disk is full' : message}`;
}

/** Begun empty, so that it holds this import's rejects only; never over one of the files to read. */
function startRejectsFile(file: string, inputs: readonly ImportFile[]): void {
  const existing = statsOf(file);
  const isInput = inputs.some(({ path }) => {
    const stats = path === STANDARD_INPUT ? undefined : statsOf(path);
    return existing !== undefined && stats?.ino === existing.ino && stats.dev === existing.dev;
  });
  if (isInput) throw new CliFailure(`${file}: is one of the files to import; write the rejects to another`);
  try {
    writeFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw new CliFailure(cannotWrite(file, error));
  }
}

function readBatchSize(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 100_000) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 100000.');
  }
  return number;
}

function readSeconds(text: string): number {
  const number = Number(text);
  if (!(number >= 0 && number <= 3600)) throw new InvalidArgumentError('It must be a number from 0 to 3600.');
  return number;
}

function readTimeZone(text: string): string {
  if (!Intl.supportedValuesOf('timeZone').includes(text) && text !== 'UTC') {
    throw new InvalidArgumentError('It must be a name like Europe/Berlin, or UTC.');
  }
  return text;
}

function readSeenAt(text: string): number {
  const instant = parseInstant(text)?.ms;
  if (instant === undefined) throw new InvalidArgumentError('It must be a date like 2026-11-15.');
  return instant;
}
