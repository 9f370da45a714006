/** Hostile text as data: nothing in it pings, links, hides or reorders what is around it. */
import { capMarks } from '../../../text/combining-marks.ts';

/** Reading more of a text than this to get one character of output would be wasteful. */
const READ_PER_CHARACTER = 4;

/**
 * Control characters but for line breaks and tabs; format characters (direction overrides, invisible characters, tags)
 * but for the two joiners that emoji and some scripts need; blank letters; private use and unassigned.
 */
const UNSAFE = /[^\P{C}\n\t\u200C\u200D]|[\u115F\u1160\u2800\u3164\uFFA0]/gu;
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/** Several lines, without invisible and reordering characters. */
export function visibleText(text: string, max: number): string {
  const beginning = text.slice(0, max * READ_PER_CHARACTER).toWellFormed();
  return cut(
    capMarks(beginning)
      .replace(LINE_BREAKS, '\n')
      .replace(UNSAFE, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    max,
    text.length > beginning.length,
  );
}

/** The same in one line. */
export function visibleLine(text: string, max: number): string {
  const beginning = text.slice(0, max * READ_PER_CHARACTER);
  const line = visibleText(beginning, beginning.length).replace(/\s+/g, ' ');
  return cut(line, max, text.length > beginning.length);
}

/** Defanged, one line, at most `max` characters: for everything that a person reads in chat or mail. */
export function safeLine(text: string, max: number): string {
  return cut(defang(visibleLine(text, max)), max);
}

/** The same in several lines. */
export function safeText(text: string, max: number): string {
  return cut(defang(visibleText(text, max)), max);
}

/** At most `max` UTF-16 units, never half of a character. An ellipsis shows that something is missing. */
export function cut(text: string, max: number, isIncomplete = false): string {
  if (text.length <= max && !isIncomplete) return text;
  const end = Math.max(max - 1, 0);
  const isSplit = /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
  return `${text.slice(0, isSplit ? end - 1 : end)}…`.slice(0, max);
}

const WEB_SCHEME = /(?<![a-z0-9])(h)tt(?=ps?:)/gi;
const FILE_SCHEME = /(?<![a-z0-9])(f)t(?=ps?:)/gi;
const OTHER_SCHEME = /(?<=[a-z0-9+.-]):(?=\/\/)/gi;
/** Schemes without slashes that programs act on. */
const BARE_SCHEME =
  /\b(javascript|vbscript|data|mailto|tel|sms|file|magnet|xmpp|sip|tg|skype|bitcoin):(?=\S)/gi;
const AT = /\[@\]|[@\uFF20\uFE6B]/g;
/** Dots that resolvers read as dots, before a letter or digit. */
const FOREIGN_DOT = /[\u3002\uFF0E\uFF61\u2024](?=[a-z0-9])/gi;
const INNER_DOT = /(?<=[\p{L}\p{N}\p{M}_\-\]])\.(?=[\p{L}\p{N}_])/gu;
const WORD = /\S+/g;
/** Bounded, because the parts overlap: backtracking in a long word would take quadratic time. */
const NUMBER = /^[^\p{L}\p{N}.]{0,5}\d{1,15}\.\d{1,15}[^.]{0,15}\.?$/u;

/** `hxxps://example[.]com`, `me[@]example[.]com`, `[@]everyone`. Leaves defanged text as it is. */
export function defang(text: string): string {
  return text
    .replace(OTHER_SCHEME, (colon, offset: number) => (endsInWebScheme(text, offset) ? colon : '[:]'))
    .replace(WEB_SCHEME, '$1xx')
    .replace(FILE_SCHEME, '$1x')
    .replace(BARE_SCHEME, '$1[:]')
    .replace(FOREIGN_DOT, '[.]')
    .replace(WORD, (word) => (NUMBER.test(word) ? word : word.replace(INNER_DOT, '[.]')))
    .replace(AT, '[@]');
}

function endsInWebScheme(text: string, end: number): boolean {
  return /(?:^|[^a-z0-9])(?:h(?:tt|xx)ps?|f[tx]ps?)$/i.test(text.slice(Math.max(0, end - 6), end));
}
