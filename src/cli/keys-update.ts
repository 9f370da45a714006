import { Command } from 'commander';
import { KeyNotChangeable, type KeySettings } from '../keys/key-ring.ts';
import type { Scope } from '../storage/port/api-key.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
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
import { printToStderr } from './terminal.ts';
import { withKeys } from './with-services.ts';

interface UpdateOptions {
  name?: string;
  scopes?: Scope[];
  expires?: Expiry;
  networks?: string[] | 'any';
  ratePerMinute?: number;
  burst?: number;
}

export function updateCommand(): Command {
  return new Command('update')
    .description('Change the settings of a key')
    .argument('<id>', 'key id, as in "nightjar keys list"')
    .option('--name <name>', 'name of the key owner', readName)
    .option('--scopes <list>', SCOPES_HELP, readScopes)
    .option(
      '--expires <when>',
      'expiry: a day (at its end), a date and time, a duration such as 90d, or never',
      readExpiry,
    )
    .option(
      '--networks <list>',
      'comma-separated addresses and networks (CIDR) that may use the key, or any',
      (text: string) => (text.trim().toLowerCase() === 'any' ? 'any' : readNetworks(text)),
    )
    .option('--rate-per-minute <count>', 'requests per minute', readCount)
    .option('--burst <count>', 'requests in a burst', readCount)
    .addHelpText(
      'after',
      `
The secret stays the same.
${examples('nightjar keys update abcdefghjk --networks 192.0.2.0/24')}`,
    )
    .action(async (id: string, options: UpdateOptions) => {
      if (Object.keys(options).length === 0)
        throw new CliError('nothing to change: give at least one option (see --help)');
      await withKeys(async (keys, clock) => {
        const changed = await keys.update(id, changesOf(options, clock())).catch((error: unknown) => {
          throw error instanceof KeyNotChangeable ? new CliError(error.message) : error;
        });
        if (changed === undefined) throw new CliError(`key ${id} not found`);
        printToStderr(`Updated key ${id}.`);
      });
    });
}

function changesOf(options: UpdateOptions, now: number): Partial<KeySettings> {
  const { name, scopes, expires, networks, ratePerMinute, burst } = options;
  return {
    ...(name !== undefined && { name }),
    ...(scopes !== undefined && { scopes }),
    ...(expires !== undefined && { expiresAt: expiryInstant(expires, now) ?? undefined }),
    ...(networks !== undefined && { networks: networks === 'any' ? undefined : networks }),
    ...(ratePerMinute !== undefined && { ratePerMinute }),
    ...(burst !== undefined && { rateBurst: burst }),
  };
}
