import { capMarks } from '../text/combining-marks.ts';
import { dayOf } from '../time/day.ts';
import { compareValues } from './dated.ts';
import { type Entity, entityFrom, mergeEntities, type Sighting } from './entity.ts';
import type { FoundKind } from './item.ts';
import { nameUuid, parseUrl } from './url.ts';

export interface RansomwareFacts {
  companyName: string;
  companyLink: string;
  ransomwareGroup: string;
  text: string;
  /** Language of the text. */
  language: string;
  country: string;
  naics: string;
  industry: string;
}

/** What posts can be grouped by, with the fact that holds it. */
export const POST_FACTS = {
  group: 'ransomwareGroup',
  country: 'country',
  industry: 'industry',
} as const satisfies Record<string, keyof RansomwareFacts>;

/** Quality of a post's URL, worst first. A better URL replaces a worse one (decision 29). */
export const URL_GRADES = ['urn', 'tracker-page', 'group-site', 'relative-link', 'absolute-link'] as const;
export type UrlGrade = (typeof URL_GRADES)[number];

/** Whether the URL is on the network of the leak site. */
export function isCompleteLink(grade: UrlGrade): boolean {
  return grade === 'absolute-link' || grade === 'group-site';
}

export interface GradedUrl {
  url: string;
  grade: UrlGrade;
  at: number;
}

/** The lists hold the items found in the post's text. */
export interface RansomwarePost extends Entity<RansomwareFacts, FoundKind> {
  kind: 'ransomware';
  postId: string;
  link: GradedUrl;
}

export function ransomwareSighting(
  postId: string,
  at: number,
  link: { url: string; grade: UrlGrade },
  sighting: Sighting<RansomwareFacts, FoundKind>,
): RansomwarePost {
  return { kind: 'ransomware', postId, link: { ...link, at }, ...entityFrom(at, sighting) };
}

/** A post is dated by its discovery: the earliest sighting, whatever the order of imports. */
export function mergeRansomwarePosts(a: RansomwarePost, b: RansomwarePost): RansomwarePost {
  return { ...a, ...mergeEntities(a, b), link: betterUrl(a.link, b.link) };
}

export function betterUrl(a: GradedUrl, b: GradedUrl): GradedUrl {
  const order =
    URL_GRADES.indexOf(a.grade) - URL_GRADES.indexOf(b.grade) || a.at - b.at || compareValues(a.url, b.url);
  return order >= 0 ? a : b;
}

export function gradeUrl(url: string): UrlGrade {
  if (url.startsWith('urn:')) return 'urn';
  return parseUrl(url) === undefined ? 'relative-link' : 'absolute-link';
}

/** Derived from group, normalised title and day: the same in every import and on every machine (decision 29). */
export function ransomwarePostId(group: string, title: string, at: number): string {
  const normalised = capMarks(title).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return nameUuid(`ransomware|${group.trim().toLowerCase()}|${normalised}|${dayOf(at)}`);
}
