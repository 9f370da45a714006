import { TIE_BITS } from '../../../../records/tie.ts';
import { type Month, startOfMonth } from '../../../../time/month.ts';
import type { Grouping, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import { languageOfRow, type SqliteMessageMapper } from '../records/message-mapper.ts';
import type { Segment } from '../sealed/segment.ts';
import type { SegmentColumn } from '../sealed/segment-format.ts';
import { IntervalSums, numbering } from './interval-sums.ts';

export type Numbered = Pick<HistogramQuestion, 'interval' | 'startMinute'>;

/** SQL for the number of a slot's interval. Not needed for months: each month has its own table. */
export function intervalOf(slot: string, { interval, startMinute }: Numbered): string {
  if (interval === 'month') return '0';
  const { width, origin } = numbering(interval, startMinute);
  return `((${slot} >> ${TIE_BITS}) - ${origin}) / ${width}`;
}

/** Column to group by. */
export const GROUP_COLUMNS: Record<Exclude<Grouping, 'platform'>, string> = {
  channel: 'chat',
  user: 'speaker',
  language: 'languages',
};

/** The same in segments. */
export const SEGMENT_GROUPS: Record<Exclude<Grouping, 'platform'>, SegmentColumn> = {
  channel: 'chat',
  user: 'user',
  language: 'language',
};

/** Adds up the counts of all months. */
export class HistogramSums extends IntervalSums {
  #numbered: Numbered;
  #mapper: SqliteMessageMapper;

  constructor(question: HistogramQuestion<'message'>, mapper: SqliteMessageMapper) {
    super(question.groupsMax);
    this.#numbered = question;
    this.#mapper = mapper;
  }

  /** The group of a row: the number of its channel or user, or its language. */
  groupOf(by: Exclude<Grouping, 'platform'>, value: string | number): string | number {
    if (by === 'channel') return value;
    if (by === 'user') return this.#mapper.speakers.userOf(value as number);
    return languageOfRow(value as string);
  }

  /** The same of a column of a segment. */
  sealedGroup(by: Exclude<Grouping, 'platform'>, { header }: Segment, value: number): string | number {
    return by === 'language' ? (header.languages[value] as string) : value;
  }

  /** Channels of several platforms may have the same id. */
  ended(by: Grouping | undefined): Histogram {
    if (by === 'channel') return this.histogram((chat) => this.#mapper.chats.get(chat)[1]);
    return this.histogram((user) => this.#mapper.speakers.userId(user), true);
  }

  addNumbered(month: Month, number: number, messages: number, group: string | number | undefined): void {
    const { interval, startMinute } = this.#numbered;
    const { width, origin } = numbering(interval, startMinute);
    const at = interval === 'month' ? startOfMonth(month) : number * width + origin;
    this.add(at, messages, group);
  }
}
