import { coverageOf } from '../feeds/coverage.ts';
import { type AnyRecord, keyOf, mergeRecords } from '../records/record.ts';
import type { CoveredDay, Store } from '../storage/store.ts';
import { recordsBehind } from './derive.ts';
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
    const outcomes = await store.write(batchOf(records));
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

function batchOf(records: AnyRecord[]) {
  const covered = new Map<string, CoveredDay>();
  for (const record of records) {
    const day = coverageOf(record);
    if (day !== undefined) covered.set(`${day.source} ${day.day}`, day);
  }
  return { records, derived: derivedFrom(records), covered: [...covered.values()] };
}

/** A busy channel follows from thousands of messages: its sightings are added up here, not one by one in the store. */
function derivedFrom(records: AnyRecord[]): AnyRecord[] {
  const derived = new Map<string, AnyRecord>();
  for (const record of records) {
    if (record.kind !== 'message') continue;
    for (const sighting of recordsBehind(record)) {
      const name = `${sighting.kind} ${keyOf(sighting)}`;
      const known = derived.get(name);
      derived.set(name, known === undefined ? sighting : mergeRecords(known, sighting));
    }
  }
  return [...derived.values()];
}
