/** What a key may do, with the meaning that documentation and help give it. */
export const SCOPE_MEANINGS = {
  im: 'searches and lookups of messages, profiles, channels and servers',
  documents: 'crawled pages and their HTML',
  victims: 'victims of ransomware, groups and statistics',
  feeds: 'the daily feeds, up to 30 days back',
  archive: 'feed days older than 30 days',
  alerts: 'saved searches, their matches and where they are sent: reading and changing them',
  ingest: 'pushing data in; it reads nothing',
} as const;

export type Scope = keyof typeof SCOPE_MEANINGS;
export const SCOPES = Object.keys(SCOPE_MEANINGS) as readonly Scope[];

/** Scopes that change something. A key gets one only if it is named (decision 75). */
const CHANGING_SCOPES: readonly Scope[] = ['alerts', 'ingest'];
export const READING_SCOPES = SCOPES.filter((scope) => !CHANGING_SCOPES.includes(scope));

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
