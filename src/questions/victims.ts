import { canonicalCountry, countryCode } from '../records/country.ts';
import { groupIdOf } from '../records/ransomware-group.ts';
import { companyKeys, literalNameKeys, victimCompanyKeys } from '../records/victim.ts';
import type { VictimRecord } from '../records/victim-record.ts';
import { parseQuery } from '../search/query-language.ts';
import type { SearchTree } from '../search/search-tree.ts';
import { valueTree } from '../search/value-tree.ts';
import type { PostCountQuestion, PostGrouping, Question, Slice, TimeWindow } from '../storage/port/query.ts';
import { allOf, anyOf, exact, withValue } from './filters.ts';

export interface VictimWords {
  q?: string;
  /** Whether plain words of `q` stand for all their forms. */
  forms?: boolean;
  network?: string;
  country?: string;
  language?: string;
  sector?: string;
  group?: string;
}

export function victimsAbout(words: VictimWords, during: TimeWindow, slice: Slice): Question<'victim'> {
  const text = words.q === undefined ? undefined : named(words.q, words.forms);
  return { collection: 'victim', text, filter: filterOf(words), during, slice };
}

/** Posts themselves: each report by a tracker or a group's site. */
export function postsAbout(words: VictimWords, during: TimeWindow, slice: Slice): Question<'ransomware'> {
  const { q, forms } = words;
  const text = q === undefined ? undefined : parseQuery(q, 'ransomware', { hasForms: forms });
  return { collection: 'ransomware', text, filter: filterOf(words), during, slice };
}

/** Victims whose name is the query, which is no valid one: `*STAR*`. Undefined if it cannot be a name either. */
export function victimsNamed(
  words: VictimWords,
  during: TimeWindow,
  slice: Slice,
): Question<'victim'> | undefined {
  const keys = literalNameKeys(words.q ?? '');
  if (keys.length === 0) return undefined;
  const text = anyOf(keys.map((key) => exact('company', key)));
  return { collection: 'victim', text, filter: filterOf(words), during, slice };
}

function filterOf({ network, country, language, sector, group }: VictimWords): SearchTree | undefined {
  return allOf(
    withValue('network', network),
    country === undefined ? undefined : inCountry(country),
    withValue('language', language),
    withValue('sector', sector?.trim()),
    withValue('group', group?.trim()),
  );
}

/** The words as written, or a company of this name: in any spelling, unless some words are operators or fields. */
function named(q: string, hasForms: boolean | undefined): SearchTree {
  const written = parseQuery(q, 'victim', { hasForms });
  const keys = isPlain(written) ? companyKeys(q) : literalNameKeys(q);
  const companies = keys.map((key) => exact('company', key));
  return written.kind === 'nothing' && companies.length > 0
    ? anyOf(companies)
    : anyOf([written, ...companies]);
}

/** Words only, with or without their forms: operators, prefixes and fields are not part of a name. */
function isPlain(tree: SearchTree): boolean {
  if (tree.kind === 'and') return tree.of.every(isPlain);
  if (tree.kind === 'forms') return true;
  return tree.kind === 'phrase' && !tree.isPrefix && tree.in === undefined;
}

/** Victims with the same company, of this group and of others. */
export function victimsSharing(victim: VictimRecord, slice: Slice): Question<'victim'> | undefined {
  const keys = victimCompanyKeys(victim);
  if (keys.length === 0) return undefined;
  return { collection: 'victim', filter: anyOf(keys.map((key) => exact('company', key))), slice };
}

export function victimsOfGroup(name: string, slice: Slice): Question<'victim'> {
  return { collection: 'victim', filter: ofGroup(name), slice };
}

export function groupsAbout(
  q: string | undefined,
  during: TimeWindow,
  slice: Slice,
): Question<'ransomware-group'> {
  const text = q === undefined ? undefined : parseQuery(q, 'ransomware-group');
  return { collection: 'ransomware-group', text, during, slice };
}

/** Later than any date that a parameter can name. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export function victimCounts(
  countries: string | undefined,
  { from = 0, to = LATEST }: TimeWindow,
  by: PostGrouping,
): PostCountQuestion {
  const filter = countries === undefined ? undefined : anyOf(countriesOf(countries).map(inCountry));
  return { of: 'victim', from, to, by, filter };
}

/** Counts the victims that a search finds, by day of their first report. Undefined if it can find none. */
export function victimsOverTime(
  { text, filter, during: { from = 0, to = LATEST } = {} }: Question<'victim'>,
  by: PostGrouping | undefined,
): PostCountQuestion | undefined {
  if (text?.kind === 'nothing') return undefined;
  return { of: 'victim', from, to, by, filter: allOf(text, filter) };
}

/** The countries of a comma-separated list, each once. Some names contain a comma: "Korea, Republic of". */
function countriesOf(list: string): string[] {
  const names = countryCode(list) === undefined ? list.split(',') : [list];
  return [...new Set(names.map(canonicalCountry))];
}

function inCountry(country: string): SearchTree {
  return valueTree('country', canonicalCountry(country));
}

/** All posts of a group, by the spelling of its name. */
export function postsOfGroup(name: string): PostCountQuestion {
  return { of: 'ransomware', from: 0, to: LATEST, by: 'group', filter: ofGroup(name) };
}

function ofGroup(name: string): SearchTree {
  return exact('group', groupIdOf(name));
}
