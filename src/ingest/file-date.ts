import { EARLIEST_INSTANT, LATEST_INSTANT } from '../time/instant.ts';
import type { ReadOptions, Source } from './importer.ts';

/** The date of something that has none: `--seen-at`, else when the file was last changed. */
export function dateOfFile({ modifiedAt }: Source, { seenAt }: ReadOptions): number | undefined {
  if (seenAt !== undefined || modifiedAt === undefined) return seenAt;
  const isPossible = modifiedAt > EARLIEST_INSTANT && modifiedAt <= LATEST_INSTANT;
  return isPossible ? Math.floor(modifiedAt) : undefined;
}
