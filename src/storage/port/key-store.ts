import type { Day } from '../../records/day.ts';
import type { ApiKey } from './api-key.ts';

export interface KeyStoreOptions {
  /** Opens it even on a full disk, where an engine keeps room for that. */
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
  /** Earlier days of the keys in this report are dropped. */
  keepFrom: Day;
}

export interface KeyUsage {
  lastUsedAt: number | undefined;
  /** Days with requests, oldest first. */
  days: { day: Day; requests: number }[];
}

/** Where API keys and the secret of cursors are kept. */
export interface KeyStore {
  add(key: ApiKey): Promise<void>;
  /** A change made by any process is seen from the next turn of the event loop on. */
  find(id: string): Promise<ApiKey | undefined>;
  /** Oldest first. */
  list(): Promise<ApiKey[]>;
  /** False when there is no such key; a key revoked before keeps its first date. Works on a full disk, too, where the engine allows a write. */
  revoke(id: string, at: number): Promise<boolean>;
  /**
   * Replaces a key by what `change` makes of it, and returns that; undefined when there is no such key. No concurrent change is lost,
   * so `change` may be called more than once. What it throws leaves the key as it is.
   */
  update(id: string, change: (key: ApiKey) => ApiKey): Promise<ApiKey | undefined>;
  /** Adds to what is counted already, by whichever process. Fails fast instead of waiting: the caller reports again later. */
  addUsage(report: UsageReport): Promise<void>;
  /** Requests between two days, both included, for each of these keys. */
  usage(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>>;
  /** 32 random bytes, made once and kept: cursors stay valid across restarts. */
  cursorSecret(): Promise<Buffer>;
  close(): Promise<void>;
}
