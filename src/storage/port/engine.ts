import type { KeyStore, KeyStoreOptions } from './key-store.ts';
import type { Store } from './store.ts';

export interface Setting {
  name: string;
  fallback: string;
  help: string;
}

export interface StoreOptions {
  /** Deadline of a query, and threads for slow ones if the engine runs in this process. */
  search?: { threads: number; milliseconds: number; onThreadReplaced?: () => void } | undefined;
  /** Throw StoreMissing instead of creating a store. */
  isExisting?: boolean | undefined;
  /** Wait for a cluster that does not respond, and call this first. Without it, opening fails within seconds. */
  onWaiting?: (() => void) | undefined;
}

/** A place as data, which can be sent to a thread. */
export interface PlaceHandle {
  engine: string;
  place: unknown;
}

/** The location of a store, whatever its engine. */
export interface StorePlace {
  engine: string;
  /** For messages, e.g. "the data folder data". Never contains a password. */
  name: string;
  /** Opens the same place in another thread (open-store.ts). Plain data; may contain a password. */
  handle: PlaceHandle;
  /** The folder of the data; undefined if it is on other machines. */
  folder?: string;
  /** Number of concurrent searches, if they do not run in threads of this process. */
  searchesAtOnce?: number;
  open(options?: StoreOptions): Promise<Store>;
  openKeys(options?: KeyStoreOptions): Promise<KeyStore>;
  /** Whether a store exists there. */
  isThere(): Promise<boolean>;
  /** Undefined if the engine has its own backup tools. */
  backUp?(file: string): void;
  restore?(file: string, options: { isReplacing: boolean }): void;
  /** Creates the store or migrates it to the current schema. Undefined if opening the store does so. */
  migrate?(options?: MigrateOptions): Promise<{ from: number; to: number }>;
}

export interface MigrateOptions {
  /** Create a new ledger for records that have lost theirs. */
  isNewLedger?: boolean;
  /** Answer queries without the lost records that cannot be imported again. */
  isLossAccepted?: boolean;
}

/** Reads one setting from the environment. */
export interface ReadSetting {
  (name: string): string;
  /** Names of all variables that are set. */
  readonly names?: readonly string[];
}

/** A storage engine and the settings it needs. */
export interface Engine {
  name: string;
  settings: readonly Setting[];
  /** Returns undefined and adds to `mistakes` if the settings are invalid. */
  read(setting: ReadSetting, mistakes: string[]): StorePlace | undefined;
  /** The store that a command-line argument refers to; undefined if it is not one of this engine's. */
  placeOf(text: string, setting: ReadSetting, mistakes: string[]): StorePlace | undefined;
  /** The place that a handle of this engine stands for. */
  placeFrom(place: unknown): StorePlace;
}
