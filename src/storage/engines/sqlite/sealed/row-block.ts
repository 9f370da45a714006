import { ByteReader, ByteWriter } from './bytes.ts';
import { pack, unpack } from './compression.ts';

/** The columns of a message (records/message-mapper.ts) in a sealed month. */
export interface SealedRow {
  chat: number;
  sequence: bigint;
  place: number;
  speaker: number;
  detectionDate: number;
  version: number | null;
  text: string;
  languages: string;
  replyTo: string | null;
  media: string | null;
  rest: string | null;
  similar: bigint | null;
  origin: number;
  hasSightings: boolean;
}

/** Rows in a block. More compress better, and one row takes longer to read. */
export const ROWS_PER_BLOCK = 128;

/** Absent rows are those that were removed since their month was sealed. */
export type RowBlock = readonly (SealedRow | undefined)[];

const NUMBERS = ['chat', 'place', 'speaker', 'origin'] as const;
const STRINGS = ['languages', 'replyTo', 'media', 'rest', 'text'] as const;

/**
 * A block column by column, because similar values next to each other compress better: first which rows are present,
 * then the numbers, then the strings.
 */
export function writeBlock(block: RowBlock): Uint8Array {
  const rows = block.filter((row) => row !== undefined);
  const writer = new ByteWriter();
  writer.number(block.length);
  for (const row of block) writer.number(row === undefined ? 0 : 1);
  for (const column of NUMBERS) for (const row of rows) writer.number(row[column]);
  for (const { hasSightings } of rows) writer.number(hasSightings ? 1 : 0);
  let last = 0;
  for (const { detectionDate } of rows) {
    writer.number(zigzag(detectionDate - last));
    last = detectionDate;
  }
  for (const { version, detectionDate } of rows)
    writer.number(version === null ? 0 : 1 + zigzag(version - detectionDate));
  writer.bytes(wholeNumbers(rows.map(({ sequence }) => sequence)));
  for (const { similar } of rows) writer.number(similar === null ? 0 : 1);
  writer.bytes(wholeNumbers(rows.flatMap(({ similar }) => similar ?? [])));
  for (const column of STRINGS)
    writeStrings(
      writer,
      rows.map((row) => row[column]),
    );
  return pack(writer.written());
}

/** A block whose rows are decoded one by one: most readers want few of them. */
export class RowBlockReader {
  /** Index among the rows that are present, or -1. */
  #places: Int16Array;
  #numbers: Float64Array[];
  #sightings: Float64Array;
  #dates: Float64Array;
  #versions: Float64Array;
  #sequences: BigInt64Array;
  #similarAt: Float64Array;
  #similar: BigInt64Array;
  #strings: StringColumn[];

  constructor(packed: Uint8Array) {
    const reader = new ByteReader(unpack(packed));
    const size = reader.number();
    this.#places = new Int16Array(size);
    let count = 0;
    for (let at = 0; at < size; at++) this.#places[at] = reader.number() === 1 ? count++ : -1;
    this.#numbers = NUMBERS.map(() => readNumbers(reader, count));
    this.#sightings = readNumbers(reader, count);
    this.#dates = readNumbers(reader, count);
    let last = 0;
    for (let at = 0; at < count; at++) this.#dates[at] = last += unzigzag(this.#dates[at] as number);
    this.#versions = readNumbers(reader, count);
    this.#sequences = readWholeNumbers(reader, count);
    this.#similarAt = readNumbers(reader, count);
    let similar = 0;
    for (let at = 0; at < count; at++) this.#similarAt[at] = this.#similarAt[at] === 1 ? similar++ : -1;
    this.#similar = readWholeNumbers(reader, similar);
    this.#strings = STRINGS.map(() => new StringColumn(reader, count));
  }

  get size(): number {
    return this.#places.length;
  }

  /** Undefined if the row was removed. */
  row(index: number): SealedRow | undefined {
    const at = this.#places[index];
    if (at === undefined || at === -1) return undefined;
    const [chat, place, speaker, origin] = this.#numbers.map((column) => column[at]) as [
      number,
      number,
      number,
      number,
    ];
    const [languages, replyTo, media, rest, text] = this.#strings.map((column) => column.get(at));
    const detectionDate = this.#dates[at] as number;
    const version = this.#versions[at] as number;
    const similarAt = this.#similarAt[at] as number;
    return {
      chat,
      sequence: this.#sequences[at] as bigint,
      place,
      speaker,
      detectionDate,
      version: version === 0 ? null : detectionDate + unzigzag(version - 1),
      text: text as string,
      languages: languages as string,
      replyTo: replyTo ?? null,
      media: media ?? null,
      rest: rest ?? null,
      similar: similarAt === -1 ? null : (this.#similar[similarAt] as bigint),
      origin,
      hasSightings: this.#sightings[at] === 1,
    };
  }

  rows(): RowBlock {
    return Array.from(this.#places, (_, index) => this.row(index));
  }
}

/** All lengths, then all bytes. A length of zero means null. */
class StringColumn {
  #ends: Uint32Array;
  #isNull: Uint8Array;
  #bytes: Buffer;

  constructor(reader: ByteReader, count: number) {
    this.#ends = new Uint32Array(count);
    this.#isNull = new Uint8Array(count);
    let end = 0;
    for (let at = 0; at < count; at++) {
      const length = reader.number();
      if (length === 0) this.#isNull[at] = 1;
      else end += length - 1;
      this.#ends[at] = end;
    }
    const { buffer, byteOffset } = reader.bytes(end);
    this.#bytes = Buffer.from(buffer, byteOffset, end);
  }

  get(at: number): string | null {
    if (this.#isNull[at] === 1) return null;
    return this.#bytes.toString('utf8', at === 0 ? 0 : this.#ends[at - 1], this.#ends[at]);
  }
}

function readNumbers(reader: ByteReader, count: number): Float64Array {
  const numbers = new Float64Array(count);
  for (let at = 0; at < count; at++) numbers[at] = reader.number();
  return numbers;
}

/** 0, -1, 1, -2 … as 0, 1, 2, 3 …: small numbers of either sign stay small. */
function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

function unzigzag(value: number): number {
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

/** Eight bytes each, byte by byte over all numbers: the upper ones are mostly equal. */
function wholeNumbers(values: readonly bigint[]): Uint8Array {
  const raw = new Uint8Array(new BigInt64Array(values).buffer);
  const columns = new Uint8Array(raw.length);
  for (let at = 0; at < values.length; at++)
    for (let byte = 0; byte < 8; byte++) columns[byte * values.length + at] = raw[at * 8 + byte] as number;
  return columns;
}

function readWholeNumbers(reader: ByteReader, count: number): BigInt64Array {
  const columns = reader.bytes(count * 8);
  const raw = new Uint8Array(count * 8);
  for (let at = 0; at < count; at++)
    for (let byte = 0; byte < 8; byte++) raw[at * 8 + byte] = columns[byte * count + at] as number;
  return new BigInt64Array(raw.buffer);
}

/** All lengths, then all bytes. A length of zero means null. */
function writeStrings(writer: ByteWriter, values: readonly (string | null)[]): void {
  const encoded = values.map((value) => (value === null ? null : Buffer.from(value, 'utf8')));
  for (const bytes of encoded) writer.number(bytes === null ? 0 : bytes.length + 1);
  for (const bytes of encoded) if (bytes !== null) writer.bytes(bytes);
}
