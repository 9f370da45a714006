import type { OverviewHit } from '../../api/types.ts';
import { viewUrl } from '../../route.ts';

type Source = Pick<NonNullable<OverviewHit['sources']>[number], 'kind' | 'name'>;

const DAY = 86_400_000;

/** The 24 hours that the numbers of an overview count: the list has as many entries as the number says. */
function lastDay(at: string): { from: string; to: string } {
  const to = Date.parse(at);
  return { from: new Date(to - DAY + 1).toISOString(), to: new Date(to).toISOString() };
}

export function lastDayUrl(kind: 'messages' | 'victims', at: string): string {
  return viewUrl(['search', kind], lastDay(at));
}

/** What a source collected in that time. Undefined for a collector: its records can be of any kind. */
export function sourceUrl({ kind, name }: Source, at: string): string | undefined {
  switch (kind) {
    case 'platform':
      return viewUrl(['search', 'messages'], { platform: name, ...lastDay(at) });
    case 'network':
      return viewUrl(['search', 'pages'], { q: `network:${name}`, ...lastDay(at) });
    case 'ransomware':
      return lastDayUrl('victims', at);
    default:
      return undefined;
  }
}
