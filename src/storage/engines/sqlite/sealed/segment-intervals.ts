import { MS_PER_DAY } from '../../../../time/instant.ts';
import type { Segment } from './segment.ts';

/** The documents of an interval, from `from` up to, but not including, `to`. */
export interface DocInterval {
  number: number;
  from: number;
  to: number;
}

/** Splits a segment into intervals of a width in milliseconds, numbered from an origin. Empty ones are left out. */
export function* intervalsOf(segment: Segment, width: number, origin: number): Iterable<DocInterval> {
  const isOfDays = width % MS_PER_DAY === 0 && origin % MS_PER_DAY === 0;
  let current: DocInterval | undefined;
  for (const [date, doc] of isOfDays ? days(segment) : changes(segment, width, origin)) {
    const number = Math.floor((date - origin) / width);
    if (current?.number === number) continue;
    if (current !== undefined) yield { ...current, to: doc };
    current = { number, from: doc, to: doc };
  }
  if (current !== undefined) yield { ...current, to: segment.docs };
}

/** The first document of each day that has any. */
function* days({ header: { dayStarts, start } }: Segment): Iterable<[date: number, doc: number]> {
  for (let day = 0; day < dayStarts.length - 1; day++) {
    const doc = dayStarts[day] as number;
    if (doc < (dayStarts[day + 1] as number)) yield [start + day * MS_PER_DAY, doc];
  }
}

/** The first document of each interval, found by reading all dates. */
function* changes(segment: Segment, width: number, origin: number): Iterable<[date: number, doc: number]> {
  const { start, columns } = segment.header;
  let next = Number.NEGATIVE_INFINITY;
  let doc = 0;
  for (let index = 0; index < columns.date.length; index++) {
    const { values } = segment.chunk('date', index);
    for (let at = 0; at < values.length; at++, doc++) {
      const date = start + (values[at] as number);
      if (date < next) continue;
      yield [date, doc];
      next = (Math.floor((date - origin) / width) + 1) * width + origin;
    }
  }
}
