import { EXTRACTOR_VERSION } from '../enrich/extractor-version.ts';
import { reenrichMessage } from '../enrich/message.ts';
import { reenrichPage } from '../enrich/page.ts';
import type { Store } from '../storage/port/store.ts';

/** Runs the current extractors on all stored messages and pages, or on those that an interrupted run has left. */
export function reenrich(
  store: Store,
  onProgress?: (done: number, total: number) => void,
): Promise<{ records: number; changed: number }> {
  return store.rework(
    (record) => (record.kind === 'message' ? reenrichMessage(record) : reenrichPage(record)),
    { name: `extractors ${EXTRACTOR_VERSION}`, ...(onProgress !== undefined && { onProgress }) },
  );
}
