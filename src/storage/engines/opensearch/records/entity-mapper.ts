import type { Page } from '../../../../records/page.ts';
import { POST_FACTS, type RansomwarePost } from '../../../../records/ransomware-post.ts';
import { type EntityKind, keyOf, type RecordOf } from '../../../../records/record.ts';
import { indexText } from '../../../../search/analyzer.ts';
import { POST_GROUPINGS, type PostGrouping } from '../../../port/query.ts';
import { pageGroups } from '../../../rules/entity-groups.ts';
import { type PageBody, splitBody, withBody } from '../../../rules/page-body.ts';
import { pageIndicatorKeys, tagKeys } from '../../../rules/page-facets.ts';
import type { VersionOf } from '../../../rules/purge-rule.ts';
import { searchedEntity } from '../../../rules/searched-entity.ts';
import { filterToken } from './filter-token.ts';

export type EntityRecord = RecordOf<EntityKind>;

/** `sightings` are the versions of a page or post. Sightings per file are stored separately (records/sightings.ts). */
export interface StoredEntity {
  record: EntityRecord;
  files: number[];
  sightings?: VersionOf<EntityRecord>[] | undefined;
}

export interface EntitySource {
  record: EntityRecord;
  body?: PageBody;
  files: number[];
  sightings?: VersionOf<EntityRecord>[];
}

/** The fields that feeds read, and lists of records. The html of a page is in neither. */
export const LISTED = { includes: ['record'] };
export const LISTED_WITH_TEXT = { includes: ['record', 'body.text'] };

export function entityId(kind: EntityKind, key: string): string {
  return `${kind} ${key}`;
}

export function entityFromSource({ record, body, files, sightings }: EntitySource): StoredEntity {
  return { record: withBody(record, body), files, sightings };
}

export function entityToSource({ record, files, sightings }: StoredEntity): string {
  const { listed, body } = splitBody(record);
  return JSON.stringify({
    kind: record.kind,
    key: keyOf(record),
    ...('platform' in record && { platform: record.platform }),
    at: record.detectionDate,
    firstSeen: record.firstSeen,
    ...indexParts(record),
    ...(record.kind === 'channel' && {
      isPublic: record.facts.isPublic?.value === true || record.facts.username !== undefined,
    }),
    ...(record.kind === 'ransomware' && postFields(record)),
    ...(record.kind === 'victim' && {
      ...postFields(record),
      ...(record.groupId !== undefined && { group: record.groupId }),
    }),
    ...(record.kind === 'page' && pageFields(record)),
    files,
    record: listed,
    ...(body !== undefined && { body }),
    ...(sightings !== undefined && { sightings }),
  });
}

function pageFields(page: Page): Record<string, string | string[]> {
  const { lists } = page;
  return { ...pageGroups(page), tags: [...tagKeys(lists)], indicators: [...pageIndicatorKeys(lists)] };
}

function postFields({ facts }: Pick<RansomwarePost, 'facts'>): Partial<Record<PostGrouping, string>> {
  const fields: Partial<Record<PostGrouping, string>> = {};
  for (const name of POST_GROUPINGS) {
    const fact = facts[POST_FACTS[name]];
    if (fact !== undefined) fields[name] = fact.value;
  }
  return fields;
}

interface IndexParts {
  words: string[];
  channelWords: string[];
  serverWords: string[];
  titleWords: string[];
  filters: string[];
}

/** Arrays keep values apart, so that a phrase never spans two of them. */
function indexParts(record: EntityRecord): IndexParts | undefined {
  const searched = searchedEntity(record);
  if (searched === undefined) return undefined;
  const text = searched.text.map(indexText);
  const servers = (searched.server ?? []).map(indexText);
  const titles = (searched.title ?? []).map(indexText);
  return {
    words: [...text, ...titles, ...(searched.topics ?? []).map(indexText), ...servers],
    channelWords: record.kind === 'channel' ? text : [],
    serverWords: servers,
    titleWords: titles,
    filters: searched.exact.map(([field, value]) => filterToken(field, value)),
  };
}
