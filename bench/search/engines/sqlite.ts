import { parseQuery } from '../../../src/search/query-language.ts';
import { SqliteStore } from '../../../src/storage/engines/sqlite/store.ts';
import type { BenchAnswer, BenchEngine, Corpus, LoadSteps } from '../engine.ts';
import { type BenchQuestion, DEEP_SKIP, GROUPS, GROUPS_MAX, PAGE_SIZE } from '../questions.ts';
import { type NightjarEngine, queryOf } from './nightjar.ts';

/** The baseline: the same file, queried in-process without HTTP, threads or caches. */
export class SqliteEngine implements BenchEngine {
  readonly name = 'sqlite';
  #nightjar: NightjarEngine;
  #store: SqliteStore | undefined;
  #keys: Corpus['keys'] = [];

  constructor(nightjar: NightjarEngine) {
    this.#nightjar = nightjar;
  }

  async load(corpus: Corpus): Promise<LoadSteps> {
    return this.#nightjar.load(corpus);
  }

  size(): number {
    return this.#nightjar.size();
  }

  async start({ keys }: Corpus): Promise<void> {
    this.#keys = keys;
    this.#store = new SqliteStore(this.#nightjar.folder);
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    const store = this.#store as SqliteStore;
    switch (question.kind) {
      case 'search': {
        const skip = question.skip === 'deep' ? DEEP_SKIP : 0;
        const { total, hits } = await store.find({
          collection: 'message',
          text: parseQuery(queryOf(question.words)),
          platform: question.platform,
          during: { from: question.from, to: question.to },
          order: question.order,
          slice: { kind: 'page', skip, take: PAGE_SIZE },
        });
        return { total, hits: hits.length };
      }
      case 'histogram': {
        const { total, buckets } = await store.histogram({
          collection: 'message',
          text: parseQuery(queryOf(question.words)),
          interval: question.interval,
          by: question.by,
          groupsMax: GROUPS_MAX,
        });
        return { total, hits: buckets.length, grouped: sumOf(buckets.flatMap(({ groups }) => groups)) };
      }
      case 'top values': {
        const { total, hits, facets } = await store.find({
          collection: 'message',
          text: parseQuery(queryOf(question.words)),
          facets: { by: GROUPS, size: GROUPS_MAX },
          slice: { kind: 'page', skip: 0, take: PAGE_SIZE },
        });
        return { total, hits: hits.length, grouped: sumOf(Object.values(facets ?? {}).flat()) };
      }
      case 'message': {
        const { platform, messageId } = this.#keys[
          question.index % this.#keys.length
        ] as Corpus['keys'][number];
        const found = store.get('message', `${platform}:${messageId}`);
        return { total: found === undefined ? 0 : 1, hits: 1 };
      }
      case 'email':
      case 'wallet': {
        const kind = question.kind === 'email' ? 'email' : 'ethereum_address';
        const { total, hits } = await store.find({
          collection: 'profile',
          item: { kind, canonical: question.value },
          slice: { kind: 'page', skip: 0, take: PAGE_SIZE },
        });
        return { total, hits: hits.length };
      }
    }
  }

  async stop(): Promise<void> {
    await this.#store?.close();
    this.#store = undefined;
  }
}

function sumOf(groups: readonly { count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}
