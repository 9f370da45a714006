import type { PreparedMessage } from '../../src/storage/port/writing.ts';
import { seeded, wordOf } from '../search/corpus.ts';

/**
 * Saved searches as a team has them, in this mix: most are names of companies, products and people, of which a few
 * occur; the others combine words of the messages.
 */
export function* queriesFor(messages: readonly PreparedMessage[], seed = 19): Generator<string, never> {
  const random = seeded(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const words = () => (messages[below(messages.length)] as PreparedMessage).indexText.split(' ');
  const word = () => {
    const tokens = words();
    return tokens[below(tokens.length)] as string;
  };
  const pair = () => {
    const tokens = words();
    const at = below(Math.max(1, tokens.length - 1));
    return tokens.slice(at, at + 2).join(' ');
  };
  const name = () => wordOf(below(12), 1000 + below(1_000_000));
  for (;;) {
    const luck = below(100);
    if (luck < 40) yield name();
    else if (luck < 55) yield `"${name()} ${name()}"`;
    else if (luck < 63) yield `${name()} OR ${name()} OR "${name()} ${word()}"`;
    else if (luck < 71) yield `${name()} ${word()} -${word()}`;
    else if (luck < 76) yield `${name().slice(0, 6)}*`;
    else if (luck < 80) yield `user:${name()}`;
    else if (luck < 84) yield `${name()}.example`;
    else if (luck < 88) yield `"${pair()}" ${name()}`;
    else if (luck < 91) yield `channel:"${name()} ${word()}"`;
    else if (luck < 94)
      yield `wallet:0x${below(2 ** 31)
        .toString(16)
        .padStart(40, '0')}`;
    else if (luck < 97) yield `(${word()} OR ${name()}) ${word()} ${word()}`;
    else if (luck < 98) yield `"${pair()}" ${word()}`;
    else if (luck < 99) yield `lang:en ${name()} -(${word()} OR ${word()})`;
    else yield `${name()}~`;
  }
}

export function savedSearches(messages: readonly PreparedMessage[], count: number): string[] {
  return Iterator.from(queriesFor(messages)).take(count).toArray();
}
