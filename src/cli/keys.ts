import { Command, InvalidArgumentError } from 'commander';
import { isUsable } from '../keys/key-ring.ts';
import { type ApiKey, SCOPES, type Scope } from '../records/api-key.ts';
import { dayOf, endOfDay } from '../records/day.ts';
import { formatInstant, parseInstant } from '../records/instant.ts';
import { CliFailure } from './failure.ts';
import { print, printJson, table, tell } from './terminal.ts';
import { withKeys } from './with-services.ts';

export function keysCommand(): Command {
  return new Command('keys')
    .description('issue, list and revoke API keys')
    .addCommand(createCommand())
    .addCommand(listCommand())
    .addCommand(revokeCommand());
}

interface CreateOptions {
  name: string;
  scopes: Scope[];
  expires?: number;
  ratePerMinute?: number;
  burst?: number;
  json?: boolean;
}

function createCommand(): Command {
  return new Command('create')
    .description('issue a key; it is shown this once and only its hash is kept')
    .requiredOption('--name <name>', 'whose key it is', readName)
    .requiredOption('--scopes <list>', `what it may do, by comma: ${SCOPES.join(', ')}`, readScopes)
    .option('--expires <date>', 'valid until then: a day (to its end), or a date and time', readExpiry)
    .option('--rate-per-minute <n>', 'requests a minute; default: NIGHTJAR_RATE_PER_MINUTE', readCount)
    .option('--burst <n>', 'requests at once; default: as many as a minute allows', readCount)
    .option('--json', 'for programs')
    .addHelpText(
      'after',
      '\nExample:\n  nightjar keys create --name soc --scopes im,feeds --expires 2027-06-30',
    )
    .action(async (options: CreateOptions) => {
      await withKeys(async (keys, clock) => {
        if (options.expires !== undefined && options.expires <= clock()) {
          throw new CliFailure('--expires lies in the past');
        }
        const { key, text } = await keys.issue({
          name: options.name,
          scopes: options.scopes,
          expiresAt: options.expires,
          ratePerMinute: options.ratePerMinute,
          rateBurst: options.burst,
        });
        if (options.json) {
          printJson({ id: key.id, key: text, ...described(key) });
          return;
        }
        tell(`Key ${key.id} for ${key.name}. It is shown this once; send it in the header x-api-key.`);
        print(text);
      });
    });
}

function listCommand(): Command {
  return new Command('list')
    .description('all keys, without their secrets')
    .option('--json', 'for programs')
    .action(async (options: { json?: boolean }) => {
      await withKeys(
        async (keys, clock) => {
          const all = await keys.list();
          if (options.json) {
            printJson(all.map((key) => ({ id: key.id, ...described(key), usable: isUsable(key, clock()) })));
            return;
          }
          if (all.length === 0) {
            tell('No keys yet; make one with "nightjar keys create".');
            return;
          }
          const rows = all.map((key) => [
            key.id,
            key.name,
            key.scopes.join(','),
            key.ratePerMinute === undefined ? 'default' : String(key.ratePerMinute),
            formatInstant(key.createdAt),
            key.expiresAt === undefined ? 'never' : formatInstant(key.expiresAt),
            stateOf(key, clock()),
          ]);
          print(table(['Id', 'Name', 'Scopes', 'Per minute', 'Created', 'Expires', 'State'], rows));
        },
        { isExisting: true },
      );
    });
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
  return isUsable(key, now) ? 'usable' : 'expired';
}

function described(key: ApiKey) {
  return {
    name: key.name,
    scopes: key.scopes,
    createdAt: formatInstant(key.createdAt),
    expiresAt: key.expiresAt === undefined ? null : formatInstant(key.expiresAt),
    revokedAt: key.revokedAt === undefined ? null : formatInstant(key.revokedAt),
    ratePerMinute: key.ratePerMinute ?? null,
    burst: key.rateBurst ?? null,
  };
}

function readName(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a name must not rewrite the operator's terminal
  if (text.trim() === '' || text.length > 200 || /[\0-\x1f\x7f]/.test(text)) {
    throw new InvalidArgumentError('It must have 1 to 200 printable characters.');
  }
  return text.trim();
}

function readScopes(text: string): Scope[] {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const isScope = (scope: string): scope is Scope => (SCOPES as readonly string[]).includes(scope);
  if (!scopes.every(isScope)) throw new InvalidArgumentError(`It must be a list of ${SCOPES.join(', ')}.`);
  return scopes;
}

function readExpiry(text: string): number {
  const instant = parseInstant(text);
  if (instant === undefined) throw new InvalidArgumentError('It must be YYYY-MM-DD or YYYY-MM-DDThh:mm:ss.');
  return instant.isWholeDay ? endOfDay(dayOf(instant.ms)) : instant.ms;
}

function readCount(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > 10_000_000) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000000.');
  }
  return number;
}
