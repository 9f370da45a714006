import { type Anchor, Anchors, STEPS_PER_TURN } from './line-anchors.ts';
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

/** A region is split at lines that both parts have, and its parts again, this deep. */
const DEPTH_MAX = 16;
/** Steps spent on the shortest changes of regions whose common lines are all repeated. */
const WORK_MAX = 2_000_000;

/**
 * The changes from one text to another, in order. Lines end with a line feed, a carriage return, or both; which of them
 * makes no difference. The work is linear in the length of the texts, so changes are not always the fewest possible.
 * Yields often, so that a caller can do other work.
 */
export function* lineChanges(before: string, after: string): Generator<void, LineChange[]> {
  const ids = new Map<string, number>();
  const old = yield* readLines(before, ids);
  const now = yield* readLines(after, ids);
  const changed: Region[] = [];
  const finder = new Anchors(ids.size, old.ids, now.ids);
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
    const isDeep = next.depth >= DEPTH_MAX;
    let anchors = isDeep ? [] : yield* finder.unique(region);
    if (anchors.length === 0) {
      const edits = shortestEdit(region, old.ids, now.ids, budget);
      if (edits === undefined && !isDeep) anchors = yield* finder.byOccurrence(region);
      if (anchors.length === 0) {
        changed.push(...(edits ?? [region]));
        continue;
      }
    }
    for (const part of between(region, anchors).reverse()) open.push({ ...part, depth: next.depth + 1 });
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
  const lines = text.split(/\r\n|\r|\n/);
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
