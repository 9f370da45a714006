import { decodeName } from './raw-member.ts';

export const LOCAL_HEADER = 0x04034b50;
export const DIRECTORY_HEADER = 0x02014b50;
export const LOCAL_HEADER_BYTES = 30;
export const DIRECTORY_HEADER_BYTES = 46;

export const STORED = 0;
export const DEFLATED = 8;

const ZIP64_EXTRA = 0x0001;
const TIMESTAMP_EXTRA = 0x5455;
const UINT32_MAX = 0xffffffff;

/** What both the local header and the directory say about a member. */
export interface ZipHeader {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  modifiedAt: number | undefined;
  hasZip64Sizes: boolean;
}

/** A member of the central directory. */
export interface DirectoryEntry extends ZipHeader {
  /** Of its local header. */
  offset: number;
  /** Bytes of its name, as part of its minimal extent. */
  nameBytes: number;
  isSymbolicLink: boolean;
}

export interface VariableLengths {
  name: number;
  extra: number;
  comment: number;
}

export function localLengths(fixed: Buffer): VariableLengths {
  return { name: fixed.readUInt16LE(26), extra: fixed.readUInt16LE(28), comment: 0 };
}

export function directoryLengths(fixed: Buffer): VariableLengths {
  return {
    name: fixed.readUInt16LE(28),
    extra: fixed.readUInt16LE(30),
    comment: fixed.readUInt16LE(32),
  };
}

export function readLocalHeader(fixed: Buffer, variable: Buffer): ZipHeader {
  const { name, extra } = localLengths(fixed);
  const fields = readExtra(variable.subarray(name, name + extra));
  const zip64 = new Zip64Values(fields.zip64);
  // The order of the values in the ZIP64 field.
  const size = zip64.or(fixed.readUInt32LE(22));
  const packedSize = zip64.or(fixed.readUInt32LE(18));
  return {
    name: decodeName(variable.subarray(0, name)),
    flags: fixed.readUInt16LE(6),
    method: fixed.readUInt16LE(8),
    crc: fixed.readUInt32LE(14),
    packedSize,
    size,
    modifiedAt: fields.modifiedAt ?? dosTime(fixed.readUInt16LE(10), fixed.readUInt16LE(12)),
    hasZip64Sizes: fields.zip64 !== undefined,
  };
}

const MADE_BY_UNIX = 3;
const FILE_TYPE_MASK = 0o170000;
const SYMBOLIC_LINK = 0o120000;

export function readDirectoryEntry(fixed: Buffer, variable: Buffer): DirectoryEntry {
  const { name, extra } = directoryLengths(fixed);
  const fields = readExtra(variable.subarray(name, name + extra));
  const zip64 = new Zip64Values(fields.zip64);
  const size = zip64.or(fixed.readUInt32LE(24));
  const packedSize = zip64.or(fixed.readUInt32LE(20));
  const offset = zip64.or(fixed.readUInt32LE(42));
  const mode = fixed.readUInt32LE(38) >>> 16;
  return {
    name: decodeName(variable.subarray(0, name)),
    flags: fixed.readUInt16LE(8),
    method: fixed.readUInt16LE(10),
    crc: fixed.readUInt32LE(16),
    packedSize,
    size,
    modifiedAt: fields.modifiedAt ?? dosTime(fixed.readUInt16LE(12), fixed.readUInt16LE(14)),
    hasZip64Sizes: fields.zip64 !== undefined,
    offset,
    nameBytes: name,
    isSymbolicLink: fixed[5] === MADE_BY_UNIX && (mode & FILE_TYPE_MASK) === SYMBOLIC_LINK,
  };
}

/** The ZIP64 field has only those values that do not fit into the header. */
class Zip64Values {
  #values: Buffer | undefined;
  #at = 0;

  constructor(values: Buffer | undefined) {
    this.#values = values;
  }

  or(value: number): number {
    if (value !== UINT32_MAX || this.#values === undefined || this.#at + 8 > this.#values.length)
      return value;
    const large = Number(this.#values.readBigUInt64LE(this.#at));
    this.#at += 8;
    return large;
  }
}

function readExtra(extra: Buffer): { zip64: Buffer | undefined; modifiedAt: number | undefined } {
  let zip64: Buffer | undefined;
  let modifiedAt: number | undefined;
  for (let at = 0; at + 4 <= extra.length; ) {
    const id = extra.readUInt16LE(at);
    const data = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    if (id === ZIP64_EXTRA) zip64 = data;
    if (id === TIMESTAMP_EXTRA && data.length >= 5 && ((data[0] as number) & 1) === 1)
      modifiedAt = data.readInt32LE(1) * 1000;
    at += 4 + extra.readUInt16LE(at + 2);
  }
  return { zip64, modifiedAt };
}

/** DOS times have no time zone; they count as UTC. */
function dosTime(time: number, date: number): number | undefined {
  if (date === 0) return undefined;
  return Date.UTC(
    1980 + (date >> 9),
    ((date >> 5) & 15) - 1,
    date & 31,
    time >> 11,
    (time >> 5) & 63,
    (time & 31) * 2,
  );
}

const ENCRYPTED = 1;
const STRONG_ENCRYPTION = 1 << 6;
export const HAS_DESCRIPTOR = 1 << 3;

/** Why the content of a member cannot be read. */
export function contentProblem({ flags, method }: ZipHeader): string | undefined {
  if ((flags & (ENCRYPTED | STRONG_ENCRYPTION)) !== 0) return 'it is encrypted';
  if (method !== STORED && method !== DEFLATED) return `its compression method ${method} is not supported`;
  return undefined;
}
