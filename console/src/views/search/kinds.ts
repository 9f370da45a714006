import type { Facet } from '../../../../src/storage/port/facets.ts';
import type {
  ChannelHit,
  DocumentHit,
  IndicatorHit,
  MessageHit,
  ProfileHit,
  VictimHit,
} from '../../api/types.ts';

export const KINDS = ['messages', 'people', 'channels', 'pages', 'victims', 'indicators'] as const;
export type Kind = (typeof KINDS)[number];

export type AnyHit = MessageHit | ProfileHit | ChannelHit | DocumentHit | VictimHit | IndicatorHit;

interface KindOfResult {
  path: string;
  /** The group in the response of the search of all kinds; none if its number means something else. */
  group?: string;
  /** Facets, and the field of the query that each one sets. A facet without one is a parameter of its own. */
  facets: readonly { facet: Facet; field?: string }[];
  /** Names that mean a condition in a query of this kind. */
  fields: ReadonlySet<string>;
  hasHistogram: boolean;
  /** A query that every record matches: with dates, it stands for a missing one. */
  all?: string;
  /** Whether everything is listed without a query. */
  listsAll?: boolean;
}

/** The API needs a query. No record has this language: the code means that there is none, which is `und` here. */
const ALL = '-lang:zxx';

const MESSAGE_FIELDS = [
  'channel',
  'user',
  'user-exact',
  'server',
  'lang',
  'media',
  'email',
  'wallet',
  'indicator',
  'file',
  'link',
  'forwarded',
];
const VICTIM_FIELDS = [
  'title',
  'site',
  'group',
  'country',
  'sector',
  'lang',
  'email',
  'wallet',
  'indicator',
  'network',
];

/** The fields are those of src/search/fields.ts, which test/console/search-state.test.ts compares. */
export const RESULT_KINDS: Record<Kind, KindOfResult> = {
  messages: {
    path: '/im/search',
    group: 'messages',
    facets: [
      { facet: 'platform' },
      { facet: 'channel', field: 'channel' },
      { facet: 'user', field: 'user' },
      { facet: 'language', field: 'lang' },
      { facet: 'indicator', field: 'indicator' },
    ],
    fields: new Set(MESSAGE_FIELDS),
    all: ALL,
    hasHistogram: true,
  },
  people: {
    path: '/im/search/profiles',
    group: 'profiles',
    facets: [{ facet: 'platform' }],
    fields: new Set(['user', 'user-exact', 'email', 'wallet', 'indicator']),
    hasHistogram: false,
  },
  channels: {
    path: '/im/search/channels',
    group: 'channels',
    facets: [{ facet: 'platform' }],
    fields: new Set(['channel', 'server', 'indicator']),
    hasHistogram: false,
  },
  pages: {
    path: '/document/search',
    group: 'documents',
    facets: [
      { facet: 'network', field: 'network' },
      { facet: 'site', field: 'site' },
      { facet: 'language', field: 'lang' },
      { facet: 'tag', field: 'tag' },
      { facet: 'indicator', field: 'indicator' },
    ],
    fields: new Set(['title', 'site', 'network', 'tag', 'lang', 'email', 'wallet', 'indicator']),
    all: ALL,
    hasHistogram: true,
  },
  victims: {
    path: '/victim/search',
    group: 'victims',
    facets: [
      { facet: 'group', field: 'group' },
      { facet: 'country', field: 'country' },
      { facet: 'sector', field: 'sector' },
    ],
    fields: new Set(VICTIM_FIELDS),
    hasHistogram: false,
    listsAll: true,
  },
  indicators: { path: '/indicator/search', facets: [], fields: new Set(), hasHistogram: false },
};

/** Kinds whose search takes a platform. */
export const hasPlatform = (kind: Kind): boolean =>
  RESULT_KINDS[kind].facets.some(({ facet }) => facet === 'platform');

/** Identifies a hit among those of its kind, in addresses and selections. */
export function idOf(kind: Kind, hit: AnyHit): string {
  switch (kind) {
    case 'messages':
      return `${(hit as MessageHit).platform}:${(hit as MessageHit).messageId}`;
    case 'people':
      return `${(hit as ProfileHit).platform}:${(hit as ProfileHit).userId}`;
    case 'channels':
      return `${(hit as ChannelHit).platform}:${(hit as ChannelHit).channelId}`;
    case 'indicators':
      return `${(hit as IndicatorHit).kind}:${(hit as IndicatorHit).canonical}`;
    default:
      return (hit as DocumentHit).page.id;
  }
}

/** The date by which a kind is sorted. */
export function dateOf(kind: Kind, hit: AnyHit): string {
  if (kind === 'pages' || kind === 'victims') return (hit as DocumentHit).page.detectionDate;
  return kind === 'indicators' ? (hit as IndicatorHit).lastSeen : (hit as MessageHit).detectionDate;
}
