import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ApiError } from '../../src/errors.ts';
import { type TurnLimits, Turns } from '../../src/services/turns.ts';
import { Cancelled } from '../../src/threads/failures.ts';

const LIMITS: TurnLimits = { atOnce: 2, perKey: 2, waiting: 100, waitingPerKey: 100, milliseconds: 600_000 };

/** Questions that end when they are told to. */
class Questions {
  readonly begun: string[] = [];
  #turns: Turns;
  #ends = new Map<string, () => void>();

  constructor(limits: Partial<TurnLimits> = {}) {
    this.#turns = new Turns({ ...LIMITS, ...limits });
  }

  get counts(): [running: number, waiting: number] {
    return [this.#turns.running, this.#turns.waiting];
  }

  /** Named by its key and a number: `a1`. */
  ask(name: string, signal?: AbortSignal): Promise<void> {
    return this.#turns.run(name.slice(0, 1), signal, () => {
      this.begun.push(name);
      return new Promise((resolve) => this.#ends.set(name, resolve));
    });
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await settled();
  }
}

/** Everything that follows from what was settled so far has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('as many run as may, the others wait in order', async () => {
  const questions = new Questions();
  const asked = ['a1', 'a2', 'a3', 'a4'].map((name) => questions.ask(name));
  assert.deepEqual(
    [questions.begun, questions.counts],
    [
      ['a1', 'a2'],
      [2, 2],
    ],
  );
  await questions.end('a2');
  assert.deepEqual(questions.begun, ['a1', 'a2', 'a3']);
  await questions.end('a1');
  await questions.end('a3');
  await questions.end('a4');
  await Promise.all(asked);
  assert.deepEqual(questions.counts, [0, 0]);
});

test('one key never has all of them', async () => {
  const questions = new Questions({ perKey: 1 });
  for (const name of ['a1', 'a2', 'b1']) void questions.ask(name);
  assert.deepEqual(questions.begun, ['a1', 'b1']);
  await questions.end('b1');
  assert.deepEqual(questions.begun, ['a1', 'b1'], 'what is left is for others');
  await questions.end('a1');
  assert.deepEqual(questions.begun, ['a1', 'b1', 'a2']);
});

test('keys take turns, however much one of them asks', async () => {
  const questions = new Questions({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void questions.ask(name);
  for (let index = 0; index < 7; index++) await questions.end(questions.begun[index] as string);
  assert.deepEqual(questions.begun, ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

for (const [whose, limits] of [
  ['of a key', { waitingPerKey: 1 }],
  ['of all keys', { waiting: 1 }],
] as const) {
  test(`whoever comes to a full line ${whose} is told at once, and when to try again`, async () => {
    const questions = new Questions({ atOnce: 1, ...limits });
    void questions.ask('a1');
    void questions.ask('a2');
    await assert.rejects(questions.ask('a3'), (error: ApiError) => {
      assert.deepEqual([error.name, error.status, error.headers], ['Busy', 503, { 'retry-after': '1' }]);
      return true;
    });
    assert.deepEqual(questions.counts, [1, 1]);
  });
}

test('a full line of one key is no matter of another', async () => {
  const questions = new Questions({ atOnce: 1, waitingPerKey: 1 });
  for (const name of ['a1', 'a2']) void questions.ask(name);
  await assert.rejects(questions.ask('a3'), ApiError);
  void questions.ask('b1');
  await questions.end('a1');
  await questions.end('a2');
  assert.deepEqual(questions.begun, ['a1', 'a2', 'b1']);
});

test('whoever waits too long is told so', async () => {
  const questions = new Questions({ atOnce: 1, milliseconds: 0 });
  void questions.ask('a1');
  await assert.rejects(questions.ask('b1'), { name: 'Busy' });
  assert.deepEqual(questions.counts, [1, 0]);
});

test('whoever goes leaves the line', async () => {
  const questions = new Questions({ atOnce: 1 });
  void questions.ask('a1');
  const controller = new AbortController();
  const gone = assert.rejects(questions.ask('b1', controller.signal), Cancelled);
  void questions.ask('c1');
  controller.abort();
  await gone;
  await questions.end('a1');
  assert.deepEqual(
    [questions.begun, questions.counts],
    [
      ['a1', 'c1'],
      [1, 0],
    ],
  );
});

test('a question that fails makes room all the same', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 1 });
  await assert.rejects(
    turns.run('a', undefined, () => Promise.reject(new Error('failed'))),
    /failed/,
  );
  assert.equal(await turns.run('a', undefined, async () => 'next'), 'next');
});
