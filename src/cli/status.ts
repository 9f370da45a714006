import { Command } from 'commander';
import { print, printJson, table, withThousands } from './terminal.ts';
import { withServices } from './with-services.ts';

export function statusCommand(): Command {
  return new Command('status')
    .description('what the data folder holds')
    .option('--json', 'for programs')
    .action(async (options: { json?: boolean }) => {
      await withServices(async ({ store, keys }) => {
        const status = { ...(await store.status()), keys: (await keys.list()).length };
        if (options.json) {
          printJson(status);
          return;
        }
        const { analyzer, records } = status;
        const rows = Object.entries(records).map(([kind, count]) => [kind, withThousands(count)]);
        print(`Data folder     ${status.location} (${status.engine})`);
        print(`Size            ${(status.sizeBytes / 1024 / 1024).toFixed(1)} MiB`);
        print(`Schema          version ${status.schemaVersion}`);
        const advice =
          analyzer.index === analyzer.program
            ? ''
            : `; this nightjar has ${analyzer.program}: run "nightjar reindex"`;
        print(`Search index    analyzer ${analyzer.index}${advice}`);
        print(`API keys        ${status.keys}`);
        print(`\n${table(['Records', 'Count'], rows)}`);
      });
    });
}
