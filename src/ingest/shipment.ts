import { deserialize, serialize } from 'node:v8';
import type { AnyRecord } from '../records/record.ts';
import type { PreparedMessage } from '../storage/port/writing.ts';
import { Preparation } from '../storage/rules/prepare.ts';
import type { ReadBatch } from './file-task.ts';
import { type PackedRecords, packRecords, unpackRecords } from './packed.ts';

/** A batch as it goes from the thread that reads to the one that writes. */
export interface Shipment extends Omit<ReadBatch, 'records'> {
  /** Transferred, not copied. */
  parts: Uint8Array<ArrayBuffer>[];
}

/** Gathers parts of a file until there are enough for a batch. */
export class ShipmentMaker {
  #preparation = new Preparation();
  #shipment: Shipment = {
    parts: [],
    alsoSeen: [],
    entries: 0,
    skipped: [],
    rejected: [],
    ignoredFields: [],
    textHeld: 0,
    bytesRead: 0,
  };

  add({
    records,
    alsoSeen,
    entries,
    skipped,
    rejected,
    ignoredFields,
    textHeld,
    bytesRead,
  }: ReadBatch & { records: Iterable<AnyRecord> }): void {
    const shipment = this.#shipment;
    const part = Array.from(records, (record) => this.#preparation.add(record));
    if (part.length > 0) shipment.parts.push(new Uint8Array(serialize(packRecords(part))));
    shipment.alsoSeen.push(...alsoSeen);
    shipment.entries += entries;
    shipment.skipped.push(...skipped);
    shipment.rejected.push(...rejected);
    shipment.ignoredFields.push(...ignoredFields);
    shipment.textHeld += textHeld;
    shipment.bytesRead = bytesRead;
  }

  get entries(): number {
    return this.#shipment.entries;
  }

  get textHeld(): number {
    return this.#shipment.textHeld;
  }

  finished(): Shipment {
    return { ...this.#shipment, implied: this.#preparation.implied() };
  }
}

export function unpackShipment({ parts, ...rest }: Shipment): ReadBatch {
  return {
    ...rest,
    records: {
      *[Symbol.iterator](): Iterator<AnyRecord | PreparedMessage> {
        for (const part of parts) yield* unpackRecords(deserialize(part) as PackedRecords);
      },
    },
  };
}
