/** A search that would take longer than anyone is willing to wait: it is given up, and says so. */
export class SearchTooSlow extends Error {
  constructor() {
    super('the search timed out');
    this.name = 'SearchTooSlow';
  }
}
