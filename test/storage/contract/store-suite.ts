/**
 * The promises of the storage port. Every engine runs this same suite; what an engine cannot keep would be declared
 * with a reason in its own test file, never by an exception here.
 */
import type { TestContext } from 'node:test';
import type { KeyStore } from '../../../src/storage/port/key-store.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { testAsking } from './asking.ts';
import { testConversations } from './conversations.ts';
import { testExporting } from './exporting.ts';
import { testFeeds } from './feeds.ts';
import { testFields } from './fields.ts';
import { testFilters } from './filters.ts';
import { testHistograms } from './histograms.ts';
import { testLists } from './lists.ts';
import { testMerging } from './merging.ts';
import { testProvenance } from './provenance.ts';
import { testPurging } from './purging.ts';
import { testReenriching } from './reenriching.ts';
import { testRetention } from './retention.ts';
import { testSearch } from './search.ts';
import { testTruth } from './truth.ts';

export interface Engine {
  name: string;
  /** A new, empty store that ends with the test. */
  openStore(t: TestContext, options?: { analyzerVersion?: number }): Promise<Store>;
  /** A new, empty store to compare with: it gives the same answers. */
  openReference(t: TestContext): Promise<Store>;
  /** Ends with a store before its test does: a test that needs dozens need not hold them all. */
  release(store: Store): Promise<void>;
  /** How many of so many random rounds are worth their time. */
  rounds(wanted: number): number;
  /** The same data once more, as another process would see it. */
  reopen(t: TestContext, store: Store, options?: { analyzerVersion?: number }): Promise<Store>;
  openKeyStore(t: TestContext): Promise<KeyStore>;
  reopenKeyStore(t: TestContext, store: KeyStore): Promise<KeyStore>;
}

/** Reading: searches, lists, feeds, counts. */
export function testReading(engine: Engine): void {
  testSearch(engine);
  testAsking(engine);
  testFields(engine);
  testFilters(engine);
  testHistograms(engine);
  testTruth(engine);
  testLists(engine);
  testConversations(engine);
  testFeeds(engine);
}

/** Writing: merging, origins, export to another store. */
export function testWriting(engine: Engine): void {
  testMerging(engine);
  testProvenance(engine);
  testExporting(engine);
}

/** Upkeep that removes or changes records. */
export function testRemoving(engine: Engine): void {
  testPurging(engine);
  testReenriching(engine);
  testRetention(engine);
}

export { testKeys } from './keys.ts';
export { testPurgeTruth } from './purge-truth.ts';
