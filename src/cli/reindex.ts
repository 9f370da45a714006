import { Command } from 'commander';
import { examples } from './help.ts';
import { clearProgressBar, drawProgressBar, pluralize, printToStderr } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

export function reindexCommand(): Command {
  return new Command('reindex')
    .description('Rebuild the search index')
    .addHelpText(
      'after',
      `
Needed after an upgrade that changes text analysis: "nightjar status" then
shows an outdated index.
${examples('nightjar reindex')}`,
    )
    .action(async () => {
      await withExistingStore(async ({ store }) => {
        let indexed = 0;
        await store.reindex((done, total) => {
          indexed = done;
          drawProgressBar('Indexing', done, total);
        });
        clearProgressBar();
        printToStderr(`Indexed ${pluralize(indexed, 'record')}.`);
      });
    });
}
