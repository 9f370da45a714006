import { reenrichChannel, reenrichPost } from '../enrich/description.ts';
import { EXTRACTOR_VERSION } from '../enrich/extractor-version.ts';
import { maskRecord } from '../enrich/mask-record.ts';
import { reenrichMessage } from '../enrich/message.ts';
import { reenrichPage } from '../enrich/page.ts';
import type { AnyRecord } from '../records/record.ts';
import type { Store } from '../storage/port/store.ts';

/**
 * Runs the current extractors on all stored text, and masks card numbers in it. An interrupted run is continued.
 */
export function reenrich(
  store: Store,
  onProgress?: (done: number, total: number) => void,
): Promise<{ records: number; changed: number }> {
  return store.rework((record) => maskRecord(reenriched(record)), {
    name: `extractors ${EXTRACTOR_VERSION}`,
    ...(onProgress !== undefined && { onProgress }),
  });
}

function reenriched(record: AnyRecord): AnyRecord {
  switch (record.kind) {
    case 'message':
      return reenrichMessage(record);
    case 'page':
      return reenrichPage(record);
    case 'channel':
      return reenrichChannel(record);
    case 'ransomware':
      return reenrichPost(record);
    default:
      return record;
  }
}
