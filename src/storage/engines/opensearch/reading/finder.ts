import type { Message } from '../../../../records/message.ts';
import { tieOf } from '../../../../records/tie.ts';
import { type Month, monthOf, startOfMonth } from '../../../../time/month.ts';
import type {
  Answer,
  FindableEntity,
  FindableKind,
  FoundRecord,
  Question,
  TimeWindow,
} from '../../../port/query.ts';
import { parseMessageKey } from '../../../rules/message-key.ts';
import { type PageBody, withBody } from '../../../rules/page-body.ts';
import { oneOf, type Query, routingOf } from '../cluster/clauses.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { LISTED, LISTED_WITH_TEXT } from '../records/entity-mapper.ts';
import { OpensearchCollapse } from './collapse.ts';
import { OpensearchIndicatorOwners } from './entities-with-indicator.ts';
import { OpensearchFacets } from './facets.ts';
import { type List, OpensearchLists } from './list.ts';
import { compileQuestion, compileTree } from './query-compiler.ts';

interface Listed<R> {
  record: R;
  /** The text of a page. */
  body?: PageBody;
}

function listedRecord<R extends FoundRecord<FindableKind>>({ record, body }: Listed<R>): R {
  return record.kind === 'page' ? (withBody(record, body) as R) : record;
}

/** Answers queries for messages and entities. */
export class OpensearchFinder {
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;
  #lists: OpensearchLists;

  constructor(searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#searcher = searcher;
    this.#names = names;
    this.#lists = new OpensearchLists(searcher);
  }

  find<K extends FindableKind>(question: Question<K>): Promise<Answer<FoundRecord<K>>>;
  async find(question: Question): Promise<Answer<FoundRecord<FindableKind>>> {
    const { slice, order } = question;
    if (order === 'relevance' && slice.kind !== 'page')
      throw new TypeError('what is ordered by relevance has pages only');
    const list: List<Listed<FoundRecord<FindableKind>>> =
      question.collection === 'message' ? this.#messages(question) : await this.#entities(question);
    const answer = await this.#read(list, question);
    if (question.facets === undefined) return answer;
    if (question.channelId !== undefined) throw new TypeError('a conversation has no facets');
    const { index, query } = list;
    return {
      ...answer,
      ...(await new OpensearchFacets(this.#searcher).count(question, { index, query })),
    };
  }

  async #read(
    list: List<Listed<FoundRecord<FindableKind>>>,
    { slice, collapse }: Question,
  ): Promise<Answer<FoundRecord<FindableKind>>> {
    if (collapse === 'similar') {
      if (slice.kind !== 'page') throw new TypeError('what is collapsed has pages only');
      return new OpensearchCollapse(this.#searcher).find(list, slice);
    }
    const { total, hits, hasMore } = await this.#lists.read(list, slice);
    return { total, hits: hits.map((hit) => listedRecord(hit._source)), hasMore };
  }

  async hasMessages(channelKey: string): Promise<boolean> {
    const colon = channelKey.indexOf(':');
    const [platform, channelId] = [channelKey.slice(0, colon), channelKey.slice(colon + 1)];
    const found = await this.#searcher.search({
      index: (generation) => this.#names.messages(generation),
      routing: channelKey,
      body: {
        size: 0,
        track_total_hits: 1,
        query: { bool: { filter: [{ term: { platform } }, { term: { channelId } }] } },
      },
    });
    return found.total > 0;
  }

  #messages(question: Question): List<Listed<Message>> {
    const { platform, channelId } = question;
    const isConversation = platform !== undefined && channelId !== undefined;
    const newest = isConversation ? (['at', 'sequence'] as const) : (['at', 'tie', 'key'] as const);
    return {
      index: (generation, within) => monthsOf(within ?? question.during, this.#names, generation),
      parts: () => this.#months(),
      routing: isConversation ? routingOf({ platform, channelId }) : undefined,
      query: compileQuestion(question),
      order: [...byRelevance(question), ...newest].map((field) => ({ field, direction: 'desc' })),
      locate: ({ at, key }) =>
        isConversation ? [at, String(parseMessageKey(key)?.sequence ?? 0n)] : [at, tieOf(key), key],
      source: LISTED,
    };
  }

  /** Newest first. */
  async #months(): Promise<TimeWindow[]> {
    const indices = await this.#searcher.indices((generation) => this.#names.messages(generation));
    return indices
      .map((index) => this.#names.monthOf(index))
      .sort((a, b) => b - a)
      .map((month) => ({ from: startOfMonth(month), to: startOfMonth(monthAfter(month)) - 1 }));
  }

  async #entities(question: Question): Promise<List<Listed<FoundRecord<FindableEntity>>>> {
    const conditions: Query[] = [];
    const owners = new OpensearchIndicatorOwners(this.#searcher, this.#names.fixed('findings'));
    if (question.item !== undefined)
      conditions.push(oneOf('key', await owners.keys(question.item, 'profile', ['telegram', 'discord'])));
    if (question.byMessages !== undefined) conditions.push(await this.#byMessages(question));
    const query = compileQuestion(question, await owners.entitiesWith(question));
    return {
      index: (generation) => this.#names.entities(generation),
      query: conditions.length === 0 ? query : { bool: { must: [query], filter: conditions } },
      order: [...byRelevance(question), 'at', 'key'].map((field) => ({ field, direction: 'desc' })),
      locate: ({ at, key }) => [at, key],
      source: question.collection === 'page' ? LISTED_WITH_TEXT : LISTED,
    };
  }

  async #byMessages({ collection, byMessages, platform }: Question): Promise<Query> {
    const { matching, orItself } = byMessages as NonNullable<Question['byMessages']>;
    const groups = this.#searcher.groups({
      index: (generation) => this.#names.messages(generation),
      query: compileQuestion({ collection: 'message', filter: matching, platform }),
      sources: [
        { platform: { terms: { field: 'platform' } } },
        { id: { terms: { field: collection === 'profile' ? 'userId' : 'channelId' } } },
      ],
    });
    const keys: string[] = [];
    for await (const { key } of groups) keys.push(`${key.platform}:${key.id}`);
    const itself = orItself === undefined ? [] : [compileTree(orItself, collection)];
    return { bool: { should: [oneOf('key', keys), ...itself], minimum_should_match: 1 } };
  }
}

function byRelevance({ order, text }: Question): string[] {
  return order === 'relevance' && text !== undefined ? ['_score'] : [];
}

/** A query over at most this many months searches only their indices. */
const NAMED_MONTHS_MAX = 24;

export function monthsOf(window: TimeWindow | undefined, names: OpensearchNames, generation: number): string {
  if (window?.from === undefined || window.to === undefined) return names.messages(generation);
  const months: Month[] = [];
  for (let month = monthOf(window.from); month <= monthOf(window.to); month = monthAfter(month)) {
    if (months.length === NAMED_MONTHS_MAX) return names.messages(generation);
    months.push(month);
  }
  return months.length === 0
    ? names.messages(generation)
    : months.map((month) => names.month(generation, month)).join(',');
}

function monthAfter(month: Month): Month {
  return month % 100 === 12 ? month + 89 : month + 1;
}
