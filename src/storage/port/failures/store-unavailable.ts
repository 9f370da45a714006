/** The store, or part of it, cannot be reached. A partial answer is never returned. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'StoreUnavailable';
  }
}
