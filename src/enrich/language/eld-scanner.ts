/** Reads the only forms of JavaScript that the file of a language model contains, and fails on any other. */
export class ModelScanner {
  #text: string;
  #at: number;

  constructor(source: string, start: number) {
    this.#text = source;
    this.#at = start;
  }

  isAt(character: string): boolean {
    return this.#text[this.#at] === character;
  }

  skip(character: string): void {
    if (this.isAt(character)) this.#at++;
  }

  expect(wanted: string): void {
    if (!this.#text.startsWith(wanted, this.#at))
      throw new Error(`the language model is not readable at character ${this.#at}: expected ${wanted}`);
    this.#at += wanted.length;
  }

  /** Quoted, or a plain identifier or number. */
  key(): string {
    if (!this.isAt("'")) return this.#until(':');
    this.#at++;
    let key = this.#until("'");
    while (key.endsWith('\\')) {
      this.expect("'");
      key = `${key.slice(0, -1)}'${this.#until("'")}`;
    }
    this.expect("'");
    return key;
  }

  number(): number {
    let value = 0;
    const start = this.#at;
    for (; ; this.#at++) {
      const digit = this.#text.charCodeAt(this.#at) - 0x30;
      if (!(digit >= 0 && digit <= 9)) break;
      value = value * 10 + digit;
    }
    if (this.#at === start) this.expect('a number');
    return value;
  }

  #until(character: string): string {
    const end = this.#text.indexOf(character, this.#at);
    if (end === -1) this.expect(character);
    const part = this.#text.slice(this.#at, end);
    this.#at = end;
    return part;
  }
}
