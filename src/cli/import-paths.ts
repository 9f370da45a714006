import { type Dirent, globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFile } from '../ingest/pipeline.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { CliFailure } from './failure.ts';
import { tell } from './terminal.ts';

const GLOB = /[*?[{]/;

/** Files that a copy in progress goes by, and files nobody means to import. */
const UNFINISHED = /^\.|\.(?:part|partial|tmp|crdownload|download)$|~$/i;

/** The files behind what the operator named: files, folders with all that is in them, patterns, standard input. */
export function filesBehind(paths: readonly string[], format: string | undefined): ImportFile[] {
  const files = new Map<string, ImportFile>();
  for (const path of paths) {
    for (const file of filesOf(path, format)) files.set(file.path, file);
  }
  return [...files.values()];
}

function filesOf(path: string, format: string | undefined): ImportFile[] {
  if (path === STANDARD_INPUT) return [{ path, format, isFound: false }];
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory())
    return filesWithin(path, tell).map((found) => ({ path: found, format, isFound: true }));
  if (stats !== undefined) return [{ path, format, isFound: false }];
  const matches = GLOB.test(path) ? globSync(path).sort() : [];
  if (matches.length === 0) throw new CliFailure(`${path}: there is no such file`);
  return matches.flatMap((match) => filesOf(match, format));
}

/** All files of a folder and the folders in it, in order of their names. Links to files are followed, to folders not. */
export function filesWithin(folder: string, onUnreadable: (problem: string) => void = () => {}): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    onUnreadable((error as Error).message);
    return [];
  }
  return entries
    .filter((entry) => !UNFINISHED.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesWithin(path, onUnreadable);
      return entry.isFile() || (entry.isSymbolicLink() && isLinkToFile(path)) ? [path] : [];
    });
}

function isLinkToFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
