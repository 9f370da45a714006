/** Output that is longer than a pipe's buffer. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { spawnCli } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Runs a command with a pipe as its standard output. */
const INTO_PIPE = ['sh', '-c', '{ "$0" "$@"; echo "exit code $?" >&2; } | cat'];
const FILES = 500;

for (const options of [['--json'], ['--json', '--dry-run']]) {
  test(`import ${options.join(' ')} writes all of its output before it fails`, async (t) => {
    const folder = temporaryFolder(t);
    const input = join(folder, ...Array(12).fill('x'.repeat(200)));
    mkdirSync(input, { recursive: true });
    for (let number = 0; number < FILES; number++)
      writeFileSync(join(input, `${number}.bin`), 'in an unknown format');
    writeFileSync(join(input, 'damaged.gz'), Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff]));
    const settings = { NIGHTJAR_DATA: join(folder, 'data') };
    const { stdout, stderr } = await spawnCli(['import', ...options, input], settings, '', INTO_PIPE);
    assert.match(stderr, /exit code 1\n$/);
    assert.ok(stdout.length > 1_000_000);
    const { files } = JSON.parse(stdout) as { files: unknown[] };
    assert.equal(files.length, FILES + 1);
  });
}
