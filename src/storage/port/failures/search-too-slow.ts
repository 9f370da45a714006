/** The search exceeded its deadline and was cancelled. */
export class SearchTooSlow extends Error {
  constructor() {
    super('the search timed out');
    this.name = 'SearchTooSlow';
  }
}
