import { shortestEdit, type WorkBudget } from './shortest-edit.ts';

/** Lines that stand in one text instead of those in the other, at the same place. */
export interface LineChange {
  /** Number of unchanged and removed lines before it in the old text. */
  oldStart: number;
  /** Number of unchanged and added lines before it in the new text. */
  newStart: number;
  removed: string[];
  added: string[];
}

/** Parts of two sequences of lines that have to be compared. */
export interface Region {
  oldStart: number;
  oldEnd: number;
  newStart: number;
  newEnd: number;
}

/** A region is split at lines that occur once in both parts, and its parts again, this deep. */
const DEPTH_MAX = 16;
/** Steps spent on regions without such lines. What is left then counts as replaced. */
const WORK_MAX = 2_000_000;
/** Steps between two yields, about a millisecond. */
const STEPS_PER_TURN = 20_000;

/**
 * The changes from one text to another, in order. Lines end with a line feed. The work is linear in the length of the
 * texts, so changes are not always the fewest possible. Yields often, so that a caller can do other work.
 */
export function* lineChanges(before: string, after: string): Generator<void, LineChange[]> {
  const ids = new Map<string, number>();
  const old = yield* readLines(before, ids);
  const now = yield* readLines(after, ids);
  const changed: Region[] = [];
  const finder = new Anchors(ids.size);
  const budget: WorkBudget = { steps: WORK_MAX };
  const open = [{ oldStart: 0, oldEnd: old.ids.length, newStart: 0, newEnd: now.ids.length, depth: 0 }];
  let steps = 0;
  for (;;) {
    const next = open.pop();
    if (next === undefined) break;
    const region = trimmed(next, old.ids, now.ids);
    steps += 1 + next.oldEnd - next.oldStart + next.newEnd - next.newStart;
    if (steps > STEPS_PER_TURN) {
      steps = 0;
      yield;
    }
    if (region.oldStart === region.oldEnd && region.newStart === region.newEnd) continue;
    if (region.oldStart === region.oldEnd || region.newStart === region.newEnd) {
      changed.push(region);
      continue;
    }
    const anchors = next.depth < DEPTH_MAX ? yield* finder.of(region, old.ids, now.ids) : [];
    if (anchors.length === 0) changed.push(...(shortestEdit(region, old.ids, now.ids, budget) ?? [region]));
    else for (const part of between(region, anchors).reverse()) open.push({ ...part, depth: next.depth + 1 });
  }
  return changed.map(({ oldStart, oldEnd, newStart, newEnd }) => ({
    oldStart,
    newStart,
    removed: old.lines.slice(oldStart, oldEnd),
    added: now.lines.slice(newStart, newEnd),
  }));
}

interface Lines {
  lines: string[];
  /** Equal lines have equal ids. */
  ids: Int32Array;
}

function* readLines(text: string, known: Map<string, number>): Generator<void, Lines> {
  const lines = text.split('\n');
  const ids = new Int32Array(lines.length);
  for (const [index, line] of lines.entries()) {
    let id = known.get(line);
    if (id === undefined) {
      id = known.size;
      known.set(line, id);
    }
    ids[index] = id;
    if (index % STEPS_PER_TURN === 0) yield;
  }
  return { lines, ids };
}

/** Without the lines at both ends that are equal. */
function trimmed(region: Region, old: Int32Array, now: Int32Array): Region {
  let { oldStart, oldEnd, newStart, newEnd } = region;
  while (oldStart < oldEnd && newStart < newEnd && old[oldStart] === now[newStart]) {
    oldStart++;
    newStart++;
  }
  while (oldStart < oldEnd && newStart < newEnd && old[oldEnd - 1] === now[newEnd - 1]) {
    oldEnd--;
    newEnd--;
  }
  return { oldStart, oldEnd, newStart, newEnd };
}

interface Anchor {
  old: number;
  now: number;
}

/** Finds the lines that occur exactly once in both parts of a region, as far as they are in the same order. */
class Anchors {
  #oldCounts: Int32Array;
  #newCounts: Int32Array;
  #oldPlaces: Int32Array;

  constructor(ids: number) {
    this.#oldCounts = new Int32Array(ids);
    this.#newCounts = new Int32Array(ids);
    this.#oldPlaces = new Int32Array(ids);
  }

  *of(region: Region, old: Int32Array, now: Int32Array): Generator<void, Anchor[]> {
    const { oldStart, oldEnd, newStart, newEnd } = region;
    for (let place = oldStart; place < oldEnd; place++) {
      const id = old[place] as number;
      this.#oldCounts[id] = (this.#oldCounts[id] as number) + 1;
      this.#oldPlaces[id] = place;
      if (place % STEPS_PER_TURN === 0) yield;
    }
    for (let place = newStart; place < newEnd; place++) {
      const id = now[place] as number;
      this.#newCounts[id] = (this.#newCounts[id] as number) + 1;
      if (place % STEPS_PER_TURN === 0) yield;
    }
    const common: Anchor[] = [];
    for (let place = newStart; place < newEnd; place++) {
      const id = now[place] as number;
      if (this.#newCounts[id] === 1 && this.#oldCounts[id] === 1)
        common.push({ old: this.#oldPlaces[id] as number, now: place });
      if (place % STEPS_PER_TURN === 0) yield;
    }
    for (let place = oldStart; place < oldEnd; place++) this.#oldCounts[old[place] as number] = 0;
    for (let place = newStart; place < newEnd; place++) this.#newCounts[now[place] as number] = 0;
    return yield* longestIncreasing(common);
  }
}

/** The longest part of a list, given in the order of the new text, that has the order of the old text as well. */
function* longestIncreasing(anchors: readonly Anchor[]): Generator<void, Anchor[]> {
  /** `ends[n]` is the index of the last anchor of the best list with n + 1 anchors. */
  const ends: number[] = [];
  const previous = new Int32Array(anchors.length).fill(-1);
  const placeOf = (index: number) => (anchors[index] as Anchor).old;
  for (let index = 0; index < anchors.length; index++) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] as number) < placeOf(index)) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous[index] = ends[low - 1] as number;
    ends[low] = index;
    if (index % STEPS_PER_TURN === 0) yield;
  }
  const longest: Anchor[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = previous[index] as number)
    longest.push(anchors[index] as Anchor);
  return longest.reverse();
}

function between(region: Region, anchors: readonly Anchor[]): Region[] {
  const parts: Region[] = [];
  let { oldStart, newStart } = region;
  for (const { old, now } of anchors) {
    if (old > oldStart || now > newStart) parts.push({ oldStart, oldEnd: old, newStart, newEnd: now });
    oldStart = old + 1;
    newStart = now + 1;
  }
  parts.push({ oldStart, oldEnd: region.oldEnd, newStart, newEnd: region.newEnd });
  return parts;
}
