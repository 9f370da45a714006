import { enrichedPage } from '../../../enrich/page.ts';
import { type Page, pageIdOf } from '../../../records/page.ts';
import { TEXT_LENGTH_MAX } from '../../fields.ts';

/** A text about a ransomware group, as a page with the group's tag. */
export interface GroupText {
  url: string;
  /** What identifies the page; by default its URL. */
  key?: string;
  group: string | undefined;
  title: string | undefined;
  at: number;
  text?: string;
  html?: string;
}

export function groupPage({ url, key = url, group, title, at, text, html }: GroupText): Page {
  return enrichedPage(pageIdOf(key), at, {
    facts: {
      url,
      pageTitle: title?.slice(0, TEXT_LENGTH_MAX),
      text: text?.toWellFormed(),
      html: html?.toWellFormed(),
    },
    lists: group === undefined ? {} : { tags: [groupTag(group)] },
  });
}

/** The same tag as that of the group's sites. */
export function groupTag(group: string): string {
  return `ransomware:group="${group.replaceAll('"', "'")}"`;
}

/** Sources spell a group with or without spaces and capitals. */
export function groupSlug(group: string): string {
  return encodeURIComponent(group.toLowerCase().replace(/\s+/g, '').toWellFormed());
}

/** The name of a file without folders and extension. */
export function stemOf(name: string | undefined): string | undefined {
  return name?.replace(/(?:\.(?:json|gz|zst)){1,2}$/i, '').trim() || undefined;
}

/** The name of the folder that a file is in, on disk or in an archive. */
export function folderOf(path: string | undefined): string | undefined {
  return path === undefined
    ? undefined
    : (/([^/\\!]{1,100})[/\\][^/\\]*$/.exec(path)?.[1]?.trim() ?? undefined);
}
