import type { Day } from '../../time/day.ts';
import type { ApiKey } from './api-key.ts';

export interface KeyStoreOptions {
  /** Open the store even on a full disk, if the engine reserves space for that. */
  isForRevoking?: boolean;
  /** Throw StoreMissing instead of creating a store. */
  isExisting?: boolean | undefined;
}

/** Requests of one key on one day. */
export interface KeyUse {
  keyId: string;
  day: Day;
  requests: number;
  lastUsedAt: number;
}

/** What one process has counted since its previous report. */
export interface UsageReport {
  /** Process and number identify a report: a store that may have received it already adds it only once. */
  process: string;
  number: number;
  uses: readonly KeyUse[];
  /** For the keys in this report, counts of earlier days are deleted. */
  keepFrom: Day;
}

export interface KeyUsage {
  lastUsedAt: number | undefined;
  /** Days with requests, oldest first. */
  days: { day: Day; requests: number }[];
}

/** Stores API keys and the secret that signs cursors. */
export interface KeyStore {
  add(key: ApiKey): Promise<void>;
  /** Sees another process's change from the next turn of the event loop. */
  find(id: string): Promise<ApiKey | undefined>;
  /** Oldest first. */
  list(): Promise<ApiKey[]>;
  /**
   * False if there is no such key. A key that is already revoked keeps its first date. Works on a full disk too, if the
   * engine allows a write.
   */
  revoke(id: string, at: number): Promise<boolean>;
  /**
   * Replaces a key with the result of `change` and returns it; undefined if there is no such key. No concurrent change
   * is lost, so `change` may be called more than once. If it throws, the key stays as it is.
   */
  update(id: string, change: (key: ApiKey) => ApiKey): Promise<ApiKey | undefined>;
  /** Adds to the counts of all processes. Fails fast instead of waiting: the caller reports again later. */
  addUsage(report: UsageReport): Promise<void>;
  /** Requests of each key from `from` to `to`, both inclusive. */
  usage(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>>;
  /** 32 random bytes, created once and stored, so that cursors stay valid across restarts. */
  cursorSecret(): Promise<Buffer>;
  close(): Promise<void>;
}
