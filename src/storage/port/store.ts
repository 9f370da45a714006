import type { AlertStore } from './alerts.ts';
import type { Export } from './export.ts';
import type { Reading } from './reading.ts';
import type { Upkeep } from './upkeep.ts';
import type { Writing } from './writing.ts';

/**
 * A complete store. Each method's comment is its contract, and test/storage/contract/ holds every engine to it. Code
 * that needs only a part takes that part: HTTP gets Reading.
 */
export interface Store extends Reading, Writing, Upkeep {
  readonly export: Export;
  readonly alerts: AlertStore;

  close(): Promise<void>;
}
