import type { TSchema } from 'typebox';
import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import type { IdFormat } from '../../contract/ids.ts';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { pagesAbout } from '../../questions/documents.ts';
import { channelsAbout, messagesAbout, profilesAbout } from '../../questions/questions.ts';
import type { Scope } from '../../storage/port/api-key.ts';
import type { FindableKind, FoundRecord, Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';

export interface OverviewQuery {
  q: string;
  forms: boolean | undefined;
  window: TimeWindow;
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

/** A kind of record in the search of all kinds. */
export interface SearchedKind {
  /** As the response names it. */
  kind: string;
  scope: Scope;
  /** The endpoint that searches only this kind. */
  path: string;
  hit: TSchema;
  /** Reads the query, and throws if it is invalid; the result asks the store. */
  prepare(query: OverviewQuery): (store: Pick<Reading, 'find'>, signal: AbortSignal) => Promise<FirstHits>;
}

interface Search<K extends FindableKind> extends Omit<SearchedKind, 'prepare'> {
  question: (words: { q: string; forms?: boolean }, window: TimeWindow, slice: Slice) => Question<K>;
  toHit: (record: FoundRecord<K>, idFormat: IdFormat) => object;
}

function searched<K extends FindableKind>({ question, toHit, ...row }: Search<K>): SearchedKind {
  return {
    ...row,
    prepare({ q, forms = false, window, order, isHighlighted, size, idFormat }) {
      const asked: Question<K> = {
        ...question({ q, forms }, window, { kind: 'page', skip: 0, take: size }),
        order,
        isHighlighted,
      };
      return async (store, signal) => {
        const { total, hits, highlights } = await store.find(asked, { signal });
        const hit = (record: FoundRecord<K>, index: number) =>
          highlights === undefined
            ? toHit(record, idFormat)
            : { ...toHit(record, idFormat), highlight: highlights[index] };
        return { total, hits: hits.map(hit) };
      };
    },
  };
}

/** In the order of the response. */
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  searched({
    kind: 'messages',
    scope: 'im',
    path: '/api/v2/im/search',
    hit: MessageHit,
    question: messagesAbout,
    toHit: messageHit,
  }),
  searched({
    kind: 'profiles',
    scope: 'im',
    path: '/api/v2/im/search/profiles',
    hit: ProfileHit,
    question: profilesAbout,
    toHit: profileHit,
  }),
  searched({
    kind: 'channels',
    scope: 'im',
    path: '/api/v2/im/search/channels',
    hit: ChannelHit,
    question: channelsAbout,
    toHit: channelHit,
  }),
  searched({
    kind: 'documents',
    scope: 'documents',
    path: '/api/v2/document/search',
    hit: DocumentHit,
    question: pagesAbout,
    toHit: documentHit,
  }),
];
