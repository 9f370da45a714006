import type { FastifyReply, FastifyRequest } from 'fastify';
import { withAccounts } from '../questions/account-names.ts';
import type { Message } from '../records/message.ts';
import type { Page } from '../records/page.ts';
import type { RecordKind, RecordOf } from '../records/record.ts';
import type { BytesInFlight, ResponseBytes } from '../services/bytes-in-flight.ts';
import type { SearchQueue } from '../services/search-queue.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { CountedKind, Histogram, HistogramQuestion } from '../storage/port/histogram.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorCount,
  IndicatorCountsQuestion,
  IndicatorQuestion,
  IndicatorSearch,
  IndicatorSummary,
} from '../storage/port/indicators.ts';
import type { LinksQuestion, NodeLinks } from '../storage/port/links.ts';
import type { RecordName, RecordOutline } from '../storage/port/outline.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PageVersionsQuestion,
  PostCount,
  PostCountQuestion,
  Question,
} from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';
import type {
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
  QuietChannel,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from '../storage/port/trends.ts';
import type { Day } from '../time/day.ts';

interface RequestParts {
  store: Reading;
  queue: SearchQueue;
  bytesInFlight: BytesInFlight;
}

/**
 * The store for one request. Searches go through the queue and are cancelled when the client disconnects, or by a signal of their own; the bytes of the
 * response count as unread until they are sent. Lookups by key skip the queue, unless the record is large.
 */
export class RequestReading implements Reading {
  #parts: RequestParts;
  #key: string;
  #reply: FastifyReply;
  #isCounting: boolean;
  #asker: Asker | undefined;
  #response: ResponseBytes | undefined;

  /** A response of any length, which keeps only a few words of each record, does not count their bytes. */
  constructor(
    parts: RequestParts,
    request: FastifyRequest,
    reply: FastifyReply,
    { isCounting = true }: { isCounting?: boolean } = {},
  ) {
    this.#isCounting = isCounting;
    this.#parts = parts;
    this.#key = request.apiKey?.id ?? '';
    this.#reply = reply;
  }

  /** The bytes of the response, released once it is sent. */
  get response(): ResponseBytes {
    if (this.#response === undefined) {
      const response = this.#parts.bytesInFlight.responseFor(this.#key);
      this.#response = response;
      for (const event of ['finish', 'close']) this.#reply.raw.once(event, () => response.release());
    }
    return this.#response;
  }

  get responseBytes(): number {
    return this.#response?.total ?? 0;
  }

  get<K extends RecordKind>(kind: K, key: string): Awaitable<RecordOf<K> | undefined> {
    return this.#parts.store.get(kind, key, () => ({ ...this.#knownAsker(), inTurn: this.#enqueue }));
  }

  ping(): Promise<void> {
    return this.#parts.store.ping();
  }

  messageVersions(key: string): Promise<Message[]> {
    return this.#parts.store.messageVersions(key);
  }

  hasMessages(channelKey: string): Promise<boolean> {
    return this.#parts.store.hasMessages(channelKey);
  }

  coverage(from: Day, to: Day): ReturnType<Reading['coverage']> {
    return this.#parts.store.coverage(from, to);
  }

  find<K extends FindableKind>(
    question: Question<K>,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<Answer<FoundRecord<K>>> {
    return this.#search(
      async (store, asker) => store.find(await withAccounts(question, store, asker), asker),
      signal,
    );
  }

  pageVersions(question: PageVersionsQuestion): Promise<Answer<Page>> {
    return this.#search((store, asker) => store.pageVersions(question, asker));
  }

  histogram<K extends CountedKind>(
    question: HistogramQuestion<K>,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<Histogram> {
    return this.#search(
      async (store, asker) => store.histogram(await withAccounts(question, store, asker), asker),
      signal,
    );
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>> {
    return this.#search((store, asker) => store.feed(question, asker));
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>): Promise<Map<Day, number>> {
    return this.#search((store, asker) => store.countFeedByDay(question, asker));
  }

  countPosts(question: PostCountQuestion): Promise<PostCount[]> {
    return this.#search((store, asker) => store.countPosts(question, asker));
  }

  indicator(question: IndicatorQuestion): Promise<IndicatorSummary | undefined> {
    return this.#search((store, asker) => store.indicator(question, asker));
  }

  countIndicators(
    question: IndicatorCountsQuestion,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<(IndicatorCount | undefined)[]> {
    return this.#search((store, asker) => store.countIndicators(question, asker), signal);
  }

  findIndicators(
    search: IndicatorSearch,
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<Answer<FoundIndicator>> {
    return this.#search((store, asker) => store.findIndicators(search, asker), signal);
  }

  indicatorsByHash(question: HashQuestion): Promise<HashedIndicator[][]> {
    return this.#search((store, asker) => store.indicatorsByHash(question, asker));
  }

  countNew(question: NewCountQuestion): Promise<number[]> {
    return this.#search((store, asker) => store.countNew(question, asker));
  }

  indicatorTrends(question: IndicatorTrendQuestion): Promise<IndicatorTrends> {
    return this.#search((store, asker) => store.indicatorTrends(question, asker));
  }

  quietChannels(question: QuietChannelQuestion): Promise<QuietChannel[]> {
    return this.#search((store, asker) => store.quietChannels(question, asker));
  }

  termCandidates(question: TermCandidateQuestion): Promise<string[]> {
    return this.#search((store, asker) => store.termCandidates(question, asker));
  }

  links(question: LinksQuestion, { signal }: Pick<Asker, 'signal'> = {}): Promise<NodeLinks[]> {
    return this.#search((store, asker) => store.links(question, asker), signal);
  }

  outlines(
    names: readonly RecordName[],
    { signal }: Pick<Asker, 'signal'> = {},
  ): Promise<(RecordOutline | undefined)[]> {
    return this.#search((store, asker) => store.outlines(names, asker), signal);
  }

  #search<T>(
    search: (store: Reading, asker: Asker) => Promise<T>,
    alsoUntil?: AbortSignal | undefined,
  ): Promise<T> {
    const known = this.#knownAsker();
    const signals = [known.signal, alsoUntil].filter((signal) => signal !== undefined);
    const asker = alsoUntil === undefined ? known : { ...known, signal: AbortSignal.any(signals) };
    return this.#parts.queue.run(this.#key, asker.signal, () => search(this.#parts.store, asker));
  }

  #enqueue = <T>(work: () => Promise<T>): Promise<T> =>
    this.#parts.queue.run(this.#key, this.#knownAsker().signal, work);

  #knownAsker(): Asker {
    this.#asker ??= this.#newAsker();
    return this.#asker;
  }

  #newAsker(): Asker {
    const controller = new AbortController();
    const { raw } = this.#reply;
    raw.once('close', () => {
      if (!raw.writableEnded) controller.abort();
    });
    const { signal } = controller;
    return this.#isCounting ? { signal, onGrowth: (bytes) => this.response.add(bytes) } : { signal };
  }
}
