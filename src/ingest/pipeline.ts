import type { AnyRecord } from '../records/record.ts';
import type { Store } from '../storage/store.ts';
import type { Entry } from './importer.ts';
import type { ImportReport, RejectedEntry } from './report.ts';

/** A batch ends at this many records or this much text, whichever comes first: memory stays bounded. */
export const BATCH_SIZE = 5000;
const BATCH_TEXT_MAX = 32 * 1024 * 1024;

export interface PipelineOptions {
  batchSize?: number | undefined;
  onRejected?(entry: RejectedEntry): void;
  /** Called when everything read so far is durable. */
  onAcknowledged?(report: ImportReport): void;
}

/** Brings the entries of one file into the store, one transaction a batch. */
export async function importEntries(
  file: string,
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  store: Store,
  report: ImportReport,
  options: PipelineOptions = {},
): Promise<void> {
  const batchSize = options.batchSize ?? BATCH_SIZE;
  let records: AnyRecord[] = [];
  let textHeld = 0;

  const acknowledge = async () => {
    const outcomes = await store.write({ records });
    for (const outcome of outcomes) report.count(outcome);
    records = [];
    textHeld = 0;
    options.onAcknowledged?.(report);
  };

  for await (const entry of entries) {
    report.read++;
    if ('rejection' in entry) {
      report.rejected++;
      options.onRejected?.({ file, line: entry.line, reason: entry.rejection });
      continue;
    }
    report.countIgnored(entry.ignoredFields);
    records.push(entry.record);
    textHeld += entry.size;
    if (records.length >= batchSize || textHeld >= BATCH_TEXT_MAX) await acknowledge();
  }
  if (records.length > 0) await acknowledge();
}
