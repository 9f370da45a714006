/**
 * Builds the console into dist/console, packed as it goes over the wire. Does nothing where it is built from these very sources.
 *
 *   npm run build:console
 *
 * An installation without the tools of development (`npm ci --omit=dev`) has no console unless it comes with the package: that is
 * said, and is no failure.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist/console');
const STAMP = join(OUT, '.sources');

const sources = sourcesDigest();
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) process.exit(0);

const vite = await import('vite').catch(() => undefined);
if (vite === undefined) {
  console.error('The console is not built: vite is not installed.');
  process.exit(0);
}
await vite.build({ configFile: join(ROOT, 'console/vite.config.ts'), logLevel: 'error' });
for (const path of [join(OUT, 'index.html'), ...assets()]) pack(path);
writeFileSync(STAMP, sources);

function assets(): string[] {
  const folder = join(OUT, 'assets');
  // Fonts are packed already.
  return readdirSync(folder)
    .filter((name) => !name.endsWith('.woff2'))
    .map((name) => join(folder, name));
}

/** Once, at its best: it is sent many times. */
function pack(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/** What the console is made of: its own files, what it uses of the server's sources, and the versions of libraries. */
function sourcesDigest(): string {
  const digest = createHash('sha256');
  const files = globSync(
    ['console/**/*', 'src/{contract,enrich,records,search,text}/**/*.ts', 'package-lock.json'],
    {
      cwd: ROOT,
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    digest.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  return digest.digest('hex');
}
