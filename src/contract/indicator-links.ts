import type { Indicator } from '../records/indicator.ts';
import { CHAINS, isWalletKind } from '../records/wallet.ts';

/** Kinds of records, as the API names them. */
export const RECORD_KINDS = ['message', 'profile', 'channel', 'server', 'page', 'post'] as const;
export type CountedKind = (typeof RECORD_KINDS)[number];

/** Longer paths are refused, also by proxies. */
const PATH_VALUE_MAX = 900;

/** The path of an indicator's summary. */
export function indicatorPath({ kind, canonical }: Indicator): string {
  const value = encode(canonical);
  return value.length <= PATH_VALUE_MAX
    ? `/api/v2/indicator/${kind}/${value}`
    : `/api/v2/lookup?value=${value}`;
}

/** The path of the list of records of one kind that contain the indicator; undefined if there is none. */
export function listPath(record: CountedKind, indicator: Indicator): string | undefined {
  switch (record) {
    case 'message':
      return `/api/v2/im/search?q=${encode(messageQuery(indicator))}`;
    case 'profile':
      return itemPath('/api/v2/im', indicator) ?? `/api/v2/im/search/profiles?q=${phrase(indicator)}`;
    case 'channel':
      return indicator.kind === 'title' ? `/api/v2/im/search/channels?q=${phrase(indicator)}` : undefined;
    case 'page':
      return itemPath('/api/v2/document', indicator) ?? `/api/v2/document/search?q=${phrase(indicator)}`;
    case 'post':
      return `/api/v2/victim/search?q=${phrase(indicator)}`;
    case 'server':
      return undefined;
  }
}

function messageQuery(indicator: Indicator): string {
  if (indicator.kind === 'email') return `email:${quoted(indicator)}`;
  return isWalletKind(indicator.kind) ? `wallet:${indicator.canonical}` : quoted(indicator);
}

/** Lookups by e-mail and wallet, which profiles and documents have in the same form. */
function itemPath(base: string, { kind, canonical }: Indicator): string | undefined {
  if (kind === 'email') return `${base}/email/${encode(canonical)}`;
  const chain = CHAINS.find((each) => each.kind === kind);
  return chain && `${base}/wallet/${chain.code}/${encode(canonical)}`;
}

function phrase(indicator: Indicator): string {
  return encode(quoted(indicator));
}

function quoted({ canonical }: Indicator): string {
  return `"${canonical.replaceAll('"', ' ')}"`;
}

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
