import { OutOfTime } from './refusals.ts';

/** The time that several requests of one question have together. */
export class Deadline {
  #endsAt: number;

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds;
  }

  /** Milliseconds; throws when there are none. */
  get left(): number {
    const left = this.#endsAt - performance.now();
    if (left <= 0) throw new OutOfTime();
    return left;
  }
}
