export const SCOPES = ['im', 'feeds', 'archive'] as const;
export type Scope = (typeof SCOPES)[number];

export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** An issued key. The key itself is nowhere: only the hash of its secret. */
export interface ApiKey {
  id: string;
  name: string;
  secretHash: string;
  scopes: Scope[];
  createdAt: number;
  expiresAt?: number | undefined;
  revokedAt?: number | undefined;
  /** Own limits; where absent the configuration's defaults hold. */
  ratePerMinute?: number | undefined;
  rateBurst?: number | undefined;
  /** Networks it may be used from (CIDR); absent: from anywhere. */
  networks?: readonly string[] | undefined;
  /** The secret before the last rotation, valid until it expires. */
  previousSecret?: { hash: string; expiresAt: number } | undefined;
}
