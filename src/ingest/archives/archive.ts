import { ByteReader } from '../byte-reader.ts';
import { SourceError } from '../importer.ts';
import { type ArchiveKind, isArchive } from '../sniff.ts';
import type { InputSource } from '../source.ts';
import type { ArchiveBudget } from './archive-limits.ts';
import { isArchiveName } from './archive-name.ts';
import { MemberSource, spoolWithin } from './member-source.ts';
import { type RandomAccess, streamOf } from './random-access.ts';
import type { RawMember } from './raw-member.ts';
import { readTar } from './tar.ts';
import { findDirectory, readZipDirectory } from './zip-directory.ts';
import { readZipStream } from './zip-stream.ts';

/** A file in an archive, or in an archive within it. The source is valid until the next member is asked for. */
export type ArchiveMember =
  | { name: string; source: MemberSource }
  | { name: string; skipped: string }
  /** An archive within the archive that cannot be read to its end. Its members before the error are complete. */
  | { name: string; broken: string };

/** Separates the name of an archive from the name of its member. */
const WITHIN = '!/';

export function memberName(archive: string, member: string): string {
  return `${archive}${WITHIN}${member}`;
}

/** The files in an archive and in the archives within it, one after the other. */
export async function* archiveMembers(
  source: InputSource,
  kind: ArchiveKind,
  budget: ArchiveBudget,
): AsyncIterable<ArchiveMember> {
  const bytes = source.randomAccess();
  try {
    yield* membersOf(source.fullName ?? 'standard input', rawMembers(kind, source, bytes, budget), budget, 1);
  } finally {
    bytes?.close();
  }
}

async function* membersOf(
  archive: string,
  members: AsyncIterable<RawMember>,
  budget: ArchiveBudget,
  depth: number,
): AsyncIterable<ArchiveMember> {
  for await (const member of members) {
    budget.countMember();
    const name = memberName(archive, member.name);
    if ('skipped' in member) {
      yield { name, skipped: member.skipped };
      continue;
    }
    const source = await MemberSource.open(name, member.modifiedAt, member.content, budget);
    try {
      const head = isArchiveName(name) ? await sniffOf(source) : undefined;
      budget.check();
      if (head === undefined || !isArchive(head)) yield { name, source };
      else if (depth === budget.limits.depth)
        yield { name, skipped: `archives are nested more than ${depth} deep` };
      else yield* nestedMembers(source, head.kind, budget, depth + 1);
      budget.check();
    } finally {
      source.close();
    }
  }
}

/** Undefined if the first bytes cannot be read. Reading the member reports the error. */
async function sniffOf(source: MemberSource) {
  try {
    return await source.sniff();
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}

async function* nestedMembers(
  source: MemberSource,
  kind: ArchiveKind,
  budget: ArchiveBudget,
  depth: number,
): AsyncIterable<ArchiveMember> {
  const direct = source.randomAccess();
  // The directory of a ZIP file is at its end.
  const spooled =
    direct === undefined && kind === 'zip' ? await spoolWithin(budget, source.open()) : undefined;
  try {
    const members = rawMembers(kind, source, direct ?? spooled?.bytes, budget);
    yield* membersOf(source.fullName, members, budget, depth);
    if (spooled?.error !== undefined) yield { name: source.fullName, broken: spooled.error.message };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    budget.check();
    yield { name: source.fullName, broken: error.message };
  } finally {
    spooled?.bytes.close();
  }
}

function rawMembers(
  kind: ArchiveKind,
  source: InputSource,
  bytes: RandomAccess | undefined,
  { limits }: ArchiveBudget,
): AsyncIterable<RawMember> {
  if (kind === 'tar') return readTar(bytes === undefined ? { stream: source.open() } : { bytes });
  const directory = bytes === undefined ? undefined : findDirectory(bytes);
  if (bytes !== undefined && directory !== undefined)
    return readZipDirectory(bytes, directory, limits.members);
  return readZipStream(new ByteReader(bytes === undefined ? source.open() : streamOf(bytes)));
}
