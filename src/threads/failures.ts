export class Cancelled extends Error {
  constructor() {
    super('cancelled by the caller');
    this.name = 'Cancelled';
  }
}

export class TimedOut extends Error {
  constructor() {
    super('no answer in time');
    this.name = 'TimedOut';
  }
}
