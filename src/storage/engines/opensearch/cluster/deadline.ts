import { OutOfTime } from './refusals.ts';

/** A deadline that several requests of one query share. */
export class Deadline {
  #endsAt: number;

  constructor(milliseconds: number) {
    this.#endsAt = performance.now() + milliseconds;
  }

  /** Throws once the deadline has passed. */
  get remainingMs(): number {
    const remainingMs = this.#endsAt - performance.now();
    if (remainingMs <= 0) throw new OutOfTime();
    return remainingMs;
  }
}
