import type { OverviewHit } from '../../contract/overview-hit.ts';
import { visibleSources } from '../../questions/visible-sources.ts';
import { feedsFrom } from '../indicator/visible-findings.ts';
import type { OverviewContext } from './overview-context.ts';
import { kindsOf, risingIndicators } from './rising-indicators.ts';
import { risingTerms } from './rising-terms.ts';

const DAYS = 7;
const SIZE = 8;

export async function rising({
  services,
  key,
  now,
  records,
}: OverviewContext): Promise<OverviewHit['rising']> {
  const { store, clock } = services;
  const visible = visibleSources(key.scopes, feedsFrom(key, clock));
  if (visible.length === 0) return undefined;
  const indicators = (of: 'wallets' | 'domains') =>
    risingIndicators(store, now, { kinds: kindsOf(of), days: DAYS, size: SIZE, visible });
  return {
    ...(records.hasMessages && { terms: await risingTerms(services, now, { days: DAYS, size: SIZE }) }),
    wallets: await indicators('wallets'),
    domains: await indicators('domains'),
  };
}
