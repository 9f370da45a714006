import Type, { type Static } from 'typebox';
import type { Delivery, Match, SavedSearch, StoredTarget } from '../storage/port/alerts.ts';
import {
  ALERT_KINDS,
  DELIVERY_STATUSES,
  MATCH_STATES,
  SCHEDULES,
  SEVERITIES,
} from '../storage/port/alerts.ts';
import { formatInstant } from '../time/instant.ts';
import { oneOf } from './parameters.ts';
import { Instant, Strings } from './small-objects.ts';

const Id = (description: string) => Type.String({ description });

/** Extension. */
export const SavedSearchHit = Type.Object(
  {
    id: Id('Id of the saved search'),
    name: Type.String({ description: 'Name' }),
    about: Type.Array(oneOf(ALERT_KINDS, 'Kind of record'), {
      description: 'Kinds of records that it looks at',
    }),
    parameters: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()]), {
        description: 'Parameters of the search; absent for a watchlist',
      }),
    ),
    valueCount: Type.Optional(Type.Integer({ description: 'Number of values of a watchlist' })),
    values: Type.Optional(
      Strings(
        'Values of a watchlist, one spelling of each, or `kind:value`; only when one saved search with up to 1,000 values is read',
      ),
    ),
    owner: Type.Optional(
      Type.String({ description: 'Id of the key that created it; absent if an operator did' }),
    ),
    tags: Strings('Tags'),
    severity: oneOf(SEVERITIES, 'Severity'),
    enabled: Type.Boolean({ description: 'Whether records are matched' }),
    targets: Strings('Ids of the targets that are notified'),
    schedule: oneOf(SCHEDULES, 'When matches are sent'),
    cap: Type.Integer({ description: 'Notifications per hour, or matches that a digest lists' }),
    maxAgeSeconds: Type.Optional(
      Type.Integer({ description: 'Records older than this do not match; absent if any record may' }),
    ),
    createdAt: Instant('When it was created'),
    updatedAt: Instant('When it was last changed'),
    matches: Type.Optional(
      Type.Object(
        {
          total: Type.Integer({ description: 'All matches' }),
          unread: Type.Integer({ description: 'Matches that nobody has read' }),
          new: Type.Integer({ description: 'Matches in the state `new`' }),
          triaged: Type.Integer({ description: 'Matches in the state `triaged`' }),
          escalated: Type.Integer({ description: 'Matches in the state `escalated`' }),
          closed: Type.Integer({ description: 'Matches in the state `closed`' }),
        },
        { description: 'Its matches so far' },
      ),
    ),
    days: Type.Optional(
      Type.Array(
        Type.Object({
          at: Instant('Start of the day (UTC)'),
          count: Type.Integer({ description: 'Matches on this day' }),
        }),
        { description: 'Days with any matches, oldest first; only if `days` asks for them' },
      ),
    ),
  },
  { title: 'SavedSearch', description: 'A saved search or a watchlist' },
);
export type SavedSearchHit = Static<typeof SavedSearchHit>;

export function savedSearchHit(
  search: SavedSearch,
  matches?: SavedSearchHit['matches'],
  days?: readonly { at: number; count: number }[],
): SavedSearchHit {
  const { condition, isEnabled, maxAgeMs, owner } = search;
  return {
    id: search.id,
    name: search.name,
    about: [condition.about].flat(),
    ...(condition.kind === 'search'
      ? { parameters: condition.parameters as Record<string, string | boolean> }
      : { valueCount: condition.values }),
    ...(owner !== undefined && { owner }),
    tags: [...search.tags],
    severity: search.severity,
    enabled: isEnabled,
    targets: [...search.targets],
    schedule: search.schedule,
    cap: search.cap,
    ...(maxAgeMs !== undefined && { maxAgeSeconds: Math.round(maxAgeMs / 1000) }),
    createdAt: formatInstant(search.createdAt),
    updatedAt: formatInstant(search.updatedAt),
    ...(matches && { matches }),
    ...(days && { days: days.map(({ at, count }) => ({ at: formatInstant(at), count })) }),
  };
}

export const HistoryFields = {
  history: Type.Object(
    {
      total: Type.Integer({ description: 'Records that would have matched' }),
      knownValues: Type.Optional(
        Type.Integer({ description: 'Values of a watchlist that occur in records, at most 500' }),
      ),
      months: Type.Array(
        Type.Object({
          at: Instant('Start of the month (UTC)'),
          count: Type.Integer({ description: 'Records that would have matched' }),
        }),
        { description: 'Months with any, oldest first' },
      ),
    },
    { description: 'How often it would have matched in the last twelve months' },
  ),
};

export function historyField(history: {
  total: number;
  months: { at: number; count: number }[];
  knownValues?: number;
}): object {
  return { ...history, months: history.months.map(({ at, count }) => ({ at: formatInstant(at), count })) };
}

/** Extension. */
export const MatchHit = Type.Object(
  {
    id: Id('Id of the match'),
    search: Id('Id of the saved search'),
    searchName: Type.String({ description: 'Name of the saved search' }),
    severity: oneOf(SEVERITIES, 'Severity of the saved search'),
    kind: oneOf(ALERT_KINDS, 'Kind of the record'),
    record: Type.String({ description: 'Key of the record' }),
    recordAt: Instant('Date of what is new in the record'),
    matchedAt: Instant('When it matched'),
    sequence: Type.Optional(
      Type.Integer({ description: 'Position in the order of events; absent until it is dispatched' }),
    ),
    place: Type.Optional(Type.String({ description: 'Channel, site or group' })),
    author: Type.Optional(Type.String({ description: 'Author' })),
    title: Type.Optional(Type.String({ description: 'Title or name' })),
    snippet: Type.String({ description: 'Beginning of the text, in one line' }),
    indicators: Type.Optional(Strings('Values of the watchlist in the record, as `kind:value`')),
    state: oneOf(MATCH_STATES, 'State'),
    read: Type.Boolean({ description: 'Whether somebody has read it' }),
    note: Type.Optional(Type.String({ description: 'Note' })),
    alsoMatched: Type.Optional(
      Type.Array(
        Type.Object({
          match: Id('Id of the match'),
          search: Id('Id of the saved search'),
          searchName: Type.String({ description: 'Name of the saved search' }),
        }),
        { description: 'Other saved searches that the record matched; only when one match is read' },
      ),
    ),
  },
  { title: 'AlertMatch', description: 'A record that matched a saved search' },
);
export type MatchHit = Static<typeof MatchHit>;

