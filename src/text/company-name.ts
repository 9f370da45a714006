import { capMarks } from './combining-marks.ts';
import { foldName, foldNameExpanded, reduceDigraphs, wordsOf } from './fold-name.ts';
import { isConnector, withoutLegalForms } from './legal-forms.ts';
import {
  isAnnotation,
  isCountry,
  isMasked,
  isNumeral,
  isPlaceholder,
  withoutTrailingAnnotations,
} from './name-annotations.ts';
import { refang } from './refang.ts';
import { type RegisteredDomain, registeredDomain } from './registered-domain.ts';

/** Titles are short. The rest of a longer text is a description. */
const LENGTH_MAX = 300;
const LINK_LENGTH_MAX = 2000;
const NAMES_MAX = 3;
/** Without its legal form, a name this short is not a name any more: `X Corp`. */
const CORE_LENGTH_MIN = 2;

export interface CompanyName {
  /** Equal for every spelling of the name, the shortest form first. Two names are the same if they share a key. */
  nameKeys: string[];
  /** Registered domains, in ASCII. */
  domains: string[];
}

const SEPARATOR = /[[\](){}<>|【】]|\s[-–—/]{1,3}\s|[:!]\s/;
/** NFKC would turn them into letters. */
const TRADEMARK = /[®™©℠]/g;
/** Between two names of one company. */
const ALSO_KNOWN_AS = /\s(?:d\.?\/?b\.?\/?a\.?|a\.?\/?k\.?\/?a\.?|trading as|formerly)\s/i;

/** Reads the title of a post, a company's name, or a host name used as one. */
export function readCompanyName(text: string): CompanyName {
  const title = capMarks(refang(text.slice(0, LENGTH_MAX).replace(TRADEMARK, ' ')))
    .normalize('NFKC')
    .trim();
  const { names, domains } = partsOf(title);
  const nameKeys = new Set<string>();
  const name = names.join(' ');
  if (wordsOf(name).length > 0) {
    if (!isMasked(title))
      for (const each of name.split(ALSO_KNOWN_AS, NAMES_MAX))
        for (const key of keysOfName(each)) nameKeys.add(key);
  } else if (domains[0] !== undefined) {
    for (const key of keysOfDomain(domains[0])) nameKeys.add(key);
  }
  return { nameKeys: [...nameKeys], domains: [...new Set(domains.map(({ domain }) => domain))] };
}

/** How much a name says: a hidden or missing name less than a domain, a domain less than a written name. */
export function companyNameQuality(text: string): number {
  const { nameKeys, domains } = readCompanyName(text);
  if (nameKeys.length === 0) return 0;
  return domains.length > 0 && !/\s/.test(text.trim()) ? 1 : 2;
}

/** The registered domain of a link to the company; undefined if it is no link or leads to a site that many share. */
export function companyDomain(link: string): string | undefined {
  return registeredDomain(refang(link.slice(0, LINK_LENGTH_MAX)).trim())?.domain;
}

/** The name keys of a domain: `acme-tools.example` is a spelling of Acme Tools. */
export function domainNameKeys(link: string): string[] {
  const domain = registeredDomain(link);
  return domain === undefined ? [] : [...new Set(keysOfDomain(domain))];
}

function partsOf(title: string): { names: string[]; domains: RegisteredDomain[] } {
  const names: string[] = [];
  const domains: RegisteredDomain[] = [];
  for (const part of title.split(SEPARATOR)) {
    const kept: string[] = [];
    const tokens = part.split(/\s+/).filter((token) => token !== '');
    for (const token of tokens) {
      // Within a name, `Booking.com` is more likely a word of it than a link.
      const isLink = tokens.length === 1 || /^(?:https?:\/\/|www\.)/i.test(token);
      const domain = isLink ? registeredDomain(token.replace(/[,;]$/, '')) : undefined;
      if (domain !== undefined) domains.push(domain);
      else if (!/^https?:\/\//i.test(token)) kept.push(token);
    }
    const words = wordsOf(foldName(kept.join(' ')));
    const isKept =
      words.length > 0 &&
      !(isAnnotation(words) && (names.length > 0 || domains.length > 0 || !isNumeral(words))) &&
      !isAcronymOf(words, names);
    if (isKept) names.push(kept.join(' '));
  }
  // `Acme Tools (USA)`. In `Acme (Thailand) Ltd`, the country is part of the name.
  if (names.length > 1 && isCountry(wordsOf(foldName(names.at(-1) as string)))) names.pop();
  return { names, domains };
}

/** `BDC` after `Brightfell Dental Clinic` */
function isAcronymOf(words: readonly string[], names: readonly string[]): boolean {
  const initials = wordsOf(foldName(names.join(' '))).map(([initial]) => initial);
  return initials.length > 1 && words.join('') === initials.join('');
}

/** `Müller` is also written `Mueller` or `Muller`, so each of them gets the key that all three share. */
function keysOfName(name: string): string[] {
  const folded = foldName(name);
  const expanded = foldNameExpanded(name);
  const words = spelledOut(folded);
  const keys = keysOfWords(words);
  if (expanded !== folded) keys.push(...keysOfWords(spelledOut(expanded)));
  const reduced = words.map(reduceDigraphs);
  if (reduced.some((word, index) => word !== words[index])) keys.push(...keysOfWords(reduced));
  return keys;
}

const ABBREVIATIONS = new Map([
  ['intl', 'international'],
  ['mfg', 'manufacturing'],
  ['bros', 'brothers'],
  ['univ', 'university'],
  ['mgmt', 'management'],
  ['svcs', 'services'],
]);

function spelledOut(folded: string): string[] {
  const words = wordsOf(folded.replaceAll('&', ' and ').replace(/\s\+\s/g, ' and '));
  return withoutTrailingAnnotations(words.map((word) => ABBREVIATIONS.get(word) ?? word));
}

function keysOfWords(written: readonly string[]): string[] {
  if (written.length === 0 || isPlaceholder(written)) return [];
  const words = withoutArticle(written);
  const core = withoutLegalForms(words);
  const isName = core.join('').length >= CORE_LENGTH_MIN;
  const all = words.join('');
  if (!isName) return [all];
  const joined = core
    .filter((word, index) => !(isConnector(word) && index > 0 && index < core.length - 1))
    .join('');
  // The longer forms are spelled like this in domains: `brightfellandsons.example`, `acmetoolsinc.example`.
  return [joined, core.join(''), all];
}

function withoutArticle(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words;
  if (words[0] === 'the') return words.slice(1);
  return words.at(-1) === 'the' ? words.slice(0, -1) : words;
}

/** Forms that end no other word. */
const LABEL_FORM = /^(.{4,}?)(?:gmbh|llc|ltd)$/u;

function keysOfDomain({ label, suffix }: RegisteredDomain): string[] {
  const keys = keysOfName(label.replaceAll('-', ' '));
  const withoutForm = keys.flatMap((key) => LABEL_FORM.exec(key)?.[1] ?? []);
  const [bare = ''] = keys;
  return [...keys, ...withoutForm, ...(bare === '' ? [] : [bare + wordsOf(suffix).join('')])];
}
