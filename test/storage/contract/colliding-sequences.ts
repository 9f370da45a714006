import { keyOf } from '../../../src/records/record.ts';
import { tieOf } from '../../../src/records/tie.ts';
import { message } from '../../support/world.ts';

/** Three sequences with equal tie numbers: their messages compete for the same position within a millisecond. */
export function collidingSequences(): [string, string, string] {
  const seen = new Map<number, string[]>();
  for (let sequence = 1; ; sequence++) {
    const tie = tieOf(keyOf(message({ sequence: String(sequence) })));
    const group = [...(seen.get(tie) ?? []), String(sequence)];
    if (group.length === 3) return group as [string, string, string];
    seen.set(tie, group);
  }
}
