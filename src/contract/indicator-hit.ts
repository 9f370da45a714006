import Type, { type Static } from 'typebox';
import type { FindingSource } from '../records/finding.ts';
import { type Indicator, LOOKUP_KINDS } from '../records/indicator.ts';
import type { Platform } from '../records/platform.ts';
import type {
  FoundIndicator,
  IndicatorCount,
  IndicatorInterval,
  IndicatorPlace,
  IndicatorSummary,
} from '../storage/port/indicators.ts';
import { formatInstant } from '../time/instant.ts';
import { type IdFormat, wireId, wireIdSchema } from './ids.ts';
import {
  type CountedKind,
  indicatorPath,
  type ListDates,
  listPath,
  RECORD_KINDS,
} from './indicator-links.ts';
import { oneOf } from './parameters.ts';
import { Instant, RecordPlatform } from './small-objects.ts';

const RecordCount = Type.Object({
  record: oneOf(RECORD_KINDS, 'Kind of record; `page` is a crawled page, `post` one of a ransomware group'),
  platform: Type.Optional(RecordPlatform),
  count: Type.Integer({ description: 'Exact number of records that contain the value' }),
});
type RecordCount = Static<typeof RecordCount>;

const Named = {
  kind: oneOf(LOOKUP_KINDS, 'Kind of indicator'),
  canonical: Type.String({ description: 'Form in which values are compared' }),
};

const Counts = {
  count: Type.Integer({
    description:
      'Exact number of records that contain the value, first shown within the dates of the request. A message and the profile of its sender are two records',
  }),
  firstSeen: Instant('When the first record showed it, within the dates of the request'),
  lastSeen: Instant('When the latest record first showed it, within the dates of the request'),
  records: Type.Array(RecordCount, { description: 'The same number by kind of record, most first' }),
};

const Link = Type.String({ description: 'Path of its summary, without dates' });

export const CountedIndicator = Type.Object({ ...Named, ...Counts, link: Link });

export const FoundIndicatorHit = Type.Object(
  { ...Named, value: Type.String({ description: 'One of its spellings' }), ...Counts, link: Link },
  { title: 'FoundIndicatorHit', description: 'Indicator with the number of records that contain it' },
);

const PlaceCounts = {
  platform: RecordPlatform,
  messages: Type.Integer({ description: 'Exact number of messages that contain the value' }),
  isInRecord: Type.Boolean({
    description: 'Whether the description of the channel, or the profile of the person, contains it',
  }),
};

export const IndicatorHit = Type.Object(
  {
    ...FoundIndicatorHit.properties,
    channels: Type.Object(
      {
        total: Type.Integer({ description: 'Number of channels' }),
        top: Type.Array(Type.Object({ channelId: wireIdSchema('Channel id'), ...PlaceCounts })),
      },
      { description: 'Channels with the most messages that contain it' },
    ),
    people: Type.Object(
      {
        total: Type.Integer({ description: 'Number of people' }),
        top: Type.Array(Type.Object({ userId: wireIdSchema('User id'), ...PlaceCounts })),
      },
      { description: 'People who sent the most messages that contain it' },
    ),
    histogram: Type.Object({
      interval: Type.String({ description: 'Length of the intervals' }),
      buckets: Type.Array(
        Type.Object({
          date: Instant('Start of the interval, in UTC'),
          count: Type.Integer({ description: 'Records that first showed the value in the interval' }),
        }),
        { description: 'Intervals with records, oldest first' },
      ),
    }),
    related: Type.Object(
      {
        records: Type.Integer({
          description:
            'Number of records that were compared: the newest 500 that contain the value, without records with over 1,000 indicators',
        }),
        top: Type.Array(
          Type.Object({
            ...Named,
            count: Type.Integer({ description: 'Number of compared records that contain both' }),
            link: Link,
          }),
        ),
      },
      { description: 'Indicators that occur in the same records, most often first' },
    ),
    links: Type.Partial(
      Type.Object({
        message: Type.String({
          description: 'Path of the messages that contain it, within the dates of the request',
        }),
        profile: Type.String({ description: 'Path of the profiles that contain it' }),
        channel: Type.String({ description: 'Path of the channels that contain it' }),
        page: Type.String({ description: 'Path of the documents that contain it' }),
        post: Type.String({
          description: 'Path of the victims whose posts contain it: several posts can report one victim',
        }),
      }),
      {
        description:
          'Paths of the lists of exactly the records that contain it, as far as the key may read them. Only the path of ' +
          'messages has the dates of the request: those of the other lists are about the record, not about when it ' +
          'first showed the value. Values that a query cannot name, such as very long ones, have none',
      },
    ),
  },
  { title: 'IndicatorHit', description: 'Everything known about an indicator' },
);
export type IndicatorHit = Static<typeof IndicatorHit>;

/** What the links depend on: the scopes of the key, and the dates of the request. */
export interface Asked extends ListDates {
  scopes: readonly string[];
}

export function indicatorHit(
  summary: IndicatorSummary,
  interval: IndicatorInterval,
  idFormat: IdFormat,
  asked: Asked,
): IndicatorHit {
  const place = ({ platform, id, messages, isInRecord }: IndicatorPlace) => ({
    id: wireId(id, idFormat),
    platform,
    messages,
    isInRecord,
  });
  const records = recordCounts(summary.bySource);
  return {
    ...foundIndicatorHit(summary),
    channels: {
      total: summary.channels.total,
      top: summary.channels.top.map(place).map(({ id, ...rest }) => ({ channelId: id, ...rest })),
    },
    people: {
      total: summary.people.total,
      top: summary.people.top.map(place).map(({ id, ...rest }) => ({ userId: id, ...rest })),
    },
    histogram: {
      interval,
      buckets: summary.histogram.map(({ at, count }) => ({ date: formatInstant(at), count })),
    },
    related: {
      records: summary.related.records,
      top: summary.related.top.map((each) => ({ ...each, link: indicatorPath(each) })),
    },
    links: linksOf(summary, new Set(records.map(({ record }) => record)), asked),
  };
}

export function foundIndicatorHit(found: FoundIndicator): Static<typeof FoundIndicatorHit> {
  return { ...countedIndicator(found, found), value: found.value };
}

export function countedIndicator(
  { kind, canonical }: Indicator,
  { total, firstSeen, lastSeen, bySource }: IndicatorCount,
): Static<typeof CountedIndicator> {
  return {
    kind,
    canonical,
    count: total,
    firstSeen: formatInstant(firstSeen),
    lastSeen: formatInstant(lastSeen),
    records: recordCounts(bySource),
    link: indicatorPath({ kind, canonical }),
  };
}

function recordCounts(bySource: IndicatorCount['bySource']): RecordCount[] {
  return bySource.map(({ source, count }) => ({ ...recordOf(source), count }));
}

function recordOf(source: FindingSource): { record: CountedKind; platform?: Platform } {
  if (source === 'page') return { record: 'page' };
  if (source === 'ransomware') return { record: 'post' };
  const dash = source.indexOf('-');
  return { record: source.slice(dash + 1) as CountedKind, platform: source.slice(0, dash) as Platform };
}

function linksOf(
  indicator: Indicator,
  records: ReadonlySet<CountedKind>,
  { scopes, gte, lte }: Asked,
): IndicatorHit['links'] {
  const links: Record<string, string> = {};
  for (const record of records) {
    const path = listPath(record, indicator, scopes, { gte, lte });
    if (path !== undefined) links[record] = path;
  }
  return links;
}
