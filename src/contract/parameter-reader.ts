import type { TObject } from 'typebox';
import { closestName } from '../closest-name.ts';
import { InvalidParameters, type ParameterProblem } from '../errors.ts';
import { CASELESS, PROBLEMS, REPEATED, type Wording } from './parameters.ts';

interface ParameterSchema {
  type: 'integer' | 'boolean' | 'string';
  format?: string;
}

/** Parameters whose names begin with this are not for us: clients add them to get around caches. */
const IGNORED = '_';
/** Enough to correct a request by. */
const PROBLEMS_MAX = 20;
const NAME_LENGTH_MAX = 64;
const DIGITS = /^\d+$/;

/**
 * Reads the parameters of an endpoint, from a URL or from a JSON body, into values of their types. A schema alone would accept too
 * much: its coercion takes "Infinity" and "1e3" for numbers, and null for 0.
 */
export class ParameterReader {
  #where: 'query' | 'body';
  #schemas: Map<string, ParameterSchema>;

  constructor(where: 'query' | 'body', schema: TObject) {
    this.#where = where;
    this.#schemas = new Map(Object.entries(schema.properties as unknown as Record<string, ParameterSchema>));
  }

  /** Only known parameters come back; one that is wrong is refused. */
  read(given: Record<string, unknown>): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    const problems: ParameterProblem[] = [];
    for (const name of Object.keys(given)) {
      if (name.startsWith(IGNORED) || problems.length === PROBLEMS_MAX) continue;
      const schema = this.#schemas.get(name);
      const value = schema === undefined ? undefined : readValue(given[name], schema);
      if (value !== undefined) values[name] = isCaseless(name) ? String(value).toLowerCase() : value;
      else problems.push(this.#problem(name, given[name], schema));
    }
    if (problems.length > 0) throw new InvalidParameters(problems);
    return values;
  }

  #problem(name: string, value: unknown, schema: ParameterSchema | undefined): ParameterProblem {
    if (schema !== undefined) {
      const isRepeated = this.#where === 'query' && Array.isArray(value);
      return { loc: [this.#where, name], ...(isRepeated ? REPEATED : wordingOf(value, schema)) };
    }
    const short = name.slice(0, NAME_LENGTH_MAX);
    const meant = closestName(short, [...this.#schemas.keys()]);
    return {
      loc: [this.#where, short],
      type: 'extra_forbidden',
      msg: `is not a parameter of this endpoint; did you mean "${meant}"?`,
    };
  }
}

/** A search by POST keeps its terms out of logs: a URL that has some would defeat that. */
export function refuseQueryOfPost(query: Record<string, unknown>): void {
  const names = Object.keys(query).filter((name) => !name.startsWith(IGNORED));
  if (names.length === 0) return;
  throw new InvalidParameters(
    names.slice(0, PROBLEMS_MAX).map((name) => ({
      loc: ['query', name.slice(0, NAME_LENGTH_MAX)],
      type: 'extra_forbidden',
      msg: 'belongs in the JSON body of a POST request: proxies log URLs',
    })),
  );
}

const caseless: ReadonlySet<string> = new Set(CASELESS);
const isCaseless = (name: string) => caseless.has(name);

/** Undefined if it is none of the type. */
function readValue(given: unknown, schema: ParameterSchema): unknown {
  if (typeof given === 'string') return fromText(given, schema);
  switch (schema.type) {
    case 'integer':
      return Number.isInteger(given) ? given : undefined;
    case 'boolean':
      return typeof given === 'boolean' ? given : undefined;
    case 'string':
      return takesIntegers(schema) && Number.isSafeInteger(given) ? String(given) : undefined;
  }
}

function fromText(text: string, { type }: ParameterSchema): unknown {
  switch (type) {
    case 'integer':
      // The schema tells what is too large; it has no opinion about Infinity.
      return DIGITS.test(text) ? Math.min(Number(text), Number.MAX_VALUE) : undefined;
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : undefined;
    case 'string':
      return text.isWellFormed() ? text : undefined;
  }
}

/** A date may be a number in JSON: Unix seconds. */
function takesIntegers({ format }: ParameterSchema): boolean {
  return format === 'instant';
}

function wordingOf(value: unknown, schema: ParameterSchema): Wording {
  if (typeof value === 'string' && schema.type === 'string')
    return { type: 'string_unicode', msg: 'must be valid Unicode text' };
  return (schema.format === undefined ? PROBLEMS.type : PROBLEMS.format)?.({ type: schema.type }) as Wording;
}
