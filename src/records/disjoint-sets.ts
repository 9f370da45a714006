/** The numbers below a size in sets that can be joined (union-find). */
export class DisjointSets {
  #parents: number[];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, index) => index);
  }

  /** The number that stands for the set. */
  rootOf(member: number): number {
    let current = member;
    for (;;) {
      const parent = this.#parents[current] as number;
      if (parent === current) return current;
      const grandparent = this.#parents[parent] as number;
      // Halves the path, so that repeated searches stay short.
      this.#parents[current] = grandparent;
      current = grandparent;
    }
  }

  join(a: number, b: number): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)];
    if (first !== second) this.#parents[Math.max(first, second)] = Math.min(first, second);
  }
}
