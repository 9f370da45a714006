import type { BenchAnswer, BenchEngine } from './engine.ts';
import type { BenchQuestion } from './questions.ts';

export interface Timing {
  /** Milliseconds of the first run. */
  first: number;
  p50: number;
  p99: number;
  total: number;
}

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

const REPEATS_MIN = 5;
const BUDGET_MS = 4000;

export async function timeOne(
  engine: BenchEngine,
  question: BenchQuestion,
  repeats: number,
): Promise<Timing> {
  const [first, answer] = await timed(() => engine.ask(question));
  const times: number[] = [];
  let spent = 0;
  while (times.length < repeats && (spent < BUDGET_MS || times.length < REPEATS_MIN)) {
    const [time] = await timed(() => engine.ask(again(question, times.length)));
    times.push(time);
    spent += time;
  }
  return { first, p50: quantile(times, 0.5), p99: quantile(times, 0.99), total: answer.total };
}

/** Many concurrent clients, each sending its next request after the previous answer. */
export async function timeMany(
  engine: BenchEngine,
  question: BenchQuestion,
  clients: number,
  milliseconds: number,
): Promise<Load> {
  const times: number[] = [];
  const endsAt = performance.now() + milliseconds;
  let asked = 0;
  const client = async () => {
    while (performance.now() < endsAt) {
      const [time] = await timed(() => engine.ask(again(question, asked++)));
      times.push(time);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

/** Looks up another message each time, so that caches do not help. */
function again(question: BenchQuestion, round: number): BenchQuestion {
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
