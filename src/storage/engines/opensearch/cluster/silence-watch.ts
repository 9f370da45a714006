/** Notices which processes have stopped beating, by this process's clock alone. */
export class SilenceWatch {
  #patienceMs: number;
  #now: () => number;
  #heard = new Map<string, { beat: number; at: number }>();

  constructor(patienceMs: number, now: () => number) {
    this.#patienceMs = patienceMs;
    this.#now = now;
  }

  isSilent(id: string, beat: number): boolean {
    const heard = this.#heard.get(id);
    if (heard === undefined || heard.beat !== beat) {
      this.#heard.set(id, { beat, at: this.#now() });
      return false;
    }
    return this.#now() - heard.at > this.#patienceMs;
  }
}
