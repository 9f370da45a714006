import type { BenchAnswer } from '../engine.ts';
import {
  type BenchQuestion,
  DEEP_SKIP,
  GROUPS,
  GROUPS_MAX,
  PAGE_SIZE,
  type SearchQuestion,
  type Words,
} from '../questions.ts';

type Searched = Exclude<BenchQuestion, { kind: 'message' }>;

/** The bodies of the searches that answer a question. Two are sent together. */
export function searchesFor(question: Searched): object[] {
  switch (question.kind) {
    case 'search': {
      const query = { bool: { must: [matchOf(question.words)], filter: filtersOf(question) } };
      const from = question.skip === 'deep' ? DEEP_SKIP : 0;
      // The score is the default order, and computed only for it.
      const sort = question.order === 'relevance' ? {} : { sort: [{ detected: 'desc' }] };
      return [
        { query, from, size: PAGE_SIZE, track_total_hits: false, ...sort },
        { query, size: 0, track_total_hits: true },
      ];
    }
    case 'histogram': {
      const { by, interval } = question;
      const histogram = { field: 'detected', calendar_interval: interval, min_doc_count: 1 };
      const groups = by === undefined ? {} : { aggs: { groups: terms(by) } };
      return [
        {
          query: matchOf(question.words),
          size: 0,
          track_total_hits: true,
          aggs: { intervals: { date_histogram: histogram, ...groups } },
        },
      ];
    }
    case 'top values':
      return [
        {
          query: matchOf(question.words),
          size: PAGE_SIZE,
          sort: [{ detected: 'desc' }],
          track_total_hits: true,
          aggs: Object.fromEntries(GROUPS.map((group) => [group, terms(group)])),
        },
      ];
    case 'email':
    case 'wallet':
      return [
        {
          query: { term: { [question.kind]: question.value } },
          size: 0,
          aggs: { users: { cardinality: { field: 'user', precision_threshold: 40_000 } } },
        },
      ];
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses of another program
export function answerOf(question: Searched, responses: any[]): BenchAnswer {
  const [{ hits, aggregations }, count] = responses;
  switch (question.kind) {
    case 'search':
      return { total: count.hits.total.value, hits: hits.hits.length };
    case 'histogram': {
      const { buckets } = aggregations.intervals;
      return {
        total: hits.total.value,
        hits: buckets.length,
        grouped: sumOf(buckets.map(({ groups }: { groups?: Terms }) => groups)),
      };
    }
    case 'top values':
      return {
        total: hits.total.value,
        hits: hits.hits.length,
        grouped: sumOf(GROUPS.map((group) => aggregations[group])),
      };
    case 'email':
    case 'wallet':
      return { total: aggregations.users.value, hits: 0 };
  }
}

interface Terms {
  buckets: { doc_count: number }[];
}

function sumOf(lists: readonly (Terms | undefined)[]): number {
  return lists.flatMap((list) => list?.buckets ?? []).reduce((sum, { doc_count }) => sum + doc_count, 0);
}

function terms(field: string): object {
  return { terms: { field, size: GROUPS_MAX } };
}

function matchOf(words: Words): object {
  const either = (make: (field: string) => object) => ({
    dis_max: { queries: [make('tokens'), make('names')] },
  });
  if (words.kind === 'prefix') return either((field) => ({ prefix: { [field]: words.word } }));
  if (words.kind === 'phrase')
    return either((field) => ({ match_phrase: { [field]: words.words.join(' ') } }));
  const each = words.words.map((word) => either((field) => ({ term: { [field]: word } })));
  return { bool: words.kind === 'any' ? { should: each, minimum_should_match: 1 } : { must: each } };
}

function filtersOf({ platform, from, to }: SearchQuestion): object[] {
  const filters: object[] = [];
  if (platform !== undefined) filters.push({ term: { platform } });
  if (from !== undefined || to !== undefined)
    filters.push({ range: { detected: { gte: from, lte: to, format: 'epoch_millis' } } });
  return filters;
}
