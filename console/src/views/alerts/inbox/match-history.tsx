import type { Alert, DeliveryEntry, Match, Target } from '../../../api/alert-types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { matchTexts as texts } from '../../../texts/alerts.ts';
import { commonTexts } from '../../../texts/common.ts';
import { StatusDot } from '../../../ui/badge.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { Time } from '../../../ui/time.tsx';

/** Daily digests are sent at the end of the day. */
const SENT_WITHIN_MS = 26 * 3_600_000;

interface Line {
  tone: 'good' | 'warning' | 'bad' | 'accent' | 'off';
  text: string;
  at?: string | undefined;
}

/** What happened with a match: when it matched, where it was sent, whether somebody has opened it. */
export function MatchHistory({ match, alert }: { match: Match; alert: Alert | undefined }) {
  const hasTargets = (alert?.targets.length ?? 0) > 0;
  const deliveries = useQuery<DeliveryEntry>(
    hasTargets
      ? {
          path: '/alerts/deliveries',
          parameters: {
            alertId: match.search,
            gte: match.matchedAt,
            lte: new Date(Date.parse(match.matchedAt) + SENT_WITHIN_MS).toISOString(),
            page_size: 500,
          },
        }
      : undefined,
    'background',
  );
  const targets = useQuery<Target>(
    hasTargets ? { path: '/alerts/targets', parameters: { page_size: 1000 } } : undefined,
    'background',
  );
  const sent = deliveries.isCurrent && targets.data !== undefined ? (deliveries.data?.hits ?? []) : [];
  const lines: Line[] = [
    {
      tone: 'accent',
      text: texts.matchedSeverity(commonTexts.severities[match.severity] ?? match.severity),
      at: match.matchedAt,
    },
    ...deliveryLines(match, sent, targets.data?.hits ?? []),
    ...(alert !== undefined && !hasTargets ? [{ tone: 'off' as const, text: texts.noDelivery }] : []),
    match.read ? { tone: 'good', text: texts.read } : { tone: 'off', text: texts.unread },
  ];
  return (
    <section class="section">
      <h3>{texts.history}</h3>
      <ul class="history-lines">
        {lines.map(({ tone, text, at }, index) => (
          <li key={index}>
            <StatusDot tone={tone} />
            <InlineText text={text} />
            {at !== undefined && (
              <span class="text-3">
                <Time at={at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its own deliveries, or else the first digest to each target. */
function deliveryLines(match: Match, sent: readonly DeliveryEntry[], targets: readonly Target[]): Line[] {
  const nameOf = (id: string) => targets.find((target) => target.id === id)?.name ?? texts.removedTarget;
  const own = sent.filter((delivery) => delivery.match === match.id);
  if (own.length > 0) return own.map((delivery) => lineOf(delivery, nameOf(delivery.target)));
  const digests = new Map<string, DeliveryEntry>();
  // Newest first, so the earliest digest stays.
  for (const delivery of sent) if (delivery.content === 'digest') digests.set(delivery.target, delivery);
  return [...digests.values()].map((delivery) => lineOf(delivery, nameOf(delivery.target)));
}

function lineOf(delivery: DeliveryEntry, name: string): Line {
  const at = delivery.lastAttemptAt ?? delivery.createdAt;
  const { lastError, lastStatus } = delivery;
  switch (delivery.status) {
    case 'delivered':
      return {
        tone: 'good',
        text: delivery.content === 'digest' ? texts.inDigest(name) : texts.sentTo(name, lastStatus),
        at,
      };
    case 'failed':
      return { tone: 'bad', text: texts.failedTo(name, lastError ?? texts.unknownError), at };
    case 'cancelled':
      return { tone: 'off', text: texts.cancelled(name), at };
    default:
      return lastError === undefined
        ? { tone: 'warning', text: texts.waiting(name), at }
        : { tone: 'warning', text: texts.retrying(name, lastError), at };
  }
}