export interface ShownRecord {
  place?: string;
  author?: string;
  title?: string;
  snippet: string;
}

export function matchHit(
  match: Match,
  search: Pick<SavedSearch, 'name' | 'severity'> | undefined,
  shown: ShownRecord,
): MatchHit {
  const { indicators, sequence, note } = match;
  return {
    id: match.id,
    search: match.search,
    searchName: search?.name ?? '',
    severity: search?.severity ?? 'medium',
    kind: match.kind,
    record: match.key,
    recordAt: formatInstant(match.recordAt),
    matchedAt: formatInstant(match.at),
    ...(sequence !== undefined && { sequence }),
    ...shown,
    ...(indicators && { indicators: indicators.map(({ kind, canonical }) => `${kind}:${canonical}`) }),
    state: match.state,
    read: match.isRead,
    ...(note !== undefined && { note }),
  };
}

/** Extension. */
export const TargetHit = Type.Object(
  {
    id: Id('Id of the target'),
    name: Type.String({ description: 'Name' }),
    kind: Type.String({ description: 'Kind of target' }),
    settings: Type.Record(Type.String(), Type.Unknown(), { description: 'Settings, without secrets' }),
    secret: Type.Optional(
      Type.String({ description: 'Secret of a webhook; only in the response that creates or rotates it' }),
    ),
    owner: Type.Optional(
      Type.String({ description: 'Id of the key that created it; absent if an operator did' }),
    ),
    enabled: Type.Boolean({ description: 'Whether anything is sent to it' }),
    disabledBecause: Type.Optional(Type.String({ description: 'Why nightjar disabled it' })),
    createdAt: Instant('When it was created'),
    updatedAt: Instant('When it was last changed'),
    deliveries: Type.Optional(
      Type.Object(
        {
          pending: Type.Integer({ description: 'Deliveries that wait for their next attempt' }),
          delivered: Type.Integer({ description: 'Deliveries of the last 30 days' }),
          failed: Type.Integer({ description: 'Deliveries that were given up' }),
          lastSuccessAt: Type.Optional(Instant('Last success')),
          lastError: Type.Optional(
            Type.String({ description: 'Last error of a delivery that is not delivered yet' }),
          ),
        },
        { description: 'Status of its deliveries' },
      ),
    ),
  },
  { title: 'AlertTarget', description: 'Where notifications are sent' },
);
export type TargetHit = Static<typeof TargetHit>;

export function targetHit(
  target: StoredTarget,
  settings: Record<string, unknown>,
  more: Pick<TargetHit, 'secret' | 'deliveries'> = {},
): TargetHit {
  const { owner, disabledBecause } = target;
  return {
    id: target.id,
    name: target.name,
    kind: target.settings.kind,
    settings,
    ...more,
    ...(owner !== undefined && { owner }),
    enabled: target.isEnabled,
    ...(disabledBecause !== undefined && { disabledBecause }),
    createdAt: formatInstant(target.createdAt),
    updatedAt: formatInstant(target.updatedAt),
  };
}

/** Extension. */
export const DeliveryHit = Type.Object(
  {
    id: Id('Id of the delivery, sent as `webhook-id`'),
    target: Id('Id of the target'),
    search: Type.Optional(Id('Id of the saved search; absent for a test')),
    content: oneOf(['match', 'digest', 'retro', 'test'] as const, 'What it tells'),
    match: Type.Optional(Id('Id of the match, if it tells one')),
    status: oneOf(DELIVERY_STATUSES, 'Status'),
    attempts: Type.Integer({ description: 'Attempts so far' }),
    createdAt: Instant('When it was created'),
    nextAttemptAt: Type.Optional(Instant('Time of the next attempt, if pending')),
    lastAttemptAt: Type.Optional(Instant('Time of the last attempt')),
    lastStatus: Type.Optional(Type.Integer({ description: 'HTTP status of the last response' })),
    lastError: Type.Optional(Type.String({ description: 'Why the last attempt failed' })),
  },
  { title: 'AlertDelivery', description: 'A notification on its way to one target' },
);
export type DeliveryHit = Static<typeof DeliveryHit>;

export function deliveryHit(delivery: Delivery): DeliveryHit {
  const { search, content, lastAttemptAt, lastStatus, lastError } = delivery;
  return {
    id: delivery.id,
    target: delivery.target,
    ...(search !== undefined && content.kind !== 'test' && { search }),
    content: content.kind,
    ...(content.kind === 'match' && { match: content.match }),
    status: delivery.status,
    attempts: delivery.attempts,
    createdAt: formatInstant(delivery.createdAt),
    ...(delivery.status === 'pending' && { nextAttemptAt: formatInstant(delivery.dueAt) }),
    ...(lastAttemptAt !== undefined && { lastAttemptAt: formatInstant(lastAttemptAt) }),
    ...(lastStatus !== undefined && { lastStatus }),
    ...(lastError !== undefined && { lastError }),
  };
}
