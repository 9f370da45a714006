import { Command } from 'commander';
import type { Tombstone } from '../storage/port/export.ts';
import { formatInstant } from '../time/instant.ts';
import { examples } from './help.ts';
import { print, printJson, printToStderr, table } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

/** Internal record of a purged file; the file itself is listed by its digest. */
const INTERNAL_KIND = 'file-number';

export function purgesCommand(): Command {
  return new Command('purges')
    .description('List everything that is banned from later imports')
    .option('--json', 'print the list as JSON')
    .addHelpText(
      'after',
      `
Files are listed by the SHA-256 digest of their content. To lift a ban, run
"nightjar purge <kind> <id> --allow-again".
${examples('nightjar purges --json')}`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const bans = await withExistingStore(async ({ store }) =>
        Array.fromAsync(store.export.exported('tombstones')),
      );
      const listed = bans.filter(({ kind }) => kind !== INTERNAL_KIND).sort(newestFirst);
      if (json) printJson(listed.map(({ kind, key, at }) => ({ kind, id: key, since: formatInstant(at) })));
      else if (listed.length === 0) printToStderr('No bans.');
      else
        print(
          table(
            ['Kind', 'Id', 'Since (UTC)'],
            listed.map(({ kind, key, at }) => [kind, key, formatInstant(at)]),
          ),
        );
    });
}

function newestFirst(a: Tombstone, b: Tombstone): number {
  return b.at - a.at || (`${a.kind} ${a.key}` < `${b.kind} ${b.key}` ? -1 : 1);
}
