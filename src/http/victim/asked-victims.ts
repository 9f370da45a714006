import { InvalidParameters } from '../../errors.ts';
import { type VictimWords, victimsAbout, victimsNamed } from '../../questions/victims.ts';
import type { Question, Slice, TimeWindow } from '../../storage/port/query.ts';

/** Names may look like invalid queries. The mistake is reported unless a company has the name. */
export function askedVictims(
  words: VictimWords,
  window: TimeWindow,
  slice: Slice,
): { question: Question<'victim'>; mistake?: InvalidParameters } {
  try {
    return { question: victimsAbout(words, window, slice) };
  } catch (mistake) {
    const question = mistake instanceof InvalidParameters ? victimsNamed(words, window, slice) : undefined;
    if (question === undefined) throw mistake;
    return { question, mistake: mistake as InvalidParameters };
  }
}
