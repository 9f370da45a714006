import Type from 'typebox';
import { InvalidParameters, type ParameterProblem } from '../errors.ts';
import { dayOf, endOfDay } from '../records/day.ts';
import { ALL_FEED_PLATFORMS } from '../records/feed-platform.ts';
import { parseInstant } from '../records/instant.ts';
import { PLATFORMS } from '../records/platform.ts';
import { CHAINS } from '../records/wallet.ts';
import { ID_FORMATS, ID_MARK } from './ids.ts';

/** Ajv formats of our own. */
export const FORMATS = {
  instant: (text: string) => parseInstant(text) !== undefined,
  /** A wrong day is 400, not 422 (decision 22): feeds/batch.ts refuses it. */
  day: () => true,
};

/** Every instant has this form; not everything of this form is one. */
export const INSTANT_PATTERN =
  '^([0-9]{1,13}|[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?\\s?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?)$';

/** Parameters whose letter case never matters; they are lowered before they are validated. */
export const CASELESS = [
  'platform',
  'chain',
  'range_type',
  'id_format',
  'sort',
  'interval',
  'by',
  'feed',
] as const;

export const PAGE_SIZE_MAX = 1000;

export function oneOf<const Values extends readonly string[]>(values: Values, description: string) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
}

const DATE_FORMS =
  'Unix seconds (13 digits: milliseconds), YYYY-MM-DD or YYYY-MM-DDThh:mm:ss, with Z or an offset if not UTC';

const SearchText = Type.String({
  minLength: 1,
  maxLength: 512,
  description:
    'Words (all must occur), "a phrase", OR, -word, parentheses, pref*, field:value; at most 512 characters. ' +
    'Required unless channelId, topic or username is given',
});

export const Dates = {
  gte: Type.Optional(Type.String({ format: 'instant', description: `Detected at or after: ${DATE_FORMS}` })),
  lte: Type.Optional(Type.String({ format: 'instant', description: `Detected at or before: ${DATE_FORMS}` })),
};

/** Of requests counted by day: an instant means its whole day. */
export const UsageDates = {
  gte: Type.Optional(
    Type.String({ format: 'instant', description: `First day: ${DATE_FORMS}; default: 400 days ago` }),
  ),
  lte: Type.Optional(
    Type.String({ format: 'instant', description: `Last day: ${DATE_FORMS}; default: today` }),
  ),
};

const pageSize = (defaultSize: number | undefined) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE_MAX,
      ...(defaultSize === undefined ? {} : { default: defaultSize }),
      description: 'Hits per page',
    }),
  );

/** Of counts that are also counted by something else. */
export const groupsParameter = (defaultSize: number) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: defaultSize,
      description: 'Greatest groups of each bucket that are told',
    }),
  );

/** Every endpoint takes it, for clients that send it with each request. */
export const IdFormatParameter = {
  id_format: Type.Optional(
    oneOf(ID_FORMATS, '`string` writes every id as a string, for clients whose numbers end at 2^53'),
  ),
};

/** Every list takes pages or a cursor (decisions 13 and 15). */
export function pagingParameters(defaultSize: number | undefined) {
  return {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Page, from 1' })),
    page_size: pageSize(defaultSize),
    cursor: Type.Optional(
      Type.String({
        maxLength: 8192,
        // What needs no escaping also fits into a URL at its greatest length.
        pattern: '^([*]|[A-Za-z0-9_-]+)$',
        description: '`*` to begin, then the next_cursor of each answer',
      }),
    ),
  };
}

export const PlatformParameter = oneOf(PLATFORMS, 'In any letter case');

export const SORTS = ['newest', 'relevance'] as const;

/** What all three searches take. */
export const SearchParameters = {
  q: Type.Optional(SearchText),
  sort: Type.Optional(oneOf(SORTS, '`newest` first unless said, or by `relevance`')),
  highlight: Type.Optional(
    Type.Boolean({
      description: '`true` adds a `highlight` object to each hit: HTML, with <mark> around what matches',
    }),
  ),
  platform: Type.Optional(PlatformParameter),
  ...Dates,
  ...pagingParameters(10),
};

