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

/** Opens the data folder for one command and closes it again, whatever happens. */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = await openServices(configOrFailure());
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}
