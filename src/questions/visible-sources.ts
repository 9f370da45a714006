import type { FindingSource } from '../records/finding.ts';
import { PLATFORMS } from '../records/platform.ts';
import { CHAIN_KINDS } from '../records/wallet.ts';
import type { VisibleFindings } from '../storage/port/indicators.ts';

const IM_SOURCES: readonly FindingSource[] = [
  ...PLATFORMS.flatMap((platform): FindingSource[] => [
    `${platform}-message`,
    `${platform}-profile`,
    `${platform}-channel`,
  ]),
  'discord-server',
];

/** What the feeds show of records that other scopes show completely. */
const FEED_FINDINGS: readonly VisibleFindings[] = [
  { sources: ['telegram-profile', 'discord-profile', 'page'], kinds: CHAIN_KINDS },
  { sources: ['telegram-message', 'discord-message', 'page'], kinds: ['onion'] },
  { sources: ['page'], kinds: ['telegram'] },
  { sources: ['ransomware'], kinds: ['title', 'company'] },
];

/** The scopes of which each shows some findings. */
export const FINDING_SCOPES = ['im', 'documents', 'victims', 'feeds'] as const;

/**
 * The findings that a key with these scopes may count. `feedsFrom` is the oldest instant that the key sees in feeds.
 * Empty if no scope shows any.
 */
export function visibleSources(scopes: readonly string[], feedsFrom: number | undefined): VisibleFindings[] {
  const visible: VisibleFindings[] = [];
  if (scopes.includes('im')) visible.push({ sources: IM_SOURCES });
  if (scopes.includes('documents')) visible.push({ sources: ['page'] });
  if (scopes.includes('victims')) visible.push({ sources: ['ransomware'] });
  if (scopes.includes('feeds')) visible.push(...FEED_FINDINGS.map((rule) => ({ ...rule, from: feedsFrom })));
  return visible;
}
