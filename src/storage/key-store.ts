import type { ApiKey } from '../records/api-key.ts';

export interface KeyStoreOptions {
  /** Opens it even on a full disk, where an engine keeps room for that. */
  isForRevoking?: boolean;
  /** Throw StoreMissing instead of creating a store. */
  isExisting?: boolean | undefined;
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
  /** 32 random bytes, made once and kept: cursors stay valid across restarts. */
  cursorSecret(): Promise<Buffer>;
  close(): Promise<void>;
}
