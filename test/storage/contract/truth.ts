import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { COMMON_WORD, corpus, messageOf, seeded, wordOf } from '../../../bench/search/corpus.ts';
import type { Message } from '../../../src/records/message.ts';
import { keyOf } from '../../../src/records/record.ts';
import { tieOf } from '../../../src/records/tie.ts';
import { parseQuery } from '../../../src/search/query-language.ts';
import type { Question } from '../../../src/storage/port/query.ts';
import { isTrueOf, type Searched, searchedParts } from '../../support/truth.ts';
import type { Engine } from './store-suite.ts';

const MESSAGES = 20_000;
const QUERIES = 2500;
/** The minimum for slow engines. Each query runs several searches. */
const QUERIES_MIN = 1000;
/** Lists up to this length are compared completely, longer ones by total and random pages. */
const WHOLE_MAX = 200;
const PAGE = 20;
const PAGES = 3;
/** Checks that run at the same time. */
const CONCURRENCY = 8;

export interface Known {
  message: Message;
  key: string;
  parts: Searched;
}

export type Conditions = Omit<Question<'message'>, 'slice'>;

/** Evaluates the conditions on a single message, without an index. */
export function isFound({ message, parts }: Known, { text, platform, during }: Conditions): boolean {
  return (
    (platform === undefined || message.platform === platform) &&
    (during?.from === undefined || message.detectionDate >= during.from) &&
    (during?.to === undefined || message.detectionDate <= during.to) &&
    (text === undefined || isTrueOf(text, parts))
  );
}

/** Newest first; decision 14 defines the order of ties. */
export function inOrder(messages: readonly Message[]): Known[] {
  return messages
    .map((message) => ({ message, key: keyOf(message), parts: searchedParts(message) }))
    .sort(
      (a, b) =>
        b.message.detectionDate - a.message.detectionDate ||
        tieOf(b.key) - tieOf(a.key) ||
        (a.key < b.key ? 1 : -1),
    );
}

function readCorpus(): Message[] {
  return Array.from(corpus(MESSAGES), messageOf);
}

/** Generates queries of every kind, mostly from words that occur in the corpus. */
export class QueryGenerator {
  #random = seeded(7);
  #known: readonly Known[];

  constructor(known: readonly Known[]) {
    this.#known = known;
  }

  below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  query(depth = 3): string {
    const kind = depth === 0 ? this.below(6) : this.below(11);
    if (kind <= 2) return this.below(10) === 0 ? `${this.#word()}~` : this.#word();
    if (kind === 3) return `"${this.#run(2 + this.below(2))}"`;
    if (kind === 4) return `${this.#word().slice(0, 1 + this.below(4))}*`;
    if (kind === 5) return this.#field();
    if (kind === 6) return `-${this.#group(depth)}`;
    if (kind <= 8) return `(${this.query(depth - 1)} OR ${this.query(depth - 1)})`;
    return `${this.#group(depth)} ${this.#group(depth)}`;
  }

  /** Adds a platform, a start or an end to some queries. */
  conditions(q: string): Conditions {
    const newest = (this.#known[0] as Known).message.detectionDate;
    const oldest = (this.#known.at(-1) as Known).message.detectionDate;
    const platform = this.below(4) === 0 ? ('discord' as const) : undefined;
    const from = this.below(3) === 0 ? oldest + this.below(newest - oldest) : undefined;
    const start = from ?? oldest;
    const to = this.below(3) === 0 ? start + this.below(newest - start) : undefined;
    return { collection: 'message', text: parseQuery(q.slice(0, 512)), platform, during: { from, to } };
  }

  #group(depth: number): string {
    return `(${this.query(depth - 1)})`;
  }

  #message(): Message {
    return (this.#known[this.below(this.#known.length)] as Known).message;
  }

  #word(): string {
    const luck = this.below(10);
    if (luck === 0) return COMMON_WORD;
    if (luck === 1) return wordOf(this.below(12), this.below(60_000));
    const words = this.#message().text.split(' ');
    const word = words[this.below(words.length)] as string;
    // Scripts without spaces: take a few characters.
    return word.length > 20 ? word.slice(0, 1 + this.below(4)) : word;
  }

  #run(length: number): string {
    const words = this.#message().text.split(' ');
    const start = this.below(Math.max(1, words.length - length));
    return words
      .slice(start, start + length)
      .join(' ')
      .slice(0, 60);
  }

  #field(): string {
    const { channelId, channelTitle, userId, username, text, languages } = this.#message();
    const last = text.split(' ').at(-1) as string;
    return [
      `channel:${channelId}`,
      `channel:"${channelTitle}"`,
      `channel:${channelTitle?.slice(0, 2)}*`,
      `user:${userId}`,
      `user:${username?.toUpperCase()}`,
      `user:${username?.slice(0, 9)}*`,
      `lang:${languages[0]?.language}`,
      `email:${last}`,
      `wallet:${last}`,
    ][this.below(9)] as string;
  }
}

/** Every query returns exactly the list that a scan over all messages returns. */
export function testTruth(engine: Engine): void {
  describe(`${engine.name}: truth`, () => {
    let known: Known[];
    before(() => {
      known = inOrder(readCorpus());
    });

    const queries = Math.max(QUERIES_MIN, engine.rounds(QUERIES));
    test(`${queries} random queries on ${MESSAGES} messages in 12 languages match a full scan`, async (t) => {
      const store = await engine.openStore(t);
      for (let start = 0; start < known.length; start += 5000) {
        await store.write({ records: known.slice(start, start + 5000).map(({ message }) => message) });
      }
      const generator = new QueryGenerator(known);
      let found = 0;
      const pending: Promise<void>[] = [];
      for (let round = 0; round < queries; round++) {
        const q = generator.query();
        const conditions = generator.conditions(q);
        const expected = known.filter((each) => isFound(each, conditions));
        const windows =
          expected.length <= WHOLE_MAX
            ? [{ skip: 0, take: WHOLE_MAX + 1 }]
            : Array.from({ length: engine.rounds(PAGES) }, () => ({
                skip: generator.below(expected.length),
                take: PAGE,
              }));
        const check = async ({ skip, take }: { skip: number; take: number }) => {
          const answer = await store.find({ ...conditions, slice: { kind: 'page', skip, take } });
          assert.equal(answer.total, expected.length, q);
          assert.deepEqual(
            answer.hits.map(keyOf),
            expected.slice(skip, skip + take).map(({ key }) => key),
            q,
          );
        };
        pending.push(...windows.map(check));
        if (pending.length >= CONCURRENCY) await Promise.all(pending.splice(0));
        if (expected.length > 0) found++;
      }
      await Promise.all(pending);
      assert.ok(found > queries / 3, `${found} queries found something`);
    });
  });
}
