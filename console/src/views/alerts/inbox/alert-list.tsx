import { useMemo, useState } from 'preact/hooks';
import type { Alert } from '../../../api/alert-types.ts';
import { Sparkline } from '../../../charts/sparkline.tsx';
import { alertTexts as texts } from '../../../texts/alerts.ts';
import { Badge, Severity } from '../../../ui/badge.tsx';
import { FilterInput } from '../../../ui/field.tsx';
import { addDays, formatNumber, today } from '../../../ui/format.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { type InboxAddress, inboxUrl } from '../address.ts';
import { conditionText } from '../condition-text.ts';
import { DAYS } from './use-alerts.ts';

type Sort = keyof typeof texts.sorts;

const SEVERITY_ORDER = ['critical', 'high', 'medium', 'low', 'info'];

const ORDERS: Record<Sort, (a: Alert, b: Alert) => number> = {
  severity: (a, b) => SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity),
  newest: (a, b) => (b.matches?.new ?? 0) - (a.matches?.new ?? 0),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** The saved searches, with what each has found lately. */
export function AlertList({ alerts, address }: { alerts: readonly Alert[]; address: InboxAddress }) {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<Sort>('severity');
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return alerts
      .filter((alert) =>
        `${alert.name} ${conditionText(alert)} ${alert.tags.join(' ')}`.toLowerCase().includes(wanted),
      )
      .toSorted((a, b) => Number(b.enabled) - Number(a.enabled) || ORDERS[sort](a, b));
  }, [alerts, filter, sort]);
  const newTotal = alerts.reduce((sum, { matches }) => sum + (matches?.new ?? 0), 0);
  const paused = alerts.filter(({ enabled }) => !enabled).length;
  return (
    <section class="alert-list" aria-label={texts.list}>
      <div class="alert-list-bar">
        <FilterInput label={texts.filter} value={filter} onInput={setFilter} />
        <MenuButton
          label={texts.sort}
          icon="arrow-down-wide-narrow"
          items={(Object.keys(texts.sorts) as Sort[]).map((each) => ({
            label: texts.sorts[each],
            note: each === sort ? <Icon name="check" size={14} /> : undefined,
            onSelect: () => setSort(each),
          }))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <nav class="alert-items" aria-label={texts.list} tabIndex={0}>
        {filter === '' && (
          <a
            class="alert-item is-all"
            href={inboxUrl({ ...address, alertId: undefined, match: undefined })}
            aria-current={address.alertId === undefined && !address.isListOpen ? 'page' : undefined}
            data-current={address.alertId === undefined || undefined}
          >
            <span class="alert-name">
              <Icon name="inbox" size={14} />
              {texts.allMatches}
            </span>
            <NewCount count={newTotal} />
            <span class="alert-condition">{texts.everyAlert(alerts.length)}</span>
          </a>
        )}
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} address={address} />
        ))}
        <p class="alert-list-foot">
          {shown.length === 0 ? texts.noneFound : texts.listFoot(alerts.length, paused)}
        </p>
      </nav>
    </section>
  );
}

function AlertItem({ alert, address }: { alert: Alert; address: InboxAddress }) {
  const isCurrent = address.alertId === alert.id;
  return (
    <a
      class={alert.enabled ? 'alert-item' : 'alert-item is-paused'}
      href={inboxUrl({ ...address, alertId: alert.id, match: undefined })}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
      data-alert={alert.id}
    >
      <span class="alert-name">
        <Severity level={alert.severity} />
        <span class="truncate">
          <InlineText text={alert.name} />
        </span>
        {!alert.enabled && <Badge>{texts.paused}</Badge>}
      </span>
      <Sparkline
        kind="bars"
        values={daily(alert)}
        width={64}
        height={22}
        tone={alert.enabled && (alert.days?.length ?? 0) > 0 ? 'accent' : 'neutral'}
      />
      <NewCount count={alert.matches?.new ?? 0} />
      <span class="alert-condition truncate">
        <InlineText text={conditionText(alert)} />
      </span>
    </a>
  );
}

function NewCount({ count }: { count: number }) {
  return (
    <span class="alert-count">
      <span class={count > 0 ? 'nav-count is-new' : 'text-3 size-11'} title={texts.newMatches(count)}>
        <span aria-hidden="true">{formatNumber(count)}</span>
        <span class="visually-hidden">{texts.newMatches(count)}</span>
      </span>
    </span>
  );
}

/** One number per day, also for days without a match. */
function daily({ days = [] }: Alert): number[] {
  const counts = new Map(days.map(({ at, count }) => [at.slice(0, 10), count]));
  const last = today();
  return Array.from({ length: DAYS }, (_, index) => counts.get(addDays(last, index - DAYS + 1)) ?? 0);
}
