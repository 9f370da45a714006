import type { WriteOutcome } from '../storage/store.ts';

export interface RejectedEntry {
  file: string;
  line: number;
  reason: string;
}

/** Everything that went in is counted out again. */
export class ImportReport {
  read = 0;
  written = 0;
  merged = 0;
  unchanged = 0;
  rejected = 0;
  purged = 0;
  /** Fields of records that nobody asked for, with how often they occurred. */
  ignoredFields = new Map<string, number>();

  count(outcome: WriteOutcome): void {
    this[outcome]++;
  }

  countIgnored(fields: readonly string[]): void {
    for (const name of fields) {
      const field = name.slice(0, 100);
      // A hostile file could invent a new name on every line.
      if (this.ignoredFields.has(field) || this.ignoredFields.size < 100) {
        this.ignoredFields.set(field, (this.ignoredFields.get(field) ?? 0) + 1);
      }
    }
  }

  toJSON() {
    const { read, written, merged, unchanged, rejected } = this;
    return {
      read,
      written,
      merged,
      unchanged,
      rejected,
      ignoredFields: Object.fromEntries(this.ignoredFields),
    };
  }
}
