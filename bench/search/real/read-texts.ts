/** Reads texts from the formats in which Debian packages carry prose and translations. */
import { gunzipSync } from 'node:zlib';

/** A piece of text and its language, if the file tells it. */
export interface FoundText {
  language: string | undefined;
  text: string;
}

export const LENGTH_MIN = 10;
export const LENGTH_MAX = 400;

/** `help/pt-BR/`, `locale/zh_CN/LC_MESSAGES/`, `man/tr/man5/`, `fortunes/ru/` and `html/de-DE/` in a path. */
const LANGUAGE_IN_PATH =
  /\/(?:help|locale|resource|man|fortunes|html|installation-guide-amd64)\/([a-z]{2})(?:[-_.][\w-]+)?\//;

export function languageOf(path: string): string | undefined {
  return LANGUAGE_IN_PATH.exec(path)?.[1];
}

export function readTexts(path: string, bytes: Buffer): FoundText[] {
  const language = languageOf(path);
  const found = (texts: string[]) => texts.map((text) => ({ language, text }));
  if (path.endsWith('.html')) return found(htmlParagraphs(bytes.toString('utf8')));
  if (path.endsWith('.mo')) {
    const { originals, translations } = readCatalogue(bytes);
    return [...originals.map((text) => ({ language: 'en', text })), ...found(translations)];
  }
  if (/\/man\/.*\.\d\w*\.gz$/.test(path)) return found(manualParagraphs(gunzipSync(bytes).toString('utf8')));
  if (/\/games\/fortunes\/[^.]*$/.test(path)) return found(bytes.toString('utf8').split(/^%\s*$/m));
  return [];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', apos: "'" };

/** Every page of LibreOffice's help repeats its title in an invisible paragraph, in English. */
const HIDDEN_TITLE = 'Title is: ';

export function htmlParagraphs(html: string): string[] {
  return [...html.matchAll(/<(p|h[1-6]|li|td)\b[^>]*>(.*?)<\/\1>/gs)]
    .map(([, , content = '']) =>
      content
        .replace(/<[^>]*>/g, '')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
        .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity),
    )
    .filter((text) => !text.startsWith(HIDDEN_TITLE));
}

/** The strings of a gettext catalogue in its binary format. */
export function readCatalogue(bytes: Buffer): { originals: string[]; translations: string[] } {
  const isLittleEndian = bytes.readUInt32LE(0) === 0x950412de;
  const number = (at: number) => (isLittleEndian ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const [count, originalsAt, translationsAt] = [number(8), number(12), number(16)];
  const strings = (table: number) =>
    Array.from({ length: count }, (_, index) => {
      const length = number(table + index * 8);
      const start = number(table + index * 8 + 4);
      // Plural forms follow after a zero; a context stands before an EOT.
      const [singular = ''] = bytes.toString('utf8', start, start + length).split('\0');
      return singular.split('\u0004').at(-1) as string;
    });
  const originals = strings(originalsAt);
  const translations = strings(translationsAt);
  // The translation of the empty string is the catalogue's header.
  const isText = (_: string, index: number) => originals[index] !== '';
  return { originals: originals.filter(isText), translations: translations.filter(isText) };
}

/** The prose of a manual page, without requests and escapes of roff. */
export function manualParagraphs(roff: string): string[] {
  const paragraphs: string[] = [];
  let lines: string[] = [];
  for (const line of roff.split('\n')) {
    const [, request, rest = ''] = /^['.]\s*(\S*)\s*(.*)$/.exec(line) ?? [];
    if (request === undefined) lines.push(line);
    else if (/^(?:[BI]|BR|RB|IR|RI|BI|IB|SM)$/.test(request)) lines.push(rest.replaceAll('"', ''));
    else {
      paragraphs.push(lines.join(' '));
      lines = [];
    }
  }
  return [...paragraphs, lines.join(' ')].map((paragraph) =>
    paragraph
      .replace(/\\f(?:\[\w*\]|\(..|.)/g, '')
      .replace(/\\\(aq/g, "'")
      .replace(/\\\([a-z]{2}|\\[&:^|%]|\\s[+-]?\d/g, '')
      .replace(/\\(.)/g, '$1'),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: some fortunes contain escape sequences
const TERMINAL_COLOURS = /\u001b\[[\d;]*m/g;

/** Texts of the length of chat messages. Longer paragraphs are split between sentences. */
export function chatSized(text: string): string[] {
  const flat = text.replace(TERMINAL_COLOURS, '').replace(/\s+/g, ' ').trim();
  if (flat.length <= LENGTH_MAX) return flat.length < LENGTH_MIN ? [] : [flat];
  const parts: string[] = [];
  let part = '';
  for (const sentence of flat.split(/(?<=[.!?।]) |(?<=[。！？])/)) {
    if (part !== '' && part.length + 1 + sentence.length > LENGTH_MAX) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  // A sentence that is still too long is no chat message.
  return [...parts, part].filter(({ length }) => length >= LENGTH_MIN && length <= LENGTH_MAX);
}
