import { Command } from 'commander';
import { examples } from './help.ts';
import { clearProgressBar, drawProgressBar, formatNumber, pluralize, print } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

export function reenrichCommand(): Command {
  return new Command('reenrich')
    .description('Re-run extraction and language detection on stored texts')
    .addHelpText(
      'after',
      `
Run it after an upgrade that adds or improves extractors. It also masks card numbers.
${examples('nightjar reenrich')}`,
    )
    .action(async () => {
      // Loaded on demand: the extractors need a language model.
      const { reenrich } = await import('../ingest/reenrich.ts');
      const { records, changed } = await withExistingStore(({ store }) =>
        reenrich(store, (done, total) => drawProgressBar('Processing', done, total)),
      );
      clearProgressBar();
      print(
        `Processed ${pluralize(records, 'message, page or post', 'messages, pages and posts')}: ${formatNumber(changed)} changed.`,
      );
    });
}
