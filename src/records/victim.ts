import { companyDomain, companyNameQuality, domainNameKeys, readCompanyName } from '../text/company-name.ts';
import { MS_PER_DAY } from '../time/instant.ts';
import { canonicalCountry } from './country.ts';
import { type Latest, latest } from './dated.ts';
import { DisjointSets } from './disjoint-sets.ts';
import { groupIdOf } from './ransomware-group.ts';
import { betterUrl, type GradedUrl, mergeRansomwarePosts, type RansomwarePost } from './ransomware-post.ts';

/** Reports of a victim that are further apart are two attacks. */
export const DAYS_APART_MAX = 7;

/** A post as one of the sources of a victim. */
export interface VictimReport {
  postId: string;
  /** Earliest and latest sighting of the post. */
  firstSeen: number;
  lastSeen: number;
  /** Best link of the post. */
  link: GradedUrl;
  /** As this post spells it. */
  companyName?: Latest<string>;
  /** What identifies the company, sorted. Empty if the name is masked and there is no link to the company. */
  companyKeys: string[];
}

/** A company that a group claims to have attacked, merged from all reports of that claim. */
export interface Victim {
  /**
   * The id of the earliest report. A later report does not change it. If an earlier one is found, or reports link two
   * victims, the earliest id counts; the others stay ids of reports, so every id ever shown leads to the victim.
   */
  victimId: string;
  /** Undefined if the source does not name the group. Such reports are never merged. */
  groupId: string | undefined;
  /** All reports merged as if they were sightings of one post, with the best name and the code of the country. */
  merged: RansomwarePost;
  /** Earliest first. */
  reports: VictimReport[];
}

/** `name:acmetools`, `domain:acme-tools.example`: what two reports of one company have in common. */
export function companyKeys(name: string | undefined, link?: string): string[] {
  const { nameKeys, domains } = readCompanyName(name ?? '');
  const linked = link === undefined ? undefined : companyDomain(link);
  return sortedSet([
    ...nameKeys.map((key) => `name:${key}`),
    ...(linked === undefined ? domains : [...domains, linked]).map((domain) => `domain:${domain}`),
  ]);
}

