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
  const kinds: [share: number, query: () => string][] = [
    [40, name],
    [15, () => `"${name()} ${name()}"`],
    [8, () => `${name()} OR ${name()} OR "${name()} ${word()}"`],
    [8, () => `${name()} ${word()} -${word()}`],
    [5, () => `${name().slice(0, 6)}*`],
    [4, () => `user:${name()}`],
    [4, () => `${name()}.example`],
    [4, () => `"${pair()}" ${name()}`],
    [3, () => `channel:"${name()} ${word()}"`],
    [
      3,
      () =>
        `wallet:0x${below(2 ** 31)
          .toString(16)
          .padStart(40, '0')}`,
    ],
    [3, () => `(${word()} OR ${name()}) ${word()} ${word()}`],
    [1, () => `"${pair()}" ${word()}`],
    [1, () => `lang:en ${name()} -(${word()} OR ${word()})`],
    [1, () => `${name()}~`],
  ];
  const drawn = kinds.flatMap(([share, query]) => Array.from({ length: share }, () => query));
  for (;;) yield (drawn[below(drawn.length)] as () => string)();
}

export function savedSearches(messages: readonly PreparedMessage[], count: number): string[] {
  return Iterator.from(queriesFor(messages)).take(count).toArray();
}
