import { isIPv4 } from 'node:net';
import { readCompanyName } from '../text/company-name.ts';
import { refang } from '../text/refang.ts';
import type { FoundKind } from './item.ts';
import { networkOf, URL_SCHEME } from './url.ts';

/** An address of a record itself, whether its text contains it or not. */
export interface OwnAddress {
  kind: FoundKind;
  value: string;
}

/** Longer URLs count with their host only. */
const URL_LENGTH_MAX = 2048;
const WEB = /^https?:$/;
const HOST_NAME = /^(?:[a-z0-9_-]{1,63}\.){1,126}[a-z0-9-]{2,63}$/;

/**
 * The URL of a page, without login and fragment, and its host. The `domain` of an onion or I2P site is its host name.
 * An onion URL itself is in the page's lists, as feeds show it.
 */
export function addressesOfPage(url: string): OwnAddress[] {
  const parsed = URL.parse(url);
  if (parsed === null || !WEB.test(parsed.protocol)) return [];
  parsed.hostname = parsed.hostname.replace(/\.$/, '');
  parsed.username = '';
  parsed.password = '';
  parsed.hash = '';
  const hosts = hostsOf(parsed.hostname);
  const network = networkOf(parsed.hostname);
  if (network === 'tor' || parsed.href.length > URL_LENGTH_MAX) return hosts;
  return [{ kind: network === 'i2p' ? 'i2p' : 'url', value: parsed.href }, ...hosts];
}

/** The host of the company's link, and the domain that its name consists of. */
export function addressesOfCompany(name: string | undefined, link: string | undefined): OwnAddress[] {
  const written = refang(link?.slice(0, URL_LENGTH_MAX).trim() ?? '');
  const host = URL.parse(URL_SCHEME.test(written) ? written : `http://${written}`)?.hostname.replace(
    /\.$/,
    '',
  );
  const named = readCompanyName(name ?? '').domains;
  return [...(host ? hostsOf(host) : []), ...named.map((value): OwnAddress => ({ kind: 'domain', value }))];
}

/** A site with `www.` is often asked for without it. */
function hostsOf(host: string): OwnAddress[] {
  if (isIPv4(host)) return [{ kind: 'ipv4', value: host }];
  // Between brackets, the URL standard writes IPv6 addresses in their shortest form.
  if (host.startsWith('[')) return [{ kind: 'ipv6', value: host.slice(1, -1) }];
  if (!HOST_NAME.test(host)) return [];
  const bare = host.replace(/^www\.(?=.*\.)/, '');
  const names = bare === host ? [host] : [host, bare];
  return names.map((value) => ({ kind: 'domain', value }));
}
