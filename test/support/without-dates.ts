/** Values of facets without their dates, for tests that are about counts. */
export function withoutDates<T>(facets: T): T {
  if (facets === undefined) return facets;
  const isDate = (name: string) => name === 'firstSeen' || name === 'lastSeen';
  return JSON.parse(JSON.stringify(facets), (name, value) => (isDate(name) ? undefined : value)) as T;
}
