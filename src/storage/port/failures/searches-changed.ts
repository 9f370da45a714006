/** Saved searches changed since the writer last read them. Read them again and write the batch again. */
export class SearchesChanged extends Error {
  constructor() {
    super('saved searches have changed');
    this.name = 'SearchesChanged';
  }
}
