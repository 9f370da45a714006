import type { ComponentChildren } from 'preact';
import type { OverviewHit } from '../../api/types.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { newMatchesOf } from '../../shell/shell-data.tsx';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { formatChange, formatNumber } from '../../ui/format.tsx';
import { lastDayUrl } from './last-day.ts';
import { sourceName } from './source-name.ts';
import { focusSources } from './sources-panel.tsx';

type Compared = NonNullable<NonNullable<OverviewHit['numbers']>['records']>;

/** The last 24 hours in six numbers. Each leads to its list, if there is one. */
export function KeyNumbers({ overview }: { overview: OverviewHit }) {
  const { at, numbers = {}, alerts, sources = [] } = overview;
  const silent = sources.filter(({ isSilent }) => isSilent);
  return (
    <dl class="key-numbers" aria-label={texts.numbers}>
      <ComparedNumber label={texts.records24h} number={numbers.records} href={lastDayUrl('messages', at)} />
      <ComparedNumber label={texts.newIndicators} number={numbers.newIndicators} href="#/feeds" />
      <ComparedNumber
        label={texts.newVictims}
        number={numbers.newVictims}
        href={lastDayUrl('victims', at)}
        isAlarming
      />
      {alerts !== undefined && <Matches alerts={alerts} />}
      {/* People can only be listed by when they were last seen. */}
      <ComparedNumber label={texts.peopleFirstSeen} number={numbers.newPeople} />
      <Item
        label={texts.silentSources}
        value={formatNumber(silent.length)}
        onClick={silent.length > 0 ? focusSources : undefined}
      >
        <small class={silent.length > 0 ? 'is-bad truncate' : 'text-3'}>
          {silent.length === 0 ? texts.noneSilent : silent.map(sourceName).join(', ')}
        </small>
      </Item>
    </dl>
  );
}

function Matches({ alerts }: { alerts: NonNullable<OverviewHit['alerts']> }) {
  const { newMatches } = alerts;
  const high = newMatches.critical + newMatches.high;
  return (
    <Item label={texts.alertMatches} href="#/alerts?state=new" value={formatNumber(newMatchesOf(alerts))}>
      <small class="text-3 truncate">{texts.highOrAbove(high)}</small>
    </Item>
  );
}

function ComparedNumber({
  label,
  number,
  href,
  isAlarming = false,
}: {
  label: string;
  number: Compared | undefined;
  href?: string;
  /** More of it is worse. */
  isAlarming?: boolean;
}) {
  if (number === undefined) return null;
  const { value, previous, series } = number;
  const change = formatChange(value, previous);
  const tone = !isAlarming || value <= previous ? 'text-3' : 'is-bad';
  return (
    <Item
      label={label}
      href={href}
      value={formatNumber(value)}
      end={<Sparkline values={series} width={64} height={22} />}
    >
      {change !== undefined && <small class={tone}>{change}</small>}
    </Item>
  );
}

function Item({
  label,
  href,
  onClick,
  value,
  end,
  children,
}: {
  label: string;
  /** Its list, elsewhere. */
  href?: string | undefined;
  /** Shows its list, on this page. */
  onClick?: (() => void) | undefined;
  value: string;
  end?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <div class="key-number">
      <dt>{label}</dt>
      <dd>
        {href !== undefined ? (
          <a href={href} aria-label={`${label}: ${value}`}>
            {value}
          </a>
        ) : onClick !== undefined ? (
          <button type="button" aria-label={`${label}: ${value}`} onClick={onClick}>
            {value}
          </button>
        ) : (
          <span>{value}</span>
        )}
        {children}
      </dd>
      {end}
    </div>
  );
}
