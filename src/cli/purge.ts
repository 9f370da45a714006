import { Command } from 'commander';
import type { PurgeReport, PurgeTarget } from '../storage/purge.ts';
import { CliFailure } from './failure.ts';
import { readNumber } from './imports.ts';
import { keyArgument } from './record-argument.ts';
import { print, printJson, withThousands } from './terminal.ts';
import { withServices } from './with-services.ts';

interface Options {
  allowAgain?: boolean;
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
What is purged does not come back with a later import, unless --allow-again is given.
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
        .option('--json', 'for programs')
        .action((id: string, options: Options) => purge(targetOf(kind, id), id, options)),
    );
  }
  return command;
}

function targetOf(kind: string, id: string): PurgeTarget {
  if (kind === 'import') return { kind: 'import', importId: readNumber(id) };
  const { key } = keyArgument(kind, id);
  return { kind: kind as 'message' | 'channel' | 'profile', key };
}

async function purge(target: PurgeTarget, id: string, { allowAgain, json }: Options): Promise<void> {
  const report = await withServices(({ store, clock }) =>
    store.purge(target, { at: clock(), isForGood: !allowAgain }),
  );
  if (target.kind === 'import' && !report.wasFound) throw new CliFailure(`there is no import ${id}`);
  if (json) printJson(report);
  else print(sentence(target, id, report, allowAgain ?? false));
}

function sentence(target: PurgeTarget, id: string, report: PurgeReport, allowAgain: boolean): string {
  const keptAway = allowAgain ? '' : ' It will not come back with a later import.';
  if (!report.wasFound) return `There is no ${target.kind} ${id}.${keptAway}`;
  const { messages, others } = report.removed;
  const removed = `Removed ${withThousands(messages)} messages and ${withThousands(others)} other records`;
  return `${removed}; ${withThousands(report.changed)} records that stay were changed.${keptAway}`;
}
