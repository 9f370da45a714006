import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Debian packages with prose or translations, and the language of files that do not tell theirs. They are unpacked, never
 * installed.
 */
export const PACKAGES: readonly { name: string; language?: string }[] = [
  { name: 'libreoffice-help-en-us' },
  { name: 'libreoffice-help-ru' },
  { name: 'libreoffice-help-es' },
  { name: 'libreoffice-help-pt-br' },
  { name: 'libreoffice-help-de' },
  { name: 'libreoffice-help-tr' },
  { name: 'libreoffice-help-hi' },
  { name: 'libreoffice-help-zh-cn' },
  { name: 'libreoffice-help-ja' },
  { name: 'libreoffice-help-ko' },
  { name: 'libreoffice-l10n-ar' },
  { name: 'libreoffice-l10n-th' },
  { name: 'wesnoth-1.16-data' },
  { name: 'debian-handbook', language: 'en' },
  { name: 'installation-guide-amd64' },
  { name: 'evolution-common' },
  { name: 'libgtk-3-common' },
  { name: 'fortunes', language: 'en' },
  { name: 'fortunes-ru', language: 'ru' },
  { name: 'fortunes-es', language: 'es' },
  { name: 'fortunes-br', language: 'pt' },
  { name: 'fortunes-de', language: 'de' },
  { name: 'fortunes-zh', language: 'zh' },
  { name: 'manpages', language: 'en' },
  { name: 'manpages-dev', language: 'en' },
  { name: 'manpages-ru' },
  { name: 'manpages-es' },
  { name: 'manpages-pt-br' },
  { name: 'manpages-de' },
  { name: 'manpages-tr' },
  { name: 'manpages-zh' },
  { name: 'manpages-ja' },
];

const CACHE = join(homedir(), '.cache', 'nightjar', 'texts');

/** The files of a package, in a stable order. Its archive is downloaded once. */
export function* packageFiles(name: string): Iterable<{ path: string; bytes: Buffer }> {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-texts-'));
  try {
    execFileSync('dpkg-deb', ['-x', archiveOf(name), folder]);
    for (const path of globSync('**', { cwd: folder }).sort()) {
      const file = join(folder, path);
      if (statSync(file, { throwIfNoEntry: false })?.isFile())
        yield { path: `/${path}`, bytes: readFileSync(file) };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function archiveOf(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const find = () => globSync(join(CACHE, `${name}_*.deb`))[0];
  if (find() === undefined)
    execFileSync('apt-get', ['download', '-qq', name], { cwd: CACHE, stdio: ['ignore', 'ignore', 'pipe'] });
  const archive = find();
  if (archive === undefined || !existsSync(archive)) throw new Error(`apt-get did not download ${name}`);
  return archive;
}
