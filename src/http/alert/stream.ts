import { matchView } from '../../alerts/views/match-view.ts';
import { MatchHit } from '../../contract/alert-hits.ts';
import { hitSerializer } from '../../contract/serializer.ts';
import { endpoint } from '../endpoint.ts';
import type { StreamedEvent } from '../event-stream.ts';
import { searchesFor } from './matches-question.ts';

const toJson = hitSerializer(MatchHit);
const SEQUENCE = /^\d{1,15}$/;

/** Extension. */
export const matchStream = endpoint({
  id: 'streamMatches',
  path: '/api/v2/alerts/stream',
  summary: 'Follow matches as they happen (extension)',
  description:
    'Server-sent events: one event `match` per match, in their order, from now on. The id of an event is its sequence; ' +
    'a client that connects again sends it as `Last-Event-ID` and misses nothing.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: {},
  hit: MatchHit,
  defaultPageSize: undefined,
  errors: [],
  stream: {
    async *events({ key, lastEventId, signal }, services) {
      const { alerts, store } = services;
      const last =
        lastEventId !== undefined && SEQUENCE.test(lastEventId)
          ? Number(lastEventId)
          : await alerts.stream.latest();
      for await (const part of alerts.stream.after(last, signal)) {
        const searches = await searchesFor(key, services);
        const events: StreamedEvent[] = [];
        for (const match of part) {
          const search = searches.get(match.search);
          if (search === undefined) continue;
          const data = toJson(await matchView(match, search, store));
          events.push({ id: String(match.sequence), event: 'match', data });
        }
        yield events;
      }
    },
  },
});
