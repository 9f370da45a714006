import { impliedRecords } from '../../../../records/implied.ts';
import { type AnyRecord, keyOf } from '../../../../records/record.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { SqliteTables } from './tables.ts';
import { versionsOfMessage } from './versions.ts';

/** Numbers of the files that a record was seen in. */
export function filesOf(tables: SqliteTables, record: AnyRecord): number[] {
  const files = new Set(originsOf(tables, record).flatMap((origin) => tables.origins.files(origin)));
  return [...files];
}

function originsOf(tables: SqliteTables, record: AnyRecord): number[] {
  const { kind } = record;
  const key = keyOf(record);
  if (kind === 'message') return [tables.messages.load(record)?.origin as number];
  if (!hasSightingPerFile(kind)) return [tables.entities.load(kind, key)?.origin as number];
  const origins = new Set(tables.sightings.of(kind, key).map(({ origin }) => origin));
  // Rarely asked, so there is no index for it: this reads every message.
  for (const stored of tables.messages.walk()) {
    const implied = versionsOfMessage(tables, stored).flatMap(({ record: each }) => impliedRecords(each));
    if (implied.some((each) => each.kind === kind && keyOf(each) === key)) origins.add(stored.origin);
  }
  return [...origins];
}
