import { before } from './context.ts';
import { type Found, itemAt, spanOf } from './found.ts';

/** Four numbers that are no part of a longer one, optionally with the length of a network. */
const IPV4 =
  /(?<![\p{L}\p{N}_]|[\p{L}\p{N}_][.,/-]|[$€£])(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(\/(?:[12]?\d|3[0-2])(?![\d.\p{L}/]))?(?![\p{L}\p{N}_]|[.,-]\d|-[a-z])/gu;
const OCTET = /^(?:0|[1-9]\d{0,2})$/;

/** Words before four numbers that are a version, a section or an object identifier. */
const VERSION_CUE =
  /(?:(?<!\p{L})(?:v|ver|vers|version|versions|versión|versão|версия|версии|версию|версией|верс|release|build|firmware|прошивк\p{L}{1,2}|fw|patch|update|upgrade|sdk|driver|драйвер|kernel|oid|section|chapter|rule|раздел\p{L}{0,2}|глава|пункт\p{L}{0,2}|п|§|abschnitt|kapitel|версі\p{L}{1,2}|sürüm|الإصدار|إصدار|版本|chrome|chromium|firefox|edge|opera|safari|android|ios|windows|nginx|apache|php|openssl|java|node|python|plugin|app|apk)|§|№)\s?[.:=/v"'(-]{0,3}\s?$/iu;
const REACH = 32;

export function findIpv4(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(IPV4)) {
    const [, address = '', network = ''] = match;
    if (isHostAddress(address) && !VERSION_CUE.test(before(text, match.index, REACH)))
      found.push(itemAt('ipv4', address + network, spanOf(match)));
  }
  return found;
}

/** Loopback, unspecified, multicast and broadcast addresses identify nothing. Private ones may: inside a victim. */
export function isHostAddress(address: string): boolean {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => OCTET.test(part) && Number(part) <= 255)) return false;
  const first = Number(parts[0]);
  return first !== 0 && first !== 127 && first < 224;
}

const IPV6 =
  /(?<![\p{L}\p{N}_:.])([0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?::?\d{1,3}(?:\.\d{1,3}){3})?)(?:%[a-z0-9]{1,15})?(\/\d{1,3}(?![\d.\p{L}]))?(?![\p{L}\p{N}_:]|\.\d)/giu;
/** Global unicast, unique local and link-local addresses, and those of NAT64. Mapped ones are found as IPv4. */
const KNOWN_RANGE = /^(?:[23][0-9a-f]{3}:|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:|64:ff9b:)/i;

export function findIpv6(text: string): Found[] {
  const found: Found[] = [];
  if (!/:[0-9a-f]{0,4}:/i.test(text)) return found;
  for (const match of text.matchAll(IPV6)) {
    const [, address = '', network = ''] = match;
    const value = canonicalIpv6(address);
    if (value === undefined) continue;
    const isNetwork = network !== '' && Number(network.slice(1)) <= 128;
    found.push(itemAt('ipv6', isNetwork ? value + network : value, spanOf(match)));
  }
  return found;
}

/** RFC 5952's form; undefined if the text is no address, or one that identifies nothing. */
export function canonicalIpv6(address: string): string | undefined {
  // The URL standard accepts exactly the addresses of RFC 4291, without zones.
  if (!KNOWN_RANGE.test(address)) return undefined;
  return URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
}
