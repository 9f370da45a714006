import type { BenchAnswer, BenchEngine } from './engine.ts';
import type { BenchQuestion, NamedQuestion } from './questions.ts';
import { seeded } from './random.ts';

export interface Timing {
  /** Milliseconds of the first run, soon after the engine was started. */
  first: number;
  p50: number;
  p99: number;
  total: number;
  /** `grouped` of the answer. */
  grouped: number | undefined;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Sum of the totals of the first round, one question per client. */
  total: number;
}

const REPEATS_MIN = 5;
const BUDGET_MS = 4000;
const ORDER_SEED = 7;

/** Asks each question once, in an order that no engine was tuned for but that is the same for all. */
export async function timeFirst(
  engine: BenchEngine,
  questions: readonly NamedQuestion[],
): Promise<Map<string, { first: number; answer: BenchAnswer }>> {
  const firsts = new Map<string, { first: number; answer: BenchAnswer }>();
  for (const { name, question } of shuffled(questions, ORDER_SEED)) {
    if (engine.canAnswer?.(question) === false) continue;
    const [first, answer] = await timed(() => engine.ask(question));
    firsts.set(name, { first, answer });
  }
  return firsts;
}

export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = seeded(seed);
  const order = values.map((value) => [random(), value] as const);
  return order.sort(([a], [b]) => a - b).map(([, value]) => value);
}

export async function timeRepeated(
  engine: BenchEngine,
  question: BenchQuestion,
  repeats: number,
): Promise<Pick<Timing, 'p50' | 'p99'>> {
  const times: number[] = [];
  let spent = 0;
  while (times.length < repeats && (spent < BUDGET_MS || times.length < REPEATS_MIN)) {
    const [time] = await timed(() => engine.ask(again(question, times.length)));
    times.push(time);
    spent += time;
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Many concurrent clients, each sending its next request after the previous answer. */
export async function timeMany(
  engine: BenchEngine,
  nextQuestion: (asked: number) => BenchQuestion,
  clients: number,
  milliseconds: number,
): Promise<Load> {
  const times: number[] = [];
  const endsAt = performance.now() + milliseconds;
  let asked = 0;
  let total = 0;
  const client = async () => {
    // Each client asks at least once, so that the totals of the first round are those of the same questions.
    do {
      const isFirstRound = asked < clients;
      const question = nextQuestion(asked++);
      const [time, answer] = await timed(() => engine.ask(question));
      times.push(time);
      if (isFirstRound) total += answer.total;
    } while (performance.now() < endsAt);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99), total };
}

/** Looks up another message each time, so that caches do not help. */
export function again(question: BenchQuestion, round: number): BenchQuestion {
  return question.kind === 'message' ? { kind: 'message', index: round } : question;
}

async function timed(work: () => Promise<BenchAnswer>): Promise<[number, BenchAnswer]> {
  const start = performance.now();
  const answer = await work();
  return [performance.now() - start, answer];
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
