import type { TSchema } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import type { Platform } from '../../records/platform.ts';
import type { ApiKey, Scope } from '../../storage/port/api-key.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import type { FindableKind, FoundRecord, Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import type { EndpointServices } from '../endpoint.ts';

export interface OverviewQuery {
  q: string;
  forms: boolean | undefined;
  window: TimeWindow;
  /** Of messages, profiles and channels. */
  platform: Platform | undefined;
  order: Question['order'];
  isHighlighted: boolean | undefined;
  /** Results per kind. */
  size: number;
  idFormat: IdFormat;
}

export interface FirstHits {
  total: number;
  hits: object[];
}

/** Asks for one kind. */
type Ask = (
  services: Pick<EndpointServices, 'store' | 'detector' | 'clock'>,
  key: ApiKey,
  signal: AbortSignal,
) => Promise<FirstHits>;

/** A kind of result in the search of all kinds. */
export interface SearchedKind {
  /** As the response names it. */
  kind: string;
  /** A key needs one of them. */
  scopes: readonly Scope[];
  /** The endpoint that searches only this kind. */
  path: string;
  hit: TSchema;
  /** Throws if the query is invalid. */
  prepare(query: OverviewQuery): Ask;
}

interface RecordSearch<K extends FindableKind> extends Omit<SearchedKind, 'prepare' | 'scopes'> {
  scope: Scope;
  question: (
    words: { q: string; forms?: boolean; platform?: Platform },
    window: TimeWindow,
    slice: Slice,
  ) => Question<K>;
  toHits: (records: FoundRecord<K>[], idFormat: IdFormat, store: Reading) => Awaitable<object[]>;
}

export function searchedRecords<K extends FindableKind>(search: RecordSearch<K>): SearchedKind {
  const { question, toHits, scope, ...row } = search;
  return {
    ...row,
    scopes: [scope],
    prepare({ q, forms = false, window, platform, order, isHighlighted, size, idFormat }) {
      const asked: Question<K> = {
        ...question({ q, forms, ...(platform && { platform }) }, window, {
          kind: 'page',
          skip: 0,
          take: size,
        }),
        order,
        isHighlighted,
      };
      return async ({ store }, _key, signal) => {
        const { total, hits: records, highlights } = await store.find(asked, { signal });
        const hits = await toHits(records, idFormat, store);
        if (highlights === undefined) return { total, hits };
        return { total, hits: hits.map((hit, index) => ({ ...hit, highlight: highlights[index] })) };
      };
    },
  };
}
