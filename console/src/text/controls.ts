/**
 * Invisible characters change or hide what an analyst reads: an override reverses `gpj.exe`, a zero-width space makes
 * two names look the same. The console shows them by abbreviation.
 */
type Names = Record<string, [abbreviation: string, name: string]>;

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
  '\ufeff': ['BOM', 'byte order mark'],
};

/** Persian words and emoji need the joiners. Shown in addresses only. */
const JOINERS: Names = {
  '\u200c': ['ZWNJ', 'zero-width non-joiner'],
  '\u200d': ['ZWJ', 'zero-width joiner'],
};

const NAMES: Names = { ...FORMATTING, ...JOINERS };

/** Where a text is shown: in a message, as a name or title, or as an address. */
export type TextContext = 'text' | 'name' | 'address';

const oneOf = (...names: Names[]) => new RegExp(`([${names.flatMap((each) => Object.keys(each)).join('')}])`);
const PATTERNS = { name: oneOf(FORMATTING), address: oneOf(FORMATTING, JOINERS) };

export interface ControlPart {
  text: string;
  /** The name of the invisible character, if this part stands for one. */
  control?: string;
}

/** Splits a text into visible parts and labels for its invisible characters, which messages keep. */
export function controlParts(text: string, context: TextContext): ControlPart[] {
  if (context === 'text') return [{ text }];
  return text
    .split(PATTERNS[context])
    .filter((part) => part !== '')
    .map((part) => {
      const known = NAMES[part];
      return known === undefined ? { text: part } : { text: `⟨${known[0]}⟩`, control: known[1] };
    });
}

/** The same as plain text, for options, titles and labels on a canvas. */
export function visible(text: string): string {
  return controlParts(text, 'name')
    .map((part) => part.text)
    .join('');
}
