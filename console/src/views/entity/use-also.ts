import { useMemo } from 'preact/hooks';
import type { VictimHit } from '../../api/types.ts';
import { firstHit, useQuery } from '../../api/use-query.ts';
import { recordRequest } from './entity-kinds.ts';
import type { EntityPageData } from './entity-view.tsx';
import type { Also } from './list-request.ts';
import { alsoOfGroup } from './mentions.ts';
import { hostOf } from './victim/host.ts';

/** What else mentions it. Undefined while that loads: the website of a victim is not in the summary. */
export function useAlso({ node, hit, tab }: EntityPageData): Also | undefined {
  const isVictim = tab === 'mentions' && node.kind === 'victim';
  const query = useQuery<VictimHit>(isVictim ? recordRequest(node) : undefined);
  const link = firstHit(query)?.companyLink;
  const isReady = !isVictim || query.isCurrent || query.error !== undefined;
  return useMemo(() => {
    if (!isReady) return undefined;
    if (tab !== 'mentions') return {};
    if (node.kind === 'group') return alsoOfGroup(hit);
    const host = link === undefined ? undefined : hostOf(link);
    return host === undefined ? {} : { hosts: [host] };
  }, [isReady, node, hit, tab, link]);
}
