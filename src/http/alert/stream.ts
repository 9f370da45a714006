import { matchView } from '../../alerts/views/match-view.ts';
import { MatchHit } from '../../contract/alert-hits.ts';
import { hitSerializer } from '../../contract/serializer.ts';
import { InvalidParameters } from '../../errors.ts';
import type { ApiKey } from '../../storage/port/api-key.ts';
import { type EndpointServices, endpoint } from '../endpoint.ts';
import type { StreamedEvent } from '../event-stream.ts';
import { searchesFor } from './matches-question.ts';

const toJson = hitSerializer(MatchHit);
const SEQUENCE = /^\d+$/;

function sequenceOf(lastEventId = ''): number {
  // Clients that know no event may send an empty header.
  if (lastEventId === '') return Number.POSITIVE_INFINITY;
  if (SEQUENCE.test(lastEventId)) return Number(lastEventId);
  const msg = 'must be the id of an event: a whole number';
  throw new InvalidParameters([{ loc: ['header', 'last-event-id'], type: 'int_parsing', msg }]);
}

async function* eventsAfter(
  sequence: number,
  key: ApiKey,
  signal: AbortSignal,
  services: EndpointServices,
): AsyncGenerator<StreamedEvent[], void> {
  const { alerts, store } = services;
  // Waiting for a sequence that is far ahead would leave out everything until then.
  const last = Math.min(sequence, await alerts.stream.latest());
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
}

/** Extension. */
export const matchStream = endpoint({
  id: 'streamMatches',
  path: '/api/v2/alerts/stream',
  summary: 'Follow matches as they happen (extension)',
  description:
    'Server-sent events: one event `match` per match, in their order, from now on. The id of an event is its sequence; ' +
    'a client that connects again sends it as `Last-Event-ID` and misses nothing. An id that is higher than the last one ' +
    'starts from now.',
  scope: 'alerts',
  pathParameters: {},
  queryParameters: {},
  hit: MatchHit,
  defaultPageSize: undefined,
  errors: [],
  stream: {
    events({ key, lastEventId, signal }, services) {
      return eventsAfter(sequenceOf(lastEventId), key, signal, services);
    },
  },
});
