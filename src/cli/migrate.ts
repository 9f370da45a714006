import { Command } from 'commander';
import { CliFailure } from './failure.ts';
import { print } from './terminal.ts';
import { configOrFailure, withServices } from './with-services.ts';

interface Options {
  newLedger?: boolean;
  acceptLoss?: boolean;
}

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Set up a store on a cluster, or update the schema of an existing one')
    .option(
      '--new-ledger',
      'start without API keys, import log and bans, where the index that held them is gone',
    )
    .option(
      '--accept-loss',
      'answer without the records of lost indices whose files cannot be imported again',
    )
    .addHelpText(
      'after',
      `
A data folder is set up and updated whenever it is opened. A cluster is not: no other command creates indices or templates, and
nightjars of different versions may share a cluster until the operator runs this command. To move from a folder to a cluster, run
"nightjar migrate", then "nightjar copy".

Example:
  nightjar migrate`,
    )
    .action(async ({ newLedger = false, acceptLoss = false }: Options) => {
      const { store } = configOrFailure();
      const moved = await (store.migrate === undefined
        ? withServices(async () => undefined)
        : store.migrate({ isNewLedger: newLedger, isLossAccepted: acceptLoss }).catch((error: Error) => {
            throw new CliFailure(`cannot migrate ${store.name}: ${error.message}`);
          }));
      if (moved === undefined) print(`${store.name} is up to date.`);
      else if (moved.from === 0) print(`${store.name} is set up.`);
      else
        print(
          `${store.name} has schema version ${moved.to}${moved.from === moved.to ? ', as before' : ` (was ${moved.from})`}.`,
        );
    });
}
