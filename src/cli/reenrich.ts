import { Command } from 'commander';
import { counted, drawBar, endBar, print, withThousands } from './terminal.ts';
import { withExisting } from './with-services.ts';

export function reenrichCommand(): Command {
  return new Command('reenrich')
    .description('let the extractors of this version read everything that is kept, as after an upgrade')
    .action(async () => {
      // Only now: the extractors bring a language model along.
      const { reenrich } = await import('../ingest/reenrich.ts');
      const { records, changed } = await withExisting(({ store }) =>
        reenrich(store, (done, total) => drawBar('Reading', done, total)),
      );
      endBar();
      print(
        `${counted(records, 'message or page', 'messages and pages')} read again, ${withThousands(changed)} changed.`,
      );
    });
}
