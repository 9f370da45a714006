import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { GuessAlarm } from '../../keys/guess-alarm.ts';
import { isWithin, networkOf } from '../../keys/networks.ts';
import { rateLimitOf } from '../../keys/rate-limit-of.ts';
import type { RateDecision } from '../../keys/rate-limiter.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey, RateLimit, Scope } from '../../storage/port/api-key.ts';
import type { Awaitable } from '../../storage/port/awaitable.ts';
import { andThen } from '../and-then.ts';
import { clientAddress } from '../client-address.ts';
import type { Endpoint } from '../endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's key, once verified. */
    apiKey: ApiKey | undefined;
  }
}

/** Throws if the request is not allowed. Returns a promise only if the store or other nodes must be asked. */
export type Authorize = (request: FastifyRequest, reply: FastifyReply) => Awaitable<void>;

/** Checks key and network, then rate limit, then scope (decision 4); parameters are checked only after that. */
export function authorization(
  services: HttpServices,
  readKey = keyTextOf,
): (scope: Endpoint['scope']) => Authorize {
  const { config, keys, limiter, wrongKeys, metrics, usage } = services;
  const wrongKeyLimit: RateLimit = { perMinute: config.wrongKeysPerMinute, burst: config.wrongKeysPerMinute };
  const alarm = new GuessAlarm(services.clock, services.log);

  /** Doesn't count against the rate limit: a thief elsewhere must not use it up. */
  const refuseNetwork = async (reply: FastifyReply, key: ApiKey): Promise<never> => {
    setRateHeaders(reply, await limiter.peek(key.id, rateLimitOf(key, config)));
    metrics.countRefusal('network_not_allowed');
    throw new ApiError('NetworkNotAllowed');
  };

  const refuseMissing = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    setRateHeaders(reply, await wrongKeys.peek(networkOf(clientAddress(request)), wrongKeyLimit));
    metrics.countRefusal('key_missing');
    throw new ApiError('KeyMissing');
  };

  const refuseInvalid = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    // The limit per network applies to invalid keys only: guesses never lock out valid keys of the same network.
    const network = networkOf(clientAddress(request));
    const decision = await wrongKeys.consume(network, wrongKeyLimit);
    setRateHeaders(reply, decision);
    metrics.countRefusal(decision.isAllowed ? 'key_invalid' : 'too_many_wrong_keys');
    if (decision.isAllowed) throw new ApiError('KeyInvalid');
    if (alarm.raise(network)) metrics.countGuessAlarm();
    throw tooMany('TooManyWrongKeys', decision);
  };

  return (scope) => {
    const enough: readonly Scope[] = [scope ?? []].flat();
    const authorizeKey = (request: FastifyRequest, reply: FastifyReply, key: ApiKey): Awaitable<void> => {
      request.apiKey = key;
      if (key.networks !== undefined && !isWithin(key.networks, clientAddress(request)))
        return refuseNetwork(reply, key);
      usage.count(key.id);
      return andThen(limiter.consume(key.id, rateLimitOf(key, config)), (decision) => {
        setRateHeaders(reply, decision);
        if (!decision.isAllowed) {
          metrics.countRefusal('rate_limited');
          throw tooMany('RateLimited', decision);
        }
        if (enough.length > 0 && !enough.some((each) => key.scopes.includes(each))) {
          metrics.countRefusal('scope_missing');
          throw new ApiError('ScopeMissing', enough.join('" or "'));
        }
      });
    };

    return function authorize(request, reply) {
      const text = readKey(request);
      if (text === undefined) return refuseMissing(request, reply);
      const known = keys.verifiedThisTurn(text);
      if (known !== undefined) return authorizeKey(request, reply, known);
      return keys
        .verify(text)
        .then((key) =>
          key === undefined ? refuseInvalid(request, reply) : authorizeKey(request, reply, key),
        );
    };
  };
}

const BEARER = /^Bearer +(\S+)$/i;

export function keyTextOf({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string' && own !== '') return own.trim();
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

function setRateHeaders(reply: FastifyReply, decision: RateDecision): void {
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', decision.resetAtSeconds);
}

function tooMany(name: 'RateLimited' | 'TooManyWrongKeys', decision: RateDecision): ApiError {
  return new ApiError(name, '', { headers: { 'retry-after': String(decision.retryAfterSeconds) } });
}
