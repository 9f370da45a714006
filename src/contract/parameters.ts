import Type from 'typebox';
import { InvalidParameters } from '../errors.ts';
import { ALL_FEED_PLATFORMS } from '../records/feed-platform.ts';
import { LOOKUP_KINDS } from '../records/indicator.ts';
import { PLATFORMS } from '../records/platform.ts';
import { CHAINS } from '../records/wallet.ts';
import { INDICATOR_INTERVALS } from '../storage/port/indicators.ts';
import { dayOf, endOfDay } from '../time/day.ts';
import { parseInstant, parseRecordDate } from '../time/instant.ts';
import { ID_FORMATS, ID_MARK } from './ids.ts';
import { DATE_FORMATS, listOf } from './parameter-problems.ts';
import { LANGUAGE_PATTERN } from './spellings.ts';

/** An id of a chat platform, as text. */
export const INTEGER_ID_PATTERN = '^-?[0-9]{1,19}$';
const INTEGER_ID = new RegExp(INTEGER_ID_PATTERN);

/** Custom Ajv formats. */
export const FORMATS = {
  instant: (text: string) => parseInstant(text) !== undefined,
  /** Checked by feeds/batch.ts, because an invalid day is 400, not 422 (decision 22). */
  day: () => true,
  'record-date': (text: string) => parseRecordDate(text) !== undefined,
  'integer-id': (text: string) => INTEGER_ID.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  'time-zone': (text: string) => isTimeZone(text),
  language: (text: string) => new RegExp(LANGUAGE_PATTERN).test(text),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Every valid instant matches; a match is not always a valid instant. */
export const INSTANT_PATTERN =
  '^([0-9]{1,13}|[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}:[0-9]{2}([.,][0-9]{1,9})?\\s?([Zz]|[+-][0-9]{2}:?[0-9]{2})?)?)$';

export const PAGE_SIZE_MAX = 1000;

export function oneOf<const Values extends readonly string[]>(
  values: Values,
  description: string,
  options: { default?: Values[number]; examples?: Values[number][] } = {},
) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options, description });
}

const searchText = (condition: string) =>
  Type.String({
    minLength: 1,
    maxLength: 512,
    description:
      'Search query: words (all must occur), `"a phrase"`, `OR`, `-word`, parentheses, `prefix*`, `word~` (all its forms), `field:value`' +
      condition,
    examples: ['"stealer logs" -free'],
  });

/** For searches that need a query. */
export const SearchText = searchText('');

const date = (description: string, example: string) =>
  Type.Optional(
    Type.String({ format: 'instant', description: `${description}: ${DATE_FORMATS}`, examples: [example] }),
  );

export const Dates = {
  gte: date('Only results detected at or after this date', '2026-11-01'),
  lte: date('Only results detected at or before this date (a day counts to its end)', '2026-11-14'),
};

/** Requests are counted per day: an instant stands for its whole day. */
export const UsageDates = {
  gte: date('First day, by default 400 days ago', '2026-11-01'),
  lte: date('Last day, by default today', '2026-11-14'),
};

const pageSize = (defaultSize: number | undefined) =>
  Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE_MAX,
      ...(defaultSize === undefined ? {} : { default: defaultSize }),
      description: 'Number of results per page',
      examples: [50],
    }),
  );

export const GROUPS_DEFAULT = 10;

export function histogramParameters<
  const Intervals extends readonly string[],
  const Groupings extends readonly string[],
>(intervals: Intervals, groupings: Groupings) {
  return {
    interval: Type.Optional(
      oneOf(intervals, 'Length of the intervals, in UTC; weeks start on Monday', {
        default: 'day',
        examples: ['week'],
      }),
    ),
    by: Type.Optional(
      oneOf(groupings, 'Also counts by this field, within each interval', {
        examples: groupings.slice(0, 1),
      }),
    ),
    by_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        default: GROUPS_DEFAULT,
        description: 'Maximum number of groups per interval',
        examples: [5],
      }),
    ),
  };
}

