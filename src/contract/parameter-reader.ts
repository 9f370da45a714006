import type { TObject } from 'typebox';
import { InvalidParameters, type ParameterProblem } from '../errors.ts';
import { ID_MARK } from './ids.ts';
import { PROBLEMS, type ProblemText, REPEATED, unknownParameter } from './parameter-problems.ts';
import { booleanFrom, respelled } from './spellings.ts';

interface ParameterSchema {
  type: 'integer' | 'boolean' | 'string';
  format?: string;
  minimum?: number;
  [ID_MARK]?: boolean;
}

/** Clients add such parameters to bypass caches. */
const IGNORED_PREFIX = '_';
const PROBLEMS_MAX = 20;
const NAME_LENGTH_MAX = 64;
const DIGITS = /^\d+$/;
const SIGNED_DIGITS = /^-?\d+$/;

/**
 * Converts the parameters of a URL or JSON body to their types. Ajv's coercion would accept too much: "Infinity" and
 * "1e3" as numbers, null as 0.
 */
export class ParameterReader {
  #where: 'query' | 'body';
  #schemas: Map<string, ParameterSchema>;

  constructor(where: 'query' | 'body', schema: TObject) {
    this.#where = where;
    this.#schemas = new Map(Object.entries(schema.properties as unknown as Record<string, ParameterSchema>));
  }

  /** Returns the known parameters; throws if one is unknown or has the wrong type. */
  read(given: Record<string, unknown>): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    const problems: ParameterProblem[] = [];
    for (const name of Object.keys(given)) {
      if (name.startsWith(IGNORED_PREFIX) || problems.length === PROBLEMS_MAX) continue;
      const schema = this.#schemas.get(name);
      const value = schema === undefined ? undefined : readValue(given[name], schema);
      if (value !== undefined) values[name] = respelled(name, value);
      else problems.push(this.#problem(name, given[name], schema));
    }
    if (problems.length > 0) throw new InvalidParameters(problems);
    return values;
  }

  #problem(name: string, value: unknown, schema: ParameterSchema | undefined): ParameterProblem {
    if (schema !== undefined) {
      const isRepeated = this.#where === 'query' && Array.isArray(value);
      return { loc: [this.#where, name], ...(isRepeated ? REPEATED : problemText(value, schema)) };
    }
    const short = name.slice(0, NAME_LENGTH_MAX);
    return { loc: [this.#where, short], ...unknownParameter(short, [...this.#schemas.keys()]) };
  }

  /** Searches by POST keep terms out of logs; terms in the URL would defeat that. */
  rejectQueryOfPost(query: Record<string, unknown>): void {
    rejectParameters(query, (name) =>
      this.#schemas.has(name)
        ? {
            type: 'extra_forbidden',
            msg: 'belongs in the JSON body of a POST request, because proxies log URLs',
          }
        : unknownParameter(name, [...this.#schemas.keys()]),
    );
  }
}

/** For requests that take no parameters besides their path. */
export function rejectParameters(
  query: Record<string, unknown>,
  problemOf: (name: string) => ProblemText,
): void {
  const names = Object.keys(query).filter((name) => !name.startsWith(IGNORED_PREFIX));
  if (names.length === 0) return;
  throw new InvalidParameters(
    names.slice(0, PROBLEMS_MAX).map((name) => {
      const short = name.slice(0, NAME_LENGTH_MAX);
      return { loc: ['query', short], ...problemOf(short) };
    }),
  );
}

/** Undefined if the value does not have the type. */
function readValue(given: unknown, schema: ParameterSchema): unknown {
  if (typeof given === 'string') return fromText(given, schema);
  switch (schema.type) {
    case 'integer':
      return Number.isInteger(given) ? given : undefined;
    case 'boolean':
      return typeof given === 'boolean' ? given : undefined;
    case 'string':
      return acceptsIntegers(schema) && Number.isSafeInteger(given) ? String(given) : undefined;
  }
}

function fromText(text: string, { type, minimum = 0 }: ParameterSchema): unknown {
  switch (type) {
    case 'integer':
      // The schema checks the limits, but Infinity would bypass them.
      return (minimum < 0 ? SIGNED_DIGITS : DIGITS).test(text)
        ? Math.max(Math.min(Number(text), Number.MAX_VALUE), -Number.MAX_VALUE)
        : undefined;
    case 'boolean':
      return booleanFrom(text);
    case 'string':
      return text.isWellFormed() ? text : undefined;
  }
}

/** JSON bodies may have dates (Unix seconds) and ids as numbers. */
function acceptsIntegers(schema: ParameterSchema): boolean {
  return schema.format === 'instant' || schema[ID_MARK] === true;
}

function problemText(value: unknown, schema: ParameterSchema): ProblemText {
  if (typeof value === 'string' && schema.type === 'string')
    return { type: 'string_unicode', msg: 'must be valid Unicode' };
  if (typeof value === 'number' && schema[ID_MARK])
    return {
      type: 'string_type',
      msg: 'must be a string or a whole number; numbers are only exact up to 2^53',
    };
  return (schema.format === undefined ? PROBLEMS.type : PROBLEMS.format)?.({
    type: schema.type,
    format: schema.format,
  }) as ProblemText;
}
