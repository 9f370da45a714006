import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BenchAnswer, BenchEngine, Corpus } from '../../bench/search/engine.ts';
import { measureEngine } from '../../bench/search/measure-engine.ts';
import { INVENTED_WORDS } from '../../bench/search/question-words.ts';
import { type BenchQuestion, questionsWith, warmUpQuestion } from '../../bench/search/questions.ts';

const CORPUS: Corpus = {
  file: '',
  messages: 0,
  keys: [],
  vocabulary: { question: INVENTED_WORDS, common: ['the'], medium: ['seller'], rare: ['ransom'] },
};
const OPTIONS = { repeats: 2, loadMs: 0, log: () => {} };

/** Notes what it is asked. */
class FakeEngine implements BenchEngine {
  readonly name = 'fake';
  readonly events: (string | BenchQuestion)[] = [];

  async load(): Promise<undefined> {
    return undefined;
  }

  async start(): Promise<void> {
    this.events.push('start');
  }

  size(): number {
    return 5;
  }

  canAnswer(question: BenchQuestion): boolean {
    return question.kind !== 'top values';
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    this.events.push(question);
    return { total: 3, hits: 1, grouped: 2 };
  }

  async stop(): Promise<void> {
    this.events.push('stop');
  }
}

test('each question is asked once after the start and a warm-up, before any is repeated', async () => {
  const engine = new FakeEngine();
  await measureEngine(engine, CORPUS, undefined, OPTIONS);
  const asked = questionsWith(INVENTED_WORDS)
    .map(({ question }) => question)
    .filter((question) => engine.canAnswer(question));
  const [started, warmUp, ...rest] = engine.events;
  assert.equal(started, 'start');
  assert.deepEqual(warmUp, warmUpQuestion(INVENTED_WORDS));
  const once = rest.slice(0, asked.length).map((question) => JSON.stringify(question));
  const inOrder = asked.map((question) => JSON.stringify(question));
  assert.deepEqual([...once].sort(), [...inOrder].sort());
  assert.notDeepEqual(once, inOrder);
  assert.equal(engine.events.at(-1), 'stop');
});

test('questions that an engine cannot answer are left out', async () => {
  const { timings } = await measureEngine(new FakeEngine(), CORPUS, undefined, OPTIONS);
  assert.equal(timings['commonest word, top values'], undefined);
  assert.equal(timings['rare word']?.total, 3);
  assert.equal(timings['rare word']?.grouped, 2);
});

test('the load of new questions sums the totals of one question per client', async () => {
  const { loads } = await measureEngine(new FakeEngine(), CORPUS, undefined, OPTIONS);
  assert.equal(loads['new questions']?.total, 16 * 3);
});
