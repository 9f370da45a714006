import Type, { type Static } from 'typebox';
import { formatInstant } from '../records/instant.ts';
import { type ApiKey, type RateLimit, SCOPES } from '../storage/port/api-key.ts';
import { Instant, Strings } from './small-objects.ts';

/** An extension: what a key may do, and what it did. */
export const KeyUsageHit = Type.Object(
  {
    id: Type.String({ description: 'Public part of the key' }),
    name: Type.String(),
    scopes: Type.Array(Type.Unsafe<string>({ type: 'string', enum: [...SCOPES] })),
    createdAt: Instant('When the key was created'),
    expiresAt: Type.Optional(Instant('When the key expires; absent: never')),
    previousSecretExpiresAt: Type.Optional(
      Instant('When the secret before the last rotation expires; absent: there is none'),
    ),
    networks: Strings('Networks the key may be used from (CIDR); empty: any'),
    rateLimit: Type.Object({
      perMinute: Type.Integer({ description: 'Requests per minute' }),
      burst: Type.Integer({ description: 'Requests that may be sent at the same time' }),
      remaining: Type.Integer({ description: 'Requests left after this one' }),
      resetAt: Instant('When the whole burst is available again'),
    }),
    lastUsedAt: Instant('Last request with this key, this one included'),
    total: Type.Integer({ description: 'Requests on the days listed' }),
    days: Type.Array(
      Type.Object({ day: Type.String({ description: 'YYYY-MM-DD, UTC' }), requests: Type.Integer() }),
      { description: 'Requests per day, oldest first; days without requests are left out' },
    ),
  },
  { title: 'KeyUsage' },
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
