import { useState } from 'preact/hooks';
import type { HistoryEntry } from '../../api/types.ts';
import type { Query } from '../../api/use-query.ts';
import { visible } from '../../text/controls.ts';
import { summaryTexts as texts } from '../../texts/entity-pages.ts';
import { StatusDot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView, State } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';
import { type TimeFormat, useTimeFormat } from '../../ui/time.tsx';
import { type Lane, type LaneValue, monthTicks, nameLanes, type Period, periodOf } from './name-lanes.ts';

/** Names and photos over time: a bar from the day each was first seen to the day of the next. */
export function NameHistory({
  history,
  lastSeen,
}: {
  history: Query<HistoryEntry>;
  lastSeen: string | undefined;
}) {
  const [isList, setList] = useState(() => matchMedia('(max-width: 599px)').matches);
  const lanes = nameLanes(history.data?.hits ?? []);
  return (
    <Panel
      title={texts.nameHistory}
      meta={lanes
        .filter(({ name }) => name !== 'photo')
        .map(({ name, values }) => texts.laneCounts[name](values.length))
        .join(', ')}
      isPadded
      className="name-history"
      actions={
        <Button variant="ghost" size="small" isPressed={isList} onClick={() => setList(!isList)}>
          {isList ? texts.showAsTimeline : texts.showAsList}
        </Button>
      }
    >
      <QueryView query={history} rows={5} empty={<State icon="tag" title={texts.noNames} />}>
        {() =>
          isList ? (
            <NameList lanes={lanes} />
          ) : (
            <Timeline lanes={lanes} period={periodOf(lanes, Date.parse(lastSeen ?? '') || Date.now())} />
          )
        }
      </QueryView>
    </Panel>
  );
}

function valueText(lane: Lane, index: number): string {
  return lane.name === 'photo' ? texts.photo(index + 1) : (lane.values[index]?.value ?? '');
}

function spanText({ from, to }: LaneValue, format: TimeFormat): string {
  const start = format.day(new Date(from).toISOString());
  return to === undefined ? texts.since(start) : texts.span(start, format.day(new Date(to).toISOString()));
}

const TICKS_MAX = 7;
/** Room for the beginning of the current value, however new it is. */
const leftOf = (share: string, { to }: LaneValue) =>
  to === undefined ? `min(${share}, calc(100% - 96px))` : share;

function Timeline({ lanes, period }: { lanes: readonly Lane[]; period: Period }) {
  const format = useTimeFormat();
  const share = (at: number) => `${((at - period.from) / (period.to - period.from)) * 100}%`;
  return (
    <div class="lanes">
      {lanes.map((lane) => (
        <div key={lane.name} class="lane">
          <span class="lane-name">{texts.lanes[lane.name]}</span>
          <ol class="lane-bars" aria-label={texts.lanes[lane.name]}>
            {lane.values.map((each, index) => {
              const text = valueText(lane, index);
              const end = each.to ?? period.to;
              return (
                <li
                  key={each.from}
                  class={each.to === undefined ? 'lane-bar is-current' : 'lane-bar'}
                  style={{ left: leftOf(share(each.from), each), right: `calc(100% - ${share(end)})` }}
                  title={texts.laneValue(texts.lanes[lane.name], visible(text), spanText(each, format))}
                >
                  <InlineText text={text} />
                  <span class="visually-hidden"> {spanText(each, format)}</span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      <div class="lane-axis" aria-hidden="true">
        {monthTicks(period, TICKS_MAX).map((at) => (
          <span key={at} style={{ left: share(at) }}>
            {format.day(new Date(at).toISOString()).replace(/^\d+ /, '')}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Newest first, under the name of each lane. */
function NameList({ lanes }: { lanes: readonly Lane[] }) {
  const format = useTimeFormat();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll; a section would be one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="name-list" role="group" tabIndex={0} aria-label={texts.nameHistory}>
      {lanes.map((lane) => (
        <div key={lane.name}>
          <h3>{texts.lanes[lane.name]}</h3>
          <ul class="list">
            {lane.values
              .map((each, index) => ({ each, text: valueText(lane, index) }))
              .toReversed()
              .map(({ each, text }) => (
                <li key={each.from}>
                  <StatusDot tone={each.to === undefined ? 'good' : 'off'} />
                  <span class={each.to === undefined ? 'grow truncate medium' : 'grow truncate text-2'}>
                    <InlineText text={text} />
                  </span>
                  <span class="text-3 nowrap">{spanText(each, format)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {lanes.some(({ name }) => name === 'photo') && <p class="text-3 size-11">{texts.photoHint}</p>}
    </div>
  );
}
