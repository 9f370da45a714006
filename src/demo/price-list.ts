import { enrichedPage } from '../enrich/page.ts';
import type { Page } from '../records/page.ts';
import { type Day, startOfDay } from '../time/day.ts';
import { COUNTRIES } from './phrases.ts';
import { SeededRandom } from './random.ts';

/** A page that is crawled every day and changes a little each time. */
export function priceList(day: Day): Page {
  const random = new SeededRandom('price list', day);
  const constant = new SeededRandom('price list');
  const lines = COUNTRIES.map(([, country]) => {
    const price = 5 * (1 + constant.below(20));
    return `${country}: ${random.chance(0.15) ? price + 5 : price} USD`;
  }).filter(() => random.chance(0.95));
  // A number that is reserved for films.
  const contact = 'Orders: prices@lists.example, phone +49 30 23125 014';
  const items = [...lines, contact].map((line) => `<p>${line}</p>`);
  return enrichedPage('demo-page-price-list', startOfDay(day) + 6 * 3_600_000, {
    facts: {
      url: 'https://lists.example/prices',
      language: 'en',
      html: `<!doctype html>\n<title>Price list</title>\n${items.join('\n')}\n`,
      docType: 'text/html',
    },
    lists: {},
  });
}
