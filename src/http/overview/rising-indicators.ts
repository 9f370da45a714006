import type { RisingGroup, RisingHit } from '../../contract/rising-hit.ts';
import { lastDays } from '../../overview/day-range.ts';
import { compareRising, PERIODS_BEFORE, RECORDS_MIN, type Rising, risingOf } from '../../overview/rising.ts';
import type { FindingSource } from '../../records/finding.ts';
import type { Indicator, LookupKind } from '../../records/indicator.ts';
import { CHAIN_KINDS, OTHER_CHAIN_KINDS } from '../../records/wallet.ts';
import { indicatorKey, type VisibleFindings } from '../../storage/port/indicators.ts';
import type { Reading } from '../../storage/port/reading.ts';

const KINDS: Record<Exclude<RisingGroup, 'terms'>, readonly LookupKind[]> = {
  wallets: [...CHAIN_KINDS, ...OTHER_CHAIN_KINDS],
  domains: ['domain', 'onion', 'i2p'],
  emails: ['email'],
  handles: [
    'telegram',
    'discord',
    'whatsapp',
    'skype',
    'jabber',
    'tox',
    'session',
    'matrix',
    'threema',
    'wickr',
    'signal',
  ],
};

/** Values that are compared with earlier periods. */
const CANDIDATES_MAX = 300;

/** What people and channels show has been in their messages before. */
const COUNTED: readonly FindingSource[] = [
  'telegram-message',
  'discord-message',
  'jabber-message',
  'page',
  'ransomware',
];

export function kindsOf(of: Exclude<RisingGroup, 'terms'> | LookupKind): readonly LookupKind[] {
  return Object.hasOwn(KINDS, of) ? KINDS[of as keyof typeof KINDS] : [of as LookupKind];
}

/** Indicators that more records show than before. */
export async function risingIndicators(
  store: Reading,
  now: number,
  question: { kinds: readonly LookupKind[]; days: number; size: number; visible: readonly VisibleFindings[] },
): Promise<RisingHit[]> {
  const { kinds, days, size } = question;
  const visible = question.visible
    .map((rule) => ({ ...rule, sources: rule.sources.filter((source) => COUNTED.includes(source)) }))
    .filter(({ sources }) => sources.length > 0);
  if (visible.length === 0) return [];
  const { bounds } = lastDays(now, days * (PERIODS_BEFORE + 1));
  const { totals, trends } = await store.indicatorTrends({
    bounds,
    recent: days * PERIODS_BEFORE,
    visible,
    kinds,
    recordsMin: RECORDS_MIN,
    max: CANDIDATES_MAX,
  });
  return trends
    .flatMap(({ kind, canonical, value, counts }) => {
      const rising = risingOf(counts, totals, days);
      return rising === undefined ? [] : [{ kind, canonical, value, ...rising }];
    })
    .sort(compareRising<Rising & Indicator>(indicatorKey))
    .slice(0, size)
    .map(({ canonical: _, ...hit }) => hit);
}
