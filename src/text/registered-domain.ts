import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';

/** Reserved for documentation and tests (RFC 2606). */
const RESERVED = new Set(['example', 'invalid', 'test']);
/** Private suffixes count: the sites below `github.io` belong to different people. */
const PARSE_OPTIONS = {
  allowPrivateDomains: true,
  extractHostname: false,
  validateHostname: false,
  detectIp: false,
};
const HOST_LENGTH_MAX = 253;

/** Pages of many companies: a path on these hosts says nothing about who owns the host. */
const SHARED_DOMAINS = new Set(
  (
    'facebook.com linkedin.com instagram.com twitter.com x.com youtube.com tiktok.com vk.com t.me wikipedia.org ' +
    'google.com goo.gl bit.ly zoominfo.com dnb.com crunchbase.com bloomberg.com yelp.com rocketreach.co apollo.io ' +
    'glassdoor.com indeed.com manta.com kompass.com northdata.com opencorporates.com github.com'
  ).split(' '),
);

/** Hosts of many sites that the public suffix list lacks. */
const SITE_HOSTS = new Set(
  'wordpress.com wixsite.com weebly.com squarespace.com tumblr.com business.site jimdofree.com'.split(' '),
);

export interface RegisteredDomain {
  /** In ASCII and lower case: `acme-tools.example`. */
  domain: string;
  /** The part that its owner chose, in Unicode: `acme-tools`. */
  label: string;
  /** `co.uk` */
  suffix: string;
}

const LINK = /^(?:https?:\/\/)?([^\s/?#@:]{1,255})(?::\d{1,5})?(?:[/?#](\S{0,2000}))?$/i;

/** The domain of a host name or URL; undefined if the text is neither, or a page on a site that many share. */
export function registeredDomain(link: string): RegisteredDomain | undefined {
  const [, written = '', path = ''] = LINK.exec(link) ?? [];
  const host = asciiHost(written.replace(/\.$/, ''));
  if (host === undefined) return undefined;
  const { domain, domainWithoutSuffix, publicSuffix, isIcann, isPrivate, subdomain } = parse(
    host,
    PARSE_OPTIONS,
  );
  if (domain === null || !domainWithoutSuffix || publicSuffix === null) return undefined;
  if (!(isIcann || isPrivate || RESERVED.has(publicSuffix)) || publicSuffix === 'onion') return undefined;
  if (path !== '' && SHARED_DOMAINS.has(domain)) return undefined;
  const site = subdomain?.replace(/^www\./, '');
  if (site && site !== 'www' && SITE_HOSTS.has(domain))
    return { domain: `${site}.${domain}`, label: site, suffix: domain };
  return { domain, label: domainToUnicode(domainWithoutSuffix) || domainWithoutSuffix, suffix: publicSuffix };
}

function asciiHost(host: string): string | undefined {
  if (host.length > HOST_LENGTH_MAX || !host.includes('.')) return undefined;
  const lower = host.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
  const ascii = /^[\x00-\x7f]+$/.test(lower) ? lower : URL.parse(`http://${lower}`)?.hostname;
  return ascii !== undefined && /^(?:[a-z0-9_-]{1,63}\.){1,126}[a-z0-9-]{2,63}$/.test(ascii)
    ? ascii
    : undefined;
}
