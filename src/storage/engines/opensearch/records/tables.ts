import { ANALYZER_VERSION } from '../../../../search/analyzer.ts';
import type { OpensearchClient, OpensearchConnection } from '../cluster/client.ts';
import { OpensearchDocuments } from '../cluster/documents.ts';
import { OpensearchLosses } from '../cluster/losses.ts';
import { OpensearchMonthList } from '../cluster/month-list.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import { requireOpensearch } from '../cluster/product.ts';
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
import { OpensearchRepair } from './repair.ts';
import { OpensearchSightings } from './sightings.ts';
import { OpensearchTombstones } from './tombstones.ts';

/** A copy more than one is what survives the loss of a node. */
const SAFE_COPIES = 2;

/** The parts that writing, purging and reading share. */
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
  readonly coverage: OpensearchCoverage;
  readonly imports: OpensearchImportLog;
  readonly repair: OpensearchRepair;
  readonly losses: OpensearchLosses;
  /** How long a question may take. */
  readonly milliseconds: number;
  /** Whether what was written is found before the writing is called done. */
  readonly isFoundAtOnce: boolean;

  constructor(
    client: OpensearchClient,
    layout: OpensearchLayout,
    options: StateOptions & { milliseconds: number },
  ) {
    this.client = client;
    this.milliseconds = options.milliseconds;
    this.isFoundAtOnce = layout.refreshSeconds === 0;
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
    this.coverage = new OpensearchCoverage(this.documents, this.searcher, this.names);
    this.imports = new OpensearchImportLog(
      this.documents,
      this.searcher,
      this.names,
      this.tombstones,
      this.losses,
    );
  }

  /** Makes everything that was written findable: whoever looks for what belongs together must not miss any of it. */
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

/** Longer than OpenSearch waits for a lost node before it makes new copies: until then not even a heartbeat can be written safely. */
const PATIENCE_MS = 120_000;
/** Asking for the state beside every question would cost a tenth of it. */
const TRUSTED_MS = 1000;
/** A question that takes longer asks for the state once more before it believes what it got. */
const GRACE_MS = 5000;

export interface TablesOptions {
  connection: OpensearchConnection;
  layout: OpensearchLayout;
  /** Another version than the program's own, for tests of what happens after an upgrade. */
  analyzerVersion?: number;
  /** The lease of a process that writes (cluster/state.ts). */
  timeoutMs?: number;
  trustedMs?: number;
  graceMs?: number;
  /** The clock of the lease. */
  now?: () => number;
  beatMs?: number;
}

export function tablesOf(client: OpensearchClient, options: TablesOptions): OpensearchTables {
  const { now, beatMs } = options;
  return new OpensearchTables(client, options.layout, {
    analyzer: options.analyzerVersion ?? ANALYZER_VERSION,
    timeoutMs: options.timeoutMs ?? PATIENCE_MS,
    trustedMs: options.trustedMs ?? TRUSTED_MS,
    graceMs: options.graceMs ?? GRACE_MS,
    milliseconds: options.connection.milliseconds,
    ...(now !== undefined && { now }),
    ...(beatMs !== undefined && { beatMs }),
  });
}

/** Opens what is there. Only reads: `nightjar migrate` alone creates anything (upkeep/migration.ts). */
export async function openTables(
  client: OpensearchClient,
  options: TablesOptions,
): Promise<OpensearchTables> {
  const tables = tablesOf(client, options);
  await requireOpensearch(client);
  await requireSetUp(tables);
  return tables;
}

async function requireSetUp({ schema, names, state }: OpensearchTables): Promise<void> {
  const isInstalled = (await requireKnownSchema(schema)) !== undefined;
  const indices = await schema.own();
  if (indices.length === 0) throw new NotSetUp(names.prefix);
  if (!indices.includes(names.fixed('ledger'))) throw new LedgerMissing(names.fixed('ledger'));
  if (!isInstalled || (await state.find()) === undefined) throw new NotSetUp(names.prefix);
}
