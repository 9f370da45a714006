import type { TSchema } from 'typebox';
import { ChannelHit, channelHit } from '../../contract/channel-hit.ts';
import { DocumentHit, documentHit } from '../../contract/document-hit.ts';
import { GroupHit, groupHit } from '../../contract/group-hit.ts';
import type { IdFormat } from '../../contract/ids.ts';
import { MessageHit, messageHit } from '../../contract/message-hit.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { RansomwareHit, ransomwareHit } from '../../contract/victim-hit.ts';
import { pagesAbout } from '../../questions/documents.ts';
import { channelsAbout, messagesAbout, profilesAbout } from '../../questions/questions.ts';
import { groupsAbout, victimsAbout } from '../../questions/victims.ts';
import type { Scope } from '../../storage/port/api-key.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import type { FindableKind, FoundRecord, Question, Slice, TimeWindow } from '../../storage/port/query.ts';
import type { Reading } from '../../storage/port/reading.ts';
import { groupsOf } from '../victim/groups-of.ts';

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
  prepare(query: OverviewQuery): (store: Reading, signal: AbortSignal) => Promise<FirstHits>;
}

interface Search<K extends FindableKind> extends Omit<SearchedKind, 'prepare'> {
  question: (words: { q: string; forms?: boolean }, window: TimeWindow, slice: Slice) => Question<K>;
  toHits: (records: FoundRecord<K>[], idFormat: IdFormat, store: Reading) => Awaitable<object[]>;
}

function searched<K extends FindableKind>({ question, toHits, ...row }: Search<K>): SearchedKind {
  return {
    ...row,
    prepare({ q, forms = false, window, order, isHighlighted, size, idFormat }) {
      const asked: Question<K> = {
        ...question({ q, forms }, window, { kind: 'page', skip: 0, take: size }),
        order,
        isHighlighted,
      };
      return async (store, signal) => {
        const { total, hits: records, highlights } = await store.find(asked, { signal });
        const hits = await toHits(records, idFormat, store);
        if (highlights === undefined) return { total, hits };
        return { total, hits: hits.map((hit, index) => ({ ...hit, highlight: highlights[index] })) };
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
    toHits: (messages, idFormat) => messages.map((message) => messageHit(message, idFormat)),
  }),
  searched({
    kind: 'profiles',
    scope: 'im',
    path: '/api/v2/im/search/profiles',
    hit: ProfileHit,
    question: profilesAbout,
    toHits: (profiles, idFormat) => profiles.map((profile) => profileHit(profile, idFormat)),
  }),
  searched({
    kind: 'channels',
    scope: 'im',
    path: '/api/v2/im/search/channels',
    hit: ChannelHit,
    question: channelsAbout,
    toHits: (channels, idFormat) => channels.map((channel) => channelHit(channel, idFormat)),
  }),
  searched({
    kind: 'documents',
    scope: 'documents',
    path: '/api/v2/document/search',
    hit: DocumentHit,
    question: pagesAbout,
    toHits: (pages) => pages.map((page) => documentHit(page)),
  }),
  searched({
    kind: 'victims',
    scope: 'victims',
    path: '/api/v2/victim/search',
    hit: RansomwareHit,
    question: victimsAbout,
    async toHits(victims, _idFormat, store) {
      const groups = await groupsOf(store, victims);
      return victims.map((victim) => ransomwareHit(victim, groups.get(victim.groupId)));
    },
  }),
  searched({
    kind: 'groups',
    scope: 'victims',
    path: '/api/v2/group/search',
    hit: GroupHit,
    question: ({ q }, during, slice) => groupsAbout(q, during, slice),
    toHits: (groups) => groups.map(groupHit),
  }),
];
