/** A thread that highlights hits, for engines that search in another process. */
import { serveRequests } from '../threads/thread-body.ts';
import { type Highlights, highlightsOf } from './highlight-record.ts';
import type { FromHighlightThread, ToHighlightThread } from './highlighter.ts';

serveRequests(({ records, text }: ToHighlightThread, { milliseconds, isCancelled }): FromHighlightThread => {
  const endsAt = performance.now() + milliseconds;
  const highlights: Highlights[] = [];
  for (const record of records) {
    if (isCancelled() || performance.now() > endsAt) return null;
    highlights.push(highlightsOf(record, text));
  }
  return highlights;
});
