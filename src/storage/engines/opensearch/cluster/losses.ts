import type { Lost, Part, State } from './known-state.ts';
import type { OpensearchState } from './state.ts';

/** Which files have to be imported again, because an index with their records was lost (records/repair.ts). */
export class OpensearchLosses {
  #state: OpensearchState;
  /** How often something had been lost when this process wrote the first batch of a file. */
  #begun = new Map<number, number>();

  constructor(state: OpensearchState) {
    this.#state = state;
  }

  /** A batch of a file is about to be written. Returns whether records that are known have to be written again. */
  begin(file: number, { repairs = 0, lost = {} }: State): boolean {
    if (!this.#begun.has(file)) this.#begun.set(file, repairs);
    return Object.keys(lost).length > 0;
  }

  /** A file was imported to its end. If something was lost meanwhile, its first batches may be gone: then it counts as not imported. */
  async restored(file: number): Promise<void> {
    const begun = this.#begun.get(file);
    this.#begun.delete(file);
    await this.#remove([file], ({ repairs = 0 }) => begun === undefined || begun === repairs);
  }

  /** Files that were purged need not come back. */
  async forget(files: Iterable<number>): Promise<void> {
    await this.#remove([...files], () => true);
  }

  /** For operators who do not have the files any more. */
  async accept(): Promise<void> {
    // Chats are worked out by the next writer; no file is needed for them.
    await this.#state.change((state) => ({
      ...state,
      lost: state.lost?.chats === undefined ? {} : { chats: [] },
    }));
  }

  async #remove(files: readonly number[], isTime: (state: State) => boolean): Promise<void> {
    await this.#state.change((state) => {
      if (!isTime(state)) return state;
      const lost: Lost = {};
      let isChanged = false;
      for (const [part, wanted] of Object.entries(state.lost ?? {}) as [Part, number[]][]) {
        const left = wanted.filter((file) => !files.includes(file));
        if (left.length < wanted.length) isChanged = true;
        if (left.length > 0 || part === 'chats') lost[part] = left;
      }
      return isChanged ? { ...state, lost } : state;
    });
  }
}
