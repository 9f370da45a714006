import type { WriteOutcome } from '../storage/port/writing.ts';
import type { Position } from './importer.ts';

export interface RejectedEntry extends Position {
  file: string;
  reason: string;
}

/** Limits the names that a hostile file can invent. */
const NAMES_MAX = 100;
const NAME_LENGTH_MAX = 200;

/** Counts by name. */
export class Counter {
  counts = new Map<string, number>();

  add(name: string, count = 1): void {
    const short = name.slice(0, NAME_LENGTH_MAX);
    if (this.counts.has(short) || this.counts.size < NAMES_MAX) {
      this.counts.set(short, (this.counts.get(short) ?? 0) + count);
    }
  }

  get total(): number {
    return this.counts.values().reduce((sum, count) => sum + count, 0);
  }

  toJSON(): Record<string, number> {
    return Object.fromEntries(this.counts);
  }
}

/** Accounts for every entry that was read. */
export class ImportReport {
  read = 0;
  written = 0;
  merged = 0;
  unchanged = 0;
  /** Refused because a purge banned it. */
  purged = 0;
  rejected = 0;
  skipped = new Counter();
  /** Unknown fields, with the number of occurrences. */
  ignoredFields = new Counter();
  /** About whole files, with the number of files. */
  warnings = new Counter();

  count(outcome: WriteOutcome): void {
    this[outcome]++;
  }

  add(other: ImportReport): void {
    this.read += other.read;
    this.written += other.written;
    this.merged += other.merged;
    this.unchanged += other.unchanged;
    this.purged += other.purged;
    this.rejected += other.rejected;
    for (const [reason, count] of other.skipped.counts) this.skipped.add(reason, count);
    for (const [field, count] of other.ignoredFields.counts) this.ignoredFields.add(field, count);
    for (const [warning, count] of other.warnings.counts) this.warnings.add(warning, count);
  }

  counts(): Record<string, number> {
    const { read, written, merged, unchanged, purged, rejected } = this;
    return { read, written, merged, unchanged, skipped: this.skipped.total, purged, rejected };
  }

  toJSON() {
    return {
      ...this.counts(),
      skippedBecause: this.skipped.toJSON(),
      ignoredFields: this.ignoredFields.toJSON(),
      warnings: this.warnings.toJSON(),
    };
  }
}
