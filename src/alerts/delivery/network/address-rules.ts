import { BlockList, isIP } from 'node:net';

/** Refused by default: IANA's special-purpose networks and the metadata services of clouds. */
const REFUSED_IPV4: readonly [network: string, prefix: number, what: string][] = [
  ['0.0.0.0', 8, 'unspecified'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared (CGNAT)'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, 'reserved'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmark'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved'],
  // The one metadata service with an address that looks public (Azure).
  ['168.63.129.16', 32, 'cloud metadata'],
];

/** Everything outside 2000::/3 is refused as well, apart from forms of IPv4 addresses. */
const REFUSED_IPV6: typeof REFUSED_IPV4 = [
  ['::1', 128, 'loopback'],
  ['::', 128, 'unspecified'],
  ['fc00::', 7, 'unique-local'],
  ['fe80::', 10, 'link-local'],
  ['ff00::', 8, 'multicast'],
  ['2001:db8::', 32, 'documentation'],
  ['3fff::', 20, 'documentation'],
  // Teredo, benchmarks and other protocol assignments.
  ['2001::', 23, 'reserved'],
  // 6to4 is abandoned, and its addresses contain IPv4 addresses of any kind.
  ['2002::', 16, '6to4'],
];

const REFUSED = [
  ...REFUSED_IPV4.map((row) => refusedBy(row, 'ipv4')),
  ...REFUSED_IPV6.map((row) => refusedBy(row, 'ipv6')),
];

const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

function refusedBy(
  [network, prefix, what]: (typeof REFUSED_IPV4)[number],
  family: 'ipv4' | 'ipv6',
): { list: BlockList; family: string; what: string } {
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return { list, family, what };
}

/** Why the address is not public, as an adjective; undefined if it is. Expects the form of `canonicalAddress`. */
export function refusalOf(address: string): string | undefined {
  const version = isIP(address);
  if (version === 0) return 'invalid';
  const family = version === 4 ? 'ipv4' : 'ipv6';
  const refused = REFUSED.find((each) => each.family === family && each.list.check(address, family));
  if (refused !== undefined) return refused.what;
  return version === 4 || GLOBAL_UNICAST.check(address, 'ipv6') ? undefined : 'reserved';
}

/**
 * One spelling per address. IPv4 addresses inside IPv6 (mapped, and NAT64's well-known prefix) become IPv4 addresses,
 * since that is what they reach.
 */
export function canonicalAddress(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const groups = ipv6Groups(bare);
  const prefix = groups.slice(0, 6).join(':');
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return bare.toLowerCase();
  return groups
    .slice(6)
    .flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 0xff];
    })
    .join('.');
}

function ipv6Groups(address: string): string[] {
  // URL writes every address in its shortest form, without dotted parts.
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = shortest.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
