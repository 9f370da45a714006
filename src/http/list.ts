import { InvalidParameters } from '../errors.ts';
import type { CursorCodec, CursorPosition } from '../services/cursor.ts';
import type { Answer, Position, Slice } from '../storage/port/query.ts';

/** Parameters that select a part of a list, not the list itself. */
const PAGING_PARAMETERS = new Set([
  'page',
  'page_size',
  'limit',
  'cursor',
  'messageId',
  'id_format',
  'highlight',
  'facets',
  'facet_size',
  'histogram',
  'histogram_gte',
  'histogram_lte',
]);

/** Default page size around a message: enough to read the context. */
const AROUND_SIZE = 30;

export interface PagingQuery {
  page?: number;
  page_size?: number;
  limit?: number;
  cursor?: string;
  messageId?: string;
}

/** The data of the envelope, and the `Link` header. */
export interface ListAnswer {
  total: number;
  /** Built while they are serialized: a page can be large, and each hit computes digests. */
  hits: Iterable<unknown>;
  next_cursor?: string | null;
  prev_cursor?: string | null;
  links?: string;
  /** Fields of the data beside the hits (`dataFields` of the endpoint). */
  data?: Record<string, unknown> | undefined;
}

interface ListContext {
  /** Path and query as sent by the client. */
  url: string;
  /** Identifies the endpoint and all parameters that define the list; needed for cursors only. */
  fingerprint: () => string;
  query: PagingQuery;
  defaultSize: number;
  cursors: CursorCodec;
}

/** The part of a list that the client requests, and the links to its other parts (decisions 13 and 15). */
export class List {
  readonly size: number;
  readonly slice: Slice;
  #context: ListContext;
  #cursorPosition: CursorPosition | undefined;

  constructor(context: ListContext) {
    const { query, cursors, fingerprint } = context;
    rejectBoth(query, 'cursor', 'page');
    rejectBoth(query, 'page_size', 'limit');
    rejectBoth(query, 'messageId', 'page');
    rejectBoth(query, 'messageId', 'cursor');
    this.#context = context;
    const defaultSize = query.messageId === undefined ? context.defaultSize : AROUND_SIZE;
    this.size = query.page_size ?? query.limit ?? defaultSize;
    this.#cursorPosition =
      query.cursor === undefined ? undefined : cursors.decode(fingerprint(), query.cursor);
    this.slice = this.#readSlice();
  }

  answer<T>(
    found: Answer<T>,
    hit: (record: T, index: number) => unknown,
    position: (record: T) => Position,
  ): ListAnswer {
    const hits = mapped(found.hits, hit);
    if (this.#cursorPosition === undefined) {
      const page = this.#context.query.page ?? 1;
      return { total: found.total, hits, links: this.#pageLinks(page, found.hasMore) };
    }
    const last = found.hits.at(-1);
    const next_cursor = found.hasMore && last !== undefined ? this.#cursor('after', position(last)) : null;
    return { total: found.total, hits, next_cursor, links: this.#cursorLinks(next_cursor, null) };
  }

  /** For a list that is not sorted by date, cursors hold the number of hits before them. */
  get offsetSlice(): Extract<Slice, { kind: 'page' }> {
    if (this.slice.kind === 'page') return this.slice;
    return { kind: 'page', skip: this.slice.position?.at ?? 0, take: this.size };
  }

  answerByOffset<T>(found: Answer<T>, hit: (record: T, index: number) => unknown): ListAnswer {
    const position = { at: this.offsetSlice.skip + found.hits.length, key: '' };
    return this.answer(found, hit, () => position);
  }

  /** A part of a conversation always has cursors in both directions. */
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
      this.#cursorPosition === undefined && this.#context.query.messageId === undefined
        ? this.#pageLinks(this.#context.query.page ?? 1, found.hasOlder)
        : this.#cursorLinks(next_cursor, prev_cursor);
    return { total: found.total, hits: mapped(found.hits, hit), next_cursor, prev_cursor, links };
  }

  #readSlice(): Slice {
    if (this.#cursorPosition === undefined) {
      const page = this.#context.query.page ?? 1;
      return { kind: 'page', skip: (page - 1) * this.size, take: this.size };
    }
    const { direction, position } = this.#cursorPosition;
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
    // A path that starts with two slashes would be parsed as a host name.
    const path = (mark === -1 ? url : url.slice(0, mark)).replace(/\/{2,}/g, '/');
    const parameters = new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1));
    for (const name of ['page', 'cursor', 'messageId']) parameters.delete(name);
    // Pages that follow a page around a message keep its size.
    if (query.messageId !== undefined)
      parameters.set(query.page_size === undefined ? 'limit' : 'page_size', String(this.size));
    for (const [name, value] of Object.entries(change)) parameters.set(name, value);
    return `${path}?${parameters}`;
  }
}

/**
 * Can be iterated more than once. Not a generator: V8 keeps the records of a finished one in memory until the next full
 * collection, which made each minor collection copy all recent responses.
 */
function mapped<T>(records: readonly T[], hit: (record: T, index: number) => unknown): Iterable<unknown> {
  return { [Symbol.iterator]: () => records.values().map(hit) };
}

function linkHeader(links: Record<string, string | false>): string {
  return Object.entries(links)
    .flatMap(([relation, url]) => (url === false ? [] : [`<${url}>; rel="${relation}"`]))
    .join(', ');
}

function rejectBoth(query: PagingQuery, one: keyof PagingQuery, other: keyof PagingQuery): void {
  if (query[one] !== undefined && query[other] !== undefined) {
    throw InvalidParameters.query(one, 'mutually_exclusive', `can't be combined with ${other}`);
  }
}

/** The same for all parts of a list. */
export function listFingerprint(endpoint: string, ...parameters: Record<string, unknown>[]): string {
  const defining = parameters
    .flatMap((group) => Object.entries(group))
    .filter(([name]) => !PAGING_PARAMETERS.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([endpoint, ...defining]);
}
