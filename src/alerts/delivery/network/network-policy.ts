import { BlockList, isIP, isIPv4 } from 'node:net';
import { canonicalAddress } from './address-rules.ts';

/** The setting with which an operator allows destinations. */
export const ALLOW_SETTING = 'NIGHTJAR_ALERT_ALLOW';

/**
 * Destinations that the operator allows although they are not public, or not encrypted. An entry is a host name, an
 * address, either of them with a port, or a network in CIDR notation.
 */
export class NetworkPolicy {
  readonly #hosts = new Set<string>();
  readonly #networks = new BlockList();
  readonly #hasNetworks: boolean;

  /** Throws if an entry is invalid; `problemOfEntry` says why. */
  constructor(entries: readonly string[] = []) {
    let hasNetworks = false;
    for (const entry of entries) {
      const parsed = parseEntry(entry);
      if (parsed === undefined) throw new Error(problemOfEntry(entry));
      if ('host' in parsed) this.#hosts.add(parsed.host);
      if ('network' in parsed) {
        hasNetworks = true;
        this.#networks.addSubnet(parsed.network, parsed.prefix, isIPv4(parsed.network) ? 'ipv4' : 'ipv6');
      }
    }
    this.#hasNetworks = hasNetworks;
  }

  /** Whether the host is allowed by its name, whatever it resolves to. */
  allowsHost(host: string, port: number): boolean {
    return this.#hosts.has(host) || this.#hosts.has(`${host}:${port}`);
  }

  allowsAddress(address: string): boolean {
    return this.#networks.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  }

  /** Whether an address of the host may be allowed, which only resolving it can tell. */
  mayAllow(host: string, port: number): boolean {
    if (this.allowsHost(host, port)) return true;
    return isIP(host) === 0 ? this.#hasNetworks : this.allowsAddress(canonicalAddress(host));
  }
}

/** What is wrong with an entry; undefined if nothing. */
export function problemOfEntry(entry: string): string | undefined {
  return parseEntry(entry) === undefined
    ? `"${entry}" is not a host name, host:port, address or network such as 10.0.0.0/8`
    : undefined;
}

type Entry = { host: string } | { network: string; prefix: number };

function parseEntry(entry: string): Entry | undefined {
  const [address = '', prefix, ...rest] = entry.split('/');
  if (prefix !== undefined) {
    const version = isIP(address);
    const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
    return version === 0 || rest.length > 0 || !isPrefix || address.includes('%')
      ? undefined
      : { network: address, prefix: Number(prefix) };
  }
  const [, name = '', port] = /^(\[[^\]]*\]|[^:]*|[^[]*:[^[]*:[^[]*)(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const host = normalizeHost(name.replace(/^\[|\]$/g, ''));
  if (host === undefined || Number(port ?? 1) < 1 || Number(port ?? 1) > 65_535) return undefined;
  if (port !== undefined) return { host: `${host}:${Number(port)}` };
  // An address is also allowed if a name resolves to it.
  const version = isIP(host);
  return { host, ...(version !== 0 && { network: host, prefix: version === 4 ? 32 : 128 }) };
}

/**
 * The host as URLs have it: lower case, punycode, decimal and hexadecimal addresses written out, IPv6 without brackets,
 * no trailing dot. Undefined if the text is not a host.
 */
export function normalizeHost(text: string): string | undefined {
  if (text === '' || text.length > 253 || !/^[^\s/\\?#@[\]]+$/.test(text)) return undefined;
  const isIpv6 = text.includes(':');
  const url = URL.parse(isIpv6 ? `http://[${text}]/` : `http://${text}/`);
  return url === null || url.port !== '' || url.pathname !== '/' ? undefined : hostOf(url);
}

/** The host of a URL in the form of `normalizeHost`. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}
