/** Notices which processes have stopped beating, by this process's clock alone. */
export class HeartbeatWatch {
  #timeoutMs: number;
  #now: () => number;
  #heard = new Map<string, { beat: number; at: number }>();

  constructor(timeoutMs: number, now: () => number) {
    this.#timeoutMs = timeoutMs;
    this.#now = now;
  }

  isSilent(id: string, beat: number): boolean {
    const heard = this.#heard.get(id);
    if (heard === undefined || heard.beat !== beat) {
      this.#heard.set(id, { beat, at: this.#now() });
      return false;
    }
    return this.#now() - heard.at > this.#timeoutMs;
  }
}
