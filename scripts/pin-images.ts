/**
 * Pins the images of deploy/ to the digests that their tags have now:
 *
 *   npm run pin-images
 *
 * It asks the registries through "docker buildx imagetools inspect", so it needs Docker and a network. Read the difference before you
 * commit it, and run it again to move to newer images.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILES = ['Dockerfile', 'compose.yaml', 'compose.single.yaml'];
const IMAGE = /^(FROM\s+|\s*image:\s*)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?/gm;

/** The text with every image as name:tag@digest. */
export function pinImages(text: string, digestOf: (image: string) => string): string {
  return text.replaceAll(IMAGE, (_, before: string, image: string) => `${before}${image}@${digestOf(image)}`);
}

/** The digest of the index, which stands for all platforms. */
function askRegistry(image: string): string {
  const { status, stdout, stderr } = spawnSync(
    'docker',
    ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
    { encoding: 'utf8' },
  );
  const digest = stdout?.trim() ?? '';
  if (status !== 0 || !/^sha256:[0-9a-f]{64}$/.test(digest))
    throw new Error(`cannot look up ${image}: ${stderr || 'docker is not installed'}`);
  return digest;
}

if (import.meta.main) {
  const digests = new Map<string, string>();
  const known = (image: string) => {
    const digest = digests.get(image) ?? askRegistry(image);
    digests.set(image, digest);
    return digest;
  };
  const paths = FILES.map((name) => fileURLToPath(new URL(`../deploy/${name}`, import.meta.url)));
  // All are looked up before the first file changes.
  const pinned = paths.map((path) => pinImages(readFileSync(path, 'utf8'), known));
  for (const [index, path] of paths.entries()) writeFileSync(path, pinned[index] ?? '');
  for (const [image, digest] of digests) console.log(`${image}@${digest}`);
}
