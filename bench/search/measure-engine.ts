import { readFileSync } from 'node:fs';
import type { BenchEngine, Corpus } from './engine.ts';
import { NightjarEngine } from './engines/nightjar.ts';
import type { LoadTime } from './loaded.ts';
import { again, timeFirst, timeMany, timeRepeated } from './measure.ts';
import { newQuestions } from './new-questions.ts';
import { type BenchQuestion, type NamedQuestion, questionsWith, warmUpQuestion } from './questions.ts';
import type { EngineResult } from './report.ts';

const CLIENTS = 16;
const UNDER_LOAD = ['rare word', 'commonest word', 'lookup by id'];

export interface MeasureOptions {
  repeats: number;
  loadMs: number;
  log: (text: string) => void;
}

/** Starts the engine and asks everything: once after the start, then repeatedly, then with many clients. */
export async function measureEngine(
  engine: BenchEngine,
  given: Corpus,
  load: LoadTime | undefined,
  options: MeasureOptions,
): Promise<EngineResult> {
  const { question: words } = given.vocabulary;
  const questions = questionsWith(words);
  const log = (text: string) => options.log(`${engine.name}: ${text}`);
  await engine.start(given);
  try {
    const result: EngineResult = {
      engine: engine.name,
      load,
      bytes: await engine.size(),
      timings: {},
      loads: {},
    };
    await engine.ask(warmUpQuestion(words));
    log('every question once');
    const firsts = await timeFirst(engine, questions);
    for (const { name, question } of questions) {
      const once = firsts.get(name);
      if (once === undefined) continue;
      log(name);
      const { first, answer } = once;
      const repeated = await timeRepeated(engine, question, options.repeats);
      result.timings[name] = { first, ...repeated, total: answer.total, grouped: answer.grouped };
    }
    for (const name of UNDER_LOAD) {
      log(`${name}, ${CLIENTS} clients`);
      result.loads[name] = await timeMany(engine, repeating(questions, name), CLIENTS, options.loadMs);
    }
    log(`new questions, ${CLIENTS} clients`);
    const unasked = newQuestions(given.vocabulary);
    result.loads['new questions'] = await timeMany(
      engine,
      () => unasked.next().value,
      CLIENTS,
      options.loadMs,
    );
    if (engine instanceof NightjarEngine) {
      result.lookups = await lookupsDuringSearches(engine, questions, options.loadMs);
      result.residentMegabytes = residentMegabytes(engine.residentPid);
    }
    return result;
  } finally {
    await engine.stop();
  }
}

/** Lookups while another client keeps counting the commonest word by day. */
async function lookupsDuringSearches(
  engine: BenchEngine,
  questions: readonly NamedQuestion[],
  milliseconds: number,
): Promise<NonNullable<EngineResult['lookups']>> {
  const lookup = repeating(questions, 'lookup by id');
  const alone = await timeMany(engine, lookup, CLIENTS, milliseconds);
  const [duringSearches] = await Promise.all([
    timeMany(engine, lookup, CLIENTS, milliseconds),
    timeMany(engine, repeating(questions, 'commonest word, by day'), 1, milliseconds),
  ]);
  return { alone, duringSearches };
}

function repeating(questions: readonly NamedQuestion[], name: string): (asked: number) => BenchQuestion {
  const found = questions.find((each) => each.name === name);
  if (found === undefined) throw new Error(`unknown question: ${name}`);
  return (asked) => again(found.question, asked);
}

function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
