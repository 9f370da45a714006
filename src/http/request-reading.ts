import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Day } from '../records/day.ts';
import type { RecordKind, RecordOf } from '../records/record.ts';
import type { BytesInFlight, HeldAnswer } from '../services/bytes-in-flight.ts';
import type { Turns } from '../services/turns.ts';
import type { Awaitable } from '../storage/port/awaitable.ts';
import type { Histogram, HistogramQuestion } from '../storage/port/histogram.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PostCount,
  PostCountQuestion,
  Question,
} from '../storage/port/query.ts';
import type { Reading } from '../storage/port/reading.ts';

interface RequestParts {
  store: Reading;
  turns: Turns;
  bytesInFlight: BytesInFlight;
}

/**
 * The store as one request sees it. Its questions wait for their turn and are cancelled when the client disconnects; the bytes of its
 * answer count as unread until they are sent. Lookups by key skip the queue, unless the record is large.
 */
export class RequestReading implements Reading {
  #parts: RequestParts;
  #key: string;
  #reply: FastifyReply;
  #asker: Asker | undefined;
  #held: HeldAnswer | undefined;

  constructor(parts: RequestParts, request: FastifyRequest, reply: FastifyReply) {
    this.#parts = parts;
    this.#key = request.apiKey?.id ?? '';
    this.#reply = reply;
  }

  /** The bytes of this answer, released when it was sent. */
  get held(): HeldAnswer {
    if (this.#held === undefined) {
      const held = this.#parts.bytesInFlight.holdFor(this.#key);
      this.#held = held;
      for (const end of ['finish', 'close']) this.#reply.raw.once(end, () => held.release());
    }
    return this.#held;
  }

  get heldBytes(): number {
    return this.#held?.bytes ?? 0;
  }

  get<K extends RecordKind>(kind: K, key: string): Awaitable<RecordOf<K> | undefined> {
    return this.#parts.store.get(kind, key, () => ({ ...this.#knownAsker(), inTurn: this.#turnFor }));
  }

  ping(): Promise<void> {
    return this.#parts.store.ping();
  }

  hasMessages(channelKey: string): Promise<boolean> {
    return this.#parts.store.hasMessages(channelKey);
  }

  coverage(from: Day, to: Day): ReturnType<Reading['coverage']> {
    return this.#parts.store.coverage(from, to);
  }

  find<K extends FindableKind>(question: Question<K>): Promise<Answer<FoundRecord<K>>> {
    return this.#inTurn((store, asker) => store.find(question, asker));
  }

  histogram(question: HistogramQuestion): Promise<Histogram> {
    return this.#inTurn((store, asker) => store.histogram(question, asker));
  }

  feed<F extends FeedKind>(question: FeedQuestion<F>): Promise<Answer<FeedEntryOf[F]>> {
    return this.#inTurn((store, asker) => store.feed(question, asker));
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>): Promise<Map<Day, number>> {
    return this.#inTurn((store, asker) => store.countFeedByDay(question, asker));
  }

  countPosts(question: PostCountQuestion): Promise<PostCount[]> {
    return this.#inTurn((store, asker) => store.countPosts(question, asker));
  }

  #inTurn<T>(ask: (store: Reading, asker: Asker) => Promise<T>): Promise<T> {
    const asker = this.#knownAsker();
    return this.#turnFor(() => ask(this.#parts.store, asker));
  }

  #turnFor = <T>(work: () => Promise<T>): Promise<T> =>
    this.#parts.turns.run(this.#key, this.#knownAsker().signal, work);

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
    return { signal: controller.signal, onGrowth: (bytes) => this.held.add(bytes) };
  }
}
