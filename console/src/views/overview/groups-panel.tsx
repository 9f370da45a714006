import type { OverviewHit } from '../../api/types.ts';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { navigate, viewUrl } from '../../route.ts';
import { visible } from '../../text/controls.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { addDays, today } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';

const SHOWN = 4;
const COLORS = [1, 2, 3, 4, 5, 6] as const;

/** Ransomware posts over time by group. */
export function GroupsPanel({
  groups: { interval, groups, buckets },
}: {
  groups: NonNullable<OverviewHit['groups']>;
}) {
  const shown = groups.slice(0, SHOWN);
  const series = [
    ...shown.map(({ id, name }, index) => ({
      name: id === 'unknown' ? texts.unknownGroup : visible(name),
      color: COLORS[index] ?? ('other' as const),
    })),
    { name: texts.other, color: 'other' as const },
  ];
  return (
    <Panel
      title={texts.ransomware}
      meta={texts.intervals[interval]}
      isPadded
      actions={
        <ButtonLink href="#/ransomware" variant="ghost" size="small">
          {texts.open}
        </ButtonLink>
      }
    >
      <StackedBars
        label={texts.ransomware}
        series={series}
        buckets={buckets.map(({ start, total, counts }) => {
          const listed = shown.map((_, index) => counts[index] ?? 0);
          return {
            at: Date.parse(start),
            values: [...listed, total - listed.reduce((sum, count) => sum + count, 0)],
          };
        })}
        interval={interval}
        height={170}
        countText={texts.posts}
        tooltipFoot={texts.listPosts}
        onPick={({ at }) => {
          const from = new Date(at).toISOString().slice(0, 10);
          const end = addDays(from, interval === 'week' ? 6 : 0);
          navigate(viewUrl(['ransomware'], { from, to: end < today() ? end : today() }));
        }}
      />
    </Panel>
  );
}
