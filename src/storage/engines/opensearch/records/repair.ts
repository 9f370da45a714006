import type { Month } from '../../../../records/month.ts';
import type { Lost, Part, State } from '../cluster/known-state.ts';
import { recoverChats } from './chats-recovery.ts';
import type { OpensearchTables } from './tables.ts';

const WHOLE_PARTS = ['entities', 'findings', 'sightings', 'chats'] as const;

/**
 * Indices that were deleted. The next writer creates them anew and notes which files have to be imported again; OpenSearch would create
 * them by itself with the first document, and the loss would go unnoticed.
 */
export class OpensearchRepair {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  /** Names of the indices that must exist and do not. */
  async missing(state: State, { isPatient = false } = {}): Promise<string[]> {
    const existing = new Set(await this.#tables.schema.own({ isPatient }));
    return this.#expected(state)
      .map((part) => this.#tables.names.part(state.generation, part))
      .filter((index) => !existing.has(index));
  }

  /** For a registered writer: lists months that are not listed yet, and says whether something has to be mended. */
  async survey(state: State): Promise<{ state: State; isWhole: boolean }> {
    const { names, schema } = this.#tables;
    const existing = new Set(await schema.own({ isPatient: true }));
    const listed = await this.#listed(state, [...existing]);
    const isWhole =
      listed.lost?.chats === undefined &&
      // Months that were listed since exist: they are created before.
      this.#expected(state).every((part) => existing.has(names.part(state.generation, part)));
    return { state: listed, isWhole };
  }

  /** For the process that is alone. Noted before it is created: after an interruption, it is known what is missing. */
  async mend(state: State): Promise<State> {
    const { names, schema, state: shared } = this.#tables;
    const existing = await schema.own({ isPatient: true });
    const listed = await this.#listed(state, existing);
    const missing = this.#expected(listed).filter(
      (part) => !existing.includes(names.part(listed.generation, part)),
    );
    const isUnfinished = listed.lost?.chats !== undefined;
    if (missing.length === 0 && !isUnfinished) return listed;
    const lost = await this.#filesBehind(missing);
    let mended = await shared.changeExclusively((each) => ({
      ...each,
      lost: { ...each.lost, ...lost },
      repairs: (each.repairs ?? 0) + 1,
    }));
    // Until every searcher knows that an answer from the new indices would not be complete.
    if (missing.length > 0) await shared.grace();
    for (const part of missing) await schema.create(names.part(mended.generation, part));
    if (mended.lost?.chats !== undefined) {
      await recoverChats(this.#tables, mended.generation);
      mended = await shared.changeExclusively((each) => {
        const { chats: _, ...rest } = each.lost ?? {};
        return { ...each, lost: rest };
      });
    }
    return mended;
  }

  #expected({ months = [] }: State): Part[] {
    return [...months.map((month): Part => `${month}`), ...WHOLE_PARTS];
  }

  /** Months that exist without being listed: of an older version, or of a retention that was interrupted. */
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

  async #filesBehind(missing: readonly Part[]): Promise<Lost> {
    const { coverage, imports } = this.#tables;
    const lost: Lost = {};
    for (const part of missing) {
      if (part === 'chats') lost.chats = [];
      else {
        const files = WHOLE_PARTS.includes(part as never)
          ? [...new Set([...(await coverage.files()), ...(await imports.fileNumbers())])]
          : await coverage.filesOfMonth(Number(part) as Month);
        // Nothing was ever imported into it.
        if (files.length > 0) lost[part] = files.sort((a, b) => a - b);
      }
    }
    return lost;
  }
}
