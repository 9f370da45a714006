import { Command } from 'commander';
import { KeyNotChangeable, type KeyOrder } from '../keys/key-ring.ts';
import { SCOPES, type Scope } from '../storage/port/api-key.ts';
import { CliFailure } from './failure.ts';
import {
  type Expiry,
  expiryInstant,
  readCount,
  readExpiry,
  readName,
  readNetworks,
  readScopes,
} from './key-options.ts';
import { tell } from './terminal.ts';
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
    .description('Change settings of a key; its secret stays')
    .argument('<id>', 'id of the key, as in "nightjar keys list"')
    .option('--name <name>', 'owner of the key', readName)
    .option('--scopes <list>', `scopes, separated by commas: ${SCOPES.join(', ')}`, readScopes)
    .option('--expires <when>', 'a day, a date and time, a duration such as 90d, or never', readExpiry)
    .option(
      '--networks <list>',
      'addresses and networks (CIDR) the key may be used from, separated by commas, or any',
      (text: string) => (text.trim().toLowerCase() === 'any' ? 'any' : readNetworks(text)),
    )
    .option('--rate-per-minute <n>', 'requests per minute', readCount)
    .option('--burst <n>', 'requests at the same time', readCount)
    .addHelpText('after', '\nExample:\n  nightjar keys update abcdefghjk --networks 192.0.2.0/24')
    .action(async (id: string, options: UpdateOptions) => {
      if (Object.keys(options).length === 0) throw new CliFailure('there is nothing to change; see --help');
      await withKeys(async (keys, clock) => {
        const changed = await keys.update(id, changesOf(options, clock())).catch((error: unknown) => {
          throw error instanceof KeyNotChangeable ? new CliFailure(error.message) : error;
        });
        if (changed === undefined) throw new CliFailure(`there is no key ${id}`);
        tell(`Key ${id} is changed.`);
      });
    });
}

function changesOf(options: UpdateOptions, now: number): Partial<KeyOrder> {
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
