import { Command } from 'commander';
import { counted, drawBar, endBar, tell } from './terminal.ts';
import { withServices } from './with-services.ts';

export function reindexCommand(): Command {
  return new Command('reindex')
    .description('build the search index anew, as after an upgrade that changed how text is read')
    .action(async () => {
      await withServices(async ({ store }) => {
        let indexed = 0;
        await store.reindex((done, total) => {
          indexed = done;
          drawBar('Indexing', done, total);
        });
        endBar();
        tell(`${counted(indexed, 'record is', 'records are')} indexed.`);
      });
    });
}
