import { crc32, createInflateRaw } from 'node:zlib';
import { ByteReader } from '../byte-reader.ts';
import { SourceError } from '../importer.ts';
import { decoded } from './decoded.ts';
import { type RandomAccess, slice, streamOf } from './random-access.ts';
import { nameProblem, type RawMember, shownName } from './raw-member.ts';
import {
  contentProblem,
  DIRECTORY_HEADER,
  DIRECTORY_HEADER_BYTES,
  type DirectoryEntry,
  directoryLengths,
  LOCAL_HEADER,
  LOCAL_HEADER_BYTES,
  localLengths,
  readDirectoryEntry,
  STORED,
} from './zip-header.ts';

const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const COMMENT_BYTES_MAX = 0xffff;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END_RECORD = 0x06064b50;
const ZIP64_END_RECORD_BYTES = 56;

/** A small member needs no large buffer. */
const CHUNK_BYTES_MIN = 1 << 10;
const CHUNK_BYTES = 1 << 18;

/** A file, not a folder. */
type ListedEntry = ReturnType<typeof withShortName>;

interface Directory {
  offset: number;
  size: number;
}

/** Undefined if the file has no central directory, because it is truncated. */
export function findDirectory(bytes: RandomAccess): Directory | undefined {
  const tailStart = Math.max(0, bytes.size - END_RECORD_BYTES - COMMENT_BYTES_MAX);
  const tail = bytes.read(tailStart, bytes.size - tailStart);
  for (let at = tail.length - END_RECORD_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_RECORD) continue;
    // A comment could contain the signature, but not its own length up to the end of the file.
    if (at + END_RECORD_BYTES + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const directory =
      zip64Directory(bytes, tailStart + at) ??
      ({ size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) } satisfies Directory);
    if (directory.offset + directory.size <= tailStart + at) return directory;
  }
  return undefined;
}

function zip64Directory(bytes: RandomAccess, endRecord: number): Directory | undefined {
  const locator = bytes.read(Math.max(0, endRecord - ZIP64_LOCATOR_BYTES), ZIP64_LOCATOR_BYTES);
  if (locator.length < ZIP64_LOCATOR_BYTES || locator.readUInt32LE(0) !== ZIP64_LOCATOR) return undefined;
  const record = bytes.read(Number(locator.readBigUInt64LE(8)), ZIP64_END_RECORD_BYTES);
  if (record.length < ZIP64_END_RECORD_BYTES || record.readUInt32LE(0) !== ZIP64_END_RECORD) return undefined;
  return { size: Number(record.readBigUInt64LE(40)), offset: Number(record.readBigUInt64LE(48)) };
}

/** The members of a ZIP file, as its central directory lists them. */
export async function* readZipDirectory(
  bytes: RandomAccess,
  directory: Directory,
  membersMax: number,
): AsyncIterable<RawMember> {
  const { entries, error } = await readEntries(bytes, directory, membersMax);
  const overlapping = overlappingEntries(entries, directory.offset);
  for (const entry of entries) {
    const { name } = entry;
    const skipped =
      entry.nameProblem ??
      (entry.isSymbolicLink ? 'it is a link' : contentProblem(entry)) ??
      (overlapping.has(entry) ? 'it overlaps another member' : undefined);
    yield skipped === undefined ? member(bytes, entry, name) : { name, skipped };
  }
  if (error !== undefined) throw error;
}

/** One more entry than allowed is enough to notice that there are too many. */
async function readEntries(
  bytes: RandomAccess,
  { offset, size }: Directory,
  membersMax: number,
): Promise<{ entries: ListedEntry[]; error: SourceError | undefined }> {
  const reader = new ByteReader(streamOf(bytes, offset, offset + size), offset);
  const entries: ListedEntry[] = [];
  while (entries.length <= membersMax) {
    const at = reader.position;
    if (at >= offset + size) break;
    const fixed = await reader.take(DIRECTORY_HEADER_BYTES);
    const lengths =
      fixed === undefined || fixed.readUInt32LE(0) !== DIRECTORY_HEADER ? undefined : directoryLengths(fixed);
    const variable = lengths && (await reader.take(lengths.name + lengths.extra + lengths.comment));
    if (fixed === undefined || variable === undefined)
      return { entries, error: new SourceError(`the ZIP directory is damaged at byte ${at}`) };
    const entry = readDirectoryEntry(fixed, variable);
    if (!entry.name.endsWith('/')) entries.push(withShortName(entry));
  }
  return { entries, error: undefined };
}

/** The check of a name needs all of it; what is kept for every member must be small. */
function withShortName(entry: DirectoryEntry): DirectoryEntry & { nameProblem: string | undefined } {
  return { ...entry, nameProblem: nameProblem(entry.name), name: shownName(entry.name) };
}

/** Bombs list the same compressed bytes many times. */
function overlappingEntries(entries: readonly DirectoryEntry[], end: number): Set<DirectoryEntry> {
  const overlapping = new Set<DirectoryEntry>();
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const entryEnd = entry.offset + LOCAL_HEADER_BYTES + entry.nameBytes + entry.packedSize;
    if (entry.offset < free || entryEnd > end) overlapping.add(entry);
    else free = entryEnd;
  }
  return overlapping;
}

function member(bytes: RandomAccess, entry: DirectoryEntry, name: string): RawMember {
  const fixed = bytes.read(entry.offset, LOCAL_HEADER_BYTES);
  if (fixed.length < LOCAL_HEADER_BYTES || fixed.readUInt32LE(0) !== LOCAL_HEADER)
    return { name, skipped: 'it is not where the ZIP directory says' };
  const lengths = localLengths(fixed);
  const start = entry.offset + LOCAL_HEADER_BYTES + lengths.name + lengths.extra;
  const packed = slice(bytes, start, Math.min(entry.packedSize, Math.max(0, bytes.size - start)));
  const { modifiedAt } = entry;
  const open = () => checked(unpacked(packed, entry), entry);
  return { name, modifiedAt, content: { kind: 'packed', size: entry.size, open } };
}

function unpacked(packed: RandomAccess, { method, size }: DirectoryEntry): AsyncIterable<Uint8Array> {
  return method === STORED
    ? streamOf(packed)
    : decoded(
        streamOf(packed),
        createInflateRaw({ chunkSize: Math.min(CHUNK_BYTES, Math.max(CHUNK_BYTES_MIN, size)) }),
      );
}

/** Reports damage after the data before it. */
async function* checked(
  source: AsyncIterable<Uint8Array>,
  { size, crc }: DirectoryEntry,
): AsyncIterable<Uint8Array> {
  let found = 0;
  let foundCrc = 0;
  for await (const chunk of source) {
    found += chunk.length;
    foundCrc = crc32(chunk, foundCrc);
    if (found > size) throw new SourceError('it is larger than the ZIP directory says');
    yield chunk;
  }
  if (found < size) throw new SourceError('it is smaller than the ZIP directory says');
  if (foundCrc !== crc) throw new SourceError('its checksum is wrong');
}
