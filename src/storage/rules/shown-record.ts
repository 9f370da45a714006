import type { Page } from '../../records/page.ts';
import type { Profile } from '../../records/profile.ts';

/** The record that a feed entry shows; messages have none. */
export function shownRecord(record: Page | Profile | undefined): { page?: Page } | { profile?: Profile } {
  if (record === undefined) return {};
  return record.kind === 'page' ? { page: record } : { profile: record };
}
