import { Command } from 'commander';
import { type Month, monthsBefore } from '../time/month.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import {
  clearProgressBar,
  drawProgressBar,
  formatNumber,
  pluralize,
  print,
  printJson,
  table,
} from './terminal.ts';
import { withExistingStore } from './with-services.ts';

const KEEP = /^(\d{1,4})\s?months?$/i;

export function retentionCommand(): Command {
  return new Command('retention')
    .description('Delete the messages of old months')
    .requiredOption('--keep <months>', 'months to keep besides the current one, such as 24months')
    .option('--dry-run', 'show what would be deleted, without deleting it')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Deletes whole months, with their search index and their feed entries. Profiles,
channels and servers keep what is known about them. Importing old files again
brings their messages back: run this command again afterwards.

Free space in the database is reused for new data; "nightjar optimize" returns
it to the disk.

Purging a channel, profile or import still removes everything learned from
deleted messages. What was learned from a single deleted message can no longer
be separated from the rest of its channel.
${examples('nightjar retention --keep 24months --dry-run')}`,
    )
    .action(async ({ keep, dryRun, json }: { keep: string; dryRun?: boolean; json?: boolean }) => {
      const months = Number(KEEP.exec(keep.trim())?.[1] ?? 0);
      if (months < 1) throw new CliError('invalid --keep: use a number of months, such as 24months');
      await withExistingStore(async ({ store, clock }) => {
        const before = monthsBefore(clock(), months);
        const { dropped } = await store.retain(before, {
          isDryRun: dryRun ?? false,
          onProgress: (done, total) => drawProgressBar('Deleting', done, total),
        });
        clearProgressBar();
        if (json) {
          printJson({ before: monthName(before), isDryRun: dryRun ?? false, dropped: dropped.map(named) });
          return;
        }
        if (dropped.length === 0) {
          print(`No messages are older than ${monthName(before)}.`);
          return;
        }
        const rows = dropped.map(({ month, messages }) => [monthName(month), formatNumber(messages)]);
        print(table(['Month', 'Messages'], rows));
        const total = dropped.reduce((sum, { messages }) => sum + messages, 0);
        print(`\n${dryRun ? 'Would delete' : 'Deleted'} ${pluralize(total, 'message')}.`);
      });
    });
}

function monthName(month: Month): string {
  return `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;
}

function named({ month, messages }: { month: Month; messages: number }) {
  return { month: monthName(month), messages };
}
