/** There is no store where one was expected. The message says how to create one. */
export class StoreMissing extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreMissing';
  }
}
