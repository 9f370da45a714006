import type { OverviewHit } from '../../api/types.ts';
import { Sparkline } from '../../charts/sparkline.tsx';
import { viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { StatusDot } from '../../ui/badge.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Table } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { sourceUrl } from './last-day.ts';
import { sourceIcon, sourceName } from './source-name.ts';

type Source = NonNullable<OverviewHit['sources']>[number];

const PANEL_ID = 'overview-sources';

export function focusSources(): void {
  const panel = document.getElementById(PANEL_ID);
  panel?.scrollIntoView({ block: 'nearest' });
  panel?.focus({ preventScroll: true });
}

/** Every source and how fresh it is, silent ones first. */
export function SourcesPanel({ sources, at }: { sources: readonly Source[]; at: string }) {
  const silent = sources.filter(({ isSilent }) => isSilent).length;
  const ordered = sources.toSorted((a, b) => Number(b.isSilent) - Number(a.isSilent));
  return (
    <Panel
      id={PANEL_ID}
      title={texts.sources}
      meta={texts.collecting(sources.length - silent, sources.length)}
      className="overview-table"
    >
      <Table
        label={texts.sources}
        rows={ordered}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            label: texts.source,
            isMain: true,
            cell: (source) => <SourceName source={source} at={at} />,
          },
          { id: 'seen', label: texts.freshness, width: 120, cell: (source) => <Freshness source={source} /> },
          {
            id: 'count',
            label: texts.today,
            width: 64,
            isNumber: true,
            cell: ({ count24h }) => (count24h === undefined ? '–' : formatNumber(count24h)),
          },
          {
            id: 'trend',
            label: texts.trend,
            width: 92,
            isNumber: true,
            priority: 2,
            cell: ({ series, isSilent }) => (
              <Sparkline values={series} width={72} height={18} tone={isSilent ? 'bad' : 'neutral'} />
            ),
          },
        ]}
      />
    </Panel>
  );
}

function SourceName({ source, at }: { source: Source; at: string }) {
  const href = sourceUrl(source, at);
  const { icon, className } = sourceIcon(source);
  return (
    <span class="inline">
      <StatusDot tone={source.isSilent ? 'bad' : 'good'} />
      <span class={`kind-icon ${className}`}>
        <Icon name={icon} size={14} />
      </span>
      {href === undefined ? (
        <span class="truncate">{sourceName(source)}</span>
      ) : (
        <a class="truncate" href={href}>
          {sourceName(source)}
        </a>
      )}
    </span>
  );
}

function Freshness({ source }: { source: Source }) {
  return (
    <span class={source.isSilent ? 'is-bad' : undefined}>
      <Time at={source.lastSeen} style="brief" />
    </span>
  );
}

type SilentChannel = NonNullable<OverviewHit['silentChannels']>[number];

/** Channels that usually have messages every day and have none now. */
export function SilentChannels({ channels }: { channels: readonly SilentChannel[] }) {
  return (
    <Panel title={texts.silentChannels} meta={texts.silentChannelsMeta(channels.length)}>
      <ul class="list">
        {channels.map(({ platform, channelId, title = channelId, lastSeen, usualPerDay }) => (
          <li key={`${platform} ${channelId}`}>
            <span class="kind-icon kind-channel">
              <Icon name="megaphone" size={14} />
            </span>
            <a class="medium truncate" href={viewUrl(['channel', platform, channelId])}>
              <InlineText text={title} />
            </a>
            <span class="grow" />
            <span class="text-3">{texts.usuallyPerDay(usualPerDay)}</span>
            <span class="is-bad nowrap">
              <Time at={lastSeen} style="brief" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
