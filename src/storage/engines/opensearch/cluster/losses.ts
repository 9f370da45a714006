import type { Lost, Part, State } from './cached-state.ts';
import type { OpensearchState } from './state.ts';

/** Files to import again, because an index with their records was lost (records/repair.ts). */
export class OpensearchLosses {
  #state: OpensearchState;
  /** Number of repairs when this process wrote the first batch of a file. */
  #repairsAtStart = new Map<number, number>();

  constructor(state: OpensearchState) {
    this.#state = state;
  }

  /** Call before writing a batch of a file. Returns whether known records have to be written again. */
  begin(file: number, { repairs = 0, lost = {} }: State): boolean {
    if (!this.#repairsAtStart.has(file)) this.#repairsAtStart.set(file, repairs);
    return Object.keys(lost).length > 0;
  }

  /**
   * Call once a file is imported completely. If an index was lost since its first batch, that batch may be missing, so
   * the file still has to be imported again.
   */
  async restored(file: number): Promise<void> {
    const atStart = this.#repairsAtStart.get(file);
    this.#repairsAtStart.delete(file);
    await this.#remove([file], ({ repairs = 0 }) => atStart === undefined || atStart === repairs);
  }

  /** Purged files need not be imported again. */
  async removeFiles(files: Iterable<number>): Promise<void> {
    await this.#remove([...files], () => true);
  }

  /** For operators who no longer have the files. */
  async accept(): Promise<void> {
    // The next writer rebuilds the chats from the messages, without any file.
    await this.#state.change((state) => ({
      ...state,
      lost: state.lost?.chats === undefined ? {} : { chats: [] },
    }));
  }

  async #remove(files: readonly number[], isAllowed: (state: State) => boolean): Promise<void> {
    await this.#state.change((state) => {
      if (!isAllowed(state)) return state;
      const lost: Lost = {};
      let isChanged = false;
      for (const [part, needed] of Object.entries(state.lost ?? {}) as [Part, number[]][]) {
        const remaining = needed.filter((file) => !files.includes(file));
        if (remaining.length < needed.length) isChanged = true;
        if (remaining.length > 0 || part === 'chats') lost[part] = remaining;
      }
      return isChanged ? { ...state, lost } : state;
    });
  }
}
