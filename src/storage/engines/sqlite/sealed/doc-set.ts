const BITS = 32;

/** A set of document numbers below a limit, one bit each: months are small enough, and most operations work on words. */
export class DocSet {
  readonly limit: number;
  readonly words: Uint32Array;

  constructor(limit: number, words = new Uint32Array(Math.ceil(limit / BITS))) {
    this.limit = limit;
    this.words = words;
  }

  static all(limit: number): DocSet {
    return DocSet.range(limit, 0, limit);
  }

  /** Documents from `from` up to, but not including, `to`. */
  static range(limit: number, from: number, to: number): DocSet {
    const set = new DocSet(limit);
    if (from >= to) return set;
    const [first, last] = [from >>> 5, (to - 1) >>> 5];
    set.words.fill(0xffffffff, first, last + 1);
    set.words[first] = (set.words[first] as number) & (0xffffffff << (from & 31));
    set.words[last] = (set.words[last] as number) & (0xffffffff >>> (31 - ((to - 1) & 31)));
    return set;
  }

  add(doc: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] as number) | (1 << (doc & 31));
  }

  addAll(docs: ArrayLike<number>): void {
    for (let at = 0; at < docs.length; at++) this.add(docs[at] as number);
  }

  delete(doc: number): void {
    this.words[doc >>> 5] = (this.words[doc >>> 5] as number) & ~(1 << (doc & 31));
  }

  has(doc: number): boolean {
    return (((this.words[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;
  }

  /** Keeps what is in the other set, too. */
  and(other: DocSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] as number) & (other.words[at] as number);
    return this;
  }

  or(other: DocSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] as number) | (other.words[at] as number);
    return this;
  }

  andNot(other: DocSet): this {
    for (let at = 0; at < this.words.length; at++)
      this.words[at] = (this.words[at] as number) & ~(other.words[at] as number);
    return this;
  }

  get isEmpty(): boolean {
    for (let at = 0; at < this.words.length; at++) if (this.words[at] !== 0) return false;
    return true;
  }

  get size(): number {
    return this.sizeBetween(0, this.limit);
  }

  /** Number of documents from `from` up to, but not including, `to`. */
  sizeBetween(from: number, to: number): number {
    if (from >= to) return 0;
    const [first, last] = [from >>> 5, (to - 1) >>> 5];
    const head = 0xffffffff << (from & 31);
    const tail = 0xffffffff >>> (31 - ((to - 1) & 31));
    if (first === last) return bitsIn((this.words[first] as number) & head & tail);
    let count = bitsIn((this.words[first] as number) & head) + bitsIn((this.words[last] as number) & tail);
    for (let at = first + 1; at < last; at++) count += bitsIn(this.words[at] as number);
    return count;
  }

  forEach(visit: (doc: number) => void): void {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        visit(at * BITS + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }

  *inOrder(): Generator<number, void> {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const lowest = word & -word;
        yield at * BITS + 31 - Math.clz32(lowest);
        word ^= lowest;
      }
    }
  }

  /** From the last one. */
  *downwards(): Generator<number, void> {
    for (let at = this.words.length - 1; at >= 0; at--) {
      let word = this.words[at] as number;
      while (word !== 0) {
        const bit = 31 - Math.clz32(word);
        yield at * BITS + bit;
        word ^= 1 << bit;
      }
    }
  }

  /** The documents from the last one, after skipping some; fewer than `take` at the end. */
  fromEnd(skip: number, take: number): number[] {
    const docs: number[] = [];
    const { words } = this;
    let toSkip = skip;
    for (let at = words.length - 1; docs.length < take; at--) {
      // Most words of a rare term are empty.
      while (at >= 0 && words[at] === 0) at--;
      if (at < 0) break;
      let word = words[at] as number;
      const count = bitsIn(word);
      if (toSkip >= count) {
        toSkip -= count;
        continue;
      }
      while (word !== 0 && docs.length < take) {
        const bit = 31 - Math.clz32(word);
        word ^= 1 << bit;
        if (toSkip > 0) toSkip--;
        else docs.push(at * BITS + bit);
      }
    }
    return docs;
  }

  /** Up to `take` documents from `from` upwards. */
  upwards(from: number, take: number): number[] {
    const docs: number[] = [];
    for (let at = from >>> 5; at < this.words.length && docs.length < take; at++) {
      let word = this.words[at] as number;
      if (at === from >>> 5) word &= 0xffffffff << (from & 31);
      while (word !== 0 && docs.length < take) {
        const lowest = word & -word;
        docs.push(at * BITS + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
    return docs;
  }

  clone(): DocSet {
    return new DocSet(this.limit, this.words.slice());
  }
}

/** Number of set bits of a 32-bit word. */
function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
