/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const DISTANCE_MAX = 2;
/** Shorter names begin or end too many others. */
const PART_LENGTH_MIN = 3;

/** The most similar known name: one spelled almost like it, else one that begins or ends with it, else any. */
export function closestName(name: string, known: readonly string[]): string {
  const given = name.toLowerCase();
  const names = known.map((each) => ({ each, away: distance(given, each.toLowerCase()) }));
  const alike = names.filter(({ away }) => away === 0 || (away <= DISTANCE_MAX && away < given.length / 2));
  const parts = names.filter(({ each }) => isPart(given, each.toLowerCase()));
  const close = [alike, parts, names].find((some) => some.length > 0) ?? [];
  return close.sort((a, b) => a.away - b.away)[0]?.each ?? '';
}

export function unknownSetting(name: string, known: readonly string[]): string {
  return `${name} is not a nightjar setting; did you mean ${closestName(name, known)}?`;
}

function isPart(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= PART_LENGTH_MIN && (long.startsWith(short) || long.endsWith(short));
}
