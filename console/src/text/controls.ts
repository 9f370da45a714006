/**
 * Invisible characters change or hide what an analyst reads: an override reverses `gpj.exe`, a zero-width space makes
 * two names look the same. The console shows them by abbreviation.
 */
type Names = Record<string, [abbreviation: string, name: string]>;

/** Blank or deprecated; almost no modern text needs them. Shown everywhere. */
const BLANKS: Names = {
  '\u115f': ['HCF', 'Hangul choseong filler'],
  '\u1160': ['HJF', 'Hangul jungseong filler'],
  '\u180e': ['MVS', 'Mongolian vowel separator'],
  '\u206a': ['ISS', 'inhibit symmetric swapping'],
  '\u206b': ['ASS', 'activate symmetric swapping'],
  '\u206c': ['IAFS', 'inhibit Arabic form shaping'],
  '\u206d': ['AAFS', 'activate Arabic form shaping'],
  '\u206e': ['NADS', 'national digit shapes'],
  '\u206f': ['NODS', 'nominal digit shapes'],
  '\u3164': ['HF', 'Hangul filler'],
  '\ufeff': ['BOM', 'byte order mark'],
  '\uffa0': ['HWHF', 'halfwidth Hangul filler'],
};

/** Normal in running text, which may need them for its direction and line breaks. Shown in names and addresses. */
const FORMATTING: Names = {
  '\u061c': ['ALM', 'Arabic letter mark'],
  '\u200e': ['LRM', 'left-to-right mark'],
  '\u200f': ['RLM', 'right-to-left mark'],
  '\u202a': ['LRE', 'left-to-right embedding'],
  '\u202b': ['RLE', 'right-to-left embedding'],
  '\u202c': ['PDF', 'pop directional formatting'],
  '\u202d': ['LRO', 'left-to-right override'],
  '\u202e': ['RLO', 'right-to-left override'],
  '\u2066': ['LRI', 'left-to-right isolate'],
  '\u2067': ['RLI', 'right-to-left isolate'],
  '\u2068': ['FSI', 'first strong isolate'],
  '\u2069': ['PDI', 'pop directional isolate'],
  '\u00ad': ['SHY', 'soft hyphen'],
  '\u200b': ['ZWSP', 'zero-width space'],
  '\u2060': ['WJ', 'word joiner'],
};

/** Persian words and emoji need the joiners. Shown in addresses only. */
const JOINERS: Names = {
  '\u200c': ['ZWNJ', 'zero-width non-joiner'],
  '\u200d': ['ZWJ', 'zero-width joiner'],
};

const NAMES: Names = { ...BLANKS, ...FORMATTING, ...JOINERS };

/** Tag characters repeat ASCII invisibly, so that a text can carry a hidden second text. */
const TAG_BASE = 0xe0000;
const TAGS = String.raw`[\u{e0020}-\u{e007e}]+|[\u{e0000}-\u{e001f}\u{e007f}]`;
/** The only emoji that contain tag characters: the flags of England, Scotland and Wales. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => `\u{1f3f4}${toTags(region)}\u{e007f}`).join('|');

function toTags(ascii: string): string {
  return String.fromCodePoint(...[...ascii].map((letter) => TAG_BASE + letter.charCodeAt(0)));
}

/** Where a text is shown: in a message, as a name or title, or as an address. */
export type TextContext = 'text' | 'name' | 'address';

const pattern = (...alternatives: string[]) => new RegExp(alternatives.join('|'), 'gu');
const oneOf = (...names: Names[]) => `[${names.flatMap((each) => Object.keys(each)).join('')}]`;
const PATTERNS: Record<TextContext, RegExp> = {
  text: pattern(FLAGS, TAGS, oneOf(BLANKS)),
  name: pattern(FLAGS, TAGS, oneOf(BLANKS, FORMATTING)),
  address: pattern(TAGS, oneOf(BLANKS, FORMATTING, JOINERS)),
};

export interface ControlPart {
  text: string;
  /** The name of the invisible character, if this part stands for one. */
  control?: string;
}

/** Splits a text into visible parts and labels for its invisible characters. */
export function controlParts(text: string, context: TextContext): ControlPart[] {
  const parts: ControlPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(PATTERNS[context])) {
    const label = labelOf(found);
    if (label === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push(label);
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Undefined for a flag, which is visible. */
function labelOf(found: string): ControlPart | undefined {
  const known = NAMES[found];
  if (known !== undefined) return { text: `⟨${known[0]}⟩`, control: known[1] };
  const codes = Array.from(found, (character) => (character.codePointAt(0) ?? 0) - TAG_BASE);
  const [first = 0] = codes;
  if (first < 0) return undefined;
  if (first < 0x20 || first === 0x7f)
    return { text: `⟨U+${(TAG_BASE + first).toString(16).toUpperCase()}⟩`, control: 'tag character' };
  const ascii = codes.map((code) => String.fromCharCode(code)).join('');
  return { text: `⟨TAG ${ascii}⟩`, control: 'tag characters' };
}

/** The same as plain text, for options, titles and labels on a canvas. */
export function visible(text: string): string {
  return controlParts(text, 'name')
    .map((part) => part.text)
    .join('');
}
