/** A list that gets shorter than this asks for the next page by itself. */
const SHORT_LIST = 25;

/** Triaged matches leave the list: without this, it looks finished while the server has more. */
export function needsMore({
  shown,
  hasMore,
  isLoading,
  hasFailed,
}: {
  shown: number;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
}): boolean {
  return shown < SHORT_LIST && hasMore && !isLoading && !hasFailed;
}
