import type { ApiKey } from '../storage/port/api-key.ts';
import { formatInstant } from '../time/instant.ts';

/** A key as printed with --json. */
export function keyJson(key: ApiKey) {
  return {
    name: key.name,
    scopes: key.scopes,
    createdAt: formatInstant(key.createdAt),
    expiresAt: key.expiresAt === undefined ? null : formatInstant(key.expiresAt),
    revokedAt: key.revokedAt === undefined ? null : formatInstant(key.revokedAt),
    ratePerMinute: key.ratePerMinute ?? null,
    burst: key.rateBurst ?? null,
    networks: key.networks ?? null,
    previousSecretExpiresAt:
      key.previousSecret === undefined ? null : formatInstant(key.previousSecret.expiresAt),
  };
}