export function facetParameters(facets: readonly string[]) {
  return {
    facets: Type.Optional(
      Type.String({
        maxLength: 256,
        pattern: listOf(facets),
        description: `Extension: also counts the complete result by these fields, as a comma-separated list of ${facets.map((each) => `\`${each}\``).join(', ')}`,
        examples: [facets.slice(0, 2).join(',')],
      }),
    ),
    facet_size: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100,
        default: GROUPS_DEFAULT,
        description: 'Maximum number of values per facet',
        examples: [5],
      }),
    ),
  };
}

/** Accepted by every endpoint, for clients that send it with every request. */
export const IdFormatParameter = {
  id_format: Type.Optional(
    oneOf(
      ID_FORMATS,
      'Format of ids in the response: `integer` (Discord ids in messages are strings), or `string` for clients that lose precision beyond 2^53',
      { default: 'integer', examples: ['string'] },
    ),
  ),
};

/** Every list can be read by page or by cursor (decisions 13 and 15). */
export function pagingParameters(defaultSize: number | undefined) {
  return {
    page: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000_000,
        default: 1,
        description: 'Page number, starting at 1; cannot be combined with `cursor`',
        examples: [2],
      }),
    ),
    page_size: pageSize(defaultSize),
    cursor: Type.Optional(
      Type.String({
        maxLength: 8192,
        // Characters that need no escaping: the longest cursor must fit into a URL.
        pattern: '^([*]|[A-Za-z0-9_-]+)$',
        description:
          'Cursor: `*` for the first page, then `next_cursor` of the previous response; cannot be combined with `page`',
        examples: ['*'],
      }),
    ),
  };
}

/** The networks of the API contract. Records so far are from `tor` and `clearnet`. */
export const NETWORKS = ['tor', 'i2p', 'zeronet', 'freenet', 'paste', 'clearnet', 'graynet'] as const;

export const NetworkParameter = oneOf(NETWORKS, 'Network; case-insensitive, also as `Network.tor`', {
  examples: ['tor'],
});

export const LanguageParameter = Type.String({
  format: 'language',
  description:
    'Language: ISO 639-1 code, English name, or `und` if unknown; case-insensitive, also as `Language.russian`',
  examples: ['ru'],
});

/** Also takes the words `True` and `False`. */
export function booleanParameter(description: string, byDefault: boolean) {
  return Type.Boolean({ default: byDefault, description, examples: [!byDefault] });
}

export const PlatformParameter = oneOf(PLATFORMS, 'Platform; case-insensitive', { examples: ['telegram'] });

const id = (description: string, example: string) => Type.String({ description, examples: [example] });

/** Path parameters of lookups by id. */
export const UserId = id('User id', '1990000201');
export const ChannelId = id(
  'Channel id; for Telegram with or without the `-100` or `-` prefix, or a username',
  '-1001990000101',
);
export const MessageId = id('Message id, as `<channelId>_<sequence number>`', '-1001990000101_7');
export const ServerId = id('Discord server id', '1096585681305600015');

export const SORTS = ['newest', 'relevance'] as const;

/** Common to all three searches. */
export const SearchParameters = {
  q: Type.Optional(searchText('. Required unless `channelId`, `topic` or `username` is given')),
  forms: Type.Optional(
    booleanParameter(
      'Extension: whether every word of `q` stands for all its inflected forms, as if it ended with `~`',
      false,
    ),
  ),
  sort: Type.Optional(
    oneOf(SORTS, 'Order: `newest` first, or by `relevance`', { default: 'newest', examples: ['relevance'] }),
  ),
  highlight: Type.Optional(
    booleanParameter('Whether to add a `highlight` object with marked matches to each result', false),
  ),
  platform: Type.Optional(PlatformParameter),
  ...Dates,
  ...pagingParameters(10),
};

/** The search of all kinds. */
export const OverviewParameters = {
  q: SearchText,
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 10,
      default: 3,
      description: 'Number of results per kind',
      examples: [5],
    }),
  ),
  forms: SearchParameters.forms,
  sort: SearchParameters.sort,
  highlight: SearchParameters.highlight,
  platform: Type.Optional(
    oneOf(PLATFORMS, 'Platform of messages, profiles and channels; case-insensitive', {
      examples: ['telegram'],
    }),
  ),
  ...Dates,
};

/** Filters by sender and place (decision 17). */
export const SearchFilterParameters = {
  channelId: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      minLength: 1,
      maxLength: 256,
      [ID_MARK]: true,
      description: 'Only this channel id; for Telegram with or without the `-100` or `-` prefix',
      examples: ['-1001990000101'],
    }),
  ),
  topic: Type.Optional(
    Type.Unsafe<string>({
      type: 'string',
      minLength: 1,
      maxLength: 256,
      [ID_MARK]: true,
      description: 'Only this forum topic: its id, or its full title (case-insensitive)',
      examples: ['Escrow'],
    }),
  ),
  username: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 256,
      description: 'Only this username, with or without `@` (case-insensitive)',
      examples: ['tilda_probe'],
    }),
  ),
};

/** The query of an extension, which any other filter can replace. */
export const CountQuery = Type.Optional(searchText('. Required unless another filter is given'));

/** A search needs at least one of these: without any, it would list everything. */
export const SEARCH_TERM_PARAMETERS = ['q', 'channelId', 'topic', 'username'] as const;

/** Counts need any condition. */
export const COUNT_TERM_PARAMETERS = [...SEARCH_TERM_PARAMETERS, 'platform', 'gte', 'lte'] as const;

export function requireOneOf(names: readonly string[], query: Record<string, unknown>): void {
  if (names.some((name) => query[name] !== undefined)) return;
  const [first = '', ...others] = names;
  const last = others.pop();
  throw InvalidParameters.query(first, 'missing', `required unless ${others.join(', ')} or ${last} is given`);
}

export const ConversationParameters = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PAGE_SIZE_MAX,
      description: 'Alias of `page_size`',
      examples: [50],
    }),
  ),
  messageId: Type.Optional(
    Type.String({
      description:
        'Returns the messages around this one: its id or sequence number; cannot be combined with `page` or `cursor`',
      examples: ['-1001990000101_7'],
    }),
  ),
};

export const IndicatorKind = oneOf(LOOKUP_KINDS, 'Kind of indicator; case-insensitive', {
  examples: ['domain'],
});

/** Of a summary. */
export const IndicatorOptions = {
  interval: Type.Optional(
    oneOf(INDICATOR_INTERVALS, 'Length of the intervals of the histogram, in UTC', {
      default: 'month',
      examples: ['day'],
    }),
  ),
  top: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      default: 10,
      description: 'Maximum number of channels, of people and of related indicators to list',
      examples: [5],
    }),
  ),
};

export const ChainParameter = oneOf(
  CHAINS.flatMap(({ code, name }) => [code.toLowerCase(), name]),
  'Blockchain: code or name; case-insensitive',
  { examples: ['btc'] },
);

export const FeedPlatformParameter = oneOf(ALL_FEED_PLATFORMS, 'Platform of the sources; case-insensitive', {
  examples: ['all'],
});

export const Batch = Type.String({
  format: 'day',
  description: 'Day of the feed, as YYYY-MM-DD (UTC)',
  examples: ['2026-11-14'],
});
const RANGE_TYPES = ['day', 'month'] as const;
export const RangeType = oneOf(
  RANGE_TYPES,
  'Period: `day` for the day of the batch only, `month` for one month up to it',
  { examples: ['day'] },
);

/** A day without a time covers the whole day (decision 10). */
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
