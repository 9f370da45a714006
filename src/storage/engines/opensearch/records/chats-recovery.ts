import type { Month } from '../../../../time/month.ts';
import { EVERYTHING, routingOf } from '../cluster/clauses.ts';
import { type ChatSource, chatOperation } from './chats.ts';
import type { OpensearchTables } from './tables.ts';

/** Beyond this, OpenSearch rounds min and max, by less than the margin even for the largest 63-bit sequence. */
const EXACT_MAX = 2 ** 53;
const MARGIN = 2048n;

const CHUNK_SIZE = 5000;

/**
 * Rebuilds the months and ranges of all chats from the messages. A range may be wider than necessary, never narrower.
 */
export async function recoverChats(tables: OpensearchTables, generation: number): Promise<void> {
  const { names, schema, searcher, documents } = tables;
  const chats = new Map<string, ChatSource['months']>();
  await documents.refresh([names.messages(generation)]);
  for (const index of await schema.list(names.messages(generation), { isForWriter: true })) {
    const groups = searcher.groups({
      index: () => index,
      query: EVERYTHING,
      sources: [
        { platform: { terms: { field: 'platform' } } },
        { channelId: { terms: { field: 'channelId' } } },
      ],
      aggs: { first: { min: { field: 'sequence' } }, last: { max: { field: 'sequence' } } },
    });
    const month: Month = names.monthOf(index);
    for await (const { key, first, last } of groups) {
      const chat = routingOf(key);
      const range: [string, string] = [
        String(exact(first.value) - margin(first.value)),
        String(exact(last.value) + margin(last.value)),
      ];
      chats.set(chat, { ...chats.get(chat), [month]: range });
    }
  }
  const operations = Array.from(chats, ([chat, months]) => chatOperation(names, chat, { months }));
  for (let start = 0; start < operations.length; start += CHUNK_SIZE)
    await documents.put(operations.slice(start, start + CHUNK_SIZE));
}

function exact(value: number): bigint {
  return BigInt(Math.round(value));
}

function margin(value: number): bigint {
  return Math.abs(value) < EXACT_MAX ? 0n : MARGIN;
}
