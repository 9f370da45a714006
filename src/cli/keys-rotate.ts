import { Command } from 'commander';
import { KeyNotChangeable } from '../keys/key-ring.ts';
import { formatInstant, MS_PER_DAY } from '../records/instant.ts';
import { CliFailure } from './failure.ts';
import { described } from './key-description.ts';
import { type Expiry, expiryInstant, readDuration, readExpiry } from './key-options.ts';
import { print, printJson, tell } from './terminal.ts';
import { withKeys } from './with-services.ts';

interface RotateOptions {
  overlap?: number;
  expires?: Expiry;
  json?: boolean;
}

const OVERLAP = '7d';
const OVERLAP_MS = 7 * MS_PER_DAY;

export function rotateCommand(): Command {
  return new Command('rotate')
    .description('Give a key a new secret; the old one stays valid for a while')
    .argument('<id>', 'id of the key, as in "nightjar keys list"')
    .option(
      '--overlap <duration>',
      `how long the old secret stays valid; 0d ends it immediately (default: ${OVERLAP})`,
      readDuration,
    )
    .option('--expires <when>', 'new expiry of the key, as in "keys create"; default: unchanged', readExpiry)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Id, name, scopes, limits and networks stay. A key has one old secret at most: rotating it again during the overlap ends the older one.

Example:
  nightjar keys rotate abcdefghjk --overlap 24h --expires 90d`,
    )
    .action(async (id: string, options: RotateOptions) => {
      const overlapMs = options.overlap ?? OVERLAP_MS;
      await withKeys(async (keys, clock) => {
        const expiresAt = options.expires && expiryInstant(options.expires, clock());
        const rotated = await keys.rotate(id, { overlapMs, expiresAt }).catch((error: unknown) => {
          throw error instanceof KeyNotChangeable ? new CliFailure(error.message) : error;
        });
        if (rotated === undefined) throw new CliFailure(`there is no key ${id}`);
        const { key, text } = rotated;
        if (options.json) {
          printJson({ id: key.id, key: text, ...described(key) });
          return;
        }
        const old =
          key.previousSecret === undefined
            ? 'The old secret is no longer valid.'
            : `The old secret stays valid until ${formatInstant(key.previousSecret.expiresAt)}.`;
        const expiry =
          key.expiresAt === undefined ? 'never expires' : `expires ${formatInstant(key.expiresAt)}`;
        tell(
          `Key ${key.id} for ${key.name} has a new secret, which ${expiry}. It is shown only once. ${old}`,
        );
        print(text);
      });
    });
}
