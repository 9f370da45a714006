/** Whoever asked waits no longer: the answer would go to nobody. */
export class GivenUp extends Error {
  constructor() {
    super('whoever asked has gone');
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
