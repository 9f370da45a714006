import type { MessageSearches } from '../../alerts/matching/matched-search.ts';
import { SearchMatcher } from '../../alerts/matching/search-matcher.ts';
import type { AnyRecord } from '../../records/record.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';

/** Finds the saved searches that messages match, on the reader thread: it has time while the other one writes. */
export class MessageMatcher {
  #version: number;
  #matcher = new SearchMatcher();

  constructor({ version, searches }: MessageSearches) {
    this.#version = version;
    for (const search of searches) this.#matcher.add(search);
  }

  match(records: readonly (AnyRecord | PreparedMessage)[]): void {
    for (const record of records)
      if (record.kind === 'prepared-message')
        record.found = {
          version: this.#version,
          searches: this.#matcher.match(record.message, { prepared: record }),
        };
  }
}
