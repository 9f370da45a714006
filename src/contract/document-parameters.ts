import Type from 'typebox';
import { InvalidParameters } from '../errors.ts';
import { ALL_CHAINS } from '../records/wallet.ts';
import { PAGE_FACETS } from '../storage/port/facets.ts';
import { dayOf, endOfDay } from '../time/day.ts';
import { parseInstant } from '../time/instant.ts';
import {
  booleanParameter,
  Dates,
  facetParameters,
  LanguageParameter,
  NetworkParameter,
  oneOf,
  pagingParameters,
  SearchParameters,
} from './parameters.ts';

const SYNTAX =
  'Search query: words (all must occur), `"a phrase"`, `OR`, `-word`, parentheses, `prefix*`, `word~`, `field:value` with ' +
  '`title`, `site`, `network`, `tag`, `lang`, `email`, `wallet` and `indicator`';

const query = (condition = '') =>
  Type.String({
    minLength: 1,
    maxLength: 512,
    description: `${SYNTAX}${condition}`,
    examples: ['title:market -forum'],
  });

const tags = (description: string, example: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: `${description}: \`namespace:predicate="value"\`, or \`namespace:predicate\` for any value; several separated by commas; case-insensitive`,
      examples: [example],
    }),
  );

const DocumentFilters = {
  network: Type.Optional(NetworkParameter),
  language: Type.Optional(LanguageParameter),
  include_tag: tags('Only documents with all of these tags', 'dark-web:topic="market"'),
  exclude_tag: tags('Only documents with none of these tags', 'dark-web:topic="forum"'),
  safe_search: Type.Optional(
    booleanParameter(
      'Whether to leave out documents that their source has tagged as pornography, abuse or violence. Documents ' +
        'without tags are not checked',
      false,
    ),
  ),
};

const { forms, sort, highlight } = SearchParameters;

export const DocumentSearchParameters = {
  q: query(),
  forms,
  sort,
  highlight,
  ...DocumentFilters,
  ...facetParameters(PAGE_FACETS),
  ...Dates,
  ...pagingParameters(10),
};

/** A histogram needs at least one of these: without any, it would count everything. */
export const DOCUMENT_TERM_PARAMETERS = [
  'q',
  'network',
  'language',
  'include_tag',
  'exclude_tag',
  'gte',
  'lte',
] as const;

export const DocumentCountParameters = {
  q: Type.Optional(query('. Required unless another filter is given')),
  forms,
  ...DocumentFilters,
  ...Dates,
};

export const DocumentLookupParameters = { ...Dates, ...pagingParameters(10) };

export const DocumentId = Type.String({ description: 'Document id', examples: ['demo-page-ropewalk'] });

export const AnyChainParameter = oneOf(
  ALL_CHAINS.flatMap(({ code, name }) => (code === name.toUpperCase() ? [name] : [code.toLowerCase(), name])),
  'Blockchain: code or name; case-insensitive',
  { examples: ['btc'] },
);

const versionDate = (description: string, example: string) =>
  Type.Optional(
    Type.String({
      format: 'instant',
      description: `${description}: a date in any of the forms of \`gte\`; a day counts to its end`,
      examples: [example],
    }),
  );

export const VersionDates = {
  from: versionDate(
    'The older version: the one that was current at this date; by default the one before the newer version',
    '2026-11-01',
  ),
  to: versionDate(
    'The newer version: the one that was current at this date; by default the latest',
    '2026-11-14',
  ),
};

export function readVersionDates(given: { from?: string; to?: string }): { from?: number; to?: number } {
  const read = (text: string | undefined) => {
    const instant = text === undefined ? undefined : parseInstant(text);
    return instant?.isWholeDay ? endOfDay(dayOf(instant.ms)) : instant?.ms;
  };
  const [from, to] = [read(given.from), read(given.to)];
  if (from !== undefined && to !== undefined && from > to)
    throw InvalidParameters.query('from', 'date_range', 'must not be after to');
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
