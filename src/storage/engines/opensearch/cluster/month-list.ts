import type { Month } from '../../../../time/month.ts';
import type { MonthListing } from './schema.ts';
import type { OpensearchState, State } from './state.ts';

/** Maintains the state's list of months. Indices of a generation that is not in use yet are not listed. */
export class OpensearchMonthList implements MonthListing {
  #state: OpensearchState;

  constructor(state: OpensearchState) {
    this.#state = state;
  }

  isListed(index: string): boolean {
    const [month] = this.#monthsOf([index], this.#state.generation);
    return month === undefined || this.#state.months.includes(month);
  }

  async add(indices: readonly string[]): Promise<void> {
    await this.#change(indices, (known, months) => [...new Set([...known, ...months])]);
  }

  async remove(indices: readonly string[]): Promise<void> {
    await this.#change(indices, (known, months) => known.filter((month) => !months.includes(month)));
  }

  async #change(
    indices: readonly string[],
    change: (known: readonly Month[], months: readonly Month[]) => Month[],
  ): Promise<void> {
    if (this.#monthsOf(indices, this.#state.generation).length === 0) return;
    await this.#state.change((state) => {
      const known = state.months ?? [];
      const months = change(known, this.#monthsOf(indices, state.generation)).sort((a, b) => a - b);
      const isSame = state.months !== undefined && months.join() === known.join();
      return isSame ? state : withMonths(state, months);
    });
  }

  #monthsOf(indices: readonly string[], generation: number): Month[] {
    const { names } = this.#state;
    return indices
      .filter((index) => names.isMonth(index) && names.generationOf(index) === generation)
      .map((index) => names.monthOf(index));
  }
}

/** A month that is no longer listed need not be restored, so its losses are removed too. */
function withMonths(state: State, months: readonly Month[]): State {
  const lost = { ...state.lost };
  for (const month of state.months ?? []) if (!months.includes(month)) delete lost[`${month}`];
  return { ...state, months, lost };
}
