import { Command } from 'commander';
import { CliFailure } from './failure.ts';
import { print } from './terminal.ts';
import { configOrFailure, withServices } from './with-services.ts';

export function migrateCommand(): Command {
  return new Command('migrate')
    .description("bring what an older nightjar has left up to this one's schema")
    .addHelpText(
      'after',
      `
A data folder is brought up to date whenever it is opened. The templates of a cluster are not: several nightjars of different
versions may share it, and the operator says when all of them are new. To move from a folder to a cluster: "nightjar copy".`,
    )
    .action(async () => {
      const { store } = configOrFailure();
      const moved = await (store.migrate === undefined
        ? withServices(async () => undefined)
        : store.migrate().catch((error: Error) => {
            throw new CliFailure(`cannot migrate ${store.name}: ${error.message}`);
          }));
      if (moved === undefined) print(`${store.name} is up to date.`);
      else if (moved.from === 0) print(`${store.name} was empty, and is ready.`);
      else
        print(`${store.name} has schema version ${moved.to}${moved.from === moved.to ? ', as before' : ''}.`);
    });
}
