import { parse } from 'tldts';

/** Reserved for documentation and tests (RFC 2606). Examples and tests need names that belong to no one. */
const RESERVED = new Set(['example', 'invalid', 'test']);
/** Name systems beside DNS that malware uses. */
const OTHER_ROOTS = new Set(['bit', 'bazar', 'emc', 'eth']);
const PARSE_OPTIONS = { extractHostname: false, validateHostname: false, detectIp: false };
const HOST_LENGTH_MAX = 253;

export function topLevelOf(host: string): string {
  return host.slice(host.lastIndexOf('.') + 1);
}

/** Whether someone can register this name or one above it: the public suffix exists, and the host is below it. */
export function isDomain(host: string): boolean {
  if (host.length > HOST_LENGTH_MAX || !host.includes('.')) return false;
  const { isIcann, domain } = parse(host, PARSE_OPTIONS);
  return domain !== null && (isIcann === true || RESERVED.has(topLevelOf(host)));
}

export function isOtherRoot(host: string): boolean {
  return OTHER_ROOTS.has(topLevelOf(host));
}

/** The ASCII form in lower case; undefined if the text is not a host name. */
export function asciiHost(host: string): string | undefined {
  const lower = host.toLowerCase();
  return /^[a-z0-9.-]+$/.test(lower) ? lower : URL.parse(`http://${lower}`)?.hostname;
}

/** Sites whose links have a kind of their own. */
const PLATFORM_HOSTS = new Set(
  (
    't.me telegram.me telegram.dog wa.me chat.whatsapp.com api.whatsapp.com web.whatsapp.com discord.gg ' +
    'matrix.to threema.id signal.me signal.group signal.art join.skype.com'
  ).split(' '),
);

export function isPlatformHost(host: string): boolean {
  return PLATFORM_HOSTS.has(host.replace(/^www\./, '')) || host.endsWith('.t.me');
}

export function isDarknetHost(host: string): boolean {
  return host.endsWith('.onion') || host.endsWith('.i2p');
}

/** Top-level domains that are also file extensions. */
const FILE_EXTENSIONS = new Set(
  'zip mov py sh pl rs md ps so app cab mk ac la pub tf bz ax pm vi am'.split(' '),
);

/** Country codes that are also words of chat languages: `that.is` and `fine.no` are rarely hosts. */
const COUNTRY_WORDS = new Set(
  (
    'ad al am an as at be by do et ga ge go id il im in is it ma me mi mu my na ne ni no nu om pa pe re sa se si st ta ' +
    'te to tu us va ve ws'
  ).split(' '),
);

/**
 * Longer top-level domains that are no words, or host so many sites that a name in a sentence usually is one. All
 * others are words or names of properties: `node.name`, `done.next`.
 */
const USUAL = new Set(
  (
    'com net org info biz edu gov mil int arpa mobi asia aero coop museum tel xyz online website icu cyou sbs cfd wiki dev ' +
    'shop top club vip pro market example invalid bazar emc'
  ).split(' '),
);

/** Why a name in running text may be something else than a host. */
export function ambiguityOf(topLevel: string): 'file' | 'word' | undefined {
  if (FILE_EXTENSIONS.has(topLevel)) return 'file';
  if (topLevel.startsWith('xn--') || USUAL.has(topLevel)) return undefined;
  return topLevel.length > 2 || COUNTRY_WORDS.has(topLevel) ? 'word' : undefined;
}
