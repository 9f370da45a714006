/** A thread that highlights hits, for engines that search in another process. */
import { answerQuestions } from '../threads/thread-body.ts';
import type { FromHighlightThread, ToHighlightThread } from './highlighter.ts';
import { type Highlights, highlightsOf } from './highlights.ts';

answerQuestions(({ records, text }: ToHighlightThread, { milliseconds, isGivenUp }): FromHighlightThread => {
  const endsAt = performance.now() + milliseconds;
  const highlights: Highlights[] = [];
  for (const record of records) {
    if (isGivenUp() || performance.now() > endsAt) return null;
    highlights.push(highlightsOf(record, text));
  }
  return highlights;
});
