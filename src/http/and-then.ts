import type { Awaitable } from '../storage/port/awaitable.ts';

/** Calls `next` with a value: immediately if it is there, or when its promise resolves. */
export function andThen<T, U>(value: Awaitable<T>, next: (value: T) => Awaitable<U>): Awaitable<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
