import Type, { type Static } from 'typebox';
import { type ApiKey, type RateLimit, SCOPES } from '../storage/port/api-key.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant, Strings } from './small-objects.ts';

/** Extension. */
export const KeyUsageHit = Type.Object(
  {
    id: Type.String({ description: 'Key id, the public part of the key' }),
    name: Type.String({ description: 'Name of the key owner' }),
    scopes: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...SCOPES] }), {
      description: 'Scopes of the key',
    }),
    createdAt: Instant('When the key was created'),
    expiresAt: Type.Optional(Instant('When the key expires; absent if it never expires')),
    previousSecretExpiresAt: Type.Optional(
      Instant('When the secret before the last rotation expires; absent if there is none'),
    ),
    networks: Strings('Networks that may use the key (CIDR); empty if any network may'),
    rateLimit: Type.Object(
      {
        perMinute: Type.Integer({ description: 'Requests per minute' }),
        burst: Type.Integer({ description: 'Requests in a burst' }),
        remaining: Type.Integer({ description: 'Requests left after this one' }),
        resetAt: Instant('When the full burst is available again'),
      },
      { description: 'Rate limit of the key' },
    ),
    lastUsedAt: Instant('When the key was last used, including this request'),
    total: Type.Integer({ description: 'Requests on all listed days' }),
    days: Type.Array(
      Type.Object({
        day: Type.String({ description: 'Day, as YYYY-MM-DD (UTC)' }),
        requests: Type.Integer({ description: 'Requests on this day' }),
      }),
      { description: 'Requests per day, oldest first; days without requests are omitted' },
    ),
  },
  { title: 'KeyUsage', description: 'Settings and usage of an API key' },
);
export type KeyUsageHit = Static<typeof KeyUsageHit>;

export function toKeyUsageHit(
  key: ApiKey,
  rate: RateLimit & { remaining: number; resetAtSeconds: number },
  usage: { lastUsedAt: number; days: { day: string; requests: number }[] },
  now: number,
): KeyUsageHit {
  const overlap = key.previousSecret?.expiresAt ?? 0;
  return {
    id: key.id,
    name: key.name,
    scopes: key.scopes,
    createdAt: formatInstant(key.createdAt),
    ...(key.expiresAt !== undefined && { expiresAt: formatInstant(key.expiresAt) }),
    ...(overlap > now && { previousSecretExpiresAt: formatInstant(overlap) }),
    networks: [...(key.networks ?? [])],
    rateLimit: {
      perMinute: rate.perMinute,
      burst: rate.burst,
      remaining: rate.remaining,
      resetAt: formatInstant(rate.resetAtSeconds * 1000),
    },
    lastUsedAt: formatInstant(usage.lastUsedAt),
    total: usage.days.reduce((sum, { requests }) => sum + requests, 0),
    days: usage.days,
  };
}
