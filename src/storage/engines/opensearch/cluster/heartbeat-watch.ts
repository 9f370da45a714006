/** Detects processes that have stopped sending heartbeats, using only this process's clock. */
export class HeartbeatWatch {
  #leaseMs: number;
  #now: () => number;
  #lastBeats = new Map<string, { beat: number; at: number }>();

  constructor(leaseMs: number, now: () => number) {
    this.#leaseMs = leaseMs;
    this.#now = now;
  }

  isExpired(id: string, beat: number): boolean {
    const last = this.#lastBeats.get(id);
    if (last === undefined || last.beat !== beat) {
      this.#lastBeats.set(id, { beat, at: this.#now() });
      return false;
    }
    return this.#now() - last.at > this.#leaseMs;
  }
}
