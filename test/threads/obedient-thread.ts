/** A thread that does as the tests of the pool tell it. */
import { answerQuestions, ownData } from '../../src/threads/thread-body.ts';

interface Order {
  kind: 'echo' | 'until-given-up' | 'never' | 'die' | 'begin' | 'state' | 'reset';
  message?: string;
  /** Raised once it is at work. */
  begun?: Int32Array;
}

let state = '';

answerQuestions(({ kind, message, begun }: Order, { isGivenUp }) => {
  if (begun !== undefined) {
    Atomics.store(begun, 0, 1);
    Atomics.notify(begun, 0);
  }
  if (kind === 'reset') {
    state = 'reset';
    return undefined;
  }
  if (kind === 'begin') state = 'begun';
  if (kind === 'begin' || kind === 'state') return state;
  if (kind === 'die') throw new Error('told to die');
  if (kind === 'never') for (;;);
  if (kind === 'until-given-up') while (!isGivenUp());
  return `${ownData<string>()} ${message}`;
});
