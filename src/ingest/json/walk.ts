import { SourceError } from '../importer.ts';

/** Larger values are accidents or attacks. They are skipped without being held in memory. */
export const VALUE_BYTES_MAX = 16 * 1024 * 1024;
const KEY_BYTES_MAX = 64 * 1024;

/** Keys and indexes from the root to a value. */
export type Path = readonly (string | number)[];

/** What to do with a value: visit its elements, return its text, or skip it. */
export type Choice = 'enter' | 'take' | 'skip';

export type ValueType = 'object' | 'array' | 'scalar';

/** A value as unparsed JSON text. */
export type RawValue =
  | { path: Path; byte: number; text: string }
  | { path: Path; byte: number; problem: string };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;
const COLON = 0x3a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

interface Frame {
  isArray: boolean;
  /** Of the next value. */
  index: number;
  key: string | undefined;
  expects: 'key' | 'colon' | 'value' | 'comma';
}

interface CurrentValue {
  isScalar: boolean;
  depth: number;
  isString: boolean;
  isEscaped: boolean;
}

/**
 * Walks through a JSON document of any size in bounded memory, and returns the chosen values as text. It only reads the
 * structure, so the caller can repair values that are not valid JSON. A sequence is several documents, such as lines.
 */
export async function* walkJson(
  source: AsyncIterable<Uint8Array>,
  choose: (path: Path, type: ValueType) => Choice,
  isSequence = false,
): AsyncIterable<RawValue> {
  const walker = new JsonWalker(choose, isSequence);
  for await (const chunk of source) {
    let broken: unknown;
    try {
      walker.feed(chunk);
    } catch (error) {
      broken = error;
    }
    // Return complete values first, even from a chunk with an error.
    yield* walker.takeValues();
    if (broken !== undefined) throw broken;
  }
  walker.end();
  yield* walker.takeValues();
}

class JsonWalker {
  #choose: (path: Path, type: ValueType) => Choice;
  #frames: Frame[] = [];
  #isDone = false;
  #isSequence: boolean;
  #values: RawValue[] = [];
  /** Bytes before the current chunk. */
  #before = 0;

  /** The value being read, and its bytes if it is taken. */
  #value: CurrentValue | undefined;
  #parts: Uint8Array[] | undefined;
  #size = 0;
  #start = 0;
  #path: Path = [];
  #isKey = false;

  constructor(choose: (path: Path, type: ValueType) => Choice, isSequence: boolean) {
    this.#choose = choose;
    this.#isSequence = isSequence;
  }

