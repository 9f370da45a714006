import { closestName } from '../closest-name.ts';
import type { ParameterProblem } from '../errors.ts';

export const DATE_FORMATS =
  'YYYY-MM-DD, YYYY-MM-DDThh:mm:ss (UTC unless followed by an offset), or Unix time in seconds or, with 13 digits, milliseconds';

/** A comma-separated list, as a pattern, so that clients can check it. `PROBLEMS` reads the values from the pattern. */
export function listOf(values: readonly string[]): string {
  const one = `(${values.join('|')})`;
  return `^${one}(,${one})*$`;
}

const LIST_PATTERN = /^\^\(([A-Za-z|]+)\)\(,/;

/** More than there are countries. */
const COUNTRIES_MAX = 300;
/** Codes or names of countries, separated by commas. */
export const COUNTRY_LIST = `^ *[^, ][^,]*(, *[^, ][^,]*){0,${COUNTRIES_MAX - 1}}$`;

interface SchemaError {
  keyword: string;
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

/** A list of 100,000 values can have as many mistakes. */
const PROBLEMS_MAX = 20;

/** Schema errors in the shape that the API contract defines. */
export function parameterProblems(
  errors: readonly SchemaError[],
  where: 'query' | 'path' | 'body',
  values: Record<string, unknown>,
): ParameterProblem[] {
  return withoutAlternatives(errors)
    .slice(0, PROBLEMS_MAX)
    .map((error) => {
      const [name = String(error.params.missingProperty), ...positions] = error.instancePath
        .split('/')
        .slice(1);
      // Only in a URL is an array a parameter that was repeated.
      if (where !== 'body' && Array.isArray(values[name])) return { loc: [where, name], ...REPEATED };
      return { loc: [where, name, ...positions], ...(PROBLEMS[error.keyword]?.(error.params) ?? INVALID) };
    });
}

/** If a value can have several types, the errors about the one that it has are enough. */
function withoutAlternatives(errors: readonly SchemaError[]): SchemaError[] {
  const places = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const problems = errors.filter(({ keyword }) => keyword !== 'anyOf');
  return places.reduce((left, place) => {
    const otherTypes = left
      .filter(({ keyword, instancePath }) => keyword === 'type' && instancePath === place)
      .map(({ schemaPath }) => schemaPath.slice(0, -'type'.length));
    const telling = left.filter(({ schemaPath }) => !otherTypes.some((type) => schemaPath.startsWith(type)));
    return telling.some(({ instancePath }) => `${instancePath}/`.startsWith(`${place}/`)) ? telling : left;
  }, problems);
}

export type ProblemText = Omit<ParameterProblem, 'loc'>;

export const REPEATED: ProblemText = { type: 'multiple_values', msg: 'given more than once' };
const INVALID: ProblemText = { type: 'value_error', msg: 'invalid value' };

export function unknownParameter(name: string, known: readonly string[]): ProblemText {
  return {
    type: 'extra_forbidden',
    msg: `not a parameter of this endpoint; did you mean "${closestName(name, known)}"?`,
  };
}

const TYPE_MESSAGES: Record<string, string> = {
  integer: 'must be a whole number',
  boolean: 'must be true or false',
  string: 'must be a string',
  array: 'must be an array',
  'string,null': 'must be a string or null',
};
const TYPE_PROBLEMS: Record<string, string> = {
  integer: 'int_parsing',
  array: 'list_type',
  'string,null': 'string_type',
};

/** The beginning of a SHA-256 hash. */
export const HASH_PREFIX = '^[0-9A-Fa-f]{5,64}$';
export const HASH_PREFIX_PROBLEM: ProblemText = {
  type: 'string_pattern_mismatch',
  msg: 'must be 5 to 64 hexadecimal digits',
};

export const GROUP_LENGTH_MAX = 200;
/** Text that is stored, and shown in terminals, too. */
export const TEXT_WITHOUT_CONTROLS = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

const FORMAT_PROBLEMS: Record<string, ProblemText> = {
  language: { type: 'language_unknown', msg: 'must be an ISO 639 code such as "ru", or an English name' },
  'time-zone': { type: 'time_zone_unknown', msg: 'must be a time zone such as Europe/Berlin, or UTC' },
  'integer-id': { type: 'id_parsing', msg: 'must be a number such as -1001990000101' },
  'record-date': { type: 'datetime_parsing', msg: `must be a date from 1970 to 2099: ${DATE_FORMATS}` },
};

function counted(limit: unknown): string {
  return `${Number(limit).toLocaleString('en')} ${limit === 1 ? 'value' : 'values'}`;
}

export const PROBLEMS: Record<string, (params: Record<string, unknown>) => ProblemText> = {
  required: () => ({ type: 'missing', msg: 'required' }),
  type: ({ type }) => ({
    type: TYPE_PROBLEMS[String(type)] ?? `${type}_type`,
    msg: TYPE_MESSAGES[String(type)] ?? `must be of type ${type}`,
  }),
  minItems: ({ limit }) => ({ type: 'too_short', msg: `must have at least ${counted(limit)}` }),
  maxItems: ({ limit }) => ({ type: 'too_long', msg: `must have at most ${counted(limit)}` }),
  minimum: ({ limit }) => ({ type: 'greater_than_equal', msg: `must be at least ${limit}` }),
  maximum: ({ limit }) => ({ type: 'less_than_equal', msg: `must be at most ${limit}` }),
  minLength: ({ limit }) => ({
    type: 'string_too_short',
    msg: `must have at least ${limit} ${limit === 1 ? 'character' : 'characters'}`,
  }),
  maxLength: ({ limit }) => ({ type: 'string_too_long', msg: `must have at most ${limit} characters` }),
  pattern: ({ pattern }) => {
    if (pattern === COUNTRY_LIST)
      return {
        type: 'string_pattern_mismatch',
        msg: `must be a comma-separated list of at most ${COUNTRIES_MAX} countries such as DE,Austria`,
      };
    if (pattern === TEXT_WITHOUT_CONTROLS)
      return { type: 'string_pattern_mismatch', msg: 'must not contain control characters' };
    const values = LIST_PATTERN.exec(pattern as string)?.[1]?.split('|');
    if (pattern === HASH_PREFIX) return HASH_PREFIX_PROBLEM;
    return values === undefined
      ? { type: 'string_pattern_mismatch', msg: 'contains an invalid character' }
      : { type: 'enum', msg: `must be a comma-separated list of ${values.join(', ')}` };
  },
  enum: ({ allowedValues }) => {
    const values = allowedValues as string[];
    const msg = values.length === 1 ? `must be "${values[0]}"` : `must be one of ${values.join(', ')}`;
    return { type: 'enum', msg };
  },
  format: ({ format }) =>
    FORMAT_PROBLEMS[format as string] ?? {
      type: 'datetime_parsing',
      msg: `must be a date: ${DATE_FORMATS}`,
    },
};
