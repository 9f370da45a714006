import Type, { type Static } from 'typebox';
import { PLATFORMS } from '../records/platform.ts';
import { SEVERITIES } from '../storage/port/alerts.ts';
import { MatchHit, SavedSearchHit } from './alert-hits.ts';
import { CoverageEntry } from './coverage-entry.ts';
import { listOf } from './parameter-problems.ts';
import { oneOf } from './parameters.ts';
import { RisingHit } from './rising-hit.ts';
import { Counts, Instant, RecordPlatform } from './small-objects.ts';
import { TourStepHit } from './tour-step.ts';

export const OVERVIEW_PARTS = [
  'totals',
  'days',
  'sources',
  'silentChannels',
  'numbers',
  'alerts',
  'groups',
  'victims',
  'coverage',
  'rising',
] as const;
export type OverviewPart = (typeof OVERVIEW_PARTS)[number];

export const OVERVIEW_DAYS_DEFAULT = 30;

export const OverviewPageParameters = {
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 365,
      default: OVERVIEW_DAYS_DEFAULT,
      description: 'Number of days (UTC), today included',
      examples: [7],
    }),
  ),
  parts: Type.Optional(
    Type.String({
      maxLength: 256,
      pattern: listOf(OVERVIEW_PARTS),
      description: `Only these parts, as a comma-separated list of ${OVERVIEW_PARTS.map((part) => `\`${part}\``).join(', ')}; all by default`,
      examples: ['totals,sources'],
    }),
  ),
};

const DayText = Type.String({ description: 'Day, as YYYY-MM-DD (UTC)' });
const Count = (description: string) => Type.Integer({ description });
const OptionalCount = (description: string) => Type.Optional(Count(description));

const PlatformCounts = (description: string) =>
  Type.Object(
    Object.fromEntries(PLATFORMS.map((platform) => [platform, Count(`Messages on ${platform}`)])) as Record<
      (typeof PLATFORMS)[number],
      ReturnType<typeof Count>
    >,
    { description },
  );

const Totals = Type.Object(
  {
    records: Count('Messages, pages and ransomware posts'),
    since: Type.Optional(Instant('Date of the oldest of them; absent if there is none')),
    message: Type.Optional(PlatformCounts('Messages by platform')),
    profile: OptionalCount('People'),
    channel: OptionalCount('Channels'),
    page: OptionalCount('Pages'),
    post: OptionalCount('Ransomware posts'),
    victim: OptionalCount('Victims of ransomware'),
    group: OptionalCount('Ransomware groups'),
  },
  { description: 'What is stored. Each kind needs the scope that shows it' },
);

const OverviewDay = Type.Object(
  {
    day: DayText,
    isCollected: Type.Boolean({
      description:
        'Whether anything came in on this day, of any kind. If not, the counts are unknown, not zero. Today always counts as collected',
    }),
    counts: Type.Object(
      {
        telegram: OptionalCount('Messages on Telegram'),
        discord: OptionalCount('Messages on Discord'),
        jabber: OptionalCount('Messages on Jabber'),
        page: OptionalCount('Pages, by the day on which they were last seen'),
        post: OptionalCount('Ransomware posts, by the day on which they were first seen'),
      },
      { description: 'Records of this day. Each kind needs the scope that shows it' },
    ),
  },
  { description: 'What came in on one day' },
);

export const SOURCE_KINDS = ['platform', 'network', 'ransomware', 'collector'] as const;

const OverviewSource = Type.Object(
  {
    id: Type.String({ description: 'Id: `telegram`, `page:tor`, `post`, `collector:<key id>`' }),
    kind: oneOf(
      SOURCE_KINDS,
      'Messages of a platform, pages of a network, ransomware posts, or what a key pushes',
    ),
    name: Type.String({ description: 'Platform, network, `ransomware`, or the name of the key' }),
    lastSeen: Instant('Date of its newest record; of a collector, the time of its latest push'),
    usualIntervalSeconds: OptionalCount(
      'Median time between two hours (of collectors: days) with records; absent if there are too few to tell',
    ),
    isSilent: Type.Boolean({ description: 'Whether it has delivered nothing for unusually long' }),
    silentSince: Type.Optional(Instant('If it is silent: since when')),
    count24h: OptionalCount('Records of the last 24 hours; absent for collectors'),
    series: Counts('Records per day of the last 30 days, oldest first; of collectors, pushed entries'),
  },
  { description: 'A source of records and how fresh it is' },
);

const SilentChannel = Type.Object(
  {
    platform: RecordPlatform,
    channelId: Type.String({ description: 'Channel id' }),
    title: Type.Optional(Type.String({ description: 'Latest title' })),
    lastSeen: Instant('Date of its newest message'),
    usualPerDay: Count('Messages on a usual day: the median of the last 30 days'),
  },
  { description: 'A channel that usually has messages every day and has none now' },
);

const ComparedNumber = (description: string) =>
  Type.Optional(
    Type.Object(
      {
        value: Count('In the last 24 hours'),
        previous: Count('In the 24 hours before'),
        series: Counts('Per day (UTC), at most 30 days, oldest first; today is not over'),
      },
      { description },
    ),
  );

const Numbers = Type.Object(
  {
    records: ComparedNumber('Messages, pages and ransomware posts'),
    newIndicators: ComparedNumber('Indicators that no record had shown before, without names and titles'),
    newVictims: ComparedNumber('Victims of ransomware, by their first report'),
    newPeople: ComparedNumber('People seen for the first time'),
    newChannels: ComparedNumber('Channels seen for the first time'),
  },
  { description: 'The last 24 hours, compared with the 24 hours before' },
);

const Alerts = Type.Object(
  {
    total: Count('Saved searches that the key may see'),
    searches: Type.Array(SavedSearchHit, { description: 'The newest 100 of them, oldest first' }),
    newMatches: Type.Object(
      Object.fromEntries(
        SEVERITIES.map((severity) => [severity, Count(`Of searches with the severity \`${severity}\``)]),
      ) as Record<(typeof SEVERITIES)[number], ReturnType<typeof Count>>,
      { description: 'Number of matches in the state `new`, by severity' },
    ),
    matches: Type.Array(MatchHit, { description: 'The newest 10 matches in the state `new`' }),
  },
  { description: 'Saved searches and their new matches; needs the scope `alerts`' },
);

