import { Command } from 'commander';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { print } from './terminal.ts';
import { loadConfig, withServices } from './with-services.ts';

interface Options {
  newLedger?: boolean;
  acceptLoss?: boolean;
}

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Set up a store on a cluster, or update its schema')
    .option('--new-ledger', 'start without API keys, import log and bans if the index that held them is lost')
    .option('--accept-loss', 'serve without the records of lost indices whose files cannot be imported again')
    .addHelpText(
      'after',
      `
A data folder is set up and updated whenever it is opened. A cluster is not:
only this command creates indices and templates, so servers of different
versions can share a cluster until you run it. To move from a folder to a
cluster, run "nightjar migrate", then "nightjar copy".
${examples('nightjar migrate')}`,
    )
    .action(async ({ newLedger = false, acceptLoss = false }: Options) => {
      const { store } = loadConfig();
      const versions = await (store.migrate === undefined
        ? withServices(async () => undefined)
        : store.migrate({ isNewLedger: newLedger, isLossAccepted: acceptLoss }).catch((error: Error) => {
            throw new CliError(`cannot migrate ${store.name}: ${error.message}`);
          }));
      if (newLedger)
        print('Created a new ledger. Create API keys and bans again, then run "nightjar reindex".');
      if (versions === undefined) print(`${store.name} is up to date.`);
      else if (versions.from === 0) print(`Set up ${store.name}.`);
      else
        print(
          `Schema version of ${store.name}: ${versions.to} (${versions.from === versions.to ? 'unchanged' : `was ${versions.from}`}).`,
        );
    });
}
