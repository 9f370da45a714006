import type { Page } from '../../records/page.ts';
import { ADDRESS_MAKERS, onionHost } from '../addresses.ts';
import type { DemoDay } from '../calendar.ts';
import { BROKER_EMAIL, BROKER_WALLET } from '../people/cast.ts';
import { SeededRandom } from '../random.ts';
import { heading, link, paragraph } from './html.ts';
import { type Topic, visit } from './page.ts';

interface Shop {
  name: string;
  topic: Topic;
  host: string;
  /** The day on which it was found, in days before the first start. */
  since: number;
  goods: readonly string[];
  email: string;
  payment: readonly string[];
  channel: string;
  /** Days between two visits of the front page. */
  every: number;
}

const COUNTRIES = ['USA', 'Germany', 'Brazil', 'Italy', 'Canada', 'Poland', 'Spain', 'Japan'];

function shop(name: string, since: number, every: number, more: Partial<Shop> = {}): Shop {
  const random = new SeededRandom('shop', name);
  return {
    name,
    topic: 'market',
    host: onionHost(random),
    since,
    every,
    goods: ['Logs', 'Mail access', 'Remote desktop', 'Database'],
    email: `${name.toLowerCase().replaceAll(' ', '.')}@shop.example`,
    payment: [ADDRESS_MAKERS.bitcoin_address(random), ADDRESS_MAKERS.ethereum_address(random)],
    channel: 'https://t.me/night_market_xmpl',
    ...more,
  };
}

/** The broker's shop: the page that the story leads to. */
const ROPEWALK = shop('Ropewalk', 84, 4, {
  goods: ['VPN access', 'Citrix access', 'Remote desktop', 'Domain admin'],
  email: BROKER_EMAIL,
  payment: [BROKER_WALLET],
  channel: 'https://t.me/access_row_xmpl',
});

const SHOPS: readonly Shop[] = [
  ROPEWALK,
  shop('Tallow Market', 425, 11),
  shop('Hollow Cards', 410, 13, {
    topic: 'fraud',
    goods: ['Gift cards', 'Accounts', 'Transfers'],
    channel: 'https://t.me/cashout_lane_xmpl',
  }),
  shop('Basalt Logs', 300, 8, {
    goods: ['Logs', 'Cookies', 'Combo lists'],
    channel: 'https://t.me/stealer_logs_daily_xmpl',
  }),
  shop('Copper Store', 110, 6, {
    goods: ['Copperfang month', 'Copperfang year', 'Panel setup'],
    channel: 'https://t.me/copperfang_updates_xmpl',
  }),
  shop('Vetch and Sons', 220, 14, { topic: 'fraud', goods: ['Documents', 'Templates', 'Utility bills'] }),
];

export const STORY_SHOP_PAGE = 'demo-page-ropewalk';

function idOf({ name }: Shop): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** Front pages that are visited again and again, and new listings. */
export function shopPagesOn(day: DemoDay): Page[] {
  return SHOPS.filter(({ since }) => day.back <= since).flatMap((each) => [
    ...((each.since - day.back) % each.every === 0 ? [frontPage(each, day)] : []),
    ...listingsOn(each, day),
  ]);
}

/** Prices follow a random walk from visit to visit. */
function priceOn(each: Shop, good: string, back: number): number {
  const random = new SeededRandom('price', each.name, good);
  let price = 20 + random.below(180);
  for (let visits = Math.floor((each.since - back) / each.every); visits > 0; visits--)
    price += random.pick(PRICE_STEPS);
  return Math.max(5, price);
}
const PRICE_STEPS = [-5, 0, 0, 0, 0, 0, 5];

function frontPage(each: Shop, { at, back }: DemoDay): Page {
  const random = new SeededRandom('front page', each.name, back);
  const rows = each.goods.flatMap((good) =>
    COUNTRIES.slice(0, 4).map((country) =>
      paragraph(`${good}, ${country}: ${priceOn(each, good + country, back)} USD`),
    ),
  );
  return visit(idOf(each), at + random.below(20) * 3_600_000, {
    url: `http://${each.host}/`,
    title: `${each.name} - listing of all goods`,
    topic: each.topic,
    body: [
      heading(each.name),
      ...rows,
      ...each.payment.map((address) => paragraph(`Payment: ${address}`)),
      paragraph(`Support: ${each.email}`),
      link(each.channel, `News in our channel: ${each.channel}`),
    ],
  });
}

function listingsOn(each: Shop, { at, back }: DemoDay): Page[] {
  const random = new SeededRandom('listings', each.name, back);
  const mean = back > 120 ? 0.22 : 0.75;
  return Array.from({ length: random.poisson(mean) }, (_, index) => {
    const [good, country] = [random.pick(each.goods), random.pick(COUNTRIES)];
    const number = random.digits(5);
    return visit(`${idOf(each)}-${number}`, at + random.below(86_400) * 1000, {
      url: `http://${each.host}/listing/${number}`,
      title: `Listing ${number}: ${good}, ${country}`,
      topic: each.topic,
      body: [
        heading(`${good}, ${country}`),
        paragraph(
          `${10 + random.below(900)} pieces, ${5 * (1 + random.below(60))} USD each. Sold by ${each.name}.`,
        ),
        paragraph(`Payment: ${random.pick(each.payment)}`),
        paragraph(`Questions: ${each.email}`),
        ...(index === 0 ? [link(each.channel)] : []),
      ],
    });
  });
}
