import { useMemo } from 'preact/hooks';
import type { DayEntry } from '../../charts/days.ts';
import { YearCalendar } from '../../charts/year-calendar.tsx';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { formatPercent, today } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import { type FeedPlatform, PLATFORMS } from './feed-state.ts';

const GAPS_SHOWN = 4;

/** A year of days: with entries, empty, or not collected. The gaps are listed beside it. */
export function CoveragePanel({
  days,
  selected,
  platform,
  hrefOf,
  onPlatform,
}: {
  days: readonly DayEntry[];
  selected: string | undefined;
  platform: FeedPlatform | undefined;
  hrefOf: (day: string) => string;
  onPlatform: (platform: FeedPlatform) => void;
}) {
  const format = useTimeFormat();
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <Panel
      title={texts.coverage}
      meta={first && last && texts.range(format.day(first), format.day(last))}
      isPadded
      actions={
        platform !== undefined && (
          <select
            class="input"
            aria-label={texts.source}
            value={platform}
            onChange={(event) => onPlatform(event.currentTarget.value as FeedPlatform)}
          >
            {PLATFORMS.map((name) => (
              <option key={name} value={name}>
                {texts.platforms[name]}
              </option>
            ))}
          </select>
        )
      }
    >
      <div class="feed-coverage">
        <YearCalendar
          label={texts.coverage}
          days={days}
          selected={selected}
          hrefOf={hrefOf}
          tooltipFoot={texts.openDay}
        />
        <Gaps days={days} />
      </div>
    </Panel>
  );
}

function Gaps({ days }: { days: readonly DayEntry[] }) {
  const format = useTimeFormat();
  const gaps = useMemo(() => gapsOf(days), [days]);
  const collected = days.filter(({ state }) => state !== 'missing').length;
  return (
    <div class="feed-gaps">
      <h3>{texts.gaps}</h3>
      <ul>
        {gaps.length === 0 && <li class="text-3">{texts.noGaps}</li>}
        {gaps.slice(0, GAPS_SHOWN).map(({ from, to, days: length }) => (
          <li key={from}>
            <span class="medium">
              {from === to ? format.day(from) : texts.range(format.day(from), format.day(to))}
            </span>
            <span class="text-3">{texts.gapDays(length)}</span>
          </li>
        ))}
        {gaps.length > GAPS_SHOWN && <li class="text-3">{texts.moreGaps(gaps.length - GAPS_SHOWN)}</li>}
      </ul>
      <p class="text-3">{texts.collectedShare(formatPercent(collected, days.length))}</p>
    </div>
  );
}

interface Gap {
  from: string;
  to: string;
  days: number;
}

/** Runs of days that were not collected, newest first. What lies before the first collected day is no gap. */
export function gapsOf(days: readonly DayEntry[]): Gap[] {
  const gaps: Gap[] = [];
  let isStarted = false;
  let isOpen = false;
  for (const { day, state } of days) {
    // Today is not over.
    if (day === today()) break;
    const open = gaps.at(-1);
    if (state !== 'missing') {
      isStarted = true;
      isOpen = false;
    } else if (isStarted && isOpen && open !== undefined) {
      open.to = day;
      open.days++;
    } else if (isStarted) {
      gaps.push({ from: day, to: day, days: 1 });
      isOpen = true;
    }
  }
  return gaps.reverse();
}
