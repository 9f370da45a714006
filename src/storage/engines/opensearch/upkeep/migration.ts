import { POST_FACTS } from '../../../../records/ransomware-post.ts';
import type { MigrateOptions } from '../../../port/engine.ts';
import { POST_GROUPINGS } from '../../../port/query.ts';
import { MAINTENANCE_TIMEOUT_MS, OpensearchClient } from '../cluster/client.ts';
import { cursorSecret } from '../cluster/cursor-secret.ts';
import { FIXED } from '../cluster/names.ts';
import { requireOpensearch } from '../cluster/product.ts';
import {
  LedgerMissing,
  type OpensearchSchema,
  POST_FIELDS,
  SCHEMA_VERSION,
  SchemaUnknown,
} from '../cluster/schema.ts';
import { type OpensearchTables, type TablesOptions, tablesOf } from '../records/tables.ts';
import { firstState, hasRecords, recoverLedger } from './new-ledger.ts';

/**
 * Sets up a store, or brings the indices and templates of an older version up to date. The version stands in the templates and the state
 * is written last: after an interruption, the same command does the rest.
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
    // Templates are written even if the version is the same: shards and replicas may have changed.
    await schema.install();
    await setUp(tables);
    if (isNewLedger) await recoverLedger(tables);
    const state = await tables.state.read();
    // Whatever has exclusive access creates what is missing, and lists what is not listed.
    if (state.months === undefined || (await tables.repair.missing(state)).length > 0)
      await tables.state.alone('migrate', async () => {});
    if (isLossAccepted) await tables.losses.accept();
    return { from, to: SCHEMA_VERSION };
  } finally {
    await client.close();
  }
}

/** Creates what is missing of a store whose templates are installed. */
export async function setUp(tables: OpensearchTables): Promise<void> {
  const { schema, names, state, documents } = tables;
  const existing = await schema.own();
  const ledger = names.fixed('ledger');
  if (!existing.includes(ledger)) await schema.create(ledger);
  if ((await state.find()) === undefined) {
    const first = await firstState(tables);
    const wanted = [...FIXED.map((name) => names.fixed(name)), names.entities(first.generation)];
    await Promise.all(
      wanted
        .filter((index) => index !== ledger && !existing.includes(index))
        .map((index) => schema.create(index)),
    );
    await state.create(first);
  }
  await cursorSecret(documents, ledger);
}

/** Records without a ledger, or with one that has no state, are not read until the operator has said so. */
async function requireLedger(tables: OpensearchTables, isNewLedger: boolean): Promise<void> {
  const { schema, names, state } = tables;
  const existing = await schema.own();
  const ledger = names.fixed('ledger');
  const hasState = existing.includes(ledger) && (await state.find()) !== undefined;
  if (hasState || isNewLedger) return;
  if (await hasRecords(tables)) throw new LedgerMissing(ledger);
}
/** From version 1: what posts are counted by was only in their records. Nothing else of a post is indexed, so a script can do it. */
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
