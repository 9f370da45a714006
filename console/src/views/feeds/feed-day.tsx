import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DayEntry } from '../../charts/days.ts';
import type { HistoryMode } from '../../route.ts';
import { visible } from '../../text/controls.ts';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilterInput } from '../../ui/field.tsx';
import { addDays, today } from '../../ui/format.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorState, Skeleton, State } from '../../ui/states.tsx';
import { type Sort, Table } from '../../ui/table.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import { download } from '../search/export/run-export.ts';
import { entryKey, FEED_COLUMNS, type FeedColumn, type FeedEntry } from './feed-columns.tsx';
import { fileOf } from './feed-file.ts';
import { type FeedState, feedUrl } from './feed-state.ts';
import type { DayEntries } from './use-day-entries.ts';

/** Rows that are drawn at first; the rest follows on request. */
const ROWS_STEP = 250;

/** The entries of one day: sorted, filtered and exported. */
export function FeedDay({
  state,
  day,
  days,
  loaded,
  onOpen,
  onRows,
}: {
  state: FeedState;
  day: string;
  days: readonly DayEntry[];
  loaded: DayEntries;
  onOpen: (changes: Partial<FeedState>, mode?: HistoryMode) => void;
  /** Keys of the rows in their order, for the drawer. */
  onRows: (keys: readonly string[]) => void;
}) {
  const { feed, filter } = state;
  const columns = FEED_COLUMNS[feed];
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => hiddenColumns(columns));
  useEffect(() => setHidden(hiddenColumns(columns)), [columns]);
  const sort = useMemo(() => readSort(state.sort, columns), [state.sort, columns]);
  const rows = useMemo(
    () => sorted(filtered(loaded.entries ?? [], columns, filter), columns, sort),
    [loaded.entries, columns, filter, sort],
  );
  useEffect(() => onRows(rows.map(entryKey)), [rows, onRows]);
  const format = useTimeFormat();
  const name = format.weekday(`${day}T12:00:00Z`);
  const save = (kind: 'csv' | 'ndjson') =>
    download(`nightjar-${feed}-${day}.${kind}`, fileOf(kind, columns, [rows]));
  return (
    <Panel
      className="feed-table"
      title={texts.heading(texts.names[feed], name)}
      meta={loaded.entries && texts.entries(loaded.entries.length)}
      hasLine
      actions={
        <>
          <ButtonLink
            icon="chevron-left"
            label={texts.previousDay}
            href={feedUrl({ ...state, day: addDays(day, -1), row: undefined })}
          />
          {day < today() && (
            <ButtonLink
              icon="chevron-right"
              label={texts.nextDay}
              href={feedUrl({ ...state, day: addDays(day, 1), row: undefined })}
            />
          )}
          <ButtonLink href={feedUrl({ ...state, day: undefined, row: undefined })}>{texts.latest}</ButtonLink>
          <FilterInput
            label={texts.filter}
            value={filter}
            onInput={(next) => onOpen({ filter: next || undefined } as Partial<FeedState>, 'replace')}
          />
          <MenuButton
            label={texts.columns}
            icon="sliders-horizontal"
            items={columns.map(({ name: id, label }) => ({
              label,
              icon: hidden.has(id) ? ('square' as const) : ('check' as const),
              onSelect: () => setHidden(toggled(hidden, id)),
            }))}
          >
            {texts.columns}
          </MenuButton>
          <Button icon="download" onClick={() => save('csv')}>
            {texts.csv}
          </Button>
          <Button icon="download" onClick={() => save('ndjson')}>
            {texts.ndjson}
          </Button>
        </>
      }
    >
      {loaded.error !== undefined ? (
        <ErrorState error={loaded.error} onRetry={loaded.refetch} />
      ) : loaded.entries === undefined ? (
        <Loading progress={loaded.progress} />
      ) : loaded.entries.length === 0 ? (
        <NothingThatDay state={state} day={day} name={name} days={days} />
      ) : rows.length === 0 ? (
        <State
          title={texts.noMatch}
          actions={<Button onClick={() => onOpen({ filter: '' })}>{texts.clearFilter}</Button>}
        />
      ) : (
        <Rows
          key={`${feed} ${day}`}
          columns={columns.filter(({ name: id }) => !hidden.has(id))}
          rows={rows}
          current={state.row}
          sort={sort}
          onSort={(next) => onOpen({ sort: `${next.isDescending ? '-' : ''}${next.column}` }, 'replace')}
          onOpen={(row) => onOpen({ row }, 'replace')}
        />
      )}
    </Panel>
  );
}

