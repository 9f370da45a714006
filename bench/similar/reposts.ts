/** How sellers change an advertisement when they post it again. */
import type { SeededRandom } from '../../src/demo/random.ts';
import { type Advert, advert, fill } from './adverts.ts';

const EMOJI = ['🔥', '✅', '💎', '⚡️', '❗️', '👉', '1️⃣', '💰', '🚀', '⭐️'];
const RULES = ['━━━━━━━━━━', '══════', '▬▬▬▬▬▬', '➖➖➖➖', '* * *'];
const CYRILLIC: Record<string, string> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с' };
const LATIN: Record<string, string> = Object.fromEntries(
  Object.entries(CYRILLIC).map(([latin, cyrillic]) => [cyrillic, latin]),
);
/** Contacts stay as they are: a changed character would break them. */
const CONTACT_CHUNK = /[@/]|bc1q|^\+?\d/;

type Repost = (from: Advert, random: SeededRandom) => string;

export const REPOSTS: Record<string, Repost> = {
  'price, date and contacts': ({ market, template, goods, place }, random) =>
    advert(market, template, goods, place, random).text,
  emoji: ({ text }, random) => eachLine(text, (line) => `${random.pick(EMOJI)} ${line}${random.pick(EMOJI)}`),
  rules: ({ text }, random) => text.replaceAll('\n', () => `\n${random.pick(RULES)}\n`),
  'bold letters': ({ text }) => eachChunk(text, bold),
  'upper case': ({ text }) => eachChunk(text, (chunk) => chunk.toUpperCase()),
  'look-alike letters': ({ text }, random) =>
    eachChunk(text, (chunk) =>
      chunk.replace(/[aeopcаеорс]/g, (letter) =>
        random.chance(0.3) ? (CYRILLIC[letter] ?? LATIN[letter] ?? letter) : letter,
      ),
    ),
  'invisible characters': ({ text }, random) =>
    eachChunk(text, (chunk) => (random.chance(0.3) ? `${chunk.slice(0, 2)}\u200b${chunk.slice(2)}` : chunk)),
  punctuation: ({ text }, random) =>
    eachLine(
      text,
      (line) =>
        `${random.pick(['- ', '• ', '>> ', ''])}${line.replaceAll(',', ' -')}${random.pick(['!!!', '.', ''])}`,
    ),
  greeting: ({ market, text }, random) => `${random.pick(market.greetings)}\n${text}`,
  'contact line': ({ market, text }, random) => `${text}\n${fill(random.pick(market.contactLines), random)}`,
  'lines reordered': ({ text }, random) => reordered(text.split('\n'), random).join('\n'),
  'posted twice in one text': ({ text }) => `${text}\n\n${text}`,
  praise: ({ market, text, goods }, random) => text.replace(goods, `${random.pick(market.praise)} ${goods}`),
  'line breaks lost': ({ text }) => text.replaceAll('\n', ' '),
  'signature with a name': ({ market, text }, random) =>
    `${text}\n${fill(random.pick(market.signatures), random)}`,
  'one word changed': (from, random) => withOtherWords(from, 1, random),
  'two words changed': (from, random) => withOtherWords(from, 2, random),
  'cut at the end': ({ text }, random) =>
    text.slice(0, Math.floor(text.length * (0.5 + random.fraction() * 0.4))),
};

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n');
}

function eachChunk(text: string, change: (chunk: string) => string): string {
  return text.replace(/\S+/g, (chunk) => (CONTACT_CHUNK.test(chunk) ? chunk : change(chunk)));
}

const BOLD_CAPITAL_A = 0x1d400;
const BOLD_SMALL_A = 0x1d41a;

function bold(text: string): string {
  return text
    .replace(/[A-Z]/g, (letter) => String.fromCodePoint(BOLD_CAPITAL_A + letter.charCodeAt(0) - 0x41))
    .replace(/[a-z]/g, (letter) => String.fromCodePoint(BOLD_SMALL_A + letter.charCodeAt(0) - 0x61));
}

function reordered(lines: readonly string[], random: SeededRandom): string[] {
  const left = [...lines];
  const result: string[] = [];
  while (left.length > 0) result.push(...left.splice(random.below(left.length), 1));
  return result;
}

/** Changes words that are neither goods nor contacts. */
function withOtherWords({ market, text, goods, place }: Advert, count: number, random: SeededRandom): string {
  const offered = `${goods} ${place}`;
  const parts = text.split(/(\s+)/);
  const changeable = parts.flatMap((part, index) =>
    /\p{L}{3}/u.test(part) && !CONTACT_CHUNK.test(part) && !offered.includes(part.replace(/[^\p{L}]/gu, ''))
      ? index
      : [],
  );
  for (const index of reordered(changeable.map(String), random).slice(0, count))
    parts[Number(index)] = random.pick(market.otherWords);
  return parts.join('');
}
