/** The search exceeded its deadline and was cancelled. */
export class SearchTooSlow extends Error {
  constructor() {
    super('the search took longer than it may');
    this.name = 'SearchTooSlow';
  }
}
