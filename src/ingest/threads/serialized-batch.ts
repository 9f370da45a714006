import { deserialize, serialize } from 'node:v8';
import type { AnyRecord } from '../../records/record.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';
import { prepare } from '../../storage/rules/prepare.ts';
import type { FilePart } from '../file-reader.ts';
import { addDetails, type BatchDetails, noDetails, type ReadBatch } from '../read-batch.ts';
import type { MessageMatcher } from './message-matcher.ts';
import { type PackedRecords, packRecords, unpackRecords } from './packed.ts';

/** A batch on its way from the reader thread to the main thread. */
export interface SerializedBatch extends BatchDetails {
  /** Packed records. The buffers are transferred, not copied. */
  parts: Uint8Array<ArrayBuffer>[];
}

/** Collects parts of a file until they make a batch, and does what can be done before it is written. */
export class BatchSerializer {
  readonly details = noDetails();
  #parts: SerializedBatch['parts'] = [];
  #matcher: MessageMatcher | undefined;

  constructor(matcher?: MessageMatcher) {
    this.#matcher = matcher;
  }

  add({ records, ...details }: FilePart): void {
    if (records.length > 0) {
      const prepared = records.map(prepare);
      this.#matcher?.match(prepared);
      // A buffer of its own, not of Node's pool, so it can be transferred as it is.
      const { buffer, byteOffset, byteLength } = serialize(packRecords(prepared));
      this.#parts.push(new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength));
    }
    addDetails(this.details, details);
  }

  finish(): SerializedBatch {
    return { ...this.details, parts: this.#parts };
  }
}

/** Unpacks one part at a time, as the records are iterated. */
export function deserializeBatch({ parts, ...rest }: SerializedBatch): ReadBatch {
  return {
    ...rest,
    records: {
      *[Symbol.iterator](): Iterator<AnyRecord | PreparedMessage> {
        for (const part of parts) yield* unpackRecords(deserialize(part) as PackedRecords);
      },
    },
  };
}
