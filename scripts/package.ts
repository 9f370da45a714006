/**
 * Builds the package as it is published, in build/package, and packs it:
 *
 *   npm run package [-- <folder for the .tgz>]
 *
 * The checkout itself is never packed. A shrinkwrap beside package-lock.json would replace it for every npm command, and the
 * published package.json has neither development dependencies nor scripts, so that "npm ci" works in the unpacked package.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedSbom } from './package/sbom.ts';
import { publishedShrinkwrap } from './package/shrinkwrap.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAGE = join(ROOT, 'build/package');

interface Manifest {
  files: string[];
  [field: string]: unknown;
}

const {
  private: _private,
  scripts: _scripts,
  devDependencies: _development,
  ...manifest
} = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

const destination = resolve(process.argv[2] ?? join(ROOT, 'build'));
run('npm', ['run', '--silent', 'build'], ROOT);
rmSync(STAGE, { recursive: true, force: true });
mkdirSync(STAGE, { recursive: true });
for (const name of [...manifest.files, 'README.md', 'LICENSE'])
  if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(STAGE, name), { recursive: true });
write('package.json', manifest);
write('npm-shrinkwrap.json', publishedShrinkwrap(ROOT));
write('sbom.cdx.json', publishedSbom(ROOT));
process.stdout.write(run('npm', ['pack', '--silent', '--pack-destination', destination], STAGE));

function write(name: string, value: unknown): void {
  writeFileSync(join(STAGE, name), `${JSON.stringify(value, null, 2)}\n`);
}

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
