/**
 * Characters that are invisible but change what is seen: an override turns `gpj.exe` around, a zero-width space makes two names of one.
 * In names and addresses they are shown by their abbreviation.
 */
const NAMES: Record<string, [abbreviation: string, name: string]> = {
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
  '\u200c': ['ZWNJ', 'zero-width non-joiner'],
  '\u200d': ['ZWJ', 'zero-width joiner'],
};

/** Persian words and emoji need the joiners: only in an address are they out of place. */
const JOINERS = new Set(['\u200c', '\u200d']);
const classOf = (characters: readonly string[]) => new RegExp(`([${characters.join('')}])`);
const IN_ADDRESSES = classOf(Object.keys(NAMES));
const IN_NAMES = classOf(Object.keys(NAMES).filter((character) => !JOINERS.has(character)));

export interface ControlPart {
  text: string;
  /** What the control is called, if this part stands for one. */
  control?: string;
}

/** A text as parts: what is seen, and a label in the place of each control. */
export function controlParts(text: string, where: 'name' | 'address'): ControlPart[] {
  return text
    .split(where === 'address' ? IN_ADDRESSES : IN_NAMES)
    .filter((part) => part !== '')
    .map((part) => {
      const known = NAMES[part];
      return known === undefined ? { text: part } : { text: `⟨${known[0]}⟩`, control: known[1] };
    });
}

/** The same where only plain text can be shown: options, titles, labels on a canvas. */
export function visible(text: string): string {
  return controlParts(text, 'name')
    .map((part) => part.text)
    .join('');
}
