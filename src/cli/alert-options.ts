import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { InvalidArgumentError } from 'commander';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { ApiError, InvalidParameters } from '../errors.ts';
import { CliError } from './cli-error.ts';

/** A list of values can have thousands of mistakes. */
const PROBLEMS_SHOWN = 10;

/** Of an option that takes one of several words. */
export function choice<T extends string>(choices: readonly T[]): (text: string) => T {
  return (text) => {
    const chosen = choices.find((each) => each === text.trim().toLowerCase());
    if (chosen === undefined) throw new InvalidArgumentError(`Use one of ${choices.join(', ')}.`);
    return chosen;
  };
}

/** Of an option that takes several words. */
export function choices<T extends string>(known: readonly T[]): (text: string) => T[] {
  const one = choice(known);
  return (text) => readList(text).map(one);
}

/** Comma-separated; an empty text is an empty list. */
export function readList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d{1,9}$/.test(text) || number < from || number > to)
      throw new InvalidArgumentError(`Use a whole number from ${from} to ${to}.`);
    return number;
  };
}

/** One value per line of a file, or of standard input (`-`). Blank lines and lines that start with # are ignored. */
export async function readValues(path: string): Promise<string[]> {
  const text = await readText(path);
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\uFEFF/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Settings as the API takes them. Other users of the machine can read a command line, but not this file. */
export async function readSettings(path: string): Promise<object> {
  const text = await readText(path);
  let settings: unknown;
  try {
    settings = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // The message of the parser would show a part of what may be a secret.
    throw new CliError(`${path === '-' ? 'standard input' : path} is not JSON`);
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new CliError('the settings must be a JSON object, such as {"url": "https://soc.example/hook"}');
  return settings;
}

function readText(path: string): Promise<string> {
  return (path === '-' ? readAll(process.stdin) : readFile(path, 'utf8')).catch((error: Error) => {
    throw new CliError(`cannot read ${path}: ${error.message}`);
  });
}

/** Names in the API that are options here: `max_age` is `--max-age`. */
function optionOf(field: string): string {
  return `--${field.replace(/_|(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** The limits of the API, such as the length of a name. */
export function requireValid(schema: TSchema, input: object): void {
  const problems = Errors(schema, input).map(({ instancePath, message }) => {
    const [, field = ''] = instancePath.split('/');
    return problemText(field, message);
  });
  if (problems.length > 0) throw new CliError(problems.slice(0, PROBLEMS_SHOWN).join('\n'));
}

/** Runs what the API does, too: its refusals name options here. */
export async function withClearErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InvalidParameters)
      throw new CliError(error.detail.map(({ loc, msg }) => problemText(loc[1] ?? '', msg)).join('\n'));
    throw error instanceof ApiError ? new CliError(error.message) : error;
  }
}

function problemText(field: string, msg: string): string {
  return field === 'id' ? msg : `${optionOf(field)}: ${msg}`;
}
