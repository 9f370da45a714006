import type { Message } from '../../../../records/message.ts';
import { type AnyRecord, keyOf } from '../../../../records/record.ts';
import type { VersionOf } from '../../../rules/purge-rule.ts';
import type { SightingOf } from './sightings.ts';
import type { SqliteTables } from './tables.ts';

/** `sighting` is undefined if the record itself is the only version, because all files agree. */
export interface StoredVersion<R extends AnyRecord> extends VersionOf<R> {
  sighting: SightingOf<R> | undefined;
}

/** All versions of a record, with their files. */
export function versionsOf<R extends AnyRecord>(
  tables: SqliteTables,
  stored: { record: R; origin: number; hasSightings: boolean },
): StoredVersion<R>[] {
  const { origins, sightings } = tables;
  if (!stored.hasSightings)
    return [{ files: [...origins.files(stored.origin)], record: stored.record, sighting: undefined }];
  return sightings.of<R>(stored.record.kind, keyOf(stored.record)).map((sighting) => ({
    files: [...origins.files(sighting.origin)],
    record: sighting.record,
    sighting,
  }));
}

export function versionsOfMessage(
  tables: SqliteTables,
  { message, origin, hasSightings }: { message: Message; origin: number; hasSightings: boolean },
): StoredVersion<Message>[] {
  return versionsOf(tables, { record: message, origin, hasSightings });
}
