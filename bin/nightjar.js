#!/usr/bin/env node
// Runs nightjar with the Node it was made for: the one this package brings along, if yours is older.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 26;

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  await import('../dist/cli/main.js');
} else {
  const node = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
