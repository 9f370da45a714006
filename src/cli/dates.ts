import { InvalidArgumentError } from 'commander';
import type { TimeWindow } from '../storage/port/query.ts';
import { dayOf, endOfDay } from '../time/day.ts';
import { type ParsedInstant, parseInstant } from '../time/instant.ts';
import { CliError } from './cli-error.ts';

/** Of an option that takes a day or a time. */
export function readDate(text: string): ParsedInstant {
  const instant = parseInstant(text);
  if (instant === undefined) throw new InvalidArgumentError('Use YYYY-MM-DD or YYYY-MM-DDThh:mm:ss.');
  return instant;
}

/** From `--since` to `--until`, which includes the whole day if it is one. */
export function readWindow({
  since,
  until,
}: {
  since?: ParsedInstant | undefined;
  until?: ParsedInstant | undefined;
}): TimeWindow {
  const from = since?.ms;
  const to = until?.isWholeDay ? endOfDay(dayOf(until.ms)) : until?.ms;
  if (from !== undefined && to !== undefined && from > to)
    throw new CliError('--since must not be after --until');
  return { from, to };
}
