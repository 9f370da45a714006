import type { OverviewHit } from '../../api/types.ts';
import { DayStrip } from '../../charts/day-strip.tsx';
import { StepScale } from '../../charts/step-scale.tsx';
import { viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatPercent } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';

type Coverage = NonNullable<OverviewHit['coverage']>;

/** Which days the feeds have: data, nothing, or not collected. */
export function CoveragePanel({ coverage, range }: { coverage: Coverage; range: number }) {
  return (
    <Panel
      title={texts.coverage}
      meta={texts.lastDays(range)}
      isPadded
      actions={
        <ButtonLink href="#/feeds" variant="ghost" size="small">
          {texts.calendar}
        </ButtonLink>
      }
    >
      <div class="coverage-rows">
        {coverage.map((feed) => (
          <CoverageRow key={feed.feed} {...feed} />
        ))}
      </div>
      <StepScale hasMissing />
    </Panel>
  );
}

function CoverageRow({ feed, days }: Coverage[number]) {
  const name = texts.feeds[feed] ?? feed;
  const collected = days.filter(({ covered }) => covered).length;
  return (
    <>
      <span>{name}</span>
      <DayStrip
        label={name}
        days={days.map(({ day, covered, total }) => ({
          day,
          state: !covered ? 'missing' : total === 0 ? 'empty' : 'data',
          count: total,
        }))}
        hrefOf={(day) => viewUrl(['feeds', feed], { day })}
      />
      <span class="number text-3">{formatPercent(collected, days.length)}</span>
    </>
  );
}
