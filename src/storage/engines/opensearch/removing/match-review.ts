import type { AnyRecord } from '../../../../records/record.ts';
import type { Matching } from '../../../port/alerts.ts';
import { type OpensearchMatches, recordName } from '../records/matches.ts';

const NONE: ReadonlySet<string> = new Set();
const BUFFER_SIZE = 2000;

/** Removes the matches of records that a purge removes, and of those that it changes unless they still match. */
export class MatchReview {
  #matches: OpensearchMatches;
  #matching: Matching | undefined;
  #records = new Map<string, ReadonlySet<string>>();
  #isNeeded = true;

  constructor(matches: OpensearchMatches, matching: Matching | undefined) {
    this.#matches = matches;
    this.#matching = matching;
  }

  /** Most stores have no matches, and then there is nothing to review. */
  async begin(): Promise<void> {
    this.#isNeeded = await this.#matches.any();
  }

  /** `left` is what remains of the record, if anything. */
  async add(kind: AnyRecord['kind'], key: string, left?: AnyRecord): Promise<void> {
    if (!this.#isNeeded) return;
    this.#records.set(recordName(kind, key), left === undefined ? NONE : this.#keptBy(left));
    if (this.#records.size >= BUFFER_SIZE) await this.finish();
  }

  /** Without anyone to ask, no match of a changed record is certain to remain. */
  #keptBy(record: AnyRecord): ReadonlySet<string> {
    return this.#matching?.matchesOf(record) ?? NONE;
  }

  async finish(): Promise<void> {
    const records = this.#records;
    this.#records = new Map();
    if (records.size > 0) await this.#matches.review(records);
  }
}
