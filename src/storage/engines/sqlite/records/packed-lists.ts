import type { Dated } from '../../../../records/dated.ts';

/** Positions are absent if all are 0. */
type PackedList = [values: string[], dates: number[], positions?: number[]];

type Lists<List> = Record<string, List>;

/**
 * Lists as documents contain them: values, dates and positions side by side. Some people have thousands of items; this
 * is a third smaller than objects, and parsed in less than half the time.
 */
export function packLists(lists: Lists<Dated[]>): Lists<PackedList> {
  return mapValues(lists, (entries) => {
    const values = entries.map(({ value }) => value);
    const dates = entries.map(({ at }) => at);
    const positions = entries.map(({ position }) => position);
    return positions.every((position) => position === 0) ? [values, dates] : [values, dates, positions];
  });
}

/** Earlier versions stored lists of objects, which stay as they are until the record changes. */
export function unpackLists(stored: Lists<Dated[] | PackedList>): Lists<Dated[]> {
  return mapValues(stored, (list) => (isPacked(list) ? unpack(list) : list));
}

function isPacked(list: Dated[] | PackedList): list is PackedList {
  return Array.isArray(list[0]);
}

function unpack([values, dates, positions]: PackedList): Dated[] {
  return values.map((value, index) => ({
    value,
    at: dates[index] as number,
    position: positions?.[index] ?? 0,
  }));
}

function mapValues<From, To>(lists: Lists<From>, map: (list: From) => To): Lists<To> {
  const mapped: Lists<To> = {};
  for (const [name, list] of Object.entries(lists)) mapped[name] = map(list);
  return mapped;
}
