import { ApiError } from '../../errors.ts';
import { SearchTooSlow } from '../../storage/port/failures/search-too-slow.ts';
import { Cancelled } from '../../threads/failures.ts';

/**
 * Asks several questions at the same time, with one deadline for all. The answer to a question that was too slow is
 * undefined; if all were, throws what the first one threw.
 */
export async function askEach<T>(
  questions: readonly ((signal: AbortSignal) => Promise<T>)[],
  milliseconds: number,
): Promise<(T | undefined)[]> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  timer.unref();
  const failures: unknown[] = [];
  try {
    const answers = await Promise.all(
      questions.map((ask) =>
        ask(deadline.signal).catch((error: unknown) => {
          if (!isTooSlow(error, deadline.signal)) throw error;
          failures.push(error instanceof Cancelled ? new SearchTooSlow() : error);
          return undefined;
        }),
      ),
    );
    if (failures.length > 0 && failures.length === questions.length) throw failures[0];
    return answers;
  } finally {
    clearTimeout(timer);
    // After a failure, the other questions need no answer.
    deadline.abort();
  }
}

/** Waiting for a turn in vain is slow, too. */
function isTooSlow(error: unknown, deadline: AbortSignal): boolean {
  if (error instanceof Cancelled) return deadline.aborted;
  return error instanceof SearchTooSlow || (error instanceof ApiError && error.name === 'Busy');
}
