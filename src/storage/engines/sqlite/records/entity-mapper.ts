import type { SQLOutputValue } from 'node:sqlite';
import type { EntityKind, RecordOf } from '../../../../records/record.ts';
import { splitBody, withBody } from '../../../rules/page-body.ts';
import { packLists, unpackLists } from './packed-lists.ts';

export type Row = Record<string, SQLOutputValue>;

/** `document` holds what lists need, `body` the rest. */
export function entityToRow(record: RecordOf<EntityKind>): { document: string; body: string | null } {
  const { listed, body } = splitBody(record);
  const document = JSON.stringify({ ...listed, lists: packLists(listed.lists) });
  return { document, body: body === undefined ? null : JSON.stringify(body) };
}

/** Columns that `entityFromRow` reads. The dates in the document may be older than those of the row. */
export const ENTITY_SELECTION = 'document, body, detection_date, first_seen';

/** The same without a page's html, which no list shows. */
export const LISTED_SELECTION = `document, json_remove(body, '$.html') AS body, detection_date, first_seen`;

export function entityFromRow(row: Row): RecordOf<EntityKind> {
  const record = withLists(JSON.parse(row.document as string)) as RecordOf<EntityKind>;
  record.detectionDate = row.detection_date as number;
  record.firstSeen = row.first_seen as number;
  return typeof row.body === 'string' ? withBody(record, JSON.parse(row.body)) : record;
}

/** A record whose lists may be packed, as in a document; also a message, which has none. Changes it in place. */
export function withLists<R>(parsed: R): R {
  const record = parsed as { lists?: Parameters<typeof unpackLists>[0] };
  if (record.lists !== undefined) record.lists = unpackLists(record.lists);
  return parsed;
}
