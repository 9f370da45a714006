import { Command } from 'commander';
import { markedChannelId, markedGroupId } from '../records/telegram-id.ts';
import type { PurgeReport, PurgeTarget } from '../storage/purge.ts';
import type { Store } from '../storage/store.ts';
import { CliFailure } from './failure.ts';
import { keyArgument } from './record-argument.ts';
import { print, printJson, withThousands } from './terminal.ts';
import { withServices } from './with-services.ts';

interface Options {
  allowAgain?: boolean;
  scrub?: boolean;
  json?: boolean;
}

const TARGETS = {
  message: 'one message, and what was found in it',
  channel: 'a channel, and everything said in it',
  profile: 'a profile, and everything its owner wrote',
  import: 'what an import brought and no other did',
} as const;

/** Removal that the law asks for: from lookups, search and feeds, and not to come back. */
export function purgeCommand(): Command {
  const command = new Command('purge')
    .description('remove something for good: from lookups, search and feeds')
    .addHelpText(
      'after',
      `
What is purged does not come back with a later import, unless --allow-again is given (later, too, to change one's mind).
Bytes of it may stay in unused parts of the database file until --scrub rewrites it.
Ids are written with their platform: nightjar purge message telegram:-1001990000101_7`,
    );
  for (const [kind, what] of Object.entries(TARGETS)) {
    command.addCommand(
      new Command(kind)
        .description(what)
        .argument(
          '<id>',
          kind === 'import'
            ? 'its number, as "nightjar imports list" shows it'
            : 'with its platform: telegram:… or discord:…',
        )
        .option('--allow-again', 'let a later import bring it back')
        .option('--scrub', 'rewrite the database, so that no trace of it is left in the files')
        .option('--json', 'for programs')
        .action((id: string, options: Options) => purge(kind, id, options)),
    );
  }
  return command;
}

async function purge(kind: string, id: string, { allowAgain, scrub, json }: Options): Promise<void> {
  const report = await withServices(async ({ store, clock }) => {
    const target = await targetOf(kind, id, store);
    const done = await store.purge(target, { at: clock(), isForGood: !allowAgain });
    if (scrub) await store.scrub();
    return done;
  });
  if (kind === 'import' && !report.wasFound) throw new CliFailure(`there is no import ${id}`);
  if (json) printJson(report);
  else print(sentence(kind, id, report, allowAgain ?? false));
}

async function targetOf(kind: string, id: string, store: Store): Promise<PurgeTarget> {
  if (kind === 'import') return { kind, importId: importNumber(id) };
  const { key } = keyArgument(kind, id);
  if (kind === 'channel') return { kind, key: await knownChannel(key, store) };
  return { kind: kind as 'message' | 'profile', key };
}

function importNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CliFailure(`${text} is no number of an import`);
  return Number(text);
}

/** People copy the bare id of a Telegram channel, too. */
async function knownChannel(key: string, store: Store): Promise<string> {
  const bare = /^telegram:(\d+)$/.exec(key)?.[1];
  if (bare === undefined) return key;
  for (const id of [bare, markedChannelId(bare), markedGroupId(bare)]) {
    const marked = `telegram:${id}`;
    if ((await store.get('channel', marked)) !== undefined || (await store.hasMessages(marked)))
      return marked;
  }
  return key;
}

function sentence(kind: string, id: string, report: PurgeReport, allowAgain: boolean): string {
  if (!report.wasFound) {
    const later = allowAgain ? '' : ' Should it come with a later import, it is kept away.';
    const dropped =
      kind === 'message'
        ? ' Had "nightjar retention" dropped its month, what it told of its sender goes only with its channel, sender or import.'
        : '';
    return `Nothing was removed: there is no ${kind} ${id}.${later}${dropped}`;
  }
  const { message: messages, ...rest } = report.removed;
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  const removed = `Removed ${withThousands(messages)} messages and ${withThousands(others)} other records`;
  const sentences = [`${removed}; ${withThousands(report.changed)} records that stay were changed.`];
  if (report.filesElsewhere > 0)
    sentences.push(
      `${report.filesElsewhere} of its files came with another import, too: what they hold stays.`,
    );
  if (!allowAgain) sentences.push('What was removed does not come back with a later import.');
  return sentences.join(' ');
}
