import type { KeyStore, KeyStoreOptions } from './key-store.ts';
import type { Store } from './store.ts';

export interface Setting {
  name: string;
  fallback: string;
  help: string;
}

/** What an engine is told when it is opened. */
export interface StoreOptions {
  /** How long a question may take, and threads for those that may, where an engine runs in this process. */
  search?: { threads: number; milliseconds: number; onThreadReplaced?: () => void } | undefined;
  /** Throw StoreMissing instead of creating a store. */
  isExisting?: boolean | undefined;
}

/** Where a store is, whichever engine keeps it. */
export interface StorePlace {
  engine: string;
  /** For people: "the data folder data". Never with a password in it. */
  name: string;
  /** How many searches it answers at a time, where they do not run in threads of this process. */
  searchesAtOnce?: number;
  open(options?: StoreOptions): Promise<Store>;
  openKeys(options?: KeyStoreOptions): Promise<KeyStore>;
  /** Whether anything was ever kept there. */
  isThere(): Promise<boolean>;
  /** Absent where the engine has ways of its own. */
  backUp?(file: string): void;
  restore?(file: string, options: { isReplacing: boolean }): void;
  /** Sets up the store or brings it up to this program's schema, where opening it does not. */
  migrate?(options?: MigrateOptions): Promise<{ from: number; to: number }>;
}

export interface MigrateOptions {
  /** Make a ledger for records that have lost theirs. */
  isNewLedger?: boolean;
  /** Answer without the records that were lost and cannot be imported again. */
  isLossAccepted?: boolean;
}

/** Reads one setting of the environment. */
export interface ReadSetting {
  (name: string): string;
  /** Names of everything that is set. */
  readonly names?: readonly string[];
}

/** One way of keeping things, with the settings it needs. */
export interface Engine {
  name: string;
  settings: readonly Setting[];
  /** Undefined when the settings are not right; what is wrong is added to the mistakes. */
  read(setting: ReadSetting, mistakes: string[]): StorePlace | undefined;
  /** The place that a text of the command line stands for; undefined when it is none of this engine's. */
  placeOf(text: string, setting: ReadSetting, mistakes: string[]): StorePlace | undefined;
}
