/** A thread that does as the tests of the pool tell it. */
import { answerQuestions, ownData } from '../../src/threads/thread-body.ts';

interface Order {
  kind: 'echo' | 'until-given-up' | 'never' | 'die';
  message?: string;
  /** Raised once it is at work. */
  begun?: Int32Array;
}

answerQuestions(({ kind, message, begun }: Order, { isGivenUp }) => {
  if (begun !== undefined) {
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
  }
  if (kind === 'die') throw new Error('told to die');
  if (kind === 'never') for (;;);
  if (kind === 'until-given-up') while (!isGivenUp());
  return `${ownData<string>()} ${message}`;
});
