import { Command } from 'commander';
import { examples } from './help.ts';
import { clearProgressBar, drawProgressBar, formatNumber, print } from './terminal.ts';
import { withExistingStore } from './with-services.ts';

export function optimizeCommand(): Command {
  return new Command('optimize')
    .description('Make the store smaller and searches faster')
    .option(
      '--compact',
      'rewrite the database, so that it is as small as possible and no deleted text remains; temporarily needs space for two more copies',
    )
    .addHelpText(
      'after',
      `
Compresses months with many messages, unless a cluster stores them, and merges
the parts of indexes.
Run it after large imports and after "nightjar retention". Servers and imports
can run at the same time; while --compact rewrites the database, imports wait.
${examples('nightjar optimize', 'nightjar optimize --compact')}`,
    )
    .action(async ({ compact }: { compact?: boolean }) => {
      await withExistingStore(async ({ store }) => {
        const before = (await store.status()).sizeBytes;
        await store.optimize({
          isCompacting: compact ?? false,
          onProgress: (done, total) => drawProgressBar('Optimizing', done, total),
        });
        clearProgressBar();
        const after = (await store.status()).sizeBytes;
        const mib = (bytes: number) => `${formatNumber(Math.round(bytes / 1024 / 1024))} MiB`;
        print(`Optimized: ${mib(before)} before, ${mib(after)} after.`);
      });
    });
}
