/** Advertisements from the templates, and offers that look like them and are not the same. */
import { SeededRandom } from '../../src/demo/random.ts';
import { MARKETS, type Market } from './templates.ts';

export interface Advert {
  market: Market;
  template: string;
  goods: string;
  place: string;
  text: string;
}

const DATES = [
  (day: number) => `${day}.11.2026`,
  (day: number) => `2026-11-${day}`,
  (day: number) => `${day}/11/26 ${day % 24}:30`,
];
const PRICES = [
  (amount: number) => `$${amount}`,
  (amount: number) => `${amount}$`,
  (amount: number) => `${amount}€`,
  (amount: number) => `${amount}.50`,
];
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** What changes from post to post. */
const CHANGING: Record<string, (random: SeededRandom) => string> = {
  price: (random) => random.pick(PRICES)(5 + random.below(900)),
  count: (random) => String(2 + random.below(90)),
  date: (random) => random.pick(DATES)(10 + random.below(20)),
  handle: (random) => `@${random.pick(['owl', 'heron', 'nord', 'lynx'])}_${random.digits(4)}`,
  invite: (random) => `https://t.me/+${code(random, 16)}`,
  email: (random) => `${random.pick(['owl', 'heron', 'lynx'])}${random.digits(3)}@mail.example`,
  phone: (random) => `+49 151 ${random.digits(8)}`,
  wallet: (random) => `bc1q${code(random, 38).toLowerCase()}`,
};

function code(random: SeededRandom, length: number): string {
  return Array.from({ length }, () => random.pick([...BASE58])).join('');
}

export function fill(text: string, random: SeededRandom): string {
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => CHANGING[name]?.(random) ?? slot);
}

export function advert(
  market: Market,
  template: string,
  goods: string,
  place: string,
  random: SeededRandom,
): Advert {
  const offer = template.replaceAll('{goods}', goods).replaceAll('{place}', place);
  return { market, template, goods, place, text: fill(offer, random) };
}

/** Every template with every goods and place. */
export function allAdverts(): Advert[] {
  const random = new SeededRandom('adverts');
  return MARKETS.flatMap((market) =>
    market.templates.flatMap((template) =>
      market.goods.flatMap((goods) =>
        market.places.map((place) => advert(market, template, goods, place, random)),
      ),
    ),
  );
}

/** Two texts that are different offers. */
export type Pair = readonly [string, string];

/** Offers of the same seller, in the same words, of something else. */
export const DIFFERENT_OFFERS: Record<string, (from: Advert, random: SeededRandom) => Pair> = {
  'other goods': (from, random) => {
    const goods = random.pick(from.market.goods.filter((each) => each !== from.goods));
    return [from.text, advert(from.market, from.template, goods, from.place, random).text];
  },
  'other country': (from, random) => {
    const place = random.pick(from.market.places.filter((each) => each !== from.place));
    return [from.text, advert(from.market, from.template, from.goods, place, random).text];
  },
  'one more offer': (from, random) => {
    const goods = random.pick(from.market.goods.filter((each) => each !== from.goods));
    return [from.text, `${from.text}\n${goods}`];
  },
  'other company, domain': (from, random) => bothWith(from, companies(random)),
  'other company, link': (from, random) =>
    bothWith(from, companies(random).map((domain) => `https://www.${domain}/login`) as [string, string]),
  'other vulnerability': (from, random) => {
    const number = random.below(8000);
    return bothWith(from, [`CVE-2026-${1000 + number}`, `CVE-2026-${1001 + number}`]);
  },
  'other flag': (from, random) =>
    bothWith(
      from,
      random.pick([
        ['🇩🇪', '🇫🇷'],
        ['🇺🇸', '🇬🇧'],
        ['🇵🇱', '🇵🇹'],
      ]),
    ),
  'other country code': (from, random) =>
    bothWith(
      from,
      random.pick([
        ['US', 'IT'],
        ['BE', 'AT'],
        ['UK', 'ES'],
      ]),
    ),
  'other messenger': (from, random) =>
    bothWith(
      from,
      random.pick([
        ['Telegram', 'Discord'],
        ['WhatsApp', 'Signal'],
        ['Session', 'Jabber'],
      ]),
    ),
  'exchange reversed': (from) => bothWith(from, ['USDT → BTC', 'BTC → USDT']),
  'other model number': (from, random) => {
    const model = 10 + random.below(6);
    return bothWith(from, [`iPhone ${model}`, `iPhone ${model + 1}`]);
  },
};

const COMPANIES = ['nordwind', 'heronry', 'quillmark', 'tarnfield', 'ostrava-mills', 'lindenhof'];

function companies(random: SeededRandom): [string, string] {
  const first = random.below(COMPANIES.length);
  const second = (first + 1 + random.below(COMPANIES.length - 1)) % COMPANIES.length;
  return [`${COMPANIES[first]}.example`, `${COMPANIES[second]}.example`];
}

/** The goods are followed by one or the other. */
function bothWith({ text, goods }: Advert, [first, second]: readonly string[]): Pair {
  return [text.replace(goods, `${goods} ${first} `), text.replace(goods, `${goods} ${second} `)];
}
