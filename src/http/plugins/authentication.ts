import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { RateDecision } from '../../keys/rate-limiter.ts';
import type { ApiKey, RateLimit, Scope } from '../../records/api-key.ts';
import type { Services } from '../../services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key a request came with, once it was recognised. */
    apiKey: ApiKey | undefined;
  }
}

/** Key, then rate, then scope (decision 4): a bad key never learns anything about parameters. */
export function admission(services: Services, scope: Scope) {
  const { config, keys, limiter, wrongKeys, metrics } = services;
  const wrongKeyLimit: RateLimit = { perMinute: config.wrongKeysPerMinute, burst: config.wrongKeysPerMinute };

  const limitOf = (key: ApiKey): RateLimit => {
    const perMinute = key.ratePerMinute ?? config.ratePerMinute;
    const burst = key.rateBurst ?? (key.ratePerMinute === undefined ? config.rateBurst : perMinute);
    return { perMinute, burst };
  };

  const admitKey = (request: FastifyRequest, reply: FastifyReply, key: ApiKey): Promise<void> | undefined => {
    request.apiKey = key;
    const admitted = (decision: RateDecision): undefined => {
      tellRate(reply, decision);
      if (!decision.isAllowed) {
        metrics.countRefusal('rate_limited');
        throw tooMany('RateLimited', decision);
      }
      if (!key.scopes.includes(scope)) {
        metrics.countRefusal('scope_missing');
        throw new ApiError('ScopeMissing', scope);
      }
    };
    const decision = limiter.take(key.id, limitOf(key));
    return decision instanceof Promise ? decision.then(admitted) : admitted(decision);
  };

  const refuseMissing = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    tellRate(reply, await wrongKeys.look(networkOf(request.ip), wrongKeyLimit));
    metrics.countRefusal('key_missing');
    throw new ApiError('KeyMissing');
  };

  const refuseWrong = async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    // Only wrong keys are slowed by address: a valid key is never refused for its neighbours' guesses.
    const decision = await wrongKeys.take(networkOf(request.ip), wrongKeyLimit);
    tellRate(reply, decision);
    metrics.countRefusal(decision.isAllowed ? 'key_invalid' : 'too_many_wrong_keys');
    throw decision.isAllowed ? new ApiError('KeyInvalid') : tooMany('TooManyWrongKeys', decision);
  };

  /** Throws or rejects where nobody is let in; a promise only where the store or other nodes must be asked. */
  return function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> | undefined {
    const text = presentedKey(request);
    if (text === undefined) return refuseMissing(request, reply);
    const known = keys.recognisedThisTurn(text);
    if (known !== undefined) return admitKey(request, reply, known);
    return keys
      .recognise(text)
      .then((key) => (key === undefined ? refuseWrong(request, reply) : admitKey(request, reply, key)));
  };
}

const BEARER = /^Bearer +(\S+)$/i;

function presentedKey({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-api-key'];
  if (typeof own === 'string' && own !== '') return own.trim();
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** A home or server gets a whole IPv6 network of 64 bits: it counts as one address. */
function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = ''] = ip.split('::', 1);
  const groups = head.split(':');
  return ip.includes('::') && groups.length < 4 ? `${head}::` : groups.slice(0, 4).join(':');
}

function tellRate(reply: FastifyReply, decision: RateDecision): void {
  reply.header('x-ratelimit-limit', decision.limit);
  reply.header('x-ratelimit-remaining', decision.remaining);
  reply.header('x-ratelimit-reset', decision.resetAtSeconds);
}

function tooMany(name: 'RateLimited' | 'TooManyWrongKeys', decision: RateDecision): ApiError {
  return new ApiError(name, '', { headers: { 'retry-after': String(decision.retryAfterSeconds) } });
}