const Groups = Type.Object(
  {
    interval: oneOf(['day', 'week'] as const, 'Days for up to 31 days, else weeks, which start on Monday'),
    groups: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Id of the group; `unknown` if posts name none' }),
        name: Type.String({ description: 'Name of the group' }),
        count: Count('Posts in the whole period'),
      }),
      { description: 'The six groups with most posts, largest first' },
    ),
    other: Count('Posts of all other groups'),
    buckets: Type.Array(
      Type.Object({
        start: DayText,
        total: Count('All posts of the interval'),
        counts: Counts('Posts of each listed group, in their order'),
      }),
      { description: 'All intervals, oldest first, also empty ones' },
    ),
  },
  { description: 'Ransomware posts by group; needs the scope `victims` or `feeds`' },
);

const Victims = Type.Object(
  {
    today: Count('Victims first reported today (UTC)'),
    newest: Type.Array(
      Type.Object({
        id: Type.String({ description: 'Victim id' }),
        name: Type.Optional(Type.String({ description: "Victim's name" })),
        group: Type.Optional(Type.String({ description: 'Name of the ransomware group' })),
        country: Type.Optional(Type.String({ description: "Victim's country code" })),
        sector: Type.Optional(Type.String({ description: "Victim's industry" })),
        firstSeen: Instant('When the victim was first reported'),
      }),
      { description: 'The newest 10 victims' },
    ),
  },
  { description: 'Newest victims of ransomware; needs the scope `victims`' },
);

const Coverage = Type.Array(
  Type.Object({
    feed: Type.String({ description: 'Name of the feed, as `/feed/coverage` takes it' }),
    days: Type.Array(CoverageEntry, { description: 'The days that the key may see, oldest first' }),
  }),
  { description: 'Days of the daily feeds, for all platforms; needs the scope `feeds`' },
);

const RisingParts = Type.Object(
  {
    terms: Type.Optional(Type.Array(RisingHit, { description: 'Words and pairs of words in messages' })),
    wallets: Type.Optional(Type.Array(RisingHit, { description: 'Wallets' })),
    domains: Type.Optional(Type.Array(RisingHit, { description: 'Domains, onion and I2P addresses' })),
  },
  { description: 'What rises in the last seven days: the first 8 of each list, as `/rising` returns them' },
);

/** Extension. */
export const OverviewHit = Type.Object(
  {
    at: Instant('When the overview was made. Counts can be 15 seconds older'),
    totals: Type.Optional(Totals),
    days: Type.Optional(Type.Array(OverviewDay, { description: 'Every day of the period, oldest first' })),
    sources: Type.Optional(
      Type.Array(OverviewSource, { description: 'Every source that has delivered records' }),
    ),
    silentChannels: Type.Optional(
      Type.Array(SilentChannel, { description: 'Up to 10 silent channels, the busiest first' }),
    ),
    numbers: Type.Optional(Numbers),
    alerts: Type.Optional(Alerts),
    groups: Type.Optional(Groups),
    victims: Type.Optional(Victims),
    coverage: Type.Optional(Coverage),
    rising: Type.Optional(RisingParts),
    tour: Type.Optional(
      Type.Array(TourStepHit, {
        description: "Steps of the demo's tour, as `/demo` returns them; only in the demo",
      }),
    ),
    timedOut: Type.Optional(
      Type.Array(oneOf(OVERVIEW_PARTS, 'Name of the part'), {
        description: 'Parts that took too long and are missing',
      }),
    ),
  },
  { title: 'Overview', description: 'What came in, what is new and what is missing' },
);
export type OverviewHit = Static<typeof OverviewHit>;
