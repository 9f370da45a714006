import { Command } from 'commander';
import { isUsable, type KeyRing } from '../keys/key-ring.ts';
import { type ApiKey, SCOPE_MEANINGS, SCOPES, type Scope } from '../storage/port/api-key.ts';
import type { KeyUsage } from '../storage/port/key-store.ts';
import { addDays, dayOf } from '../time/day.ts';
import { formatInstant } from '../time/instant.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { keyJson } from './key-json.ts';
import {
  type Expiry,
  expiryInstant,
  readCount,
  readExpiry,
  readName,
  readNetworks,
  readScopes,
  SCOPES_HELP,
} from './key-options.ts';
import { rotateCommand } from './keys-rotate.ts';
import { updateCommand } from './keys-update.ts';
import { formatNumber, print, printJson, printToStderr, table } from './terminal.ts';
import { withKeys } from './with-services.ts';

export function keysCommand(): Command {
  return new Command('keys')
    .description('Create, list, update, rotate and revoke API keys')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(updateCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand())
    .addHelpText('after', examples('nightjar keys create --name soc --scopes all', 'nightjar keys list'));
}

interface CreateOptions {
  name: string;
  scopes: Scope[];
  expires?: Expiry;
  networks?: string[];
  ratePerMinute?: number;
  burst?: number;
  json?: boolean;
}

function createCommand(): Command {
  return new Command('create')
    .description('Create a key')
    .requiredOption('--name <name>', 'name of the key owner', readName)
    .requiredOption('--scopes <list>', SCOPES_HELP, readScopes)
    .option(
      '--expires <when>',
      'expiry: a day (at its end), a date and time, a duration such as 90d, or never (default: NIGHTJAR_KEY_EXPIRY_DEFAULT)',
      readExpiry,
    )
    .option(
      '--networks <list>',
      'comma-separated addresses and networks (CIDR) that may use the key (default: any)',
      readNetworks,
    )
    .option('--rate-per-minute <count>', 'requests per minute (default: NIGHTJAR_RATE_PER_MINUTE)', readCount)
    .option('--burst <count>', 'requests in a burst (default: same as per minute)', readCount)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The key is shown only once; nightjar stores its hash. "--scopes all" gives the
scopes of this version that only read; scopes that change something must be
named ("all,alerts"). Later versions do not add to existing keys.

Scopes:
${SCOPES.map((scope) => `  ${scope.padEnd(11)}${SCOPE_MEANINGS[scope]}`).join('\n')}
${examples(
  'nightjar keys create --name soc --scopes all',
  'nightjar keys create --name soc-lead --scopes all,alerts',
  'nightjar keys create --name siem --scopes im,feeds --expires 90d --networks 192.0.2.0/24',
)}`,
    )
    .action(async (options: CreateOptions) => {
      await withKeys(async (keys, clock, { keyExpiryMs }) => {
        const defaultExpiry: Expiry = keyExpiryMs === undefined ? 'never' : { afterMs: keyExpiryMs };
        const { key, text } = await keys.issue({
          name: options.name,
          scopes: options.scopes,
          expiresAt: expiryInstant(options.expires ?? defaultExpiry, clock()) ?? undefined,
          ratePerMinute: options.ratePerMinute,
          rateBurst: options.burst,
          networks: options.networks,
        });
        if (options.json) {
          printJson({ id: key.id, key: text, ...keyJson(key) });
          return;
        }
        const expiry =
          key.expiresAt === undefined ? 'never expires' : `expires ${formatInstant(key.expiresAt)}`;
        printToStderr(
          `Created key ${key.id} for ${key.name} (${expiry}). It is shown only once; send it in the x-api-key header.`,
        );
        print(text);
      });
    });
}

const DAYS_SHOWN = 30;

function listCommand(): Command {
  return new Command('list')
    .description('List all keys, without their secrets')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Running servers report request counts every five seconds.
${examples('nightjar keys list')}`,
    )
    .action(async (options: { json?: boolean }) => {
      await withKeys(
        async (keys, clock) => {
          const all = await keys.list();
          const now = clock();
          const usage = await usageOf(keys, all, now);
          if (options.json) {
            printJson(
              all.map((key) => ({
                id: key.id,
                ...keyJson(key),
                usable: isUsable(key, now),
                ...usageJson(usage.get(key.id), now),
              })),
            );
            return;
          }
          if (all.length === 0) {
            printToStderr('No keys yet. Create one with "nightjar keys create".');
            return;
          }
          const rows = all.map((key) => {
            const { lastUsedAt, requestsToday, requests30Days } = usageJson(usage.get(key.id), now);
            return [
              key.id,
              key.name,
              key.scopes.join(','),
              key.ratePerMinute === undefined ? 'default' : String(key.ratePerMinute),
              key.networks?.join(',') ?? 'any',
              formatInstant(key.createdAt),
              key.expiresAt === undefined ? 'never' : formatInstant(key.expiresAt),
              lastUsedAt ?? 'never',
              formatNumber(requestsToday),
              formatNumber(requests30Days),
              statusOf(key, now),
            ];
          });
          print(table(COLUMNS, rows));
        },
        { isExisting: true },
      );
    });
}

const COLUMNS = [
  ...['Id', 'Name', 'Scopes', 'Per minute', 'Networks', 'Created (UTC)', 'Expires', 'Last used'],
  ...['Today', '30 days', 'Status'],
];

function usageOf(keys: KeyRing, all: readonly ApiKey[], now: number): Promise<Map<string, KeyUsage>> {
  const today = dayOf(now);
  return keys.usage(
    all.map(({ id }) => id),
    addDays(today, 1 - DAYS_SHOWN),
    today,
  );
}

function usageJson(usage: KeyUsage | undefined, now: number) {
  const days = usage?.days ?? [];
  const today = dayOf(now);
  return {
    lastUsedAt: usage?.lastUsedAt === undefined ? null : formatInstant(usage.lastUsedAt),
    requestsToday: days.find(({ day }) => day === today)?.requests ?? 0,
    requests30Days: days.reduce((sum, { requests }) => sum + requests, 0),
  };
}

function revokeCommand(): Command {
  return new Command('revoke')
    .description('Revoke a key')
    .argument('<id>', 'key id, as in "nightjar keys list"')
    .addHelpText(
      'after',
      `
Running servers refuse the key from the next request on; on a cluster, within
two seconds.
${examples('nightjar keys revoke abcdefghjk')}`,
    )
    .action(async (id: string) => {
      await withKeys(
        async (keys) => {
          if (!(await keys.revoke(id))) throw new CliError(`key ${id} not found`);
          printToStderr(`Revoked key ${id}.`);
        },
        { isForRevoking: true, isExisting: true },
      );
    });
}

function statusOf(key: ApiKey, now: number): string {
  if (key.revokedAt !== undefined) return `revoked ${formatInstant(key.revokedAt)}`;
  if (!isUsable(key, now)) return 'expired';
  const overlap = key.previousSecret?.expiresAt ?? 0;
  return overlap > now ? `active, old secret valid until ${formatInstant(overlap)}` : 'active';
}
