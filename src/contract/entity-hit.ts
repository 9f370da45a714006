import Type, { type Static } from 'typebox';
import { NODE_KINDS } from '../records/node.ts';
import { PLATFORMS } from '../records/platform.ts';
import { Site } from './group-hit.ts';
import { oneOf } from './parameters.ts';
import { Instant } from './small-objects.ts';

/** Lengths of the intervals of a timeline. */
export const TIMELINE_INTERVALS = ['day', 'week', 'month'] as const;
export type TimelineInterval = (typeof TIMELINE_INTERVALS)[number];

const NodeId = Type.String({ description: 'Id of the node, such as `channel:telegram:-1001990000101`' });

const count = (description: string) => Type.Integer({ minimum: 0, description });

const EntityRow = Type.Object({
  node: NodeId,
  label: Type.String({ description: 'Its current name or title; its id if it has none' }),
  serverTitle: Type.Optional(Type.String({ description: 'Title of the server of a Discord channel' })),
  count: count('Number of messages, posts or records that connect it with the entity'),
  firstSeen: Instant('When the first of them was seen'),
  lastSeen: Instant('When the last of them was seen'),
});
export type EntityRow = Static<typeof EntityRow>;

const table = (description: string) =>
  Type.Optional(
    Type.Object(
      {
        total: count('Exact number of rows, listed or not'),
        rows: Type.Array(EntityRow, { description: 'The first rows, most frequent first' }),
      },
      { description },
    ),
  );
export interface EntityTable {
  total: number;
  rows: EntityRow[];
}

const Shared = Type.Object(
  {
    people: Type.Optional(count('Other people who show it, in messages or in their profiles')),
    channels: Type.Optional(count('Other channels that show it; of a person, those in which others show it')),
    pages: Type.Optional(count('Other pages that show it')),
    posts: Type.Optional(count('Other ransomware posts that show it')),
    isCommon: Type.Optional(
      Type.Boolean({
        description: 'Whether so many records show it (over 500) that people and channels are not counted',
      }),
    ),
  },
  { description: 'Who else shows it, on any date, as far as the key may see it' },
);

const IndicatorRow = Type.Object({
  node: NodeId,
  kind: Type.String({ description: 'Kind of indicator, such as `email` or `bitcoin_address`' }),
  value: Type.String({ description: 'The value as it was found' }),
  canonical: Type.String({ description: 'The form in which values are compared' }),
  count: count(
    'Number of messages or posts of the entity that show it, 0 if only its record does; of an indicator, the number of ' +
      'records that contain both',
  ),
  firstSeen: Instant('When it was first seen'),
  lastSeen: Instant('When it was last seen'),
  relation: Type.Optional(oneOf(['own'], '`own` if it belongs to the entity')),
  shared: Shared,
  source: Type.Optional(
    Type.Object(
      { node: NodeId, label: Type.String({ description: 'Title' }) },
      { description: 'Where it was seen last: a channel, or a victim whose post shows it' },
    ),
  ),
});
export type IndicatorRow = Static<typeof IndicatorRow>;

export const EntityHit = Type.Object(
  {
    node: Type.Object({
      id: NodeId,
      kind: oneOf(NODE_KINDS, 'Kind of node'),
      label: Type.String({ description: 'Current name or title; the id if there is none' }),
      platform: Type.Optional(oneOf(PLATFORMS, 'Platform')),
      link: Type.String({ description: 'Path of the record' }),
    }),
    names: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The name' }),
        field: Type.String({ description: 'What kind of name, such as `usernames` or `channelTitles`' }),
        firstSeen: Instant('When it was first seen'),
      }),
      { description: 'Other names that were used, newest first' },
    ),
    facts: Type.Object({
      firstSeen: Type.Optional(Instant('When the entity was first seen')),
      lastSeen: Type.Optional(Instant('When the entity was last seen')),
      counts: Type.Object(
        {
          messages: Type.Optional(count('Messages')),
          channels: Type.Optional(count('Channels')),
          people: Type.Optional(count('Senders')),
          pages: Type.Optional(count('Pages')),
          posts: Type.Optional(count('Ransomware posts')),
          victims: Type.Optional(count('Victims')),
          indicators: Type.Optional(count('Indicators')),
        },
        { description: 'Exact numbers, within the dates of the request; only those that apply' },
      ),
    }),
    timeline: Type.Optional(
      Type.Object(
        {
          interval: oneOf(
            TIMELINE_INTERVALS,
            'Length of the intervals: a day up to 120 days, a week up to two years, a month beyond',
          ),
          buckets: Type.Array(
            Type.Object({
              date: Instant('Start of the interval, in UTC; weeks start on Monday'),
              count: count('Exact number'),
            }),
            { description: 'Intervals that are not empty, oldest first' },
          ),
        },
        { description: 'Messages by date; versions of a page; posts of a group or about a victim' },
      ),
    ),
    hours: Type.Optional(
      Type.Array(Type.Array(Type.Integer({ minimum: 0 })), {
        description:
          'Seven arrays, Monday first, of 24 numbers: messages or posts by weekday and hour in the time zone of `offset`',
      }),
    ),
    indicators: Type.Optional(
      Type.Object(
        {
          total: count('Exact number of indicators, listed or not'),
          rows: Type.Array(IndicatorRow, { description: 'The first ones, most frequent first' }),
        },
        { description: 'Indicators of the entity; of an indicator, those in the same records' },
      ),
    ),
    channels: table('Channels in which it occurs'),
    people: table('People who take part or show it. A sender that is a channel has the id of that channel'),
    pages: table('Pages that show it, whatever their date'),
    groups: table('Ransomware groups that claim or show it'),
    victims: table('Victims of a group; other claims on the same company; victims whose posts show it'),
    sites: Type.Optional(
      Type.Array(Site, { description: 'Leak sites of a group, in the order in which trackers listed them' }),
    ),
    range: Type.Object(
      {
        gte: Type.Optional(Instant('First date')),
        lte: Type.Optional(Instant('Last date')),
      },
      {
        description:
          'The dates that the counts cover: those of the request, else of the first and last record',
      },
    ),
  },
  {
    title: 'EntityHit',
    description: 'Summary of a person, channel, server, page, group, victim or indicator',
  },
);
export type EntityHit = Static<typeof EntityHit>;
