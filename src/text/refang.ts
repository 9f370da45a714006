/**
 * Analysts and criminals defang links to prevent clicks: hxxp, [.], (at). Search and extractors use refanged text; the
 * stored text stays as written.
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

/** One scan is enough to see that most texts are not defanged. */
const MAYBE_DEFANGED = /[hf](?:xx|\*\*|x)ps?|[[({]\s?(?:\.|:|\/|@|dot|at)|\.\]/i;

export function refang(text: string): string {
  if (!MAYBE_DEFANGED.test(text)) return text;
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/**
 * A text derived from another, with the offsets of its characters in the original. Without offsets, both are the same.
 */
export interface MappedText {
  text: string;
  offsets?: { starts: number[]; ends: number[] };
}

/** Like `refang`, with offsets in the original text. */
export function refangWithOffsets(text: string): MappedText {
  if (!MAYBE_DEFANGED.test(text)) return { text };
  let result: MappedText = { text };
  for (const [pattern, replacement] of RULES) result = replaceWithOffsets(result, pattern, replacement);
  return result;
}

/** Replaces every match. `$1` in the replacement stands for the first group. */
export function replaceWithOffsets(from: MappedText, pattern: RegExp, replacement: string): MappedText {
  const matches = [...from.text.matchAll(pattern)];
  if (matches.length === 0) return from;
  const known = from.offsets;
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let done = 0;
  const keep = (end: number) => {
    text += from.text.slice(done, end);
    for (; done < end; done++) {
      starts.push(known === undefined ? done : (known.starts[done] as number));
      ends.push(known === undefined ? done + 1 : (known.ends[done] as number));
    }
  };
  for (const match of matches) {
    keep(match.index);
    const made = replacement.includes('$1') ? replacement.replace('$1', () => match[1] ?? '') : replacement;
    text += made;
    const last = match.index + match[0].length - 1;
    for (let i = 0; i < made.length; i++) {
      starts.push(known === undefined ? match.index : (known.starts[match.index] as number));
      ends.push(known === undefined ? last + 1 : (known.ends[last] as number));
    }
    done = last + 1;
  }
  keep(from.text.length);
  return { text, offsets: { starts, ends } };
}
