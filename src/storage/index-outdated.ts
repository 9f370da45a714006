/** The index was built by another analyzer: its answers would be wrong, so there are none until it is rebuilt. */
export class IndexOutdated extends Error {
  constructor(found: number, wanted: number) {
    super(
      `the search index was built by analyzer ${found}, this nightjar has analyzer ${wanted}: run "nightjar reindex"`,
    );
    this.name = 'IndexOutdated';
  }
}
