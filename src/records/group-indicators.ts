import type { Indicator } from './indicator.ts';
import { canonicalItem, FOUND_KINDS } from './item.ts';
import type { RansomwareGroup } from './ransomware-group.ts';
import { isOnionHost, parseUrl } from './url.ts';

/** The leak sites of a group, each as URL and as host, and its contact details; each once. */
export function groupIndicators({ lists }: Pick<RansomwareGroup, 'lists'>): Indicator[] {
  const found = new Map<string, Indicator>();
  const add = (indicator: Indicator) => found.set(`${indicator.kind} ${indicator.canonical}`, indicator);
  for (const { value } of lists.sites ?? []) for (const indicator of siteIndicators(value)) add(indicator);
  for (const kind of FOUND_KINDS)
    for (const { value } of lists[kind] ?? []) add({ kind, canonical: canonicalItem(kind, value) });
  return [...found.values()];
}

function siteIndicators(site: string): Indicator[] {
  const parts = parseUrl(site) ?? parseUrl(`http://${site}`);
  if (parts === undefined) return [];
  const { url, domainName } = parts;
  return [
    { kind: isOnionHost(domainName) ? 'onion' : 'url', canonical: url },
    { kind: 'domain', canonical: domainName },
  ];
}
