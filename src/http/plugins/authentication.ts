import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { GuessAlarm } from '../../keys/guess-alarm.ts';
import { isWithin, networkOf } from '../../keys/networks.ts';
import { rateLimitOf } from '../../keys/rate-limit-of.ts';
import type { RateDecision } from '../../keys/rate-limiter.ts';
import type { HttpServices } from '../../services/services.ts';
import type { ApiKey, RateLimit, Scope } from '../../storage/port/api-key.ts';
import { clientAddress } from '../client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key a request came with, once it was recognised. */
    apiKey: ApiKey | undefined;
  }
}

/** Lets a request in or throws. A promise only where the store or other nodes must be asked. */
export type Admit = (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined;

/** Key and its networks, then rate, then scope (decision 4): a bad key never learns anything about parameters. */
export function admissions(services: HttpServices): (scope: Scope | undefined) => Admit {
  const { config, keys, limiter, wrongKeys, metrics, usage } = services;
  const wrongKeyLimit: RateLimit = { perMinute: config.wrongKeysPerMinute, burst: config.wrongKeysPerMinute };
  const alarm = new GuessAlarm(services.clock, services.log);

  /** Costs the key nothing: a thief elsewhere must not use up its rate. */
  const refuseNetwork = async (reply: FastifyReply, key: ApiKey): Promise<never> => {
    tellRate(reply, await limiter.look(key.id, rateLimitOf(key, config)));
    metrics.countRefusal('network_not_allowed');
    throw new ApiError('NetworkNotAllowed');
  };

  const refuseMissing = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    tellRate(reply, await wrongKeys.look(networkOf(clientAddress(request)), wrongKeyLimit));
    metrics.countRefusal('key_missing');
    throw new ApiError('KeyMissing');
  };

  const refuseWrong = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    // Only wrong keys are slowed by address: a valid key is never refused for its neighbours' guesses.
    const network = networkOf(clientAddress(request));
    const decision = await wrongKeys.take(network, wrongKeyLimit);
    tellRate(reply, decision);
    metrics.countRefusal(decision.isAllowed ? 'key_invalid' : 'too_many_wrong_keys');
    if (decision.isAllowed) throw new ApiError('KeyInvalid');
    if (alarm.raise(network)) metrics.countGuessAlarm();
    throw tooMany('TooManyWrongKeys', decision);
  };

  return (scope) => {
    const admitKey = (
      request: FastifyRequest,
      reply: FastifyReply,
      key: ApiKey,
    ): Promise<void> | undefined => {
      request.apiKey = key;
      if (key.networks !== undefined && !isWithin(key.networks, clientAddress(request)))
        return refuseNetwork(reply, key);
      usage.count(key.id);
      const admitted = (decision: RateDecision): undefined => {
        tellRate(reply, decision);
        if (!decision.isAllowed) {
          metrics.countRefusal('rate_limited');
          throw tooMany('RateLimited', decision);
        }
        if (scope !== undefined && !key.scopes.includes(scope)) {
          metrics.countRefusal('scope_missing');
          throw new ApiError('ScopeMissing', scope);
        }
      };
      const decision = limiter.take(key.id, rateLimitOf(key, config));
      return decision instanceof Promise ? decision.then(admitted) : admitted(decision);
    };

    return function admit(request, reply) {
      const text = presentedKey(request);
      if (text === undefined) return refuseMissing(request, reply);
      const known = keys.recognisedThisTurn(text);
      if (known !== undefined) return admitKey(request, reply, known);
      return keys
        .recognise(text)
        .then((key) => (key === undefined ? refuseWrong(request, reply) : admitKey(request, reply, key)));
    };
  };
}

const BEARER = /^Bearer +(\S+)$/i;

function presentedKey({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string' && own !== '') return own.trim();
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

function tellRate(reply: FastifyReply, decision: RateDecision): void {
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', decision.resetAtSeconds);
}

function tooMany(name: 'RateLimited' | 'TooManyWrongKeys', decision: RateDecision): ApiError {
  return new ApiError(name, '', { headers: { 'retry-after': String(decision.retryAfterSeconds) } });
}
