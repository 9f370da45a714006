import Type from 'typebox';
import { EXPORT_FORMATS, exportMatches } from '../../alerts/views/match-export.ts';
import { MatchHit } from '../../contract/alert-hits.ts';
import { oneOf } from '../../contract/parameters.ts';
import { download } from '../download.ts';
import { endpoint } from '../endpoint.ts';
import { MatchFilters, matchQuestion, searchesFor } from './matches-question.ts';

const Parameters = {
  format: Type.Optional(oneOf(EXPORT_FORMATS, 'Format of the file', { default: 'csv' })),
  ...MatchFilters,
};

const ONE = { kind: 'page', skip: 0, take: 1 } as const;

/** Extension. */
export const matchExport = endpoint({
  id: 'exportMatches',
  path: '/api/v2/alerts/export',
  summary: 'Export matches (extension)',
  description:
    'Returns all matches as a file, newest first: CSV with a header, in which no text can run as a formula, or one ' +
    'JSON object per line.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: Parameters,
  hit: MatchHit,
  defaultPageSize: undefined,
  errors: [],
  download: download<typeof Parameters>({
    files: {
      csv: { mediaType: 'text/csv', name: 'matches.csv' },
      ndjson: { mediaType: 'application/x-ndjson', name: 'matches.ndjson' },
    },
    async open({ key, query }, services) {
      const { alerts, store } = services;
      const searches = await searchesFor(key, services, query);
      const question = matchQuestion(query);
      const { total } = await alerts.store.matches({
        ...question,
        searches: [...searches.keys()],
        slice: ONE,
      });
      const parts = exportMatches({ alerts: alerts.store, store }, searches, question, query.format ?? 'csv');
      return { total, parts };
    },
  }),
});
