import Type from 'typebox';
import { FoundIndicatorHit, foundIndicatorHit } from '../../contract/indicator-hit.ts';
import { booleanParameter, Dates, oneOf, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { indicatorsMatching } from '../../questions/indicators.ts';
import { SEARCHED_KINDS } from '../../records/indicator.ts';
import { type IndicatorSearch, indicatorKey } from '../../storage/port/indicators.ts';
import { endpoint } from '../endpoint.ts';
import { visibleFindings } from './visible-findings.ts';

/** Extension. */
export const searchIndicators = endpoint({
  id: 'searchIndicators',
  path: '/api/v2/indicator/search',
  summary: 'Find indicators by a part of their value (extension)',
  description:
    'Returns domains, URLs, e-mail addresses, accounts, names and titles that contain the text, most recently found ' +
    'first. `count`, `firstSeen` and `lastSeen` are those within the dates of the request; `new=true` leaves out values ' +
    'that are older. Letter case and accents never matter, and hosts are found in ASCII and in Unicode. The first 500 characters ' +
    'of a value are searched, without the scheme of a URL.',
  scope: undefined,
  tag: 'indicators',
  pathParameters: {},
  queryParameters: {
    q: Type.String({
      minLength: 1,
      maxLength: 256,
      description:
        'Text with at least three characters: `*acme*` anywhere, `acme*` at the beginning, `*acme` at the end, `acme` as the whole value',
      examples: ['*acme*'],
    }),
    kind: Type.Optional(
      oneOf(SEARCHED_KINDS, 'Only this kind of indicator; by default all that are listed', {
        examples: ['domain'],
      }),
    ),
    ...Dates,
    new: Type.Optional(
      booleanParameter(
        'Only values that no record visible to the key showed before `gte`, which is required then',
        false,
      ),
    ),
    ...pagingParameters(10),
  },
  hit: FoundIndicatorHit,
  defaultPageSize: 10,
  errors: [],
  takesPost: true,
  async answer({ query, key, list }, { store, clock }) {
    const filter = { visible: visibleFindings(key, clock), during: readWindow(query) };
    const slice = list.slice as IndicatorSearch['slice'];
    const found = await store.findIndicators(indicatorsMatching(query, filter, slice));
    return list.answer(found, foundIndicatorHit, (each) => ({ at: each.firstSeen, key: indicatorKey(each) }));
  },
});
