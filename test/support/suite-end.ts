import { after } from 'node:test';

/** Stands in for the context of a test where tests of a suite share something: what is registered runs when the suite ends, last first. */
export function suiteEnd(): { after(work: () => unknown): void } {
  const registered: (() => unknown)[] = [];
  after(async () => {
    for (const work of registered.toReversed()) await work();
  });
  return { after: (work) => void registered.push(work) };
}
