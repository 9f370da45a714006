/** Only the beginning of a page says where it comes from. */
const LOOKED_AT = 256 * 1024;
const COMMENTS_LOOKED_AT = 16 * 1024;

/** Where and when a page was saved, if it says so. */
export interface SavedPage {
  url: string | undefined;
  savedAt: string | undefined;
}

/** Written by browsers and by SingleFile at the beginning of a page that they save. */
const SAVED_FROM = /<!--\s{0,10}saved from url=\(\d{1,6}\)([^\s>]{1,8000})/i;
const SINGLE_FILE =
  /<!--\s{0,10}Page saved with SingleFile\s{1,10}url: (\S{1,8000})\s{1,10}saved date: ([^\n]{1,100})/i;

/** What the saving program wrote goes before what the page itself says. */
export function readSavedPage(html: string): SavedPage {
  const start = html.slice(0, COMMENTS_LOOKED_AT);
  const [, singleFileUrl, savedAt] = SINGLE_FILE.exec(start) ?? [];
  const saved = singleFileUrl ?? SAVED_FROM.exec(start)?.[1];
  const url = [saved, ...ownUrls(html.slice(0, LOOKED_AT))].find(isWebUrl);
  return { url, savedAt: savedAt?.trim() };
}

const TAG = /<(link|base|meta)\s([^<>]{1,4000})>/gi;
const ATTRIBUTE =
  /([a-z:-]{1,40})\s{0,10}=\s{0,10}(?:"([^"]{0,4000})"|'([^']{0,4000})'|([^\s"'>]{1,4000}))/gi;

/** `<link rel=canonical>`, then `og:url`, then `<base>`. */
function ownUrls(html: string): (string | undefined)[] {
  let canonical: string | undefined;
  let openGraph: string | undefined;
  let base: string | undefined;
  for (const [, name = '', rest = ''] of html.matchAll(TAG)) {
    const attributes = attributesOf(rest);
    const tag = name.toLowerCase();
    if (tag === 'link' && attributes.get('rel')?.toLowerCase() === 'canonical')
      canonical ??= attributes.get('href');
    if (tag === 'meta' && attributes.get('property')?.toLowerCase() === 'og:url')
      openGraph ??= attributes.get('content');
    if (tag === 'base') base ??= attributes.get('href');
  }
  return [canonical, openGraph, base];
}

function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, plain = ''] of text.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), (double ?? single ?? plain).replaceAll('&amp;', '&').trim());
  return attributes;
}

function isWebUrl(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url);
}
