import { POST_FACTS } from '../../../../records/ransomware-post.ts';
import type { MigrateOptions } from '../../../port/engine.ts';
import { POST_GROUPINGS } from '../../../port/query.ts';
import { MAINTENANCE_TIMEOUT_MS, OpensearchClient } from '../cluster/client.ts';
import { cursorSecret } from '../cluster/cursor-secret.ts';
import { FIXED } from '../cluster/names.ts';
import { requireOpensearch } from '../cluster/product.ts';
import {
  ALERT_FIELDS,
  DOCUMENT_FIELDS,
  FACET_FIELDS,
  LedgerMissing,
  type OpensearchSchema,
  POST_FIELDS,
  SCHEMA_VERSION,
  SchemaUnknown,
} from '../cluster/schema.ts';
import { type OpensearchTables, type TablesOptions, tablesOf } from '../records/tables.ts';
import { fillIndicators } from './fill-indicators.ts';
import { firstState, hasRecords, recoverLedger } from './ledger-recovery.ts';

/**
 * Creates a store, or upgrades the indices and templates of an older version. The version is stored in the templates,
 * and the state is written last, so that after an interruption the same command does the rest.
 */
export async function migrate(
  options: TablesOptions,
  { isNewLedger = false, isLossAccepted = false }: MigrateOptions = {},
): Promise<{ from: number; to: number }> {
  const client = new OpensearchClient(options.connection);
  try {
    await requireOpensearch(client);
    const tables = tablesOf(client, options);
    const { schema } = tables;
    const from = (await schema.version()) ?? 0;
    if (from > SCHEMA_VERSION) throw new SchemaUnknown(from);
    await requireLedger(tables, isNewLedger);
    if (from === 1) await makePostsCountable(client, schema);
    if (from > 0 && from < 5) {
      await addSearchFields(client, schema);
      await fillIndicators(client, tables);
    }
    if (from > 0 && from < 6) await addAlertFields(client, schema);
    // Write the templates even if the version is the same: shards and replicas may have changed.
    await schema.install();
    await setUp(tables);
    if (isNewLedger) await recoverLedger(tables);
    const state = await tables.state.read();
    // Acquiring exclusive access creates missing indices and lists unlisted ones.
    if (state.months === undefined || (await tables.repair.missing(state)).length > 0)
      await tables.state.exclusively('migrate', async () => {});
    if (isLossAccepted) await tables.losses.accept();
    return { from, to: SCHEMA_VERSION };
  } finally {
    await client.close();
  }
}

/** Creates missing indices and the state. The templates must be installed. */
export async function setUp(tables: OpensearchTables): Promise<void> {
  const { schema, names, state, documents } = tables;
  const existing = await schema.own();
  const ledger = names.fixed('ledger');
  if (!existing.includes(ledger)) await schema.create(ledger);
  if ((await state.find()) === undefined) {
    const first = await firstState(tables);
    const required = [...FIXED.map((name) => names.fixed(name)), names.entities(first.generation)];
    await Promise.all(
      required
        .filter((index) => index !== ledger && !existing.includes(index))
        .map((index) => schema.create(index)),
    );
    await state.create(first);
  }
  await cursorSecret(documents, ledger);
}

/** Throws if there are records without a ledger, or with one without a state, unless the operator accepts that. */
async function requireLedger(tables: OpensearchTables, isNewLedger: boolean): Promise<void> {
  const { schema, names, state } = tables;
  const existing = await schema.own();
  const ledger = names.fixed('ledger');
  const hasState = existing.includes(ledger) && (await state.find()) !== undefined;
  if (hasState || isNewLedger) return;
  if (await hasRecords(tables)) throw new LedgerMissing(ledger);
}

/**
 * From version 1: copies the fields that posts are counted by out of their records. Posts have no other indexed fields,
 * so a script suffices.
 */
async function makePostsCountable(client: OpensearchClient, { names }: OpensearchSchema): Promise<void> {
  const entities = `${names.prefix}-entities-v*`;
  await client.write({ method: 'PUT', path: `/${entities}/_mapping`, body: { properties: POST_FIELDS } });
  const assignments = POST_GROUPINGS.map((name) => {
    const fact = `ctx._source.record.facts.${POST_FACTS[name]}`;
    return `if (${fact} != null) { ctx._source.${name} = ${fact}.value; }`;
  });
  await client.write({
    method: 'POST',
    path: `/${entities}/_update_by_query`,
    query: { refresh: true },
    body: { query: { term: { kind: 'ransomware' } }, script: { source: assignments.join(' ') } },
    milliseconds: MAINTENANCE_TIMEOUT_MS,
  });
}

/** Before version 6: the ledger accepts saved searches and their matches. */
async function addAlertFields(client: OpensearchClient, { names }: OpensearchSchema): Promise<void> {
  await client.write({
    method: 'PUT',
    path: `/${names.fixed('ledger')}/_mapping`,
    expected: [404],
    body: { properties: ALERT_FIELDS },
  });
}

/** Before version 5: existing indices accept the new fields. Reindexing fills them. */
async function addSearchFields(client: OpensearchClient, { names }: OpensearchSchema): Promise<void> {
  for (const [index, properties] of [
    ['messages', FACET_FIELDS],
    ['entities', DOCUMENT_FIELDS],
  ] as const)
    await client.write({
      method: 'PUT',
      path: `/${names.prefix}-${index}-v*/_mapping`,
      query: { allow_no_indices: true },
      body: { properties },
    });
}
