/** The terms of one exact field: whole values, and prefixes of values. */
export class ValueTerms {
  #whole = new Map<string, number>();
  #prefixes = new Map<string, number>();
  /** How many prefixes have each length. */
  #lengths = new Map<number, number>();

  get isEmpty(): boolean {
    return this.#whole.size === 0 && this.#prefixes.size === 0;
  }

  numberOf(text: string, isPrefix: boolean): number {
    return (isPrefix ? this.#prefixes : this.#whole).get(text) ?? 0;
  }

  add(text: string, isPrefix: boolean, number: number): void {
    if (!isPrefix) {
      this.#whole.set(text, number);
      return;
    }
    this.#prefixes.set(text, number);
    this.#lengths.set(text.length, (this.#lengths.get(text.length) ?? 0) + 1);
  }

  delete(text: string, isPrefix: boolean): void {
    if (!isPrefix) {
      this.#whole.delete(text);
      return;
    }
    this.#prefixes.delete(text);
    const left = (this.#lengths.get(text.length) ?? 0) - 1;
    if (left > 0) this.#lengths.set(text.length, left);
    else this.#lengths.delete(text.length);
  }

  /** Visits the terms that a value matches. */
  visit(value: string, visit: (number: number) => void): void {
    const whole = this.#whole.get(value);
    if (whole !== undefined) visit(whole);
    if (this.#prefixes.size === 0) return;
    for (const length of this.#lengths.keys()) {
      if (length > value.length) continue;
      const prefix = this.#prefixes.get(value.slice(0, length));
      if (prefix !== undefined) visit(prefix);
    }
  }
}
