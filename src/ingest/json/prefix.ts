/** Parses as much of a truncated JSON text as possible, to detect the format from the start of a file. */
export function parsePrefix(text: string): unknown {
  return new PrefixParser(text).value(0);
}

const DEPTH_MAX = 12;
const ELEMENTS_MAX = 5;
const SCALAR = /[^\s,\]}]*/y;

class PrefixParser {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): unknown {
    const first = this.#next();
    if (first === undefined || depth > DEPTH_MAX) return undefined;
    if (first === '{') return this.#object(depth);
    if (first === '[') return this.#array(depth);
    if (first === '"') return this.#string();
    SCALAR.lastIndex = this.#at;
    const scalar = SCALAR.exec(this.#text)?.[0] ?? '';
    this.#at += Math.max(1, scalar.length);
    return scalar === 'null'
      ? null
      : scalar === 'true' || scalar === 'false'
        ? scalar === 'true'
        : Number(scalar);
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    this.#at++;
    while (this.#next() === '"') {
      const key = this.#string();
      if (this.#next() !== ':') break;
      this.#at++;
      Object.defineProperty(object, key, {
        value: this.value(depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
      if (this.#next() !== ',') break;
      this.#at++;
    }
    if (this.#next() === '}') this.#at++;
    return object;
  }

  #array(depth: number): unknown[] {
    const array: unknown[] = [];
    this.#at++;
    while (this.#next() !== undefined && this.#next() !== ']') {
      const element = this.value(depth + 1);
      if (array.length < ELEMENTS_MAX) array.push(element);
      if (this.#next() !== ',') break;
      this.#at++;
    }
    if (this.#next() === ']') this.#at++;
    return array;
  }

  #string(): string {
    const start = ++this.#at;
    while (this.#at < this.#text.length && this.#text[this.#at] !== '"') {
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    }
    return this.#text.slice(start, this.#at++);
  }

  /** The next non-space character. */
  #next(): string | undefined {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at++;
    return this.#text[this.#at];
  }
}