/** In a query, this excludes a word: `Hyphen -Dash`. */
const EXCLUSION = /(?:^|[\s("])-[^\s)]/;

/**
 * Keys of a name that a query cannot express because its words look like operators. A minus sign counts here: a query
 * that excludes a word must not find the companies that have it.
 */
export function literalNameKeys(name: string): string[] {
  const prefix = EXCLUSION.test(name) ? 'minus:' : 'name:';
  return sortedSet(readCompanyName(name).nameKeys.map((key) => prefix + key));
}

export function victimOf(post: RansomwarePost): Victim {
  const { postId, firstSeen, detectionDate, link, facts } = post;
  const group = facts.ransomwareGroup?.value;
  return {
    victimId: postId,
    groupId: group === undefined ? undefined : groupIdOf(group),
    merged: withCountryCode(post),
    reports: [
      {
        postId,
        firstSeen,
        lastSeen: detectionDate,
        link,
        ...(facts.companyName !== undefined && { companyName: facts.companyName }),
        companyKeys: companyKeys(facts.companyName?.value, facts.companyLink?.value),
      },
    ],
  };
}

/** Victims of all posts, earliest first. The order of posts makes no difference. */
export function victimsOf(posts: Iterable<RansomwarePost>): Victim[] {
  return joinVictims(Array.from(posts, victimOf));
}

/**
 * Merges victims of one group that share a company key and have reports at most seven days apart, directly or through
 * other reports. `joinVictims([...joinVictims(a), ...b])` equals `joinVictims([...a, ...b])`, so new posts can be added
 * to the victims known so far.
 */
export function joinVictims(victims: readonly Victim[]): Victim[] {
  const sets = new DisjointSets(victims.length);
  const reports = mergedReports(victims, sets);
  for (const bucket of bucketsOf(reports)) linkNeighbours(bucket, sets);

  const members = new Map<number, number[]>();
  for (const index of victims.keys()) append(members, sets.rootOf(index), index);
  const reportsOfRoot = new Map<number, VictimReport[]>();
  for (const { owner, report } of reports) append(reportsOfRoot, sets.rootOf(owner), report);

  return [...members]
    .map(([root, indexes]) =>
      mergedVictim(
        indexes.map((index) => victims[index] as Victim),
        reportsOfRoot.get(root) ?? [],
      ),
    )
    .sort((a, b) => compareReports(a.reports[0] as VictimReport, b.reports[0] as VictimReport));
}

/** What a search by company finds the victim by. A domain is also a spelling of the name. */
export function victimSearchKeys(victim: Pick<Victim, 'reports'>): string[] {
  const keys = victimCompanyKeys(victim);
  const domains = keys.flatMap((key) => (key.startsWith('domain:') ? key.slice('domain:'.length) : []));
  const labels = domains.flatMap(domainNameKeys).map((key) => `name:${key}`);
  const literal = victim.reports.flatMap(({ companyName: { value } = { value: '' } }) =>
    EXCLUSION.test(value) ? literalNameKeys(value) : [],
  );
  return sortedSet([...keys, ...labels, ...literal]);
}

/** Keys by which claims of other groups on the same company are found. */
export function victimCompanyKeys({ reports }: Pick<Victim, 'reports'>): string[] {
  return sortedSet(reports.flatMap((report) => report.companyKeys));
}

/** The candidates that other groups claim and that share a company key, earliest first. */
export function alsoClaimedBy(victim: Victim, candidates: Iterable<Victim>): Victim[] {
  const keys = new Set(victimCompanyKeys(victim));
  return Array.from(candidates)
    .filter(
      (other) =>
        other.groupId !== victim.groupId &&
        other.reports.some((report) => report.companyKeys.some((key) => keys.has(key))),
    )
    .sort((a, b) => compareReports(a.reports[0] as VictimReport, b.reports[0] as VictimReport));
}

/** A report in a list of victims, with the index of a victim that has it. */
interface OwnedReport {
  owner: number;
  groupId: string | undefined;
  report: VictimReport;
}

/** The sightings of one post become one report, and their victims one victim. */
function mergedReports(victims: readonly Victim[], sets: DisjointSets): OwnedReport[] {
  const known = new Map<string, OwnedReport>();
  for (const [owner, { groupId, reports }] of victims.entries())
    for (const report of reports) {
      const identity = JSON.stringify([groupId, report.postId]);
      const other = known.get(identity);
      known.set(identity, {
        owner,
        groupId,
        report: other === undefined ? report : mergeReports(other.report, report),
      });
      if (other !== undefined) sets.join(other.owner, owner);
    }
  return [...known.values()];
}

/** Covers both: what was linked to either stays linked. */
function mergeReports(a: VictimReport, b: VictimReport): VictimReport {
  const companyName = latest(a.companyName, b.companyName);
  return {
    postId: a.postId,
    firstSeen: Math.min(a.firstSeen, b.firstSeen),
    lastSeen: Math.max(a.lastSeen, b.lastSeen),
    link: betterUrl(a.link, b.link),
    ...(companyName !== undefined && { companyName }),
    companyKeys: sortedSet([...a.companyKeys, ...b.companyKeys]),
  };
}

function bucketsOf(reports: readonly OwnedReport[]): Iterable<OwnedReport[]> {
  const buckets = new Map<string, OwnedReport[]>();
  for (const owned of reports) {
    if (owned.groupId === undefined) continue;
    for (const key of owned.report.companyKeys) append(buckets, JSON.stringify([owned.groupId, key]), owned);
  }
  return buckets.values();
}

/** Counts calendar days, because some trackers publish only the day. */
function linkNeighbours(bucket: OwnedReport[], sets: DisjointSets): void {
  bucket.sort((a, b) => compareReports(a.report, b.report));
  let previous: OwnedReport | undefined;
  let lastDay = Number.NEGATIVE_INFINITY;
  for (const owned of bucket) {
    if (previous !== undefined && dayNumber(owned.report.firstSeen) - lastDay <= DAYS_APART_MAX)
      sets.join(previous.owner, owned.owner);
    lastDay = Math.max(lastDay, dayNumber(owned.report.lastSeen));
    previous = owned;
  }
}

function dayNumber(at: number): number {
  return Math.floor(at / MS_PER_DAY);
}

function mergedVictim(members: readonly Victim[], unsorted: VictimReport[]): Victim {
  const reports = unsorted.sort(compareReports);
  const victimId = (reports[0] as VictimReport).postId;
  const merged = members.map((victim) => victim.merged).reduce(mergeRansomwarePosts);
  const companyName = bestName(reports);
  const facts = { ...merged.facts, ...(companyName !== undefined && { companyName }) };
  return { victimId, groupId: members[0]?.groupId, merged: { ...merged, postId: victimId, facts }, reports };
}

/** The newest of the names that say most: a hidden name or a domain does not replace a written name. */
function bestName(reports: readonly VictimReport[]): Latest<string> | undefined {
  // Most victims have one report, and reading names takes most of the time.
  if (reports.length === 1) return reports[0]?.companyName;
  let best: { name: Latest<string>; quality: number } | undefined;
  for (const { companyName } of reports) {
    if (companyName === undefined) continue;
    const quality = companyNameQuality(companyName.value);
    if (best === undefined || quality > best.quality) best = { name: companyName, quality };
    else if (quality === best.quality) best.name = latest(best.name, companyName) as Latest<string>;
  }
  return best?.name;
}

/** Trackers write codes and names in several ways. */
function withCountryCode(post: RansomwarePost): RansomwarePost {
  const { country } = post.facts;
  if (country === undefined) return post;
  const value = canonicalCountry(country.value);
  return value === country.value
    ? post
    : { ...post, facts: { ...post.facts, country: { ...country, value } } };
}

function compareReports(a: VictimReport, b: VictimReport): number {
  return a.firstSeen - b.firstSeen || (a.postId < b.postId ? -1 : a.postId > b.postId ? 1 : 0);
}

function sortedSet(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}
