import { ANALYZER_VERSION } from '../../../../search/analyzer.ts';
import type { OpensearchClient, OpensearchConnection } from '../cluster/client.ts';
import { OpensearchDocuments } from '../cluster/documents.ts';
import { OpensearchLosses } from '../cluster/losses.ts';
import { OpensearchMonthList } from '../cluster/month-list.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import { requireOpensearch } from '../cluster/product.ts';
import { OutOfTime } from '../cluster/refusals.ts';
import {
  LedgerMissing,
  NotSetUp,
  type OpensearchLayout,
  OpensearchSchema,
  requireKnownSchema,
} from '../cluster/schema.ts';
import { OpensearchSearcher } from '../cluster/searcher.ts';
import { OpensearchState, type StateOptions } from '../cluster/state.ts';
import { OpensearchChats } from './chats.ts';
import { OpensearchCoverage } from './coverage.ts';
import { OpensearchFindings } from './findings.ts';
import { OpensearchImportLog } from './import-log.ts';
import { OpensearchMatches } from './matches.ts';
import { OpensearchRepair } from './repair.ts';
import { OpensearchSightings } from './sightings.ts';
import { OpensearchTombstones } from './tombstones.ts';

/** A second copy survives the loss of a node. */
const SAFE_COPIES = 2;

/** The indices, shared by reading, writing, removing and upkeep. */
export class OpensearchTables {
  readonly client: OpensearchClient;
  readonly schema: OpensearchSchema;
  readonly names: OpensearchNames;
  readonly documents: OpensearchDocuments;
  readonly state: OpensearchState;
  readonly searcher: OpensearchSearcher;
  readonly chats: OpensearchChats;
  readonly findings: OpensearchFindings;
  readonly sightings: OpensearchSightings;
  readonly tombstones: OpensearchTombstones;
  readonly matches: OpensearchMatches;
  readonly coverage: OpensearchCoverage;
  readonly imports: OpensearchImportLog;
  readonly repair: OpensearchRepair;
  readonly losses: OpensearchLosses;
  /** Deadline of a query. */
  readonly milliseconds: number;
  /** Whether a write resolves only once searches find it. */
  readonly isRefreshedOnWrite: boolean;

  constructor(
    client: OpensearchClient,
    layout: OpensearchLayout,
    options: StateOptions & { milliseconds: number },
  ) {
    this.client = client;
    this.milliseconds = options.milliseconds;
    this.isRefreshedOnWrite = layout.refreshSeconds === 0;
    this.schema = new OpensearchSchema(client, layout);
    this.names = this.schema.names;
    this.documents = new OpensearchDocuments(client, Math.min(SAFE_COPIES, layout.replicas + 1));
    this.state = new OpensearchState(client, this.documents, this.names, options);
    this.searcher = new OpensearchSearcher(client, this.state, options.milliseconds);
    this.schema.listing = new OpensearchMonthList(this.state);
    this.documents.isExpected = (index) => this.state.isExpected(index);
    this.repair = new OpensearchRepair(this);
    this.state.repair = this.repair;
    this.losses = new OpensearchLosses(this.state);
    this.chats = new OpensearchChats(this.documents, this.names);
    this.findings = new OpensearchFindings(this.names);
    this.sightings = new OpensearchSightings(this.documents, this.names);
    this.tombstones = new OpensearchTombstones(this.documents, this.names, this.state);
    this.matches = new OpensearchMatches(this.documents, this.searcher, this.names);
    this.coverage = new OpensearchCoverage(this.documents, this.searcher, this.names);
    this.imports = new OpensearchImportLog(
      this.documents,
      this.searcher,
      this.names,
      this.tombstones,
      this.losses,
    );
  }

  /** Makes all writes visible to searches. Call before a search that must not miss any document. */
  async refreshAll(generation: number): Promise<void> {
    await this.documents.refresh([
      this.names.messages(generation),
      this.names.entities(generation),
      this.names.fixed('findings'),
      this.names.fixed('sightings'),
      this.names.fixed('ledger'),
    ]);
  }
}

/**
 * Longer than OpenSearch waits for a lost node before it creates new copies: until then not even a heartbeat can be
 * written safely.
 */
const LEASE_MS = 120_000;
/**
 * While a node hangs, lookups run out of time. The cluster notices within half a minute and uses other copies; every
 * attempt takes at least the time of a lookup.
 */
const OPEN_ATTEMPTS = 12;
/** Reading the state with every query would make it a tenth slower. */
const TTL_MS = 1000;
/** A query that takes longer reads the state again before it trusts its result. */
const GRACE_PERIOD_MS = 5000;

export interface TablesOptions {
  connection: OpensearchConnection;
  layout: OpensearchLayout;
  /** For tests of upgrades. Defaults to the program's version. */
  analyzerVersion?: number;
  /** See cluster/state.ts and cluster/cached-state.ts. */
  leaseMs?: number;
  ttlMs?: number;
  gracePeriodMs?: number;
  /** The clock of the lease. */
  now?: () => number;
  beatMs?: number;
}

export function tablesOf(client: OpensearchClient, options: TablesOptions): OpensearchTables {
  const { now, beatMs } = options;
  return new OpensearchTables(client, options.layout, {
    analyzer: options.analyzerVersion ?? ANALYZER_VERSION,
    leaseMs: options.leaseMs ?? LEASE_MS,
    ttlMs: options.ttlMs ?? TTL_MS,
    gracePeriodMs: options.gracePeriodMs ?? GRACE_PERIOD_MS,
    milliseconds: options.connection.milliseconds,
    ...(now !== undefined && { now }),
    ...(beatMs !== undefined && { beatMs }),
  });
}

/** Opens an existing store. Read-only: only `nightjar migrate` creates anything (upkeep/migration.ts). */
export async function openTables(
  client: OpensearchClient,
  options: TablesOptions,
  onWaiting?: () => void,
): Promise<OpensearchTables> {
  const tables = tablesOf(client, options);
  for (let attempt = 1; ; attempt++) {
    try {
      await requireOpensearch(client);
      await requireSetUp(tables);
      return tables;
    } catch (error) {
      const mayRecover = error instanceof OutOfTime && onWaiting !== undefined;
      if (!mayRecover || attempt === OPEN_ATTEMPTS) throw error;
      if (attempt === 1) onWaiting();
    }
  }
}

async function requireSetUp({ schema, names, state }: OpensearchTables): Promise<void> {
  const isInstalled = (await requireKnownSchema(schema)) !== undefined;
  const indices = await schema.own();
  if (indices.length === 0) throw new NotSetUp(names.prefix);
  if (!indices.includes(names.fixed('ledger'))) throw new LedgerMissing(names.fixed('ledger'));
  if (!isInstalled || (await state.find()) === undefined) throw new NotSetUp(names.prefix);
}
