import type { SQLOutputValue } from 'node:sqlite';
import { mergeFacts } from '../../../../records/dated.ts';
import type { Page } from '../../../../records/page.ts';
import type { EntityKind, RecordOf } from '../../../../records/record.ts';

export type Row = Record<string, SQLOutputValue>;

/** Facts of a page that can be large; feeds read thousands of pages and need none of them. */
const BODY_FACTS = ['html', 'text'] as const;

/** An entity as its row keeps it: what lists need in the document, the rest beside it. */
export function entityToRow(record: RecordOf<EntityKind>): { document: string; body: string | null } {
  if (record.kind !== 'page') return { document: JSON.stringify(record), body: null };
  const facts = { ...record.facts };
  const body: Partial<Page['facts']> = {};
  for (const name of BODY_FACTS) {
    if (facts[name] !== undefined) body[name] = facts[name];
    delete facts[name];
  }
  const hasBody = Object.keys(body).length > 0;
  return { document: JSON.stringify({ ...record, facts }), body: hasBody ? JSON.stringify(body) : null };
}

/** Columns that `entityFromRow` reads: the document's own dates may be behind those of the row. */
export const ENTITY_SELECTION = 'document, body, detection_date, first_seen';

export function entityFromRow(row: Row): RecordOf<EntityKind> {
  const record = JSON.parse(row.document as string) as RecordOf<EntityKind>;
  record.detectionDate = row.detection_date as number;
  record.firstSeen = row.first_seen as number;
  if (record.kind !== 'page' || typeof row.body !== 'string') return record;
  // Merging sorts the facts again, so that equal knowledge is equal text.
  return { ...record, facts: mergeFacts(record.facts, JSON.parse(row.body)) };
}
