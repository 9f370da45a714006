import { Command } from 'commander';
import { drawBar, endBar, print, withThousands } from './terminal.ts';
import { withExisting } from './with-services.ts';

export function optimizeCommand(): Command {
  return new Command('optimize')
    .description('make searches quicker and the files smaller, as after large imports or a retention')
    .option('--compact', 'also give free room back to the disk; needs room for a second copy')
    .action(async ({ compact }: { compact?: boolean }) => {
      await withExisting(async ({ store }) => {
        const before = (await store.status()).sizeBytes;
        await store.optimize({
          isCompacting: compact ?? false,
          onProgress: (done, total) => drawBar('Optimizing', done, total),
        });
        endBar();
        const after = (await store.status()).sizeBytes;
        const mib = (bytes: number) => `${withThousands(Math.round(bytes / 1024 / 1024))} MiB`;
        print(`Done: ${mib(before)} before, ${mib(after)} now.`);
      });
    });
}
