import { type Clock, systemClock } from '../clock.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { openServices, type Services } from '../services/services.ts';
import { StoreFull } from '../storage/port/failures/store-full.ts';
import { StoreMissing } from '../storage/port/failures/store-missing.ts';
import type { KeyStoreOptions } from '../storage/port/key-store.ts';
import { CliError } from './cli-error.ts';
import { printToStderr } from './terminal.ts';

export function loadConfig(): Readonly<Config> {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigError)
      throw new CliError(['Invalid configuration:', ...error.problems.map((each) => `  ${each}`)].join('\n'));
    throw error;
  }
}

export async function openServicesFor(
  config: Readonly<Config>,
  options: OpenOptions = {},
): Promise<Services> {
  const { isImpatient = false, ...rest } = options;
  const onWaiting = () => printToStderr(`Waiting for ${config.store.name}: it does not respond.`);
  return openOrCliError(config, () => openServices(config, { ...rest, ...(!isImpatient && { onWaiting }) }));
}

interface OpenOptions {
  /** Fail if the store does not exist, so that a mistyped NIGHTJAR_DATA does not create an empty one. */
  isExisting?: boolean;
  /** Fail within seconds if a cluster does not respond, instead of waiting for it. */
  isImpatient?: boolean;
}

/** Operators can fix a folder without access, or a database that is damaged or too new. */
async function openOrCliError<T>(config: Readonly<Config>, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StoreFull) throw error;
    if (error instanceof StoreMissing) throw new CliError(error.message);
    throw new CliError(`cannot open ${config.store.name}: ${(error as Error).message}`);
  }
}

/** Opens the services for one command and always closes them. */
export async function withServices<T>(
  work: (services: Services) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const services = await openServicesFor(loadConfig(), options);
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** For commands that read or maintain data: they never create a store. */
export async function withExistingStore<T>(
  work: (services: Services) => Promise<T>,
  options: Pick<OpenOptions, 'isImpatient'> = {},
): Promise<T> {
  return withServices(work, { ...options, isExisting: true });
}

/** Opens only the key store, so that key commands work even if the data cannot be opened. */
export async function withKeys<T>(
  work: (keys: KeyRing, clock: Clock, config: Readonly<Config>) => Promise<T>,
  options?: KeyStoreOptions,
): Promise<T> {
  const config = loadConfig();
  const store = await openOrCliError(config, () => config.store.openKeys(options));
  try {
    return await work(new KeyRing(store, systemClock), systemClock, config);
  } finally {
    await store.close();
  }
}
