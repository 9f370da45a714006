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
