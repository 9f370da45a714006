/** Writes one after the other, in the order in which they ask: pushes and tasks share one store. */
export class WriteTurns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
