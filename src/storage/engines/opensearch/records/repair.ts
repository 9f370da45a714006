import type { Month } from '../../../../time/month.ts';
import type { Lost, Part, State } from '../cluster/cached-state.ts';
import { recoverChats } from './chats-recovery.ts';
import type { OpensearchTables } from './tables.ts';

const FIXED_PARTS = ['entities', 'findings', 'sightings', 'chats'] as const;

/**
 * Handles indices that were deleted. The next writer recreates them and records which files have to be imported again.
 * Otherwise OpenSearch would create them with the first document, and the loss would go unnoticed.
 */
export class OpensearchRepair {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  /** Names of the indices that should exist and do not. */
  async missing(state: State, { isForWriter = false } = {}): Promise<string[]> {
    const existing = new Set(await this.#tables.schema.own({ isForWriter }));
    return this.#expected(state)
      .map((part) => this.#tables.names.part(state.generation, part))
      .filter((index) => !existing.has(index));
  }

  /** For a registered writer: lists unlisted months, and returns whether all indices exist. */
  async inspect(state: State): Promise<{ state: State; isIntact: boolean }> {
    const { names, schema } = this.#tables;
    const existing = new Set(await schema.own({ isForWriter: true }));
    const listed = await this.#listed(state, [...existing]);
    const isIntact =
      listed.lost?.chats === undefined &&
      // Months that were just listed exist: they are created first.
      this.#expected(state).every((part) => existing.has(names.part(state.generation, part)));
    return { state: listed, isIntact };
  }

  /**
   * Needs exclusive access. Records the loss before it creates the index, so that an interruption does not hide the
   * loss.
   */
  async recreateMissing(state: State): Promise<State> {
    const { names, schema, state: shared } = this.#tables;
    const existing = await schema.own({ isForWriter: true });
    const listed = await this.#listed(state, existing);
    const missing = this.#expected(listed).filter(
      (part) => !existing.includes(names.part(listed.generation, part)),
    );
    const isUnfinished = listed.lost?.chats !== undefined;
    if (missing.length === 0 && !isUnfinished) return listed;
    const lost = await this.#filesOf(missing);
    let repaired = await shared.changeExclusively((each) => ({
      ...each,
      lost: { ...each.lost, ...lost },
      repairs: (each.repairs ?? 0) + 1,
    }));
    // Every searcher must know first that answers from the new indices are incomplete.
    if (missing.length > 0) await shared.waitForSearchers();
    for (const part of missing) await schema.create(names.part(repaired.generation, part));
    if (repaired.lost?.chats !== undefined) {
      await recoverChats(this.#tables, repaired.generation);
      repaired = await shared.changeExclusively((each) => {
        const { chats: _, ...rest } = each.lost ?? {};
        return { ...each, lost: rest };
      });
    }
    return repaired;
  }

  #expected({ months = [] }: State): Part[] {
    return [...months.map((month): Part => `${month}`), ...FIXED_PARTS];
  }

  /** Lists months that exist unlisted, from an older version or an interrupted retention. */
  async #listed(state: State, existing: readonly string[]): Promise<State> {
    const { names, schema, state: shared } = this.#tables;
    const months = existing.filter(
      (index) => names.isMonth(index) && names.generationOf(index) === state.generation,
    );
    const isListed = months.every((index) => state.months?.includes(names.monthOf(index)));
    if (isListed && state.months !== undefined) return state;
    await schema.listing?.add(months);
    return shared.change((each) => (each.months === undefined ? { ...each, months: [] } : each));
  }

  async #filesOf(missing: readonly Part[]): Promise<Lost> {
    const { coverage, imports } = this.#tables;
    const lost: Lost = {};
    for (const part of missing) {
      if (part === 'chats') lost.chats = [];
      else {
        const files = FIXED_PARTS.includes(part as never)
          ? [...new Set([...(await coverage.files()), ...(await imports.fileNumbers())])]
          : await coverage.filesOfMonth(Number(part) as Month);
        // Without files, nothing was ever imported into it.
        if (files.length > 0) lost[part] = files.sort((a, b) => a - b);
      }
    }
    return lost;
  }
}
