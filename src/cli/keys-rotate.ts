import { Command } from 'commander';
import { KeyNotChangeable } from '../keys/key-ring.ts';
import { formatInstant, MS_PER_DAY } from '../time/instant.ts';
import { CliError } from './cli-error.ts';
import { examples } from './help.ts';
import { keyJson } from './key-json.ts';
import { type Expiry, expiryInstant, readDuration, readExpiry } from './key-options.ts';
import { print, printJson, printToStderr } from './terminal.ts';
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
    .description('Issue a new secret for a key')
    .argument('<id>', 'key id, as in "nightjar keys list"')
    .option(
      '--overlap <duration>',
      `time the old secret stays valid; 0d revokes it immediately (default: ${OVERLAP})`,
      readDuration,
    )
    .option('--expires <when>', 'new expiry, as for "nightjar keys create" (default: unchanged)', readExpiry)
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The id, name, scopes, limits and networks stay the same. A key has at most one
old secret: rotating it again during the overlap revokes the older one.
${examples('nightjar keys rotate abcdefghjk --overlap 24h --expires 90d')}`,
    )
    .action(async (id: string, options: RotateOptions) => {
      const overlapMs = options.overlap ?? OVERLAP_MS;
      await withKeys(async (keys, clock) => {
        const expiresAt = options.expires && expiryInstant(options.expires, clock());
        const rotated = await keys.rotate(id, { overlapMs, expiresAt }).catch((error: unknown) => {
          throw error instanceof KeyNotChangeable ? new CliError(error.message) : error;
        });
        if (rotated === undefined) throw new CliError(`key ${id} not found`);
        const { key, text } = rotated;
        if (options.json) {
          printJson({ id: key.id, key: text, ...keyJson(key) });
          return;
        }
        const old =
          key.previousSecret === undefined
            ? 'The old secret is no longer valid.'
            : `The old secret stays valid until ${formatInstant(key.previousSecret.expiresAt)}.`;
        const expiry =
          key.expiresAt === undefined ? 'never expires' : `expires ${formatInstant(key.expiresAt)}`;
        printToStderr(
          `Rotated key ${key.id} for ${key.name} (${expiry}). The new secret is shown only once. ${old}`,
        );
        print(text);
      });
    });
}
