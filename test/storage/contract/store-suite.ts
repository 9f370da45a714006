/**
 * The contract of the storage port. Every engine runs this suite unchanged. An engine that can't meet a guarantee declares it
 * in its own test file, with a reason; there are no exceptions here.
 */
import type { TestContext } from 'node:test';
import type { KeyStore } from '../../../src/storage/port/key-store.ts';
import type { Store } from '../../../src/storage/port/store.ts';
import { testAlerts } from './alerts.ts';
import { testAsking } from './asking.ts';
import { testCards } from './cards.ts';
import { testCollapsing } from './collapsing.ts';
import { testConversations } from './conversations.ts';
import { testDocumentFacets } from './document-facets.ts';
import { testDocumentHistograms } from './document-histograms.ts';
import { testDocuments } from './documents.ts';
import { testEntityQuestions } from './entity-questions.ts';
import { testExporting } from './exporting.ts';
import { testExtras } from './extras.ts';
import { testFacets } from './facets.ts';
import { testFeeds } from './feeds.ts';
import { testFields } from './fields.ts';
import { testFilters } from './filters.ts';
import { testForms } from './forms.ts';
import { testHistograms } from './histograms.ts';
import { testIndicatorLists } from './indicator-lists.ts';
import { testIndicators } from './indicators.ts';
import { testLinks } from './links.ts';
import { testLists } from './lists.ts';
import { testMerging } from './merging.ts';
import { testPageUrls } from './page-urls.ts';
import { testPageVersions } from './page-versions.ts';
import { testProvenance } from './provenance.ts';
import { testPurging } from './purging.ts';
import { testPurgingImports } from './purging-imports.ts';
import { testPushes } from './pushes.ts';
import { testReenriching } from './reenriching.ts';
import { testRelations } from './relations.ts';
import { testRetention } from './retention.ts';
import { testSearch } from './search.ts';
import { testTrends } from './trends.ts';
import { testTruth } from './truth.ts';
import { testVictimFacets } from './victim-facets.ts';
import { testVictimNames } from './victim-names.ts';
import { testVictims } from './victims.ts';

export interface Engine {
  name: string;
  /** Opens a new, empty store and closes it when the test ends. */
  openStore(t: TestContext, options?: { analyzerVersion?: number }): Promise<Store>;
  /** Opens a new, empty store to compare with. It may be another engine, since all engines give the same answers. */
  openReference(t: TestContext): Promise<Store>;
  /** Releases a store before its test ends, for tests that open dozens of them. */
  release(store: Store): Promise<void>;
  /** Scales the number of random rounds to the engine's speed. */
  rounds(wanted: number): number;
  /** Opens the same data a second time, as another process would. */
  reopen(t: TestContext, store: Store, options?: { analyzerVersion?: number }): Promise<Store>;
  openKeyStore(t: TestContext): Promise<KeyStore>;
  reopenKeyStore(t: TestContext, store: KeyStore): Promise<KeyStore>;
}

/** Reading: searches, lists, feeds, counts. */
export function testReading(engine: Engine): void {
  testSearch(engine);
  testAsking(engine);
  testFields(engine);
  testExtras(engine);
  testFilters(engine);
  testHistograms(engine);
  testDocumentHistograms(engine);
  testPageVersions(engine);
  testFacets(engine);
  testDocumentFacets(engine);
  testVictimFacets(engine);
  testForms(engine);
  testCollapsing(engine);
  testEntityQuestions(engine);
  testPageUrls(engine);
  testTruth(engine);
  testLists(engine);
  testConversations(engine);
  testFeeds(engine);
  testDocuments(engine);
  testIndicators(engine);
  testIndicatorLists(engine);
  testTrends(engine);
  testLinks(engine);
}

/** Writing: merging, provenance, copying to another store. */
export function testWriting(engine: Engine): void {
  testMerging(engine);
  testProvenance(engine);
  testPushes(engine);
  testExporting(engine);
}

/** Removing: purges, re-enrichment, retention. */
export function testRemoving(engine: Engine): void {
  testPurging(engine);
  testPurgingImports(engine);
  testReenriching(engine);
  testRelations(engine);
  testCards(engine);
  testRetention(engine);
}

export { testKeys } from './keys.ts';
export { testPurgeTruth } from './purge-truth.ts';
/** Saved searches, their matches and the outbox. */
export { testAlerts, testVictimNames, testVictims };
