import { ApiError } from '../../errors.ts';
import type { FoundPaths } from '../../graph/path.ts';
import { SearchTooSlow } from '../../storage/port/failures/search-too-slow.ts';
import { Cancelled } from '../../threads/failures.ts';

/** A search that ran out of time or memory found nothing, but is not complete. */
export async function withinTime(
  deadline: AbortSignal,
  search: () => Promise<FoundPaths>,
): Promise<FoundPaths> {
  try {
    return await search();
  } catch (error) {
    const isLimited =
      error instanceof SearchTooSlow ||
      (error instanceof ApiError && error.name === 'ResponseTooLarge') ||
      (error instanceof Cancelled && deadline.aborted) ||
      (error instanceof ApiError && error.name === 'Busy' && deadline.aborted);
    if (isLimited) return { paths: [], isComplete: false };
    throw error;
  }
}
