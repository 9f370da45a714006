/** The published package carries plain JavaScript and runs from under node_modules. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function run(command: string, args: string[], cwd: string, settings: Record<string, string> = {}) {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', env: { ...process.env, ...settings } });
  assert.equal(result.status, 0, `${command} ${args.join(' ')}: ${result.stderr}`);
  return result.stdout;
}

test('the packed file, unpacked into an empty folder, runs', (t) => {
  const folder = temporaryFolder(t);
  run('npm', ['pack', '--silent', '--pack-destination', folder], ROOT);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  run('tar', ['-xzf', packed, '--transform', 's,^package,node_modules/nightjar,'], folder);
  // Its dependencies, as an install would put them beside it, without asking a registry.
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !each.startsWith('.'))) {
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const bin = join(modules, 'nightjar', 'bin', 'nightjar.js');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.equal(run(process.execPath, [bin, '--version'], folder).trim(), version);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  run(
    process.execPath,
    [bin, 'import', 'records', join(ROOT, 'examples', 'records.ndjson')],
    folder,
    settings,
  );
  const status = JSON.parse(run(process.execPath, [bin, 'status', '--json'], folder, settings));
  assert.equal(status.records.message, 3);
  const files = readdirSync(join(modules, 'nightjar'), { recursive: true }).map(String);
  assert.ok(files.includes('dist/console/index.html'), 'the console comes along');
  assert.deepEqual(
    files.filter((name) => /\.ts$|^test|^data|^\.demo/.test(name)),
    [],
  );
});
