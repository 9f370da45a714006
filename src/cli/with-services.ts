import { type Clock, systemClock } from '../clock.ts';
import { type Config, ConfigMistakes, readConfig } from '../config.ts';
import { KeyRing } from '../keys/key-ring.ts';
import { openServices, type Services } from '../services/services.ts';
import { StoreFull } from '../storage/port/failures/store-full.ts';
import { StoreMissing } from '../storage/port/failures/store-missing.ts';
import type { KeyStoreOptions } from '../storage/port/key-store.ts';
import { CliFailure } from './failure.ts';

export function configOrFailure(): Readonly<Config> {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof ConfigMistakes) {
      throw new CliFailure(
        ['The settings are not right:', ...error.mistakes.map((each) => `  ${each}`)].join('\n'),
      );
    }
    throw error;
  }
}

/** A folder that cannot be used, a database that is broken or too new: things an operator can mend. */
export async function openOrFailure(config: Readonly<Config>, options: OpenOptions = {}): Promise<Services> {
  return orFailure(config, () => openServices(config, options));
}

interface OpenOptions {
  /** Fail where there is no store yet, so that a mistyped NIGHTJAR_DATA does not create an empty one. */
  isExisting?: boolean;
}

async function orFailure<T>(config: Readonly<Config>, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StoreFull) throw error;
    if (error instanceof StoreMissing) throw new CliFailure(error.message);
    throw new CliFailure(`cannot open ${config.store.name}: ${(error as Error).message}`);
  }
}

/** Opens the data folder for one command and closes it again, whatever happens. */
export async function withServices<T>(
  work: (services: Services) => Promise<T>,
  options: OpenOptions = {},
): Promise<T> {
  const services = await openOrFailure(configOrFailure(), options);
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/** The same for commands that read or maintain data: they create no store. */
export async function withExisting<T>(work: (services: Services) => Promise<T>): Promise<T> {
  return withServices(work, { isExisting: true });
}

/** Opens only the keys: commands about keys work whatever the state of the data is. */
export async function withKeys<T>(
  work: (keys: KeyRing, clock: Clock, config: Readonly<Config>) => Promise<T>,
  options?: KeyStoreOptions,
): Promise<T> {
  const config = configOrFailure();
  const store = await orFailure(config, () => config.store.openKeys(options));
  try {
    return await work(new KeyRing(store, systemClock), systemClock, config);
  } finally {
    await store.close();
  }
}
