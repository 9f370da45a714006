/** Reads the values of the import command's options. */
import { InvalidArgumentError } from 'commander';
import { GROUP_LENGTH_MAX, TEXT_WITHOUT_CONTROLS } from '../contract/parameter-problems.ts';
import { idOf } from '../ingest/json/values.ts';
import { parseRecordDate } from '../time/instant.ts';

export function readBatchSize(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 100_000) {
    throw new InvalidArgumentError('Use a whole number from 1 to 100000.');
  }
  return number;
}

export function readSeconds(text: string): number {
  const number = Number(text);
  if (!(number >= 0 && number <= 3600)) throw new InvalidArgumentError('Use a number from 0 to 3600.');
  return number;
}

export function readTimeZone(text: string): string {
  if (!Intl.supportedValuesOf('timeZone').includes(text) && text !== 'UTC') {
    throw new InvalidArgumentError('Use a name such as Europe/Berlin, or UTC.');
  }
  return text;
}

export function readChannel(text: string): string {
  const id = idOf(text);
  if (id === undefined) throw new InvalidArgumentError('Use a number such as -1001990000101.');
  return id;
}

export function readGroup(text: string): string {
  const isValid = text.length <= GROUP_LENGTH_MAX && new RegExp(TEXT_WITHOUT_CONTROLS).test(text);
  if (text === '' || !isValid)
    throw new InvalidArgumentError(
      `Use a name of at most ${GROUP_LENGTH_MAX} characters, without control characters.`,
    );
  return text;
}

export function readSeenAt(text: string): number {
  const instant = parseRecordDate(text);
  if (instant === undefined)
    throw new InvalidArgumentError('Use a date from 1970 to 2099 such as 2026-11-15.');
  return instant;
}
