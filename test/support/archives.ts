/** Writes ZIP and tar files, including invalid ones that no other program writes. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  name: string;
  content?: Buffer | string;
  isStored?: boolean;
  /** Sizes follow the content, as in archives that were written to a pipe. */
  hasDescriptor?: boolean;
  isZip64?: boolean;
  isEncrypted?: boolean;
  method?: number;
  /** Unix mode, such as 0o120777 for a link. */
  mode?: number;
  /** A wrong value for the directory. */
  claimedSize?: number;
  crc?: number;
}

const UINT32_MAX = 0xffffffff;

export function zipOf(members: readonly ZipMember[], { isTruncated = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const local = localPart(member);
    directory.push(directoryPart(member, offset));
    parts.push(local);
    offset += local.length;
  }
  const whole = Buffer.concat([
    ...parts,
    zipEnd(
      directory,
      offset,
      members.some(({ isZip64 }) => isZip64),
    ),
  ]);
  return isTruncated ? whole.subarray(0, offset - 5) : whole;
}

/** A directory whose entries all point to the same compressed bytes. */
export function overlappingZip(content: Buffer, count: number): Buffer {
  const first: ZipMember = { name: 'a', content };
  const local = localPart(first);
  const directory = Array.from({ length: count }, () => directoryPart(first, 0));
  return Buffer.concat([local, zipEnd(directory, local.length, false)]);
}

function packedOf({ content = '', isStored }: ZipMember): { plain: Buffer; packed: Buffer } {
  const plain = Buffer.from(content);
  return { plain, packed: isStored ? plain : deflateRawSync(plain) };
}

function headerFields(member: ZipMember): { flags: number; method: number; crc: number } {
  const { plain } = packedOf(member);
  return {
    flags: (member.isEncrypted ? 1 : 0) | (member.hasDescriptor ? 8 : 0),
    method: member.method ?? (member.isStored ? 0 : 8),
    crc: member.crc ?? crc32(plain),
  };
}

function localPart(member: ZipMember): Buffer {
  const { plain, packed } = packedOf(member);
  const { flags, method, crc } = headerFields(member);
  const extra = member.isZip64
    ? zip64Extra(member.hasDescriptor ? [0, 0] : [plain.length, packed.length])
    : '';
  const name = Buffer.from(member.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  if (!member.hasDescriptor) header.writeUInt32LE(crc, 14);
  if (member.isZip64) {
    header.writeUInt32LE(UINT32_MAX, 18);
    header.writeUInt32LE(UINT32_MAX, 22);
  } else if (!member.hasDescriptor) {
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(plain.length, 22);
  }
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  const descriptor = member.hasDescriptor
    ? descriptorOf(crc, packed.length, plain.length, member.isZip64)
    : '';
  return Buffer.concat([header, name, Buffer.from(extra), packed, Buffer.from(descriptor)]);
}

function descriptorOf(crc: number, packed: number, plain: number, isZip64 = false): Buffer {
  const descriptor = Buffer.alloc(isZip64 ? 24 : 16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  if (isZip64) {
    descriptor.writeBigUInt64LE(BigInt(packed), 8);
    descriptor.writeBigUInt64LE(BigInt(plain), 16);
  } else {
    descriptor.writeUInt32LE(packed, 8);
    descriptor.writeUInt32LE(plain, 12);
  }
  return descriptor;
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return extra;
}

function directoryPart(member: ZipMember, offset: number): Buffer {
  const { plain, packed } = packedOf(member);
  const { flags, method, crc } = headerFields(member);
  const size = member.claimedSize ?? plain.length;
  const extra = member.isZip64 ? zip64Extra([size, packed.length, offset]) : Buffer.alloc(0);
  const name = Buffer.from(member.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(0x0314, 4);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(member.isZip64 ? UINT32_MAX : packed.length, 20);
  header.writeUInt32LE(member.isZip64 ? UINT32_MAX : size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(((member.mode ?? 0o100644) << 16) >>> 0, 38);
  header.writeUInt32LE(member.isZip64 ? UINT32_MAX : offset, 42);
  return Buffer.concat([header, name, extra]);
}

function zipEnd(directory: readonly Buffer[], offset: number, isZip64: boolean): Buffer {
  const entries = Buffer.concat([...directory]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(0xffff, directory.length), 8);
  end.writeUInt16LE(Math.min(0xffff, directory.length), 10);
  end.writeUInt32LE(isZip64 ? UINT32_MAX : entries.length, 12);
  end.writeUInt32LE(isZip64 ? UINT32_MAX : offset, 16);
  if (!isZip64) return Buffer.concat([entries, end]);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(entries.length), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + entries.length), 8);
  return Buffer.concat([entries, record, locator, end]);
}

export interface TarMember {
  name: string;
  content?: Buffer | string;
  /** The type flag of the header; a file by default. */
  type?: string;
  /** How a name of more than 100 bytes is stored. */
  longName?: 'pax' | 'gnu' | 'ustar';
  /** A size that the header claims. */
  claimedSize?: number;
}

export function tarOf(members: readonly TarMember[], { hasEnd = true } = {}): Buffer {
  return Buffer.concat([...members.map(tarPart), hasEnd ? Buffer.alloc(1024) : Buffer.alloc(0)]);
}

function tarPart({ name, content = '', type = '0', longName, claimedSize }: TarMember): Buffer {
  const body = Buffer.from(content);
  const size = claimedSize ?? body.length;
  if (longName === 'pax') {
    const record = ` path=${name}\n`;
    // The length includes its own digits.
    const length = Buffer.byteLength(record) + String(Buffer.byteLength(record) + 3).length;
    return Buffer.concat([
      tarBlocks('PaxHeader', 'x', Buffer.from(`${length}${record}`)),
      tarBlocks(name.slice(0, 90), type, body, size),
    ]);
  }
  if (longName === 'gnu')
    return Buffer.concat([
      tarBlocks('././@LongLink', 'L', Buffer.from(`${name}\0`)),
      tarBlocks(name.slice(0, 90), type, body, size),
    ]);
  return tarBlocks(name, type, body, size, longName === 'ustar');
}

function tarBlocks(name: string, type: string, body: Buffer, size = body.length, hasPrefix = false): Buffer {
  const header = Buffer.alloc(512);
  const slash = hasPrefix ? name.lastIndexOf('/') : -1;
  header.write(name.slice(slash + 1), 0, 100);
  header.write('0000644\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('15105000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156, 'latin1');
  header.write('ustar\x0000', 257);
  if (slash > 0) header.write(name.slice(0, slash), 345, 155);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, body, Buffer.alloc((512 - (body.length % 512)) % 512)]);
}
