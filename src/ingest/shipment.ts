import { deserialize, serialize } from 'node:v8';
import type { AnyRecord } from '../records/record.ts';
import { Preparation } from '../storage/rules/prepare.ts';
import type { ReadBatch } from './file-task.ts';
import { type PackedRecords, packRecords, unpackRecords } from './packed.ts';

/**
 * Records are packed this many at a time, and unpacked so when they are written: what is made of them on either side dies young,
 * and the collector never has to carry a whole batch about.
 */
export const PART_SIZE = 500;

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
    besides: [],
    entries: 0,
    skipped: [],
    rejected: [],
    ignoredFields: [],
    textHeld: 0,
    bytesRead: 0,
  };

  add({ records, besides, entries, skipped, rejected, ignoredFields, textHeld, bytesRead }: ReadBatch): void {
    const shipment = this.#shipment;
    const part = [...records];
    this.#preparation.add(part);
    if (part.length > 0) shipment.parts.push(new Uint8Array(serialize(packRecords(part))));
    shipment.besides.push(...besides);
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
    return { ...this.#shipment, behind: this.#preparation.behind() };
  }
}

export function unpackShipment({ parts, ...rest }: Shipment): ReadBatch {
  return {
    ...rest,
    records: {
      *[Symbol.iterator](): Iterator<AnyRecord> {
        for (const part of parts) yield* unpackRecords(deserialize(part) as PackedRecords);
      },
    },
  };
}
