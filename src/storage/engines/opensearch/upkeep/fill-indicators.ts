import type { Finding } from '../../../../records/finding.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { monthOf } from '../../../../time/month.ts';
import { EVERYTHING } from '../cluster/clauses.ts';
import type { OpensearchClient } from '../cluster/client.ts';
import type { Operation } from '../cluster/documents.ts';
import { INDICATOR_FIELDS } from '../cluster/schema.ts';
import type { SearchHit } from '../cluster/searcher.ts';
import { type EntitySource, entityFromSource } from '../records/entity-mapper.ts';
import { indicatorFieldsOf, senderOf } from '../records/findings.ts';
import type { MessageSource } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';

const CHUNK_SIZE = 1000;

type StoredFinding = Finding & { channel?: string };

/**
 * Before version 5: adds the fields by which indicators are looked up to all findings, and names, titles and own
 * addresses as findings.
 * Everything follows from the records, so that after an interruption the same work can be done again.
 */
export async function fillIndicators(client: OpensearchClient, tables: OpensearchTables): Promise<void> {
  const { searcher, findings, names, documents, state } = tables;
  await client.write({
    method: 'PUT',
    path: `/${findings.index}/_mapping`,
    body: { properties: INDICATOR_FIELDS },
  });
  const { generation } = await state.read();
  await tables.refreshAll(generation);
  const sources = [
    ...PLATFORMS.flatMap((each) => [`${each}-message`, `${each}-profile`, `${each}-channel`]),
    'page',
    'ransomware',
  ];
  let chunk: SearchHit<StoredFinding>[] = [];
  const flush = async () => {
    const senders = await sendersOf(tables, generation, chunk);
    await documents.put(chunk.map((hit, index) => updateOf(hit, findings.index, senders[index])));
    chunk = [];
  };
  for await (const hit of searcher.walk<StoredFinding>(findings.index, { terms: { source: sources } })) {
    chunk.push(hit);
    if (chunk.length >= CHUNK_SIZE) await flush();
  }
  await flush();
  let operations: Operation[] = [];
  for await (const { _source } of searcher.walk<EntitySource>(names.entities(generation), EVERYTHING)) {
    operations.push(...findings.addNames(entityFromSource(_source).record));
    if (operations.length < CHUNK_SIZE) continue;
    await documents.put(operations);
    operations = [];
  }
  await documents.put(operations);
  await tables.refreshAll(generation);
}

function updateOf(
  { _id, _source }: SearchHit<StoredFinding>,
  index: string,
  user: string | undefined,
): Operation {
  const doc = { ...indicatorFieldsOf(_source), ...(user !== undefined && { user }) };
  return { index, id: _id, action: 'update', body: JSON.stringify({ doc }) };
}

/** The senders of the messages that these findings are of. */
async function sendersOf(
  { names, documents }: OpensearchTables,
  generation: number,
  hits: readonly SearchHit<StoredFinding>[],
): Promise<(string | undefined)[]> {
  const ofMessages = hits.filter(({ _source }) => _source.channel !== undefined);
  const found = await documents.load<MessageSource>(
    ofMessages.map(({ _source: { source, owner, firstSeen, channel } }) => ({
      index: names.month(generation, monthOf(firstSeen)),
      id: `${source.replace('-message', '')}:${owner}`,
      routing: channel,
    })),
  );
  const senders = new Map(ofMessages.map((hit, index) => [hit, found[index]?.source.record]));
  return hits.map((hit) => {
    const message = senders.get(hit);
    return message && senderOf(message);
  });
}
