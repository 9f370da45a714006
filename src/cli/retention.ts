import { Command } from 'commander';
import { type Month, monthsBefore } from '../records/month.ts';
import { CliFailure } from './failure.ts';
import { counted, drawBar, endBar, print, printJson, table, withThousands } from './terminal.ts';
import { withExisting } from './with-services.ts';

const KEEP = /^(\d{1,4})\s?months?$/i;

export function retentionCommand(): Command {
  return new Command('retention')
    .description('drop the messages of old months')
    .requiredOption(
      '--keep <months>',
      'how long messages are kept: 24months is this month and the 24 before it',
    )
    .option('--dry-run', 'only show what would be dropped')
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      `
Whole months go, with their search index and their part of the feeds. Profiles, channels and servers keep what
they are known for. An import of old files brings their messages back; run it again then. Free room inside the database is used
for new data; "nightjar optimize --compact" gives it back to the disk. A purge still takes back what a channel, a person or an
import of those months told; what a single message told can then no longer be told apart from its channel.`,
    )
    .action(async ({ keep, dryRun, json }: { keep: string; dryRun?: boolean; json?: boolean }) => {
      const months = Number(KEEP.exec(keep.trim())?.[1] ?? 0);
      if (months < 1) throw new CliFailure('--keep takes a number and the word months, such as 24months');
      await withExisting(async ({ store, clock }) => {
        const before = monthsBefore(clock(), months);
        const { dropped } = await store.retain(before, {
          isDryRun: dryRun ?? false,
          onProgress: (done, total) => drawBar('Dropping', done, total),
        });
        endBar();
        if (json) {
          printJson({ before: monthName(before), isDryRun: dryRun ?? false, dropped: dropped.map(named) });
          return;
        }
        if (dropped.length === 0) {
          print(`Nothing is older than ${monthName(before)}.`);
          return;
        }
        const rows = dropped.map(({ month, messages }) => [monthName(month), withThousands(messages)]);
        print(table(['Month', 'Messages'], rows));
        const total = dropped.reduce((sum, { messages }) => sum + messages, 0);
        print(
          `\n${counted(total, 'message', 'messages')} ${dryRun ? 'would be' : total === 1 ? 'was' : 'were'} dropped.`,
        );
      });
    });
}

function monthName(month: Month): string {
  return `${Math.floor(month / 100)}-${String(month % 100).padStart(2, '0')}`;
}

function named({ month, messages }: { month: Month; messages: number }) {
  return { month: monthName(month), messages };
}
