import { OverviewParameters, readWindow } from '../../contract/parameters.ts';
import { type SearchGroup, searchGroupSchema } from '../../contract/search-group.ts';
import { endpoint } from '../endpoint.ts';
import { askEach } from './ask-each.ts';
import { SEARCHED_KINDS } from './searched-kinds.ts';

const DEFAULT_SIZE = 3;

/** Extension. */
export const searchEverything = endpoint({
  id: 'searchEverything',
  path: '/api/v2/search',
  summary: 'Search all kinds of records (extension)',
  description:
    'Returns one group for each kind of record that the scopes of the API key cover: the exact number of results, and ' +
    'the first ones as the search of that kind returns them. `total` is the sum of all kinds. A kind that takes too long ' +
    'is marked with `timedOut`; the request only fails if all do. A `field:value` that a kind does not have is searched ' +
    'as text there. `indicators` are what the query is if it is one value: a domain, a wallet, a name.',
  scope: [...new Set(SEARCHED_KINDS.flatMap(({ scopes }) => scopes))],
  tag: 'search',
  pathParameters: {},
  queryParameters: OverviewParameters,
  hit: searchGroupSchema(SEARCHED_KINDS),
  defaultPageSize: undefined,
  errors: [],
  takesPost: true,
  async answer({ query, key, idFormat }, services) {
    const { q, forms, sort: order, highlight: isHighlighted, platform, size = DEFAULT_SIZE } = query;
    const prepared = { q, forms, window: readWindow(query), platform, order, isHighlighted, size, idFormat };
    const kinds = SEARCHED_KINDS.filter(({ scopes }) => scopes.some((scope) => key.scopes.includes(scope)));
    const questions = kinds.map((kind) => kind.prepare(prepared));
    const answers = await askEach(
      questions.map((ask) => (signal: AbortSignal) => ask(services, key, signal)),
      services.config.search.milliseconds,
    );
    const groups = kinds.map(({ kind, path }, index): SearchGroup => {
      const answer = answers[index];
      return answer === undefined ? { kind, path, timedOut: true, hits: [] } : { kind, path, ...answer };
    });
    return { total: groups.reduce((sum, { total = 0 }) => sum + total, 0), hits: groups };
  },
});
