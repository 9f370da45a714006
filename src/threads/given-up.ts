/** The caller cancelled: nobody waits for the answer. */
export class GivenUp extends Error {
  constructor() {
    super('cancelled by the caller');
    this.name = 'GivenUp';
  }
}

/** A thread did not answer in the time it had. */
export class TimeIsUp extends Error {
  constructor() {
    super('no answer in time');
    this.name = 'TimeIsUp';
  }
}
