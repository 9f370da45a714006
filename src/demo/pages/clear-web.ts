import { enrichedPage } from '../../enrich/page.ts';
import type { Page } from '../../records/page.ts';
import type { DemoDay } from '../calendar.ts';
import { BROKER_EMAIL } from '../people/cast.ts';
import { NAME_WORDS } from '../people/names.ts';
import { SeededRandom } from '../random.ts';
import { paragraph } from './html.ts';
import { visit } from './page.ts';

const COUNTRIES = [
  'USA',
  'Germany',
  'Brazil',
  'India',
  'France',
  'Italy',
  'Mexico',
  'Thailand',
  'Japan',
  'Canada',
];

/** A page that is visited every day and changes a little each time. */
export function priceList({ at, back }: DemoDay): Page {
  const random = new SeededRandom('price list', back);
  const constant = new SeededRandom('price list');
  const lines = COUNTRIES.map((country) => {
    const price = 5 * (1 + constant.below(20));
    return `${country}: ${random.chance(0.15) ? price + 5 : price} USD`;
  }).filter(() => random.chance(0.95));
  // A number that is reserved for films.
  const contact = 'Orders: prices@lists.example, phone +49 30 23125 014';
  const items = [...lines, contact].map((line) => `<p>${line}</p>`);
  return enrichedPage('demo-page-price-list', at + 6 * 3_600_000, {
    facts: {
      url: 'https://lists.example/prices',
      language: 'en',
      html: `<!doctype html>\n<title>Price list</title>\n${items.join('\n')}\n`,
      docType: 'text/html',
    },
    lists: {},
  });
}

/** Pastes: credentials of invented people, and lists of addresses. */
export function pastesOn({ at, back }: DemoDay): Page[] {
  const random = new SeededRandom('pastes', back);
  return Array.from({ length: random.poisson(back > 120 ? 0.4 : 1.6) }, (_, index) => {
    const number = random.digits(8);
    const lines = Array.from(
      { length: 3 + random.below(9) },
      () => `${random.pick(NAME_WORDS)}.${random.pick(NAME_WORDS)}@${random.pick(NAME_WORDS)}-works.example`,
    );
    const isSigned = back < 100 && index === 0 && random.chance(0.1);
    return visit(`paste-${number}`, at + random.below(86_400) * 1000, {
      url: `https://paste.example/${number}`,
      title: `Paste ${number}`,
      topic: 'paste',
      body: [...lines, ...(isSigned ? [`more from ${BROKER_EMAIL}`] : [])].map((line) => paragraph(line)),
    });
  });
}
