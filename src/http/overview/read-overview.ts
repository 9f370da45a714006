import {
  OVERVIEW_DAYS_DEFAULT,
  OVERVIEW_PARTS,
  OverviewHit,
  OverviewPageParameters,
  type OverviewPart,
} from '../../contract/overview-hit.ts';
import { toTourStepHit } from '../../contract/tour-step.ts';
import { formatInstant } from '../../time/instant.ts';
import { endpoint } from '../endpoint.ts';
import { askEach } from '../search/ask-each.ts';
import { alerts } from './alerts.ts';
import { coverage } from './coverage.ts';
import { days } from './days.ts';
import { groups } from './groups.ts';
import { numbers } from './numbers.ts';
import { OverviewContext } from './overview-context.ts';
import { rising } from './rising.ts';
import { silentChannels } from './silent-channels.ts';
import { sources } from './sources.ts';
import { totals } from './totals.ts';
import { untilAborted } from './until-aborted.ts';
import { victims } from './victims.ts';

/** A part is undefined if the scopes of the key do not show it. */
const PARTS: Record<OverviewPart, (context: OverviewContext) => Promise<unknown>> = {
  totals,
  days,
  sources,
  silentChannels,
  numbers,
  alerts,
  groups,
  victims,
  coverage,
  rising,
};

/** Extension. */
export const readOverview = endpoint({
  id: 'readOverview',
  path: '/api/v2/overview',
  summary: 'Get an overview (extension)',
  description:
    'Returns one object with what came in, how fresh each source is, and what is new. Any valid key may use it; what its ' +
    'scopes do not show is missing. A source is silent if its newest record is older than two hours, than four times its ' +
    'usual interval (the median time between two hours with records, in the last 30 days), and than 1.25 times the ' +
    'longest of its usual pauses (98 % of them). A channel is silent if it has at least three messages on a usual day ' +
    'and its newest message is older than a day, and than a day more than its longest run of days without messages. A ' +
    'part that takes too long is listed in `timedOut`; the request fails only if all do.',
  scope: undefined,
  tag: 'overview',
  pathParameters: {},
  queryParameters: OverviewPageParameters,
  hit: OverviewHit,
  defaultPageSize: undefined,
  errors: [],
  async answer({ query, key }, services) {
    const names = partsOf(query.parts);
    const days = query.days ?? OVERVIEW_DAYS_DEFAULT;
    const deadline = new AbortController();
    const store = untilAborted(services.store, deadline.signal);
    const context = new OverviewContext({ ...services, store }, key, days);
    const answers = await askEach(
      names.map((name) => async (signal: AbortSignal) => {
        signal.addEventListener('abort', () => deadline.abort(), { once: true });
        return { part: await PARTS[name](context) };
      }),
      services.config.search.milliseconds,
    );
    const timedOut = names.filter((_, index) => answers[index] === undefined);
    const shown = names.flatMap((name, index) => {
      const part = answers[index]?.part;
      return part === undefined ? [] : [[name, part]];
    });
    const { steps } = services.tour;
    const hit = {
      at: formatInstant(context.now),
      ...Object.fromEntries(shown),
      ...(timedOut.length > 0 && { timedOut }),
      ...(steps.length > 0 && { tour: steps.map(toTourStepHit) }),
    };
    return { total: 1, hits: [hit] };
  },
});

/** The schema has checked the names. */
function partsOf(parts: string | undefined): readonly OverviewPart[] {
  if (parts === undefined) return OVERVIEW_PARTS;
  const asked = new Set(parts.split(','));
  return OVERVIEW_PARTS.filter((part) => asked.has(part));
}
