import type { CoverageSource } from '../../../../records/coverage.ts';
import { dayOf } from '../../../../time/day.ts';
import { UNDATED } from '../../../../time/instant.ts';
import type { State } from '../cluster/cached-state.ts';
import { EVERYTHING, type Query } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import type { OpensearchTables } from '../records/tables.ts';

/** No analyzer has this version, so an index of unknown origin has to be reindexed before it is searched. */
const UNKNOWN_ANALYZER = 0;

type FirstState = Required<Pick<State, 'generation' | 'analyzer' | 'months'>>;

/** Whether the store holds messages or entities. */
export async function hasRecords(tables: OpensearchTables): Promise<boolean> {
  return (await generationsOf(tables)).size > 0;
}

/** The first state of an empty store. If the ledger was lost, derives what it can from the records. */
export async function firstState(tables: OpensearchTables): Promise<FirstState> {
  const { names, state, schema } = tables;
  const generations = await generationsOf(tables);
  if (generations.size === 0) return { generation: 1, analyzer: state.programAnalyzer, months: [] };
  // An interrupted reindex leaves two generations. The smaller one is incomplete.
  const [[generation]] = [...generations].sort(([a, most], [b, more]) => more - most || a - b) as [
    [number, number],
  ];
  const months = (await schema.list(names.messages(generation))).map((index) => names.monthOf(index));
  return { generation, analyzer: UNKNOWN_ANALYZER, months };
}

/** Number of documents by generation. */
async function generationsOf({ schema, names }: OpensearchTables): Promise<Map<number, number>> {
  const sums = new Map<number, number>();
  for (const [index, documents] of await schema.documentCounts()) {
    const generation = names.generationOf(index);
    if (generation === undefined || documents === 0) continue;
    sums.set(generation, (sums.get(generation) ?? 0) + documents);
  }
  return sums;
}

/**
 * Recovers the last file number, so that no number is assigned twice, and the covered days. Keys, imports and bans
 * cannot be recovered. Idempotent.
 */
export async function recoverLedger(tables: OpensearchTables): Promise<void> {
  const { names, searcher, imports, documents, findings, sightings, state } = tables;
  const { generation } = state;
  const { aggregations } = await searcher.search({
    index: () =>
      [names.messages(generation), names.entities(generation), findings.index, sightings.index].join(),
    body: { size: 0, aggs: { last: { max: { field: 'files' } } } },
  });
  await imports.skipTo(aggregations?.last.value ?? 0);
  await documents.put([
    ...(await coveredBy(tables, names.messages(generation), 'platform', EVERYTHING)),
    ...(await coveredBy(tables, names.entities(generation), 'kind', {
      terms: { kind: ['page', 'ransomware'] },
    })),
  ]);
}

async function coveredBy(
  { searcher, coverage }: OpensearchTables,
  index: string,
  field: 'platform' | 'kind',
  query: Query,
): Promise<Operation[]> {
  const covered: Operation[] = [];
  const groups = searcher.groups({
    index: () => index,
    query,
    sources: [
      { source: { terms: { field } } },
      { at: { date_histogram: { field: 'at', calendar_interval: 'day' } } },
      { file: { terms: { field: 'files' } } },
    ],
  });
  for await (const { key } of groups) {
    if (key.at === UNDATED) continue;
    const source = key.source as CoverageSource;
    covered.push(
      coverage.addOne({ source, day: dayOf(key.at), file: key.file, isByMessage: field === 'platform' }),
    );
  }
  return covered;
}
