import { InvalidParameters } from '../errors.ts';
import type { CursorCodec, CursorPlace } from '../services/cursor.ts';
import type { Answer, Position, Slice } from '../storage/port/query.ts';

/** Parameters that choose a part of a list rather than the list. */
const PAGING_PARAMETERS = new Set([
  'page',
  'page_size',
  'limit',
  'cursor',
  'messageId',
  'id_format',
  'highlight',
]);

/** A page around a message is for looking at: larger than a page of a list. */
const AROUND_SIZE = 30;

export interface PagingQuery {
  page?: number;
  page_size?: number;
  limit?: number;
  cursor?: string;
  messageId?: string;
}

/** What an endpoint answers: the data of the envelope, and where a client may go from there. */
export interface ListAnswer {
  total: number;
  /** Made as they are written: a page can be large, and each hit costs the digests of its text. */
  hits: Iterable<unknown>;
  next_cursor?: string | null;
  prev_cursor?: string | null;
  links?: string;
}

interface ListContext {
  /** Path and query as the client sent them. */
  url: string;
  /** Names the endpoint and every parameter that defines the list; only cursors need it. */
  fingerprint: () => string;
  query: PagingQuery;
  defaultSize: number;
  cursors: CursorCodec;
}

/** Which part of a list the client wants, and how the answer tells it where the next one is (decisions 13, 15). */
export class List {
  readonly size: number;
  readonly slice: Slice;
  #context: ListContext;
  #place: CursorPlace | undefined;

  constructor(context: ListContext) {
    const { query, cursors, fingerprint } = context;
    refuseBoth(query, 'cursor', 'page');
    refuseBoth(query, 'page_size', 'limit');
    refuseBoth(query, 'messageId', 'page');
    refuseBoth(query, 'messageId', 'cursor');
    this.#context = context;
    const defaultSize = query.messageId === undefined ? context.defaultSize : AROUND_SIZE;
    this.size = query.page_size ?? query.limit ?? defaultSize;
    this.#place = query.cursor === undefined ? undefined : cursors.decode(fingerprint(), query.cursor);
    this.slice = this.#readSlice();
  }

  /** A page, or the part of the list that a cursor asks for. */
  answer<T>(
    found: Answer<T>,
    hit: (record: T, index: number) => unknown,
    position: (record: T) => Position,
  ): ListAnswer {
    const hits = mapped(found.hits, hit);
    if (this.#place === undefined) {
      const page = this.#context.query.page ?? 1;
      return { total: found.total, hits, links: this.#pageLinks(page, found.hasMore) };
    }
    const last = found.hits.at(-1);
    const next_cursor = found.hasMore && last !== undefined ? this.#cursor('after', position(last)) : null;
    return { total: found.total, hits, next_cursor, links: this.#cursorLinks(next_cursor, null) };
  }

  /** A list that is not in order of dates has no place to go on from but the number of hits before it. */
  get countedSlice(): Extract<Slice, { kind: 'page' }> {
    if (this.slice.kind === 'page') return this.slice;
    return { kind: 'page', skip: this.slice.position?.at ?? 0, take: this.size };
  }

  answerCounted<T>(found: Answer<T>, hit: (record: T, index: number) => unknown): ListAnswer {
    const position = { at: this.countedSlice.skip + found.hits.length, key: '' };
    return this.answer(found, hit, () => position);
  }

  /** Part of a conversation: it always tells where it goes on, both ways. */
  conversation<T>(
    found: { total: number; hits: T[]; hasNewer: boolean; hasOlder: boolean },
    hit: (record: T) => unknown,
    position: (record: T) => Position,
  ): ListAnswer {
    const [first] = found.hits;
    const last = found.hits.at(-1);
    const next_cursor = found.hasOlder && last !== undefined ? this.#cursor('after', position(last)) : null;
    const prev_cursor =
      found.hasNewer && first !== undefined ? this.#cursor('before', position(first)) : null;
    const links =
      this.#place === undefined && this.#context.query.messageId === undefined
        ? this.#pageLinks(this.#context.query.page ?? 1, found.hasOlder)
        : this.#cursorLinks(next_cursor, prev_cursor);
    return { total: found.total, hits: mapped(found.hits, hit), next_cursor, prev_cursor, links };
  }

  #readSlice(): Slice {
    if (this.#place === undefined) {
      const page = this.#context.query.page ?? 1;
      return { kind: 'page', skip: (page - 1) * this.size, take: this.size };
    }
    const { direction, position } = this.#place;
    if (direction === 'before' && position !== undefined)
      return { kind: 'before', position, take: this.size };
    return { kind: 'after', position, take: this.size };
  }

  #cursor(direction: 'after' | 'before', position: Position): string {
    return this.#context.cursors.encode(this.#context.fingerprint(), { direction, position });
  }

  #pageLinks(page: number, hasMore: boolean): string {
    const to = (number: number) => this.#link({ page: String(number) });
    return linkHeader({ next: hasMore && to(page + 1), prev: page > 1 && to(page - 1), first: to(1) });
  }

  #cursorLinks(next: string | null, prev: string | null): string {
    const to = (cursor: string) => this.#link({ cursor });
    return linkHeader({ next: next !== null && to(next), prev: prev !== null && to(prev), first: to('*') });
  }

  #link(change: Record<string, string>): string {
    const { url, query } = this.#context;
    const mark = url.indexOf('?');
    // A path that begins with two slashes would be read as the name of another host.
    const path = (mark === -1 ? url : url.slice(0, mark)).replace(/\/{2,}/g, '/');
    const parameters = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
    for (const name of ['page', 'cursor', 'messageId']) parameters.delete(name);
    // The page around a message is larger than others; whoever goes on from it keeps its size.
    if (query.messageId !== undefined)
      parameters.set(query.page_size === undefined ? 'limit' : 'page_size', String(this.size));
    for (const [name, value] of Object.entries(change)) parameters.set(name, value);
    return `${path}?${parameters}`;
  }
}

/** Can be gone through more than once. */
function mapped<T>(records: readonly T[], hit: (record: T, index: number) => unknown): Iterable<unknown> {
  return {
    *[Symbol.iterator]() {
      for (const [index, record] of records.entries()) yield hit(record, index);
    },
  };
}

function linkHeader(links: Record<string, string | false>): string {
  return Object.entries(links)
    .flatMap(([relation, url]) => (url === false ? [] : [`<${url}>; rel="${relation}"`]))
    .join(', ');
}

function refuseBoth(query: PagingQuery, one: keyof PagingQuery, other: keyof PagingQuery): void {
  if (query[one] !== undefined && query[other] !== undefined) {
    throw InvalidParameters.query(one, 'mutually_exclusive', `cannot be given together with ${other}`);
  }
}

/** The list that a request is about, whichever part of it is asked for. */
export function listFingerprint(endpoint: string, ...parameters: Record<string, unknown>[]): string {
  const defining = parameters
    .flatMap((group) => Object.entries(group))
    .filter(([name]) => !PAGING_PARAMETERS.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([endpoint, ...defining]);
}