  takeValues(): RawValue[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  feed(chunk: Uint8Array): void {
    let at = 0;
    if (this.#before === 0 && BYTE_ORDER_MARK.every((byte, index) => chunk[index] === byte)) at = 3;
    while (at < chunk.length)
      at = this.#value === undefined ? this.#between(chunk, at) : this.#within(chunk, at);
    this.#before += chunk.length;
  }

  end(): void {
    // A root number ends with the file.
    if (this.#value?.isScalar && this.#frames.length === 0) this.#finish(new Uint8Array(0));
    if (this.#value !== undefined || this.#frames.length > 0 || !this.#isDone) {
      throw new SourceError(`the file ends unexpectedly at byte ${this.#before}`);
    }
  }

  /** Between values: commas, colons, ends of containers, starts of values. */
  #between(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length && isSpace(chunk[at] as number)) at++;
    if (at === chunk.length) return at;
    const byte = chunk[at] as number;
    const frame = this.#frames.at(-1);
    if (frame === undefined) {
      if (this.#isDone && !this.#isSequence) throw this.#unexpected(byte, at);
      this.#isDone = false;
      return this.#begin(chunk, at);
    }
    if (byte === (frame.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) {
      if (frame.expects === 'colon') throw this.#unexpected(byte, at);
      this.#frames.pop();
      this.#endValue();
      return at + 1;
    }
    switch (frame.expects) {
      case 'comma':
        if (byte !== COMMA) throw this.#unexpected(byte, at);
        frame.expects = frame.isArray ? 'value' : 'key';
        return at + 1;
      case 'colon':
        if (byte !== COLON) throw this.#unexpected(byte, at);
        frame.expects = 'value';
        return at + 1;
      case 'key':
        if (byte !== QUOTE) throw this.#unexpected(byte, at);
        this.#isKey = true;
        this.#open(at, true, byte);
        return at + 1;
      case 'value':
        return this.#begin(chunk, at);
    }
  }

  #begin(chunk: Uint8Array, at: number): number {
    const byte = chunk[at] as number;
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET || byte === COMMA || byte === COLON) {
      throw this.#unexpected(byte, at);
    }
    const path = this.#frames.map((frame) => (frame.isArray ? frame.index : (frame.key ?? '')));
    const isContainer = byte === OPEN_BRACE || byte === OPEN_BRACKET;
    const isArray = byte === OPEN_BRACKET;
    const choice = this.#choose(path, isArray ? 'array' : isContainer ? 'object' : 'scalar');
    if (choice === 'enter' && isContainer) {
      this.#frames.push({ isArray, index: 0, key: undefined, expects: isArray ? 'value' : 'key' });
      return at + 1;
    }
    this.#path = path;
    this.#open(at, choice === 'take', byte);
    return this.#value?.isScalar ? at : at + 1;
  }

  #open(at: number, isTaken: boolean, byte: number): void {
    const isString = byte === QUOTE;
    const isContainer = byte === OPEN_BRACE || byte === OPEN_BRACKET;
    this.#value = {
      isScalar: !isString && !isContainer,
      depth: isContainer ? 1 : 0,
      isString,
      isEscaped: false,
    };
    this.#parts = isTaken ? [] : undefined;
    this.#size = 0;
    this.#start = this.#before + at;
    if (isTaken && !this.#value.isScalar) this.#append(Uint8Array.of(byte));
  }

  /** Within a value: only looks for its end. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: it sees every byte of an import, so it is one loop without calls
  #within(chunk: Uint8Array, from: number): number {
    const value = this.#value as CurrentValue;
    if (value.isScalar) return this.#withinScalar(chunk, from);
    let at = from;
    let { depth, isString, isEscaped } = value;
    const length = chunk.length;
    while (at < length) {
      const byte = chunk[at++] as number;
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          isString = false;
          if (depth === 0) {
            this.#finish(chunk.subarray(from, at));
            return at;
          }
        }
      } else if (byte === QUOTE) isString = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth++;
      else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth--;
        if (depth === 0) {
          this.#finish(chunk.subarray(from, at));
          return at;
        }
      }
    }
    value.depth = depth;
    value.isString = isString;
    value.isEscaped = isEscaped;
    this.#append(chunk.subarray(from, at));
    return at;
  }

  #withinScalar(chunk: Uint8Array, from: number): number {
    let at = from;
    while (at < chunk.length && !endsScalar(chunk[at] as number)) at++;
    const part = chunk.subarray(from, at);
    if (at === chunk.length) this.#append(part);
    else this.#finish(part);
    return at;
  }

  #append(part: Uint8Array): void {
    if (this.#parts === undefined || part.length === 0) return;
    this.#size += part.length;
    if (this.#size <= (this.#isKey ? KEY_BYTES_MAX : VALUE_BYTES_MAX)) this.#parts.push(part);
    // Beyond the limit, only count.
    else this.#parts.length = 0;
  }

  #finish(last: Uint8Array): void {
    this.#append(last);
    const parts = this.#parts;
    const size = this.#size;
    this.#value = undefined;
    this.#parts = undefined;
    if (this.#isKey) {
      this.#isKey = false;
      const frame = this.#frames.at(-1) as Frame;
      frame.key = size > KEY_BYTES_MAX ? '' : keyOf(Buffer.concat(parts ?? []));
      frame.expects = 'colon';
      return;
    }
    if (parts !== undefined) this.#values.push(this.#rawValue(parts, size));
    this.#endValue();
  }

  #rawValue(parts: Uint8Array[], size: number): RawValue {
    const place = { path: this.#path, byte: this.#start };
    if (size > VALUE_BYTES_MAX) {
      return { ...place, problem: `the entry is larger than ${VALUE_BYTES_MAX / 1024 / 1024} MiB` };
    }
    try {
      return { ...place, text: decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts)) };
    } catch {
      return { ...place, problem: 'the entry is not valid UTF-8' };
    }
  }

  #endValue(): void {
    const frame = this.#frames.at(-1);
    if (frame === undefined) {
      this.#isDone = true;
      return;
    }
    frame.expects = 'comma';
    frame.index++;
  }

  #unexpected(byte: number, at: number): SourceError {
    const shown = JSON.stringify(String.fromCharCode(byte));
    return new SourceError(`not JSON: unexpected ${shown} at byte ${this.#before + at}`);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function keyOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1, -1);
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function endsScalar(byte: number): boolean {
  return isSpace(byte) || byte === COMMA || byte === CLOSE_BRACE || byte === CLOSE_BRACKET;
}
