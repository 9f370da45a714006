import { randomUUID } from 'node:crypto';
import { Command } from 'commander';
import { readerOf } from '../config.ts';
import { copyStore } from '../storage/copy-store.ts';
import { placeOf } from '../storage/open-store.ts';
import type { StorePlace } from '../storage/port/engine.ts';
import type { KeyStore, KeyUsage } from '../storage/port/key-store.ts';
import { CliFailure } from './failure.ts';
import { drawBar, endBar, print, table, withThousands } from './terminal.ts';

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

export function copyCommand(): Command {
  return new Command('copy')
    .description('copy everything from one store into another, and compare them')
    .requiredOption(
      '--from <place>',
      'a data folder, or the nodes of a cluster: https://a:9200,https://b:9200',
    )
    .requiredOption('--to <place>', 'the same; the settings of a cluster hold for those that are named here')
    .addHelpText(
      'after',
      `
Messages with all their versions, people, channels, servers, pages, posts, the log of imports, what was purged, sealed days and API
keys. Interrupted, the same command goes on where it was; months that are there already are compared and passed over. Nothing may be
imported into either store meanwhile. In the end both are read again and compared: counts and digests, month by month.`,
    )
    .action(async (options: { from: string; to: string }) => {
      const [from, to] = [place('--from', options.from), place('--to', options.to)];
      if (from.name === to.name) throw new CliFailure('--from and --to are the same');
      if (!(await from.isThere())) throw new CliFailure(`there is nothing in ${from.name}`);
      await copyKeys(from, to);
      const [source, target] = [await open(from), await open(to)];
      try {
        const { months, differences } = await copyStore(source, target, (done, total) =>
          drawBar('Copying', done, total),
        );
        endBar();
        const rows = months.map(({ month, messages, wasThere }) => [
          String(month),
          withThousands(messages),
          wasThere ? 'was there' : 'copied',
        ]);
        if (rows.length > 0) print(table(['Month', 'Messages', ''], rows));
        if (differences.length > 0)
          throw new CliFailure(`the copy is not the same as what it is of: ${differences.join('; ')}`);
        print(`${to.name} holds everything that ${from.name} holds.`);
      } finally {
        await source.close();
        await target.close();
      }
    });
}

function place(option: string, text: string): StorePlace {
  const mistakes: string[] = [];
  const found = placeOf(text, readerOf(), mistakes);
  if (found === undefined) throw new CliFailure(`${option}: ${mistakes.join('; ')}`);
  return found;
}

async function open(where: StorePlace) {
  try {
    return await where.open();
  } catch (error) {
    throw new CliFailure(`cannot open ${where.name}: ${(error as Error).message}`);
  }
}

/** Keys go on working; cursors do not, for each store signs its own. */
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

/** Only what is missing is added, so that a repeated copy counts nothing twice. */
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
