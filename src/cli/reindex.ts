import { Command } from 'commander';
import { counted, drawBar, endBar, tell } from './terminal.ts';
import { withExisting } from './with-services.ts';

export function reindexCommand(): Command {
  return new Command('reindex')
    .description('build the search index anew, as after an upgrade that changed how text is read')
    .action(async () => {
      await withExisting(async ({ store }) => {
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
