import { postLanguage, postText } from '../../../enrich/description.ts';
import { foundLists } from '../../../enrich/extract.ts';
import { decodeHtmlText } from '../../../enrich/html.ts';
import { countryCode } from '../../../records/country.ts';
import {
  gradeUrl,
  type RansomwarePost,
  ransomwarePostId,
  ransomwareSighting,
  type UrlGrade,
} from '../../../records/ransomware-post.ts';
import { MESSAGE_LENGTH_MAX } from '../../fields.ts';
import { Rejection } from '../../importer.ts';
import { type JsonObject, nameOf, requiredInstant } from '../../json/values.ts';
import { GROUP_OPTION } from '../../option-names.ts';
import { naicsOf } from './sectors.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const BARE_ONION = /^(?:[a-z0-9-]+\.)*[a-z2-7]{16,56}\.onion(?:[:/]|$)/i;
const NO_LINK = /^(?:javascript|data|about|mailto):/i;
const PLACEHOLDERS = new Set(['', 'n/a', 'not found', 'none', 'null', 'unknown']);

/** One victim from ransomwatch, RansomLook or ransomware.live (v1, v2, PRO). */
export function readPost(
  post: JsonObject,
  groupOfFile: string | undefined,
  timeZone: string,
): RansomwarePost {
  const title = knownText(decodeHtmlText(nameOf(post.victim ?? post.post_title) ?? ''));
  if (title === undefined) throw new Rejection('the victim has no name');
  const group = nameOf(post.group ?? post.group_name) ?? groupOfFile;
  if (group === undefined) throw new Rejection(`the file does not name the group; give it (${GROUP_OPTION})`);
  const at = requiredInstant(post.discovered ?? post.published, 'discovered', timeZone);
  const text = knownText(textOf(post.description));
  const keptText = text?.slice(0, MESSAGE_LENGTH_MAX).toWellFormed();
  const industry = knownText(nameOf(post.activity));
  const link = linkOf(post, group, title);
  return ransomwareSighting(ransomwarePostId(group, title, at), at, link, {
    facts: {
      companyName: title,
      companyLink: companyLink(post) ?? (HOST.test(title) ? title : undefined),
      ransomwareGroup: group,
      text: keptText,
      language: postLanguage(keptText),
      country: countryCode(knownText(nameOf(post.country)) ?? ''),
      industry,
      naics: industry === undefined ? undefined : naicsOf(industry),
    },
    lists: foundLists(postText(text, link.url), 'page'),
  });
}

/** The post on the leak site, else the tracker's page, else a URN. */
function linkOf(post: JsonObject, group: string, title: string): { url: string; grade: UrlGrade } {
  const link = knownText(nameOf(post.claim_url ?? post.post_url ?? post.link));
  const given = link !== undefined && BARE_ONION.test(link) ? `http://${link}` : link;
  if (given !== undefined && !NO_LINK.test(given)) return { url: given, grade: gradeUrl(given) };
  const trackerPage = knownText(nameOf(post.url ?? post.permalink));
  if (trackerPage !== undefined) return { url: trackerPage, grade: 'tracker-page' };
  return { url: `urn:nightjar:${encodeURIComponent(group)}/${encodeURIComponent(title)}`, grade: 'urn' };
}

function companyLink(post: JsonObject): string | undefined {
  // Hosts copied from a page contain invisible spaces.
  return knownText(nameOf(post.domain ?? post.website)?.replace(/[\u200b-\u200d\u2060\ufeff]/g, ''));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Undefined if the value is blank or a placeholder. */
function knownText(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || PLACEHOLDERS.has(text.toLowerCase()) ? undefined : text;
}
