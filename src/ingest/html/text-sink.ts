/** Far more than any message may have. Beyond it, only the length is counted. */
const KEPT_MAX = 256 * 1024;
const SHORT_MAX = 4096;

/** Collects the text of an element. */
export class TextSink {
  #parts: string[] = [];
  #kept = 0;
  #length = 0;
  #last = '';
  #isNewlineDue = false;

  add(text: string): void {
    if (text === '') return;
    if (this.#isNewlineDue) {
      this.#isNewlineDue = false;
      if (this.#last !== '' && this.#last !== '\n' && !text.startsWith('\n')) this.#append('\n');
    }
    this.#append(text);
  }

  /** Starts a new line before the next text, unless one has started. */
  separate(): void {
    this.#isNewlineDue = true;
  }

  #append(text: string): void {
    this.#length += text.length;
    this.#last = text.at(-1) as string;
    if (this.#kept >= KEPT_MAX) return;
    const part = text.slice(0, KEPT_MAX - this.#kept);
    this.#parts.push(part);
    this.#kept += part.length;
  }

  /** All characters, including those that were not kept. */
  get length(): number {
    return this.#length;
  }

  get text(): string {
    return this.#parts.join('').trim();
  }

  /** The text since a former `length`; undefined if it is long. */
  textSince(start: number): string | undefined {
    const length = this.#length - start;
    if (length > SHORT_MAX || this.#length > this.#kept) return undefined;
    const parts: string[] = [];
    let missing = length;
    for (let at = this.#parts.length - 1; missing > 0; at--) {
      const part = (this.#parts[at] as string).slice(-missing);
      parts.push(part);
      missing -= part.length;
    }
    return parts.reverse().join('').trim();
  }
}

/** For the text of elements that are not read. */
class NoSink extends TextSink {
  override add(): void {}
}

export const NO_SINK: TextSink = new NoSink();
