import { type Dirent, globSync, lstatSync, readdirSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { problemOf, specialKindOf } from '../ingest/file-problem.ts';
import { FORMATS, isFormat } from '../ingest/formats.ts';
import type { ImportFile } from '../ingest/input-files.ts';
import { STANDARD_INPUT } from '../ingest/source.ts';
import { CliError } from './cli-error.ts';

const GLOB = /[*?[{]/;

/** Partial downloads, temporary and hidden files. */
const UNFINISHED = /^\.|\.(?:part|partial|tmp|crdownload|download)$|~$/i;

/** Detect the format of each file. */
export const AUTO = 'auto';

export interface SkippedPath {
  path: string;
  reason: string;
  /** It may contain data that could not be read, unlike a device or a broken link. */
  isUnreadable: boolean;
}

export interface FoundPaths {
  files: string[];
  /** The folder itself and all folders below it. */
  folders: string[];
  skipped: SkippedPath[];
}

export interface ImportInput {
  files: ImportFile[];
  skipped: SkippedPath[];
}

/** The first argument is a format if one has that name; for a file of the same name, use `./name`. */
export function splitFormat(args: readonly string[]): { format: string | undefined; paths: string[] } {
  const [first = '', ...rest] = args;
  if (first === AUTO || isFormat(first)) return { format: first === AUTO ? undefined : first, paths: rest };
  if (rest.length > 0 && /^[\w-]+$/.test(first) && first !== STANDARD_INPUT && !exists(first)) {
    const names = [AUTO, ...FORMATS.map(({ name }) => name)].join(', ');
    throw new CliError(`"${first}" is neither a format nor a file; formats: ${names}`);
  }
  return { format: undefined, paths: [...args] };
}

/** Expands the arguments: files, folders (recursively), glob patterns, standard input. */
export function inputOf(paths: readonly string[], format: string | undefined): ImportInput {
  const files = new Map<string, ImportFile>();
  const skipped = new Map<string, SkippedPath>();
  const addFolder = (folder: string) => {
    const found = pathsWithin(folder);
    for (const path of found.files) files.set(path, { path, format, isFound: true });
    for (const each of found.skipped) skipped.set(each.path, each);
  };
  for (const path of paths) {
    if (path === STANDARD_INPUT) files.set(path, { path, format, isFound: false });
    else if (GLOB.test(path) && !exists(path)) {
      for (const match of matchesOf(path)) {
        const kind = kindOf(match);
        if (kind === 'folder') addFolder(match);
        else if (kind === 'file') files.set(match, { path: match, format, isFound: false });
        else skipped.set(match, { path: match, ...kind });
      }
    } else {
      const kind = kindOf(path);
      if (kind === 'folder') addFolder(path);
      else if (kind === 'file') files.set(path, { path, format, isFound: false });
      else throw new CliError(`${path}: ${kind.reason}`);
    }
  }
  return { files: [...files.values()], skipped: [...skipped.values()] };
}

/**
 * All files in a folder and its subfolders, sorted by name. Links to files are followed. Links to folders are not: they
 * could form a cycle.
 */
export function pathsWithin(folder: string): FoundPaths {
  const found: FoundPaths = { files: [], folders: [], skipped: [] };
  addPaths(folder, found);
  return found;
}

function addPaths(folder: string, found: FoundPaths): void {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    found.skipped.push({ path: folder, reason: problemOf(error), isUnreadable: true });
    return;
  }
  found.folders.push(folder);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (UNFINISHED.test(entry.name)) continue;
    const path = join(folder, entry.name);
    const kind = entry.isFile() ? 'file' : entry.isDirectory() ? 'folder' : kindOf(path);
    if (kind === 'file') found.files.push(path);
    else if (kind !== 'folder') found.skipped.push({ path, ...kind });
    else if (!entry.isSymbolicLink()) addPaths(path, found);
    else found.skipped.push({ path, reason: 'a link to a folder', isUnreadable: false });
  }
}

type Kind = 'file' | 'folder' | Omit<SkippedPath, 'path'>;

function kindOf(path: string): Kind {
  let stats: Stats | undefined;
  try {
    stats = statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const isLoop = (error as NodeJS.ErrnoException).code === 'ELOOP';
    return { reason: problemOf(error), isUnreadable: !isLoop };
  }
  if (stats === undefined) return { reason: whyMissing(path), isUnreadable: false };
  if (stats.isDirectory()) return 'folder';
  const special = specialKindOf(stats);
  if (special === undefined) return 'file';
  const advice = stats.isFIFO() ? `; to read from a pipe, use "${STANDARD_INPUT}"` : '';
  return { reason: `it is ${special}, not a file${advice}`, isUnreadable: false };
}

function whyMissing(path: string): string {
  try {
    return `a broken link to ${readlinkSync(path)}`;
  } catch {
    return 'no such file';
  }
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function matchesOf(pattern: string): string[] {
  let matches: string[];
  try {
    matches = globSync(pattern).sort();
  } catch (error) {
    throw new CliError(`${pattern}: ${problemOf(error)}`);
  }
  if (matches.length === 0) throw new CliError(`${pattern}: no such file`);
  return matches;
}

/** Undefined if the path does not exist or cannot be accessed. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
