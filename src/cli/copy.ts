import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { settingReader } from '../config.ts';
import { copyStore } from '../storage/copy-store.ts';
import { placeOf } from '../storage/open-store.ts';
import type { StorePlace } from '../storage/port/engine.ts';
import type { KeyStore, KeyUsage } from '../storage/port/key-store.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { clearProgressBar, drawProgressBar, formatNumber, print, table } from './terminal.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

export function copyCommand(): Command {
  return new Command('copy')
    .description('Copy everything from one store to another and verify the copy')
    .requiredOption('--from <store>', 'source: a data folder, or node URLs of a cluster, separated by commas')
    .requiredOption('--to <store>', 'target, in the same form')
    .addHelpText(
      'after',
      `
Copies messages with all their versions, profiles, channels, servers, pages,
ransomware posts, the import log, bans, sealed days and API keys. Credentials
and layout of a cluster come from the settings (see "nightjar serve --help").

Do not import into either store meanwhile. If the copy is interrupted, run the
same command again: months that were already copied are verified and skipped.
At the end, both stores are compared month by month, by count and digest.
${examples('nightjar copy --from data --to https://a:9200,https://b:9200')}`,
    )
    .action(async (options: { from: string; to: string }) => {
      const [from, to] = [place('--from', options.from), place('--to', options.to)];
      if (from.name === to.name) throw new CliError('--from and --to are the same store');
      if (!(await from.isThere())) throw new CliError(`no data in ${from.name}`);
      await copyKeys(from, to);
      const [source, target] = [await open(from), await open(to)];
      try {
        const { months, differences } = await copyStore(source, target, (done, total) =>
          drawProgressBar('Copying', done, total),
        );
        clearProgressBar();
        const rows = months.map(({ month, messages, wasThere }) => [
          String(month),
          formatNumber(messages),
          wasThere ? 'already there' : 'copied',
        ]);
        if (rows.length > 0) print(table(['Month', 'Messages', 'Result'], rows));
        if (differences.length > 0)
          throw new CliError(`the copy differs from the source: ${differences.join('; ')}`);
        print(`Copied ${from.name} to ${to.name}.`);
      } finally {
        await source.close();
        await target.close();
      }
    });
}

function place(option: string, text: string): StorePlace {
  const mistakes: string[] = [];
  const found = placeOf(text, settingReader(), mistakes);
  if (found === undefined) throw new CliError(`${option}: ${mistakes.join('; ')}`);
  return found;
}

async function open(where: StorePlace) {
  try {
    return await where.open();
  } catch (error) {
    throw new CliError(`cannot open ${where.name}: ${(error as Error).message}`);
  }
}

/** Keys keep working. Cursors do not: each store signs its own. */
async function copyKeys(from: StorePlace, to: StorePlace): Promise<void> {
  const [source, target] = [await from.openKeys(), await to.openKeys()];
  try {
    for (const key of await source.list()) {
      if ((await target.find(key.id)) === undefined) await target.add(key);
      else if (key.revokedAt !== undefined) await target.revoke(key.id, key.revokedAt);
      await copyUsage(key.id, source, target);
    }
  } finally {
    await source.close();
    await target.close();
  }
}

/** Adds only the difference, so that a repeated copy counts nothing twice. */
async function copyUsage(keyId: string, source: KeyStore, target: KeyStore): Promise<void> {
  const usageIn = async (store: KeyStore) =>
    (await store.usage([keyId], FIRST_DAY, LAST_DAY)).get(keyId) as KeyUsage;
  const [wanted, there] = [await usageIn(source), await usageIn(target)];
  const known = new Map(there.days.map(({ day, requests }) => [day, requests]));
  const uses = wanted.days
    .map(({ day, requests }) => ({ day, requests: requests - (known.get(day) ?? 0) }))
    .filter(({ requests }) => requests > 0)
    .map((use) => ({ ...use, keyId, lastUsedAt: wanted.lastUsedAt ?? 0 }));
  if (uses.length > 0) await target.addUsage({ process: randomUUID(), number: 1, uses, keepFrom: FIRST_DAY });
}
