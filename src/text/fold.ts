import { capMarks } from './combining-marks.ts';

/** Soft hyphens, zero-width and direction marks: invisible, and often used to hide words. */
const INVISIBLE = /[\p{Cf}\p{DI}\u0640]/gu;
const SPACE = /[\p{Cc}\p{Z}]+/gu;
/** Elsewhere (Thai, Indic scripts, kana), marks are part of the word. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{N}])\p{M}+/gu;
const PLAIN = /^[!-@[-`{-~a-z0-9]*$/;

/** The text without letter case, accents, invisible characters and runs of white space. */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text;
  const folded = capMarks(text)
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTED, '$1')
    .toLowerCase()
    .replace(SPACE, ' ')
    .trim();
  // Removing invisible characters can join runs of marks.
  return capMarks(folded).normalize('NFC');
}
