/** A promise costs as much as a row lookup, so synchronous engines may answer directly. */
export type Awaitable<T> = T | Promise<T>;
