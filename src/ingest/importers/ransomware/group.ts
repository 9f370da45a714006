import { foundLists } from '../../../enrich/extract.ts';
import { enrichedPage } from '../../../enrich/page.ts';
import { pageIdOf } from '../../../records/page.ts';
import { groupSighting, mergeGroups, type RansomwareGroup } from '../../../records/ransomware-group.ts';
import type { AnyRecord } from '../../../records/record.ts';
import { parseUrl } from '../../../records/url.ts';
import type { ReadOptions } from '../../importer.ts';
import { arrayOf, instantOf, type JsonObject, nameOf, objectsOf } from '../../json/values.ts';

interface Site {
  url: string;
  title: string | undefined;
  at: number;
  isOnline: boolean;
  /** Shows victims. Groups also have chat, file and admin sites. */
  isLeakSite: boolean;
}

/** Fields that contain contact details. */
const CONTACT_FIELDS = [
  'profile',
  'meta',
  'jabber',
  'mail',
  'telegram',
  'tox',
  'other',
  'affiliates',
] as const;

/** A group of ransomwatch or RansomLook. Each of its sites is also a page that the tracker visited. */
export function readGroup(
  name: string,
  group: JsonObject,
  options: ReadOptions,
): { record: RansomwareGroup; alsoSeen: AnyRecord[] } | undefined {
  const sites = objectsOf(group.locations)
    .map((location) => readSite(location, options))
    .filter((site) => site !== undefined);
  const contacts = foundLists(contactText(group), 'page');
  const sightings = sites.map(({ url, at, isOnline, isLeakSite }) =>
    groupSighting(name, at, {
      facts: { site: isLeakSite && isOnline ? url : undefined },
      lists: { sites: isLeakSite ? [url] : [], ...contacts },
    }),
  );
  const [first, ...others] = sightings;
  if (first === undefined) return undefined;
  return {
    record: others.reduce(mergeGroups, first),
    alsoSeen: sites.map(({ url, title, at }) =>
      enrichedPage(pageIdOf(url), at, {
        facts: { url, pageTitle: title },
        lists: { ...contacts, tags: [`ransomware:group="${name}"`] },
      }),
    ),
  };
}

function readSite(location: JsonObject, { timeZone, seenAt }: ReadOptions): Site | undefined {
  const slug = nameOf(location.slug) ?? nameOf(location.fqdn);
  const url = slug === undefined ? undefined : (parseUrl(slug) ?? parseUrl(`http://${slug}`))?.url;
  const at = instantOf(location.updated, timeZone) ?? instantOf(location.lastscrape, timeZone) ?? seenAt;
  if (url === undefined || at === undefined) return undefined;
  const isOnline = location.available === true && location.enabled !== false;
  const isLeakSite = location.fs !== true && location.chat !== true && location.admin !== true;
  return { url, title: nameOf(location.title), at, isOnline, isLeakSite };
}

function contactText(group: JsonObject): string {
  return CONTACT_FIELDS.flatMap((field) => [group[field], ...arrayOf(group[field])])
    .filter((value) => typeof value === 'string')
    .join('\n');
}
