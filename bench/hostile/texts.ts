/** Texts of 64 KiB from every block of Unicode, in shapes that slow down text functions. */

export const TEXT_LENGTH = 65_536;

const BLOCK_SIZE = 128;
/** Thousands of characters that behave alike: only their first and last block are used. */
const UNIFORM = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Tangut}\p{Script=Nushu}\p{Co}]+$/u;
const UNASSIGNED = /[\p{Cn}\p{Cs}]/u;

export interface Block {
  name: string;
  characters: string[];
}

/** Assigned characters, in blocks of 128 code points. */
export function blocks(): Block[] {
  const all: Block[] = [];
  for (let first = 0; first <= 0x10ffff; first += BLOCK_SIZE) {
    const characters = Array.from({ length: BLOCK_SIZE }, (_, index) => String.fromCodePoint(first + index));
    const assigned = characters.filter((character) => !UNASSIGNED.test(character));
    if (assigned.length > 0)
      all.push({ name: `U+${first.toString(16).toUpperCase().padStart(4, '0')}`, characters: assigned });
  }
  const isUniform = (block: Block | undefined) =>
    block !== undefined && UNIFORM.test(block.characters.join(''));
  return all.filter(
    (block, index) => !isUniform(block) || !isUniform(all[index - 1]) || !isUniform(all[index + 1]),
  );
}

/** Separators: none, characters that hide others, and patterns of extractors and defanging. */
const SEPARATORS = ['', ' ', '\u200d', 'a', '1', '@', '.', '[.]', '://', '(at)', '\u0301'];

export function* textsOf({ characters }: Block): Generator<{ shape: string; text: string }> {
  yield { shape: 'falling', text: filled([...characters].reverse().join('')) };
  const halves = characters.map((character) => character.repeat(TEXT_LENGTH / 2 / BLOCK_SIZE)).reverse();
  yield { shape: 'long runs', text: filled(`a${halves.join('')}`) };
  const longest = characters.reduce((a, b) =>
    b.normalize('NFKD').length > a.normalize('NFKD').length ? b : a,
  );
  yield { shape: 'one that decomposes', text: filled(longest) };
  for (const separator of SEPARATORS)
    yield {
      shape: `separator ${JSON.stringify(separator)}`,
      text: filled(characters.join(separator) + separator),
    };
}

function filled(unit: string): string {
  const text = unit.repeat(Math.ceil(TEXT_LENGTH / unit.length)).slice(0, TEXT_LENGTH);
  return text.toWellFormed();
}
