import { PLATFORMS } from '../../../../records/platform.ts';
import { documentId } from '../cluster/documents.ts';
import { entityId } from '../records/entity-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';

interface Finding {
  id: string;
  /** For people: what shows it. */
  owner: string;
  kind: 'message' | 'entity';
  ownerId: string;
}

const AT_ONCE = 500;
const OF_MESSAGES = PLATFORMS.map((platform) => `${platform}-message`);
const OF_PROFILES = PLATFORMS.map((platform) => `${platform}-profile`);

/**
 * Findings of messages, profiles and pages that do not exist. A batch writes findings before the records: those are looked at again at the
 * end, and while a process is writing they prove nothing.
 */
export async function orphanedFindings(
  tables: OpensearchTables,
  generation: number,
): Promise<{ findings: number; orphans: Finding[] }> {
  const { searcher, findings: index, state } = tables;
  const query = { terms: { source: [...OF_MESSAGES, ...OF_PROFILES, 'page'] } };
  let findings = 0;
  let part: Finding[] = [];
  const suspects: Finding[] = [];
  const check = async () => {
    suspects.push(...(await without(tables, generation, part)));
    findings += part.length;
    part = [];
  };
  for await (const hit of searcher.walk<{ source: string; owner: string }>(index.index, query)) {
    part.push(findingOf(hit._id, hit._source));
    if (part.length >= AT_ONCE) await check();
  }
  await check();
  if (suspects.length === 0) return { findings, orphans: [] };
  const before = await state.read();
  await tables.refreshAll(generation);
  const orphans: Finding[] = [];
  for (let start = 0; start < suspects.length; start += AT_ONCE) {
    const still = await existing(tables, suspects.slice(start, start + AT_ONCE));
    orphans.push(...(await without(tables, generation, still)));
  }
  const after = await state.read();
  const isQuiet = [before, after].every(
    ({ writers, only }) => only === null && Object.keys(writers).length === 0,
  );
  return { findings, orphans: isQuiet ? orphans : [] };
}

function findingOf(id: string, { source, owner }: { source: string; owner: string }): Finding {
  if (OF_MESSAGES.includes(source)) {
    const key = `${source.replace('-message', '')}:${owner}`;
    return { id, owner: `the message ${key}`, kind: 'message', ownerId: documentId(key) };
  }
  if (source === 'page')
    return { id, owner: `the page ${owner}`, kind: 'entity', ownerId: documentId(entityId('page', owner)) };
  const key = `${source.replace('-profile', '')}:${owner}`;
  return { id, owner: `the profile ${key}`, kind: 'entity', ownerId: documentId(entityId('profile', key)) };
}

/** Those whose owner is not found. */
async function without(
  { searcher, names }: OpensearchTables,
  generation: number,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const missing: Finding[] = [];
  for (const kind of ['message', 'entity'] as const) {
    const own = findings.filter((each) => each.kind === kind);
    const values = [...new Set(own.map(({ ownerId }) => ownerId))];
    if (values.length === 0) continue;
    const index = kind === 'message' ? names.messages(generation) : names.entities(generation);
    const { hits } = await searcher.search({
      index: () => index,
      // A message may be there twice.
      body: { size: values.length * 2, _source: false, query: { ids: { values } } },
    });
    const there = new Set(hits.map((hit) => hit._id));
    missing.push(...own.filter(({ ownerId }) => !there.has(ownerId)));
  }
  return missing;
}

/** Those that were not removed meanwhile, together with what showed them. */
async function existing(
  { searcher, findings: index }: OpensearchTables,
  findings: readonly Finding[],
): Promise<Finding[]> {
  const values = findings.map(({ id }) => id);
  const { hits } = await searcher.search({
    index: () => index.index,
    body: { size: values.length, _source: false, query: { ids: { values } } },
  });
  const there = new Set(hits.map((hit) => hit._id));
  return findings.filter(({ id }) => there.has(id));
}
