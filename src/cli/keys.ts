import { Command } from 'commander';
import { isUsable, type KeyRing } from '../keys/key-ring.ts';
import { addDays, dayOf } from '../records/day.ts';
import { formatInstant } from '../records/instant.ts';
import { type ApiKey, SCOPES, type Scope } from '../storage/port/api-key.ts';
import type { KeyUsage } from '../storage/port/key-store.ts';
import { CliFailure } from './failure.ts';
import { described } from './key-description.ts';
import {
  type Expiry,
  expiryInstant,
  readCount,
  readExpiry,
  readName,
  readNetworks,
  readScopes,
} from './key-options.ts';
import { rotateCommand } from './keys-rotate.ts';
import { updateCommand } from './keys-update.ts';
import { print, printJson, table, tell, withThousands } from './terminal.ts';
import { withKeys } from './with-services.ts';

export function keysCommand(): Command {
  return new Command('keys')
    .description('Create, list, change, rotate and revoke API keys')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(updateCommand())
    .addCommand(rotateCommand())
    .addCommand(revokeCommand());
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
    .description('Create a key; it is shown once, and only its hash is stored')
    .requiredOption('--name <name>', 'owner of the key', readName)
    .requiredOption('--scopes <list>', `scopes, separated by commas: ${SCOPES.join(', ')}`, readScopes)
    .option(
      '--expires <when>',
      'a day (to its end), a date and time, a duration such as 90d, or never; default: NIGHTJAR_KEY_EXPIRY_DEFAULT',
      readExpiry,
    )
    .option(
      '--networks <list>',
      'addresses and networks (CIDR) the key may be used from, separated by commas; default: any',
      readNetworks,
    )
    .option('--rate-per-minute <n>', 'requests per minute; default: NIGHTJAR_RATE_PER_MINUTE', readCount)
    .option('--burst <n>', 'requests at the same time; default: as many as per minute', readCount)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  nightjar keys create --name soc --scopes im,feeds --expires 90d --networks 192.0.2.0/24',
    )
    .action(async (options: CreateOptions) => {
      await withKeys(async (keys, clock, { keyExpiryMs }) => {
        const standard: Expiry = keyExpiryMs === undefined ? 'never' : { afterMs: keyExpiryMs };
        const { key, text } = await keys.issue({
          name: options.name,
          scopes: options.scopes,
          expiresAt: expiryInstant(options.expires ?? standard, clock()) ?? undefined,
          ratePerMinute: options.ratePerMinute,
          rateBurst: options.burst,
          networks: options.networks,
        });
        if (options.json) {
          printJson({ id: key.id, key: text, ...described(key) });
          return;
        }
        const expiry =
          key.expiresAt === undefined ? 'never expires' : `expires ${formatInstant(key.expiresAt)}`;
        tell(
          `Key ${key.id} for ${key.name} (${expiry}). It is shown only once; send it in the header x-api-key.`,
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
    .addHelpText('after', '\nRunning servers report requests every five seconds.')
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
                ...described(key),
                usable: isUsable(key, now),
                ...describedUsage(usage.get(key.id), now),
              })),
            );
            return;
          }
          if (all.length === 0) {
            tell('No keys yet; create one with "nightjar keys create".');
            return;
          }
          const rows = all.map((key) => {
            const { lastUsedAt, requestsToday, requests30Days } = describedUsage(usage.get(key.id), now);
            return [
              key.id,
              key.name,
              key.scopes.join(','),
              key.ratePerMinute === undefined ? 'default' : String(key.ratePerMinute),
              key.networks?.join(',') ?? 'any',
              formatInstant(key.createdAt),
              key.expiresAt === undefined ? 'never' : formatInstant(key.expiresAt),
              lastUsedAt ?? 'never',
              withThousands(requestsToday),
              withThousands(requests30Days),
              stateOf(key, now),
            ];
          });
          print(table(COLUMNS, rows));
        },
        { isExisting: true },
      );
    });
}

const COLUMNS = [
  ...['Id', 'Name', 'Scopes', 'Per minute', 'Networks', 'Created', 'Expires', 'Last used'],
  ...['Today', '30 days', 'State'],
];

function usageOf(keys: KeyRing, all: readonly ApiKey[], now: number): Promise<Map<string, KeyUsage>> {
  const today = dayOf(now);
  return keys.usage(
    all.map(({ id }) => id),
    addDays(today, 1 - DAYS_SHOWN),
    today,
  );
}

function describedUsage(usage: KeyUsage | undefined, now: number) {
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
    .description(
      'Revoke a key; running servers refuse it at the next request, on a cluster within two seconds',
    )
    .argument('<id>', 'id of the key, as in "nightjar keys list"')
    .action(async (id: string) => {
      await withKeys(
        async (keys) => {
          if (!(await keys.revoke(id))) throw new CliFailure(`there is no key ${id}`);
          tell(`Key ${id} is revoked.`);
        },
        { isForRevoking: true, isExisting: true },
      );
    });
}

function stateOf(key: ApiKey, now: number): string {
  if (key.revokedAt !== undefined) return `revoked ${formatInstant(key.revokedAt)}`;
  if (!isUsable(key, now)) return 'expired';
  const overlap = key.previousSecret?.expiresAt ?? 0;
  return overlap > now ? `usable, old secret until ${formatInstant(overlap)}` : 'usable';
}
