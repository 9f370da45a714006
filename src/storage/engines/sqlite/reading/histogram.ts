import { likeliestLanguage } from '../../../../records/message.ts';
import { TIE_BITS } from '../../../../records/tie.ts';
import { MS_PER_DAY } from '../../../../time/instant.ts';
import { type Month, startOfMonth } from '../../../../time/month.ts';
import {
  type Grouping,
  type Histogram,
  type HistogramBucket,
  type HistogramQuestion,
  type Interval,
  UNKNOWN_LANGUAGE,
} from '../../../port/histogram.ts';
import { languagesFromText, type SqliteMessageMapper } from '../records/message-mapper.ts';

const MS_PER_HOUR = 3_600_000;
/** The epoch was a Thursday; weeks start on Monday. */
const FIRST_MONDAY = 4 * MS_PER_DAY;

const WIDTHS: Record<Exclude<Interval, 'month'>, { width: number; origin: number }> = {
  hour: { width: MS_PER_HOUR, origin: 0 },
  day: { width: MS_PER_DAY, origin: 0 },
  week: { width: 7 * MS_PER_DAY, origin: FIRST_MONDAY - 7 * MS_PER_DAY },
};

/** SQL for the number of a slot's interval. Not needed for months: each month has its own table. */
export function intervalOf(slot: string, interval: Interval): string {
  if (interval === 'month') return '0';
  const { width, origin } = WIDTHS[interval];
  return `((${slot} >> ${TIE_BITS}) - ${origin}) / ${width}`;
}

/** Column to group by. */
export const GROUP_COLUMNS: Record<Exclude<Grouping, 'platform'>, string> = {
  channel: 'chat',
  user: 'speaker',
  language: 'languages',
};

interface Sum {
  count: number;
  groups: Map<string, number>;
}

/** Adds up the counts of all months. */
export class HistogramSums {
  #question: HistogramQuestion;
  #mapper: SqliteMessageMapper;
  #sums = new Map<number, Sum>();

  constructor(question: HistogramQuestion, mapper: SqliteMessageMapper) {
    this.#question = question;
    this.#mapper = mapper;
  }

  /** The key of a group. Several column values may share one. */
  groupOf(by: Exclude<Grouping, 'platform'>, value: string | number): string {
    if (by === 'channel') return this.#mapper.chats.get(value as number)[1];
    if (by === 'user') return this.#mapper.speakers.get(value as number)[0];
    return likeliestLanguage(languagesFromText(value as string)) ?? UNKNOWN_LANGUAGE;
  }

  addNumbered(month: Month, number: number, messages: number, group: string | undefined): void {
    const { interval } = this.#question;
    const at =
      interval === 'month' ? startOfMonth(month) : number * WIDTHS[interval].width + WIDTHS[interval].origin;
    this.add(at, messages, group);
  }

  add(at: number, messages: number, group?: string): void {
    let sum = this.#sums.get(at);
    if (sum === undefined) {
      sum = { count: 0, groups: new Map() };
      this.#sums.set(at, sum);
    }
    sum.count += messages;
    if (group !== undefined) sum.groups.set(group, (sum.groups.get(group) ?? 0) + messages);
  }

  histogram(): Histogram {
    const buckets = [...this.#sums].map(
      ([at, sum]): HistogramBucket => ({
        at,
        count: sum.count,
        groups: [...sum.groups]
          .map(([key, count]) => ({ key, count }))
          .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
          .slice(0, this.#question.groupsMax),
      }),
    );
    buckets.sort((a, b) => a.at - b.at);
    return { total: buckets.reduce((total, { count }) => total + count, 0), buckets };
  }
}
