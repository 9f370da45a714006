import { BlockList, isIP, isIPv4 } from 'node:net';

const compiled = new WeakMap<readonly string[], BlockList>();

/** Parses an address or CIDR network; undefined if the text is neither. */
export function parseNetwork(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return undefined;
  const bits = version === 4 ? 32 : 128;
  if (prefix === undefined) return `${address.toLowerCase()}/${bits}`;
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
  return isPrefix ? `${address.toLowerCase()}/${Number(prefix)}` : undefined;
}

export function isWithin(networks: readonly string[], address: string): boolean {
  const plain = plainAddress(address);
  const version = isIP(plain);
  return version !== 0 && blockListOf(networks).check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Cached per list of networks. */
function blockListOf(networks: readonly string[]): BlockList {
  let list = compiled.get(networks);
  if (list === undefined) {
    list = new BlockList();
    for (const network of networks) {
      const [address = '', prefix] = network.split('/');
      list.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
    }
    compiled.set(networks, list);
  }
  return list;
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_IN_HEX = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i;

/** Unmaps IPv4 addresses from IPv6 and removes zone ids, so that each address has one spelling. */
export function plainAddress(address: string): string {
  if (!address.includes(':')) return address;
  const bare = address.replace(/%.*$/, '').toLowerCase();
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [, high, low] = MAPPED_IN_HEX.exec(bare) ?? [];
  if (high === undefined || low === undefined) return bare;
  const bytes = [high, low].flatMap((part) => {
    const number = Number.parseInt(part, 16);
    return [number >> 8, number & 0xff];
  });
  return bytes.join('.');
}

/** Networks are counted as IPv4 address or IPv6 /64, which is what a home or server gets. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const after = tail === undefined ? [] : groups(tail);
  // A dotted IPv4 suffix counts as two groups.
  const length = after.length + (after.at(-1)?.includes('.') ? 1 : 0);
  const before = groups(head);
  const zeros = tail === undefined ? 0 : 8 - before.length - length;
  const all = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