/** Who wrote, and where (decision 17a). */
export const SearchFilterParameters = {
  channelId: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      minLength: 1,
      maxLength: 256,
      [ID_MARK]: true,
      description: 'Id of a channel; of Telegram in any of its forms',
    }),
  ),
  topic: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      minLength: 1,
      maxLength: 256,
      [ID_MARK]: true,
      description: 'Forum topic: its id, or its whole title in any letter case',
    }),
  ),
  username: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 256,
      description: 'Username, in any letter case, with or without @',
    }),
  ),
};

/** A search needs at least one of these: without any it would list everything. */
export const QUESTION_PARAMETERS = ['q', 'channelId', 'topic', 'username'] as const;

export function requireQuestion(query: Partial<Record<(typeof QUESTION_PARAMETERS)[number], string>>): void {
  if (QUESTION_PARAMETERS.every((name) => query[name] === undefined))
    throw InvalidParameters.query('q', 'missing', 'is required unless channelId, topic or username is given');
}

export const ConversationParameters = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: PAGE_SIZE_MAX, description: 'Another name for page_size' }),
  ),
  messageId: Type.Optional(
    Type.String({ description: 'Gives the page around this message: its id or its sequence number' }),
  ),
};

export const ChainParameter = oneOf(
  CHAINS.flatMap(({ code, name }) => [code.toLowerCase(), name]),
  'Code or name of the blockchain, in any letter case',
);

export const FeedPlatformParameter = oneOf(
  ALL_FEED_PLATFORMS,
  'Where the findings come from, in any letter case',
);

export const Batch = Type.String({ format: 'day', description: 'Day of the feed, YYYY-MM-DD' });
const RANGE_TYPES = ['day', 'month'] as const;
export const RangeType = oneOf(RANGE_TYPES, '`day`: only the batch; `month`: one month back from it');

/** Instants of `gte` and `lte`; a bare day covers its whole day (decision 10). */
export function readWindow(query: { gte?: string; lte?: string }): { from?: number; to?: number } {
  const gte = query.gte === undefined ? undefined : parseInstant(query.gte);
  const lte = query.lte === undefined ? undefined : parseInstant(query.lte);
  const window: { from?: number; to?: number } = {};
  if (gte !== undefined) window.from = gte.ms;
  if (lte !== undefined) window.to = lte.isWholeDay ? endOfDay(dayOf(lte.ms)) : lte.ms;
  if (window.from !== undefined && window.to !== undefined && window.from > window.to) {
    throw InvalidParameters.query('gte', 'date_range', 'must not be after lte');
  }
  return window;
}

interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

/** What a schema finds wrong, in the words of the validation shape (spec section 7). */
export function parameterProblems(
  errors: readonly SchemaError[],
  where: 'query' | 'path' | 'body',
  values: Record<string, unknown>,
): ParameterProblem[] {
  return errors.map((error) => {
    const name = error.instancePath.split('/')[1] ?? String(error.params.missingProperty);
    const problem = Array.isArray(values[name])
      ? REPEATED
      : (PROBLEMS[error.keyword]?.(error.params) ?? UNKNOWN);
    return { loc: [where, name], ...problem };
  });
}

export type Wording = Omit<ParameterProblem, 'loc'>;

export const REPEATED: Wording = { type: 'multiple_values', msg: 'must be given only once' };
const UNKNOWN: Wording = { type: 'value_error', msg: 'is not valid' };

export const PROBLEMS: Record<string, (params: Record<string, unknown>) => Wording> = {
  required: () => ({ type: 'missing', msg: 'is required' }),
  type: ({ type }) => ({
    type: type === 'integer' ? 'int_parsing' : `${type}_type`,
    msg: `must be of type ${type}`,
  }),
  minimum: ({ limit }) => ({ type: 'greater_than_equal', msg: `must be at least ${limit}` }),
  maximum: ({ limit }) => ({ type: 'less_than_equal', msg: `must be at most ${limit}` }),
  minLength: ({ limit }) => ({
    type: 'string_too_short',
    msg: `must have at least ${limit} ${limit === 1 ? 'character' : 'characters'}`,
  }),
  maxLength: ({ limit }) => ({ type: 'string_too_long', msg: `must have at most ${limit} characters` }),
  pattern: () => ({ type: 'string_pattern_mismatch', msg: 'has a character that cannot be part of it' }),
  enum: ({ allowedValues }) => ({
    type: 'enum',
    msg: `must be one of ${(allowedValues as string[]).join(', ')}`,
  }),
  format: () => ({ type: 'datetime_parsing', msg: `must be a date: ${DATE_FORMS}` }),
};
