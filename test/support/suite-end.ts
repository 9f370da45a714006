import { after } from 'node:test';

/** Replaces the test context for resources that a suite shares: hooks run when the suite ends, last one first. */
export function suiteEnd(): { after(work: () => unknown): void } {
  const registered: (() => unknown)[] = [];
  after(async () => {
    for (const work of registered.toReversed()) await work();
  });
  return { after: (work) => void registered.push(work) };
}
