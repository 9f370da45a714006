/** A web address without login and fragment. Undefined if the text is not an absolute http or https URL. */
export function normalizeUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  url.hash = '';
  url.username = '';
  url.password = '';
  // The trailing dot of the root zone means nothing here and would hide an onion host.
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}
