/** Longer separators end a number. */
const SEPARATOR_MAX = 3;
const PART = /[a-z0-9*]/;

/** Letters and digits of a text without the separators between them, to find numbers that are written in groups. */
export class GroupedDigits {
  #parts = '';
  /** Position of each part in the text. */
  #positions: number[] = [];

  constructor(lower: string) {
    let previous = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < lower.length; at++) {
      const part = lower.charAt(at);
      if (part === '\n') previous = Number.NEGATIVE_INFINITY;
      if (!PART.test(part)) continue;
      if (at - previous > SEPARATOR_MAX + 1) this.#add(' ', at);
      this.#add(part, at);
      previous = at;
    }
  }

  /** Where one of these is written, in any grouping. `*` stands for a masked digit, which the text may still have. */
  *find(texts: readonly string[]): Iterable<{ start: number; end: number }> {
    for (const text of texts) {
      const [known = ''] = text.split('*', 1);
      for (let index = this.#parts.indexOf(known); index >= 0; index = this.#parts.indexOf(known, index + 1))
        if (this.#hasAt(index, text))
          yield {
            start: this.#positions[index] as number,
            end: (this.#positions[index + text.length - 1] as number) + 1,
          };
    }
  }

  #hasAt(index: number, text: string): boolean {
    for (let offset = 0; offset < text.length; offset++) {
      const part = this.#parts.charAt(index + offset);
      const wanted = text.charAt(offset);
      if (part !== wanted && !(wanted === '*' && /\d/.test(part))) return false;
    }
    return true;
  }

  #add(part: string, at: number): void {
    this.#parts += part;
    this.#positions.push(at);
  }
}
