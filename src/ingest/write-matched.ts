import type { MatchingSource } from '../storage/port/alerts.ts';
import { SearchesChanged } from '../storage/port/failures/searches-changed.ts';
import type { Batch, WriteOutcome, Writing } from '../storage/port/writing.ts';

/** Writes a batch with the saved searches that are current when it is written: they may change at any time. */
export async function writeMatched(
  store: Pick<Writing, 'write'>,
  batch: Batch,
  searches: MatchingSource | undefined,
  at: number,
): Promise<WriteOutcome[]> {
  for (;;) {
    try {
      const matching = await searches?.matching(at);
      return await store.write({ ...batch, matching });
    } catch (error) {
      if (!(error instanceof SearchesChanged)) throw error;
    }
  }
}
