import type { Month } from '../../../../time/month.ts';
import { EVERYTHING, type Query, routingOf } from '../cluster/clauses.ts';
import type { Group } from '../cluster/searcher.ts';
import type { ChatSource } from '../records/chats.ts';
import type { OpensearchTables } from '../records/tables.ts';

const CHUNK_SIZE = 1000;

interface Chat {
  platform: string;
  channelId: string;
}

/** Checks that the chats' ranges include all messages of a month. */
export async function checkChats(
  tables: OpensearchTables,
  index: string,
): Promise<{ chats: number; problems: string[] }> {
  const { names, searcher } = tables;
  const month = names.monthOf(index);
  const problems: string[] = [];
  let chats = 0;
  let part: Group[] = [];
  const compare = async () => {
    const known = await rangesOf(tables, part, month);
    for (const [position, { key, first, last }] of part.entries()) {
      const range = known[position];
      const isIn =
        range !== undefined &&
        isWithin(first.value, range) &&
        isWithin(last.value, range) &&
        (await isExactlyWithin(tables, index, key, range, first.value, last.value));
      if (!isIn)
        problems.push(`Messages of the chat ${routingOf(key)} in ${index} cannot be looked up by their id.`);
    }
    chats += part.length;
    part = [];
  };
  const groups = searcher.groups({
    index: () => index,
    query: EVERYTHING,
    sources: [
      { platform: { terms: { field: 'platform' } } },
      { channelId: { terms: { field: 'channelId' } } },
    ],
    aggs: { first: { min: { field: 'sequence' } }, last: { max: { field: 'sequence' } } },
  });
  for await (const group of groups) {
    part.push(group);
    if (part.length >= CHUNK_SIZE) await compare();
  }
  await compare();
  return { chats, problems };
}

/** Messages that are in more than one month. Only possible if the ranges of two months of a chat overlap. */
export async function* messagesTwice(
  tables: OpensearchTables,
  generation: number,
): AsyncIterable<{ key: string; months: number }> {
  const { names, searcher, state } = tables;
  const chats = searcher.walk<ChatSource>(names.fixed('chats'), EVERYTHING);
  for await (const { _id, _source } of chats) {
    const months = Object.entries(_source.months).filter(([month]) => state.months.includes(Number(month)));
    const overlaps = overlapsOf(months.map(([, [first, last]]) => [BigInt(first), BigInt(last)]));
    if (overlaps === undefined) continue;
    const groups = searcher.groups({
      index: () => names.messages(generation),
      query: {
        bool: {
          filter: [
            ofChat(chatOf(_id)),
            { range: { sequence: { gte: String(overlaps[0]), lte: String(overlaps[1]) } } },
          ],
        },
      },
      sources: [{ key: { terms: { field: 'key' } } }],
    });
    for await (const { key, doc_count: count } of groups)
      if (count > 1) yield { key: key.key, months: count };
  }
}

async function rangesOf(
  { documents, names }: OpensearchTables,
  groups: readonly Group[],
  month: Month,
): Promise<([bigint, bigint] | undefined)[]> {
  const found = await documents.load<ChatSource>(
    groups.map(({ key }) => ({ index: names.fixed('chats'), id: routingOf(key) })),
  );
  return found.map((chat) => {
    const range = chat?.source.months[month];
    return range && [BigInt(range[0]), BigInt(range[1])];
  });
}

/** OpenSearch rounds values beyond 2^53, so only a difference larger than the rounding error counts. */
function isWithin(value: number, [first, last]: [bigint, bigint]): boolean {
  const slack = Number.isSafeInteger(value) ? 0n : 2048n;
  const exact = BigInt(Math.round(value));
  return exact >= first - slack && exact <= last + slack;
}

/** Counts the messages outside the range, if rounded values are not conclusive. */
async function isExactlyWithin(
  { searcher }: OpensearchTables,
  index: string,
  chat: Chat,
  [first, last]: [bigint, bigint],
  ...values: number[]
): Promise<boolean> {
  if (values.every(Number.isSafeInteger)) return true;
  const within = { range: { sequence: { gte: String(first), lte: String(last) } } };
  const outside: Query = { bool: { filter: [ofChat(chat)], must_not: [within] } };
  return (await searcher.count(index, outside)) === 0;
}

function ofChat({ platform, channelId }: Chat): Query {
  return { bool: { filter: [{ term: { platform } }, { term: { channelId } }] } };
}

function chatOf(id: string): Chat {
  const colon = id.indexOf(':');
  return { platform: id.slice(0, colon), channelId: id.slice(colon + 1) };
}

/** From the first to the last sequence that is in two ranges. */
function overlapsOf(ranges: [bigint, bigint][]): [bigint, bigint] | undefined {
  let overlap: [bigint, bigint] | undefined;
  const sorted = ranges.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  let reached: bigint | undefined;
  for (const [first, last] of sorted) {
    if (reached !== undefined && first <= reached) {
      const end = last < reached ? last : reached;
      overlap = overlap === undefined ? [first, end] : [overlap[0], end > overlap[1] ? end : overlap[1]];
    }
    if (reached === undefined || last > reached) reached = last;
  }
  return overlap;
}
