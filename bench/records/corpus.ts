/** Synthetic crawled pages and ransomware posts beside the messages of search/corpus.ts, with some of the same items. */
import { type Page, pageIdOf, pageSighting } from '../../src/records/page.ts';
import {
  type RansomwarePost,
  ransomwarePostId,
  ransomwareSighting,
} from '../../src/records/ransomware-post.ts';
import { MS_PER_DAY } from '../../src/time/instant.ts';
import { COMMON_WORD, CORPUS_DAYS, CORPUS_END, emailOf, seeded, walletOf, wordOf } from '../search/corpus.ts';

const SITES = 3000;
const GROUPS = 200;
const COMPANIES = 60_000;
const PEOPLE = 20_000;
const WORDS_MIN = 40;
const WORDS_SPREAD = 160;
const COUNTRIES = ['US', 'DE', 'FR', 'GB', 'IT', 'BR', 'IN', 'CA', 'ES', 'AU'];
const SECTORS = ['Manufacturing', 'Healthcare', 'Education', 'Retail', 'Energy'];

function words(random: () => number, count: number): string {
  const language = Math.floor(random() * 6);
  return Array.from({ length: count }, () => wordOf(language, Math.floor(random() ** 3 * 30_000))).join(' ');
}

function dayAt(random: () => number): number {
  return CORPUS_END - Math.floor(random() * CORPUS_DAYS * MS_PER_DAY);
}

export function* pages(count: number): Iterable<Page> {
  const random = seeded(21);
  for (let index = 0; index < count; index++) {
    const site = Math.floor(random() ** 2 * SITES);
    const host = site % 2 === 0 ? `site${site}.example` : `${'abcdefgh'.repeat(7)}.onion`;
    const url = `http://${host}/${index}`;
    const person = Math.floor(random() ** 2 * PEOPLE);
    const [email, wallet] = [emailOf(person), walletOf(person)];
    const common = random() < 0.3 ? `${COMMON_WORD} ` : '';
    yield pageSighting(pageIdOf(url), dayAt(random), {
      facts: {
        url,
        pageTitle: words(random, 4),
        language: 'en',
        text: `${common}${words(random, WORDS_MIN + Math.floor(random() * WORDS_SPREAD))} ${email} ${wallet}`,
      },
      lists: { email: [email], ethereum_address: [wallet], domain: [`site${site}.example`] },
    });
  }
}

export function companyOf(number: number): string {
  return `${wordOf(0, number)} ${wordOf(3, number % 700)} ${['GmbH', 'Inc.', 'Ltd', 'S.A.'][number % 4]}`;
}

export function* posts(count: number): Iterable<RansomwarePost> {
  const random = seeded(22);
  for (let index = 0; index < count; index++) {
    const number = Math.floor(random() * COMPANIES);
    const company = companyOf(number);
    const group = `group${Math.floor(random() ** 2 * GROUPS)}`;
    const at = dayAt(random);
    yield ransomwareSighting(
      ransomwarePostId(group, company, at),
      at,
      { url: `urn:bench:${index}`, grade: 'urn' },
      {
        facts: {
          companyName: company,
          companyLink: `https://company${number}.example/`,
          ransomwareGroup: group,
          text: words(random, 30),
          country: COUNTRIES[number % COUNTRIES.length],
          industry: SECTORS[number % SECTORS.length],
        },
        lists: { domain: [`company${number}.example`] },
      },
    );
  }
}

/** Values that occur in messages and pages, frequent and rare ones. */
export function knownItems(count: number): { kind: 'email' | 'ethereum_address'; value: string }[] {
  const random = seeded(23);
  return Array.from({ length: count }, (_, index) => {
    const person = Math.floor(random() * PEOPLE);
    return index % 2 === 0
      ? { kind: 'email', value: emailOf(person) }
      : { kind: 'ethereum_address', value: walletOf(person) };
  });
}
