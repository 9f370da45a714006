import { appendFileSync, createReadStream, statSync, writeFileSync } from 'node:fs';
import { Command, InvalidArgumentError } from 'commander';
import type { Importer } from '../ingest/importer.ts';
import { recordsImporter } from '../ingest/importers/records.ts';
import { importEntries } from '../ingest/pipeline.ts';
import { ImportReport, type RejectedEntry } from '../ingest/report.ts';
import type { Store } from '../storage/store.ts';
import { CliFailure } from './failure.ts';
import { drawBar, endBar, print, printJson, tell, withThousands } from './terminal.ts';
import { withServices } from './with-services.ts';

const IMPORTERS: Record<string, Importer> = { records: recordsImporter };

/** So many bad lines are shown; all are counted, and --rejects keeps all. */
const SHOWN_REJECTIONS = 50;

const EXIT_SOME_REJECTED = 2;

interface ImportOptions {
  json?: boolean;
  rejects?: string;
  batchSize?: number;
}

export function importCommand(): Command {
  return new Command('import')
    .description('bring data in')
    .argument('<format>', `format of the files: ${Object.keys(IMPORTERS).join(', ')}`, readFormat)
    .argument('<files...>', 'files to read; - for standard input')
    .option('--json', 'print the report as JSON')
    .option('--rejects <file>', 'write every rejected line with its reason to this file, as JSON lines')
    .option('--batch-size <n>', 'records that become durable together', readBatchSize)
    .addHelpText(
      'after',
      `
records: newline-delimited JSON, one record a line, with a type and the fields of that hit or feed entry:
  {"type":"message","platform":"telegram","channelId":-1001990000101,"messageId":"-1001990000101_7",
   "userId":4242,"detectionDate":"2026-11-14T09:31:05Z","message":"…"}
  Types: message, profile, channel, server, ransomware, document.

The same input twice changes nothing; after a crash, run the same command again.
Exit codes: 0 done, 2 done but some records were rejected, 1 failed.`,
    )
    .action(async (format: string, files: string[], options: ImportOptions) => {
      const importer = IMPORTERS[format] as Importer;
      for (const file of files) requireReadable(file);
      if (options.rejects !== undefined) startRejectsFile(options.rejects, files);
      const report = await withServices(({ store }) => importFiles(importer, files, store, options));
      summarise(report, options);
      if (report.rejected > 0) process.exitCode = EXIT_SOME_REJECTED;
    });
}

async function importFiles(
  importer: Importer,
  files: string[],
  store: Store,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = new ImportReport();
  const progress = new ImportProgress(files);
  for (const file of files) {
    const entries = importer.read(progress.following(file));
    await importEntries(file, entries, store, report, {
      batchSize: options.batchSize,
      onRejected: (entry) => tellRejection(entry, report, options),
      onAcknowledged: () => progress.acknowledged(report),
    });
  }
  endBar();
  return report;
}

/** Bytes read of bytes there are, for the bar; a plain line for every batch elsewhere. */
class ImportProgress {
  #total: number;
  #read = 0;

  constructor(files: string[]) {
    this.#total = files.reduce((sum, file) => sum + (file === '-' ? 0 : statSync(file).size), 0);
  }

  async *following(file: string): AsyncIterable<Uint8Array> {
    const source: AsyncIterable<Uint8Array> =
      file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 20 });
    for await (const chunk of source) {
      yield chunk;
      this.#read += chunk.length;
    }
  }

  acknowledged(report: ImportReport): void {
    if (!process.stderr.isTTY) tell(`acknowledged ${report.read} records`);
    else drawBar(`${withThousands(report.read)} records`, this.#read, Math.max(this.#total, this.#read));
  }
}

function tellRejection(entry: RejectedEntry, report: ImportReport, { rejects }: ImportOptions): void {
  if (rejects !== undefined) appendFileSync(rejects, `${JSON.stringify(entry)}\n`);
  if (report.rejected > SHOWN_REJECTIONS) return;
  endBar();
  tell(`${entry.file === '-' ? 'standard input' : entry.file}:${entry.line}: ${entry.reason}`);
  if (report.rejected === SHOWN_REJECTIONS) {
    tell(
      rejects === undefined
        ? 'Further rejections are only counted; --rejects FILE keeps all.'
        : `More in ${rejects}.`,
    );
  }
}

function summarise(report: ImportReport, { json }: ImportOptions): void {
  if (json) {
    printJson(report);
    return;
  }
  const { read, written, merged, unchanged, rejected } = report;
  const counts = { written, merged, unchanged, rejected };
  const parts = Object.entries(counts).map(([name, count]) => `${withThousands(count)} ${name}`);
  print(`${withThousands(read)} records read: ${parts.join(', ')}`);
  for (const [field, count] of report.ignoredFields)
    tell(`ignored the unknown field "${field}" in ${count} records`);
}

function requireReadable(file: string): void {
  if (file === '-') return;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new CliFailure(`${file}: there is no such file`);
  if (stats.isDirectory()) throw new CliFailure(`${file}: is a folder; name its files`);
}

/** Begun empty, so that it holds this import's rejects only; never over one of the files to read. */
function startRejectsFile(file: string, inputs: readonly string[]): void {
  const existing = statSync(file, { throwIfNoEntry: false });
  const isInput = inputs.some((input) => {
    const stats = input === '-' ? undefined : statSync(input);
    return existing !== undefined && stats?.ino === existing.ino && stats.dev === existing.dev;
  });
  if (isInput) throw new CliFailure(`${file}: is one of the files to import; write the rejects to another`);
  try {
    writeFileSync(file, '', { mode: 0o600 });
  } catch (error) {
    throw new CliFailure(`cannot write ${file}: ${(error as Error).message}`);
  }
}

function readFormat(text: string): string {
  if (!Object.hasOwn(IMPORTERS, text)) {
    throw new InvalidArgumentError(`It must be one of ${Object.keys(IMPORTERS).join(', ')}.`);
  }
  return text;
}

function readBatchSize(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 100_000) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 100000.');
  }
  return number;
}
