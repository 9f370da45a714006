import { type Config, ConfigMistakes, readConfig } from '../config.ts';
import { openServices, type Services } from '../services.ts';
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
export async function openOrFailure(config: Readonly<Config>): Promise<Services> {
  try {
    return await openServices(config);
  } catch (error) {
    throw new CliFailure(`cannot open ${config.store.name}: ${(error as Error).message}`);
  }
}

/** Opens the data folder for one command and closes it again, whatever happens. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openOrFailure(configOrFailure());
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
