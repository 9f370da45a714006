export const SCOPES = ['im', 'feeds', 'archive'] as const;
export type Scope = (typeof SCOPES)[number];

export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** An issued key. Only the hash of its secret is stored. */
export interface ApiKey {
  id: string;
  name: string;
  secretHash: string;
  scopes: Scope[];
  createdAt: number;
  expiresAt?: number | undefined;
  revokedAt?: number | undefined;
  /** The key's own limits; the configured defaults apply if absent. */
  ratePerMinute?: number | undefined;
  rateBurst?: number | undefined;
  /** Networks that may use the key (CIDR); any network if absent. */
  networks?: readonly string[] | undefined;
  /** The secret before the last rotation, valid until it expires. */
  previousSecret?: { hash: string; expiresAt: number } | undefined;
}
