import { parse } from 'tldts';

/** Reserved for documentation and tests (RFC 2606). Examples and tests need names that belong to no one. */
const RESERVED = new Set(['example', 'invalid', 'test']);
/** Name systems beside DNS that malware uses. */
const OTHER_ROOTS = new Set(['bit', 'bazar', 'emc', 'lib', 'coin', 'eth', 'crypto']);
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

/** Top-level domains that are also words or names of properties: `that.is` and `node.name` are rarely hosts. */
const WORDS = new Set(
  (
    'ad al am an as at be by do et ga ge go id il im in is it ma me mi mu my na ne ni no nu om pa pe re sa se si st ' +
    'ta te to tu us va ve ws test ' +
    'able academy actor best bet bid bio black blue boo bot box build buy call cam camp care case cash cat center chat ' +
    'check cheap church city claims click cloud coach codes cool date dating day deal deals delivery diet direct dog ' +
    'domains earth eat email energy events exchange expert express fail faith family fan fans farm fast fish fit ' +
    'flights foo forum free fun fund fyi game games gay gift gifts gives giving glass global gold golf green group ' +
    'guide guru hair health help here hiv holiday home horse host hot house how ink institute ist jobs joy kids kim ' +
    'kitchen land law legal life like limited link live loan loans lol love ltd management map markets med media meet ' +
    'meme men menu moe money movie name navy network new news next ninja now one ong ooo open organic page parts party ' +
    'pay phone photo photos pics pictures pink pizza place play plus post press prime prod properties red rent rentals ' +
    'repair report rest review reviews rich rip rocks room run safe sale save school science search secure security ' +
    'select services sex sexy shopping show silk singles site ski skin smile soccer social software solutions song soy ' +
    'space spot storage store stream studio study style sucks supplies supply support surf systems tab talk target tax ' +
    'taxi team tech tips tires today tools tours town toys trade trading train training trust tube vet video vision ' +
    'vote voting watch weather web wedding win wine winners work works world wow wtf yes you zero zone'
  ).split(' '),
);

/** Why a name in running text may be something else than a host. */
export function ambiguityOf(topLevel: string): 'file' | 'word' | undefined {
  if (FILE_EXTENSIONS.has(topLevel)) return 'file';
  return WORDS.has(topLevel) ? 'word' : undefined;
}
