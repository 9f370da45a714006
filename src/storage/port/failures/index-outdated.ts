/** Another analyzer built the index. Its answers would be wrong, so searches fail until it is rebuilt. */
export class IndexOutdated extends Error {
  readonly found: number;
  readonly program: number;

  constructor(found: number, program: number) {
    super(
      `the search index is outdated: it uses analyzer ${found}, but this version of nightjar needs ${program}; run "nightjar reindex"`,
    );
    this.name = 'IndexOutdated';
    this.found = found;
    this.program = program;
  }
}
