/** The store cannot be reached, or not all of it: better no answer than part of one. */
export class StoreUnavailable extends Error {
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'StoreUnavailable';
  }
}
