import { InvalidParameters } from '../errors.ts';
import { type FoundKind, itemName } from '../records/item.ts';
import { canonicalTag, urlSignature } from '../records/page.ts';
import { parseQuery } from '../search/query-language.ts';
import { exactForm, type SearchTree } from '../search/search-tree.ts';
import type { Question, Slice, TimeWindow } from '../storage/port/query.ts';
import { refang } from '../text/refang.ts';
import { allOf, anyOf, exact, withValue } from './filters.ts';

export interface DocumentWords {
  q?: string;
  /** Whether plain words of `q` stand for all their forms. */
  forms?: boolean;
  network?: string;
  language?: string;
  include_tag?: string;
  exclude_tag?: string;
  safe_search?: boolean;
}

/** Beginnings of tags that mark what a safe search leaves out (taxonomies of MISP, as crawlers set them). */
const UNSAFE_TAGS = [
  'dark-web:topic="pornography',
  'dark-web:topic="child-sexual-abuse-material"',
  'dark-web:topic="violence"',
  'copine-scale:',
];

export function pagesAbout(words: DocumentWords, during: TimeWindow, slice: Slice): Question<'page'> {
  const { q, forms, network, language, include_tag, exclude_tag, safe_search } = words;
  const filter = allOf(
    withValue('network', network),
    withValue('language', language),
    ...tagsOf('include_tag', include_tag),
    ...tagsOf('exclude_tag', exclude_tag).map((of): SearchTree => ({ kind: 'not', of })),
    safe_search ? { kind: 'not', of: anyOf(UNSAFE_TAGS.map(tagPrefix)) } : undefined,
  );
  return {
    collection: 'page',
    text: q === undefined ? undefined : parseQuery(q, 'page', { hasForms: forms }),
    filter,
    during,
    slice,
  };
}

export function pagesTagged(tag: string, during: TimeWindow, slice: Slice): Question<'page'> {
  return { collection: 'page', filter: tagged(tag), during, slice };
}

/** Pages that show an item, in the form in which items are compared. */
export function pagesShowing(
  kind: FoundKind,
  value: string,
  during: TimeWindow,
  slice: Slice,
): Question<'page'> {
  return { collection: 'page', filter: showing(kind, refang(value.trim())), during, slice };
}

/** Numbers are stored with their country code. A trunk prefix before the number is not part of it in most countries. */
export function pagesWithPhone(
  { countryCode, number }: { countryCode: string; number: string },
  during: TimeWindow,
  slice: Slice,
): Question<'page'> {
  const code = digitsOf(countryCode).replace(/^00/, '');
  const digits = digitsOf(number);
  const numbers = [...new Set([digits, digits.replace(/^0/, '')])].map((each) => `+${code}${each}`);
  const filter = anyOf(numbers.flatMap((each) => [showing('phone', each), showing('whatsapp', each)]));
  return { collection: 'page', filter, during, slice };
}

/** The pages at a URL in any spelling: defanged, with a fragment, without a scheme. */
export function pagesAt(url: string, during: TimeWindow, slice: Slice): Question<'page'> {
  const written = refang(url.trim());
  const isWhole = written.includes('://') || /^urn:/i.test(written);
  const urls = isWhole ? [written] : [`http://${written}`, `https://${written}`];
  const filter = anyOf(urls.map((each) => exact('pageUrl', urlSignature(each))));
  return { collection: 'page', filter, during, slice };
}

function showing(kind: FoundKind, value: string): SearchTree {
  return exact('item', itemName(kind, value));
}

function tagged(tag: string): SearchTree {
  return exact('tag', canonicalTag(tag));
}

function tagPrefix(tag: string): SearchTree {
  return { kind: 'exact', field: 'tag', value: exactForm('tag', tag), isPrefix: true };
}

/** Commas separate tags, except in quotes. A filter without a tag would filter nothing. */
function tagsOf(parameter: string, text: string | undefined): SearchTree[] {
  if (text === undefined) return [];
  const parts: string[] = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  if (isQuoted) throw InvalidParameters.query(parameter, 'value_error', 'has a quote that is never closed');
  const tags = parts.filter((part) => part.trim() !== '');
  if (tags.length === 0) throw InvalidParameters.query(parameter, 'value_error', 'must contain a tag');
  return tags.map(tagged);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
