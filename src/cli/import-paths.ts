import { globSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFile } from '../ingest/pipeline.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { CliFailure } from './failure.ts';

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
  if (stats?.isDirectory()) return filesWithin(path).map((found) => ({ path: found, format, isFound: true }));
  if (stats !== undefined) return [{ path, format, isFound: false }];
  const matches = GLOB.test(path) ? globSync(path).sort() : [];
  if (matches.length === 0) throw new CliFailure(`${path}: there is no such file`);
  return matches.flatMap((match) => filesOf(match, format));
}

/** All files of a folder and the folders in it, in order of their names. */
export function filesWithin(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
