import type { Match, MatchChange } from '../../storage/port/alerts.ts';
import type { Store } from '../../storage/port/store.ts';
import { MS_PER_DAY } from '../../time/instant.ts';
import { SeededRandom } from '../random.ts';
import { SEARCHES, STORY_ALERT } from './searches.ts';

const PAGE_SIZE = 500;
const NOTES = ['Known, no action', 'Asked the supplier, waiting for an answer', 'Same seller as last week'];

/** What an analyst has done with the matches so far: the old ones are closed, the newest unread. */
export async function triageMatches(store: Store, now: number): Promise<void> {
  const changes = new Map<string, { change: MatchChange; ids: string[] }>();
  for (const match of await allMatches(store)) {
    const change = changeOf(match, now);
    if (change === undefined) continue;
    const name = JSON.stringify(change);
    const same = changes.get(name) ?? { change, ids: [] };
    same.ids.push(match.id);
    changes.set(name, same);
  }
  for (const { change, ids } of changes.values()) await store.alerts.changeMatches(ids, change);
}

async function allMatches(store: Store): Promise<Match[]> {
  const all: Match[] = [];
  const searches = SEARCHES.map(({ id }) => id);
  for (;;) {
    const slice = { kind: 'page', skip: all.length, take: PAGE_SIZE } as const;
    const { hits } = await store.alerts.matches({ searches, slice });
    all.push(...hits);
    if (hits.length < PAGE_SIZE) return all;
  }
}

/** Undefined if nobody has looked at it yet. */
function changeOf({ id, at, search }: Match, now: number): MatchChange | undefined {
  const random = new SeededRandom('triage', id);
  const days = (now - at) / MS_PER_DAY;
  if (days < 2 || (days < 6 && random.chance(0.6))) return undefined;
  const note = random.chance(0.15) ? random.pick(NOTES) : undefined;
  if (days < 8 || (search === STORY_ALERT && random.chance(0.3)))
    return { state: random.chance(0.5) ? 'triaged' : 'new', isRead: true, note };
  if (random.chance(0.12)) return { state: 'escalated', isRead: true, note };
  return { state: random.chance(0.75) ? 'closed' : 'triaged', isRead: true, note };
}
