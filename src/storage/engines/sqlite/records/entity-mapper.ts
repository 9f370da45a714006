import type { SQLOutputValue } from 'node:sqlite';
import type { EntityKind, RecordOf } from '../../../../records/record.ts';
import { splitBody, withBody } from '../../../rules/page-body.ts';

export type Row = Record<string, SQLOutputValue>;

/** `document` holds what lists need, `body` the rest. */
export function entityToRow(record: RecordOf<EntityKind>): { document: string; body: string | null } {
  const { listed, body } = splitBody(record);
  return { document: JSON.stringify(listed), body: body === undefined ? null : JSON.stringify(body) };
}

/** Columns that `entityFromRow` reads. The dates in the document may be older than those of the row. */
export const ENTITY_SELECTION = 'document, body, detection_date, first_seen';

/** The same without a page's html, which no list shows. */
export const LISTED_SELECTION = `document, json_remove(body, '$.html') AS body, detection_date, first_seen`;

export function entityFromRow(row: Row): RecordOf<EntityKind> {
  const record = JSON.parse(row.document as string) as RecordOf<EntityKind>;
  record.detectionDate = row.detection_date as number;
  record.firstSeen = row.first_seen as number;
  return typeof row.body === 'string' ? withBody(record, JSON.parse(row.body)) : record;
}