function Rows({
  columns,
  rows,
  current,
  sort,
  onSort,
  onOpen,
}: {
  columns: readonly FeedColumn[];
  rows: readonly FeedEntry[];
  current: string | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (key: string) => void;
}) {
  const [shown, setShown] = useState(ROWS_STEP);
  const left = rows.length - shown;
  return (
    <>
      <Table
        label={texts.table}
        columns={columns.map((column) => ({
          id: column.name,
          label: column.label,
          cell: column.render,
          isSortable: true,
          ...(column.width !== undefined && { width: column.width }),
          ...(column.priority !== undefined && { priority: column.priority }),
        }))}
        rows={rows.slice(0, shown)}
        rowKey={entryKey}
        sort={sort}
        onSort={onSort}
        currentKey={current}
        onOpen={(entry) => onOpen(entryKey(entry))}
      />
      {left > 0 && (
        <div class="state-actions">
          <Button onClick={() => setShown(shown + ROWS_STEP * 4)}>
            {texts.showMore(Math.min(left, ROWS_STEP * 4))}
          </Button>
        </div>
      )}
    </>
  );
}

function Loading({ progress }: { progress: DayEntries['progress'] }) {
  return (
    <>
      {progress && (
        <p class="state text-3" role="status">
          {texts.loaded(progress.done, progress.total)}
        </p>
      )}
      <Skeleton rows={8} />
    </>
  );
}

function NothingThatDay({
  state,
  day,
  name,
  days,
}: {
  state: FeedState;
  day: string;
  name: string;
  days: readonly DayEntry[];
}) {
  const isCollected = days.find((entry) => entry.day === day)?.state === 'empty';
  return (
    <State
      icon="calendar-range"
      title={isCollected ? texts.noEntries : texts.notCollected}
      actions={
        <>
          <ButtonLink href={feedUrl({ ...state, day: addDays(day, -1) })}>{texts.previousDay}</ButtonLink>
          <ButtonLink href={feedUrl({ ...state, day: addDays(day, 1) })}>{texts.nextDay}</ButtonLink>
        </>
      }
    >
      {isCollected ? texts.noEntriesText(name) : texts.notCollectedText(name)}
    </State>
  );
}

function hiddenColumns(columns: readonly FeedColumn[]): ReadonlySet<string> {
  return new Set(columns.filter(({ isHidden }) => isHidden).map(({ name }) => name));
}

function toggled(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
}

function readSort(text: string | undefined, columns: readonly FeedColumn[]): Sort {
  const name = text?.replace(/^-/, '');
  const isKnown = columns.some((column) => column.name === name);
  return {
    column: isKnown && name ? name : 'detectionDate',
    isDescending: isKnown && text?.startsWith('-') === true,
  };
}

function filtered(
  entries: readonly FeedEntry[],
  columns: readonly FeedColumn[],
  filter: string,
): FeedEntry[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return [...entries];
  return entries.filter((entry) =>
    columns.some(({ text }) => visible(text(entry)).toLowerCase().includes(wanted)),
  );
}

function sorted(
  entries: FeedEntry[],
  columns: readonly FeedColumn[],
  { column, isDescending }: Sort,
): FeedEntry[] {
  const text = columns.find(({ name }) => name === column)?.text ?? (() => '');
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  const ordered = entries.toSorted((a, b) => compare(text(a), text(b)));
  return isDescending ? ordered.reverse() : ordered;
}
