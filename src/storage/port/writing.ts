import type { Message } from '../../records/message.ts';
import type { AnyRecord, RecordKind } from '../../records/record.ts';
import type { Matching } from './alerts.ts';
import type { FileCounts, ImportLog, Origin } from './import-log.ts';
import type { PushLog } from './push-log.ts';
import type { SealedDay } from './reading.ts';

/** A batch ends as soon as it reaches one of these. */
export interface BatchLimits {
  entries: number;
  /** Characters. */
  text: number;
}

/** A message whose text was analyzed ahead of time (rules/prepare.ts). Engines analyze the others themselves. */
export interface PreparedMessage {
  kind: 'prepared-message';
  message: Message;
  indexText: string;
  /** The text's similarity key, if it has one (search/similar). */
  similarity: string | undefined;
  /** The saved searches that it matches, if that is known, and the version of the searches that were asked. */
  found?: { version: number; searches: readonly string[] } | undefined;
}

/** A unit of writing: all of it is stored, or nothing. */
export interface Batch {
  /** Records from the source. Each has an outcome. */
  records: Iterable<AnyRecord | PreparedMessage>;
  /** Senders, channels and servers that the source mentions in passing. Merged, but not counted. */
  alsoSeen?: readonly AnyRecord[];
  /** The file all this comes from, as the import log numbers it. */
  file?: number | undefined;
  /** Finds the saved searches that the records match. Without it, none is looked for. */
  matching?: Matching | undefined;
  /** The batch is part of a push: its outcomes and these counts are added to those of the file, with the batch. */
  push?: { importId: number; at: number; counts: FileCounts } | undefined;
}

/** `merged`: a known record, to which this adds something, if only an older version. `purged`: a purge banned it permanently. */
export type WriteOutcome = 'written' | 'merged' | 'unchanged' | 'purged';

/** What imports do to a store. */
export interface Writing {
  /**
   * Merges the batch into the store, completely or not at all, with everything it implies: channels, servers and
   * senders of messages, findings, covered days. Durable once the promise resolves. Other readers see it from their
   * next turn of the event loop; an engine on several machines may take longer, but never beyond the end of the import.
   * Outcomes are those of `records`, in order. Writing the same batch again leaves everything `unchanged`. Matches of
   * saved searches are as durable as the records. Throws SearchesChanged, and writes nothing, if the searches that
   * `matching` knows are not the current ones.
   */
  write(batch: Batch): Promise<WriteOutcome[]>;

  /** Preferred batch size, if it differs from the default. */
  readonly batchLimits?: BatchLimits;

  /** Which imports ran, with their files. */
  readonly imports: ImportLog;

  /** Tasks and remembered answers of pushes. */
  readonly pushes: PushLog;

  /** The files a record was seen in, or undefined if there is no such record. */
  originOf(kind: RecordKind, key: string): Promise<Origin | undefined>;

  /** Marks days of feeds as complete, whatever they hold. Idempotent. */
  seal(sealed: readonly SealedDay[]): Promise<void>;
}
