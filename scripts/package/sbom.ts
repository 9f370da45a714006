import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { publishedShrinkwrap } from './shrinkwrap.ts';

interface Component {
  'bom-ref': string;
  name: string;
}

export interface Sbom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * A CycloneDX bill of materials: what an installation brings, and the libraries that are bundled into the console. Those are
 * development dependencies, so npm alone would leave them out.
 */
export function publishedSbom(root: string): Sbom {
  const all = npmSbom(root);
  // Not by --omit=dev: npm then leaves out what is a development dependency and also the dependency of another package.
  const { '': _, ...installed } = publishedShrinkwrap(root).packages;
  const wanted = new Set(
    Object.entries(installed).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`,
    ),
  );
  const add = (ref: string) => {
    if (wanted.has(ref)) return;
    wanted.add(ref);
    for (const next of all.dependencies.find((each) => each.ref === ref)?.dependsOn ?? []) add(next);
  };
  const bundled = bundledNames(root);
  for (const { name, 'bom-ref': ref } of all.components) if (bundled.has(name)) add(ref);
  const itself = all.metadata.component;
  return {
    ...all,
    // npm names the component after the folder it runs in.
    metadata: { ...all.metadata, component: { ...itself, name: nameOf(root) } },
    components: all.components.filter((component) => wanted.has(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => ref === itself['bom-ref'] || wanted.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => wanted.has(each)) })),
  };
}

function npmSbom(root: string): Sbom {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return JSON.parse(stdout) as Sbom;
}

/** Packages that the console's sources import: they become part of its files. */
function bundledNames(root: string): Set<string> {
  const names = new Set<string>();
  for (const file of globSync('console/src/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from |import\(|import )'([^'.][^']*)'/g)) {
      const [first = '', second] = specifier.split('/');
      if (!isBuiltin(specifier)) names.add(first.startsWith('@') ? `${first}/${second}` : first);
    }
  }
  return names;
}

function nameOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }).name;
}
