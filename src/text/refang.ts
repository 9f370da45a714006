/**
 * Analysts and criminals alike defang links so that nobody clicks them: hxxp, [.], (at).
 * Refanged text is what is searched and what extractors read; the stored text stays as it was written.
 */
const RULES: readonly [RegExp, string][] = [
  [/\bh(?:xx|\*\*)p(s?)(?![\p{L}\p{N}])/giu, 'http$1'],
  [/\bfxp(s?)(?=:|\[:\])/gi, 'ftp$1'],
  [/\[:\/\/\]|\[:\]\/\//g, '://'],
  [/\[:\]/g, ':'],
  [/\[\/\]/g, '/'],
  [/\s?(?:\[\.\]|\(\.\)|\{\.\}|\[\.|\.\])\s?/g, '.'],
  [/\s?(?:\[dot\]|\(dot\)|\{dot\})\s?/gi, '.'],
  [/\s?(?:\[@\]|\(@\)|\{@\}|\[at\]|\(at\)|\{at\})\s?/gi, '@'],
];

/** Nothing to do for most texts: one scan decides. */
const MAYBE_DEFANGED = /[hf](?:xx|\*\*|x)ps?|[[({]\s?(?:\.|:|\/|@|dot|at)|\.\]/i;

export function refang(text: string): string {
  if (!MAYBE_DEFANGED.test(text)) return text;
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Where the signs of a text that was made from another stand in that other one; without places they stand where they are. */
export interface PlacedText {
  text: string;
  places?: { starts: number[]; ends: number[] };
}

/** The same, with the places of what was written. */
export function refangWithPlaces(text: string): PlacedText {
  if (!MAYBE_DEFANGED.test(text)) return { text };
  let result: PlacedText = { text };
  for (const [pattern, replacement] of RULES) result = replaceWithPlaces(result, pattern, replacement);
  return result;
}

/** Replaces every match; `$1` in the replacement stands for the first group. */
export function replaceWithPlaces(from: PlacedText, pattern: RegExp, replacement: string): PlacedText {
  const matches = [...from.text.matchAll(pattern)];
  if (matches.length === 0) return from;
  const starts: number[] = [];
  const ends: number[] = [];
  const startOf = (index: number) => from.places?.starts[index] ?? index;
  const endOf = (index: number) => from.places?.ends[index] ?? index + 1;
  let text = '';
  let done = 0;
  const keep = (end: number) => {
    text += from.text.slice(done, end);
    for (; done < end; done++) {
      starts.push(startOf(done));
      ends.push(endOf(done));
    }
  };
  for (const match of matches) {
    keep(match.index);
    const made = replacement.replace('$1', () => match[1] ?? '');
    text += made;
    const last = match.index + match[0].length - 1;
    for (let i = 0; i < made.length; i++) {
      starts.push(startOf(match.index));
      ends.push(endOf(last));
    }
    done = last + 1;
  }
  keep(from.text.length);
  return { text, places: { starts, ends } };
}
