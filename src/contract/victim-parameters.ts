import Type from 'typebox';
import { VICTIM_GROUPINGS } from '../storage/port/histogram.ts';
import { COUNTRY_LIST } from './parameter-problems.ts';
import {
  Dates,
  facetParameters,
  LanguageParameter,
  NetworkParameter,
  oneOf,
  pagingParameters,
  SearchParameters,
} from './parameters.ts';

const { forms, sort, highlight } = SearchParameters;

const exact = (description: string, example: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 256,
      description: `${description}; case-insensitive`,
      examples: [example],
    }),
  );

const SYNTAX =
  'words (all must occur), `"a phrase"`, `OR`, `-word`, parentheses, `prefix*`, `word~`, `field:value` with ';

export const VictimSearchParameters = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 512,
      description:
        'Search query: the name of a company in any spelling (letter case, legal form, accents, domain), or ' +
        `${SYNTAX}\`title\`, \`site\`, \`network\`, \`group\`, \`country\`, \`sector\`, \`lang\`, \`email\`, \`wallet\` and \`indicator\``,
      examples: ['Acme Tools GmbH'],
    }),
  ),
  forms,
  network: Type.Optional(NetworkParameter),
  country: exact('Only victims in this country: its ISO 3166-1 code or English name, or `unknown`', 'DE'),
  language: Type.Optional(LanguageParameter),
  sector: exact(
    'Only victims of this industry: the complete value of `industry`, or `unknown`',
    'Manufacturing',
  ),
  group: exact('Only victims of this group: its complete name, or `unknown`', 'brasskettle'),
  time_field: Type.Optional(
    oneOf(['date'] as const, 'What `gte` and `lte` mean: `date`, the day of the first report', {
      default: 'date',
      examples: ['date'],
    }),
  ),
  sort,
  highlight,
  ...facetParameters(VICTIM_GROUPINGS),
  ...Dates,
  ...pagingParameters(10),
};

const { q, network, country, language, sector, group } = VictimSearchParameters;

/** The filters of the search, without what concerns its list. */
export const VictimFilterParameters = { q, forms, network, country, language, sector, group, ...Dates };

/** Enough for the code of every country. */
const COUNTRIES_LENGTH_MAX = 1000;

export const VictimStatisticsParameters = {
  countries: Type.Optional(
    Type.String({
      maxLength: COUNTRIES_LENGTH_MAX,
      pattern: COUNTRY_LIST,
      description:
        'Only victims in these countries: ISO 3166-1 codes or English names, or `unknown`, separated by commas; case-insensitive',
      examples: ['DE,AT'],
    }),
  ),
  ...Dates,
};

export const GroupSearchParameters = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 512,
      description: `Search query: ${SYNTAX}\`title\` and \`group\``,
      examples: ['brass*'],
    }),
  ),
  sort,
  highlight,
  ...Dates,
  ...pagingParameters(10),
};

export const VictimId = Type.String({
  description: 'Victim id, or the id of any of its entries in the ransomware feed',
  examples: ['8b6a4d3e-6f0d-5b57-9a57-5d5bb6a9a7c5'],
});

export const GroupName = Type.String({
  description: 'Name of the group; case-insensitive',
  examples: ['brasskettle'],
});
