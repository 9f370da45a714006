/** Replaced when entities are merged. */
export function WatchedLinks() {
  return null;
}
