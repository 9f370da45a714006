import './components.css';
import { ApiError } from '../../api/client.ts';
import { CountryTiles } from '../../charts/country-tiles.tsx';
import { HourHeatmap } from '../../charts/heatmap.tsx';
import { Sparkline } from '../../charts/sparkline.tsx';
import { StackedBars } from '../../charts/stacked-bars.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { notify } from '../../state/notices.ts';
import { componentsTexts as texts } from '../../texts/components.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Country, Kbd, LanguageTag, Severity, StatusDot, type Tone } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox, Field, FilterInput, Switch } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { EntitySamples } from './entity-samples.tsx';

/** Every component with its states, in both themes side by side. Tests compare pictures of it. */
export function ComponentsView() {
  return (
    <>
      <TopBar title={texts.title} />
      <div class="page component-sheet" data-scroller>
        <Half theme="dark" />
        <Half theme="light" />
      </div>
    </>
  );
}

function Half({ theme }: { theme: 'dark' | 'light' }) {
  return (
    <section class="component-half" data-theme={theme} aria-label={texts.themes[theme]}>
      <Controls />
      <Badges />
      <Panel title={texts.entities} hasLine>
        <div class="form">
          <EntitySamples />
        </div>
      </Panel>
      <Panel title={texts.table}>
        <Table
          label={texts.table}
          rows={texts.rows}
          rowKey={({ value }) => value}
          currentKey={texts.rows[1].value}
          columns={[
            {
              id: 'value',
              label: texts.columns.value,
              isMain: true,
              cell: ({ value }) => <span class="mono">{value}</span>,
            },
            { id: 'kind', label: texts.columns.kind, width: 70, cell: ({ kind }) => kind },
            { id: 'shared', label: texts.columns.shared, width: 90, cell: ({ shared }) => shared },
            {
              id: 'messages',
              label: texts.columns.messages,
              width: 80,
              isNumber: true,
              cell: ({ messages }) => messages,
            },
          ]}
        />
      </Panel>
      <Panel title={texts.empty} hasLine>
        <State title={texts.emptyTitle} actions={<Button>{texts.emptyAction}</Button>}>
          {texts.emptyText}
        </State>
      </Panel>
      <Panel title={texts.error} hasLine>
        <ErrorState error={new ApiError(0, '')} onRetry={() => {}} />
      </Panel>
      <Panel title={texts.loading}>
        <Skeleton rows={4} />
      </Panel>
      <Charts />
    </section>
  );
}

const nothing = () => {};

function Controls() {
  return (
    <Panel title={texts.controls} meta={texts.controlsMeta} hasLine>
      <div class="form">
        <div class="inline inline-wrap">
          <Button icon="check" variant="primary">
            {texts.saveAlert}
          </Button>
          <Button icon="download">{texts.export}</Button>
          <Button icon="download" isBusy>
            {texts.export}
          </Button>
          <Button disabled>{texts.export}</Button>
          <IconButton icon="ellipsis" label={texts.more} />
        </div>
        <div class="inline inline-wrap">
          <Button icon="eye" variant="accent">
            {texts.watching}
          </Button>
          <Button icon="trash" variant="danger">
            {texts.purge}
          </Button>
          <Button variant="ghost">{texts.more}</Button>
          <Button
            variant="ghost"
            onClick={() => notify({ text: texts.toastText, undo: nothing, icon: 'archive' })}
          >
            {texts.toast}
          </Button>
        </div>
        <div class="inline inline-wrap inline-wide">
          <Segmented
            label={texts.view}
            choices={[
              { value: 'map', label: texts.map },
              { value: 'list', label: texts.list },
            ]}
            value="map"
            onChange={nothing}
          />
          <Switch label={texts.enabled} isOn onChange={nothing} />
          <Checkbox label={texts.include} isChecked onChange={nothing} />
          <Checkbox label={texts.some} isChecked={false} isMixed onChange={nothing} />
          <Kbd>Ctrl K</Kbd>
        </div>
        <FilterInput label={texts.filter} value="" onInput={nothing} />
        <Field label={texts.name} hint={texts.nameHint}>
          {(attributes) => <input {...attributes} class="input is-large" value={texts.sample} />}
        </Field>
        <Field label={texts.name} error={texts.nameError}>
          {(attributes) => <input {...attributes} class="input is-large" />}
        </Field>
      </div>
    </Panel>
  );
}

const LEVELS = ['critical', 'high', 'medium', 'low', 'info'] as const;
const STATUSES = ['good', 'warning', 'bad', 'accent', 'off'] as const;

function Badges() {
  return (
    <Panel title={texts.badges} hasLine>
      <div class="form">
        <div class="inline inline-wrap">
          {(Object.keys(texts.badge) as Tone[]).map((tone) => (
            <Badge key={tone} tone={tone}>
              {texts.badge[tone]}
            </Badge>
          ))}
        </div>
        <div class="inline inline-wide">
          {LEVELS.map((level) => (
            <Severity key={level} level={level} />
          ))}
          <Country code="GB" />
          <LanguageTag code="ru" />
          <Sparkline values={[3, 5, 4, 8, 6, 12]} width={72} height={20} />
        </div>
        <div class="inline inline-wrap inline-wide">
          {STATUSES.map((tone) => (
            <span key={tone} class="inline inline-tight">
              <StatusDot tone={tone} />
              {texts.statuses[tone]}
            </span>
          ))}
        </div>
        <div class="inline">
          {['lantern_desk', 'tin_whistle', 'oakmoth'].map((id) => (
            <Avatar key={id} id={id} size={32} />
          ))}
        </div>
      </div>
    </Panel>
  );
}

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 9, 5);
const WEEKS = Array.from({ length: 12 }, (_, week) => ({
  at: FIRST + week * 7 * DAY - 42 * DAY,
  values: [4 + ((week * 7) % 5), 3 + ((week * 3) % 7), week < 6 ? 6 - week : 0, (week * 5) % 4],
  isMissing: week === 4,
  isRunning: week === 11,
}));
const HOURS = Array.from({ length: 7 }, (_, day) =>
  Array.from({ length: 24 }, (_, hour) => (hour > 8 && hour < 19 && day < 5 ? (hour * 7 + day * 3) % 11 : 0)),
);
const COUNTRIES = new Map([
  ['US', 42],
  ['GB', 20],
  ['DE', 17],
  ['BR', 6],
  ['JP', 3],
]);

function Charts() {
  return (
    <>
      <Panel title={texts.stacked} isPadded>
        <StackedBars
          label={texts.stacked}
          interval="week"
          buckets={WEEKS}
          series={texts.series.map((name, index) => ({
            name,
            color: ([1, 2, 3, 'other'] as const)[index] ?? 'other',
          }))}
          onRange={nothing}
        />
      </Panel>
      <Panel title={texts.oneBucket} meta={texts.oneMessage} isPadded>
        <StackedBars
          label={texts.oneBucket}
          interval="day"
          buckets={[{ at: Date.UTC(2026, 10, 14), values: [1] }]}
          series={[{ name: texts.columns.messages, color: 1 }]}
        />
      </Panel>
      <Panel title={texts.hours} isPadded>
        <HourHeatmap label={texts.hours} counts={HOURS} />
      </Panel>
      <Panel title={texts.countries} isPadded>
        <CountryTiles label={texts.countries} counts={COUNTRIES} />
      </Panel>
    </>
  );
}
