import { useState } from 'preact/hooks';
import type { EntityHit } from '../../api/types.ts';
import { type ChartView, ChartViewButton } from '../../charts/chart-frame.tsx';
import { HourHeatmap } from '../../charts/heatmap.tsx';
import { usePreferences } from '../../state/preferences.tsx';
import { commonTexts } from '../../texts/common.ts';
import { summaryTexts as texts } from '../../texts/entity-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import { busyHours } from './hours.ts';

/** When it is active, in the time zone that all times are shown in. */
export function HoursPanel({ hit: { hours, node } }: { hit: EntityHit }) {
  const { zone, set } = usePreferences();
  const zoneName = zone === 'utc' ? commonTexts.utc : commonTexts.localTime;
  const [view, setView] = useState<ChartView>('chart');
  const busy = hours && busyHours(hours);
  const countText =
    node.kind === 'victim' || node.kind === 'group' ? commonTexts.posts : commonTexts.messages;
  return (
    <Panel
      title={texts.activeHours}
      meta={
        hours &&
        (busy === undefined ? texts.allDay(zoneName) : texts.mostly(busy.from, busy.to % 24, zoneName))
      }
      isPadded
      actions={
        <>
          <Button
            variant="ghost"
            size="small"
            label={texts.switchZone(zoneName)}
            onClick={() => set('zone', zone === 'utc' ? 'local' : 'utc')}
          >
            {zoneName}
          </Button>
          {hours !== undefined && <ChartViewButton view={view} onView={setView} />}
        </>
      }
    >
      {hours === undefined ? (
        <State icon="clock" title={texts.noHours} />
      ) : (
        <HourHeatmap
          label={texts.activeHours}
          counts={hours}
          height={162}
          countText={countText}
          view={view}
        />
      )}
    </Panel>
  );
}
