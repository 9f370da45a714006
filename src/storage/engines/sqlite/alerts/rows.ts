import type { SQLInputValue } from 'node:sqlite';
import type { AlertKind, Delivery, Match, MatchState } from '../../../port/alerts.ts';
import { withAbsentFields } from '../../../rules/alert-documents.ts';
import type { Row } from '../records/entity-mapper.ts';

export const MATCH_COLUMNS =
  'id, search, kind, key, record_at, at, indicators, state, is_read, note, sequence, dispatched_at, is_capped';

/** Absent fields are undefined, as on the other engine. */
export function matchFromRow(row: Row): Match {
  return {
    id: row.id as string,
    search: row.search as string,
    kind: row.kind as AlertKind,
    key: row.key as string,
    recordAt: row.record_at as number,
    at: row.at as number,
    indicators: row.indicators === null ? undefined : JSON.parse(row.indicators as string),
    state: row.state as MatchState,
    isRead: row.is_read === 1,
    note: (row.note as string | null) ?? undefined,
    sequence: (row.sequence as number | null) ?? undefined,
    dispatchedAt: (row.dispatched_at as number | null) ?? undefined,
    isCapped: row.is_capped === 1,
  };
}

export function deliveryFromRow(row: Row): Delivery {
  return withAbsentFields('delivery', JSON.parse(row.document as string) as Delivery);
}

/** In the order of MATCH_COLUMNS. */
export function matchValues(match: Match): SQLInputValue[] {
  return [
    match.id,
    match.search,
    match.kind,
    match.key,
    match.recordAt,
    match.at,
    match.indicators === undefined ? null : JSON.stringify(match.indicators),
    match.state,
    Number(match.isRead),
    match.note ?? null,
    match.sequence ?? null,
    match.dispatchedAt ?? null,
    Number(match.isCapped ?? false),
  ];
}

/** All columns but the id, in their order. */
export function deliveryValues(delivery: Delivery): SQLInputValue[] {
  const { target, search, content, createdAt, dueAt, status, lastAttemptAt } = delivery;
  return [
    target,
    search ?? null,
    content.kind === 'match' ? content.match : null,
    createdAt,
    dueAt,
    status,
    lastAttemptAt ?? null,
    JSON.stringify(delivery),
  ];
}
