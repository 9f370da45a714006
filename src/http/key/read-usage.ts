import { KeyUsageHit, toKeyUsageHit } from '../../contract/key-usage.ts';
import { readWindow, UsageDates } from '../../contract/parameters.ts';
import { rateLimitOf } from '../../keys/rate-limit-of.ts';
import { USAGE_DAYS_KEPT } from '../../keys/usage-counter.ts';
import { addDays, dayOf } from '../../time/day.ts';
import { endpoint } from '../endpoint.ts';

/** Extension. Works with any valid key, so clients can use it to check one. */
export const readUsage = endpoint({
  id: 'readUsage',
  path: '/api/v2/usage',
  summary: 'Get settings and usage of your API key (extension)',
  description:
    'Returns scopes, expiry, networks and rate limit of the API key of the request, and its requests per day. Any ' +
    'valid key may use it. The request itself counts.',
  scope: undefined,
  pathParameters: {},
  queryParameters: UsageDates,
  hit: KeyUsageHit,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, { config, clock, limiter, usage }) {
    const now = clock();
    const { from, to } = readWindow(query);
    const first = from === undefined ? addDays(dayOf(now), -USAGE_DAYS_KEPT) : dayOf(from);
    const { lastUsedAt = now, days } = await usage.usage(key.id, first, dayOf(to ?? now));
    const limit = rateLimitOf(key, config);
    const { remaining, resetAtSeconds } = await limiter.peek(key.id, limit);
    const hit = toKeyUsageHit(key, { ...limit, remaining, resetAtSeconds }, { lastUsedAt, days }, now);
    return { total: 1, hits: [hit] };
  },
});
