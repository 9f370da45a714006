import { useState } from 'preact/hooks';
import { dateRangeTexts as texts } from '../texts/search.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { addDays, today } from './format.tsx';
import { Popover } from './popover.tsx';
import { useTimeFormat } from './time.tsx';

interface DateRangeProps {
  /** `2026-11-03`, or empty for no limit. Both days belong to the range. */
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
  /** For a shortcut: the button has this id. */
  id?: string;
}

type Preset = keyof typeof texts.presets;

function rangeOf(preset: Preset): [from: string, to: string] {
  const last = today();
  switch (preset) {
    case 'today':
      return [last, last];
    case 'days7':
      return [addDays(last, -6), last];
    case 'days30':
      return [addDays(last, -29), last];
    case 'days90':
      return [addDays(last, -89), last];
    case 'year':
      return [`${last.slice(0, 4)}-01-01`, last];
  }
}

/** A button that shows a range of days and opens a choice of presets and dates. */
export function DateRange({ from, to, onChange, id }: DateRangeProps) {
  const [anchor, setAnchor] = useState<Element>();
  const label = useRangeLabel(from, to);
  const choose = (start: string, end: string) => {
    setAnchor(undefined);
    onChange(start, end);
  };
  return (
    <>
      <Button
        id={id}
        icon="calendar-range"
        variant={from === '' && to === '' ? 'default' : 'accent'}
        hasPopup="dialog"
        isExpanded={anchor !== undefined}
        label={`${texts.label}: ${label}`}
        onClick={(event) => setAnchor(anchor === undefined ? (event.currentTarget as Element) : undefined)}
      >
        {label}
      </Button>
      {anchor !== undefined && (
        <Popover anchor={anchor} label={texts.label} align="end" onClose={() => setAnchor(undefined)}>
          <RangeForm from={from} to={to} onChange={choose} />
        </Popover>
      )}
    </>
  );
}

function useRangeLabel(from: string, to: string): string {
  const format = useTimeFormat();
  // Days are of UTC: noon is the same day in most zones.
  const day = (date: string) =>
    date.length === 10 ? format.day(`${date}T12:00:00Z`) : `${format.day(date)}, ${format.clock(date)}`;
  if (from === '' && to === '') return texts.allDates;
  if (to === '') return texts.since(day(from));
  if (from === '') return texts.until(day(to));
  return from === to ? day(from) : `${day(from)} – ${day(to)}`;
}

function RangeForm({ from, to, onChange }: Omit<DateRangeProps, 'id'>) {
  const [start, setStart] = useState(from.slice(0, 10));
  const [end, setEnd] = useState(to.slice(0, 10));
  const isWrong = start !== '' && end !== '' && start > end;
  return (
    <form
      class="date-range"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onChange(start, end);
      }}
    >
      <div class="date-presets">
        {(Object.keys(texts.presets) as Preset[]).map((preset) => (
          <Button key={preset} size="small" onClick={() => onChange(...rangeOf(preset))}>
            {texts.presets[preset]}
          </Button>
        ))}
      </div>
      <div class="field-pair">
        <Field label={texts.from} error={isWrong ? texts.invalid : undefined}>
          {(attributes) => (
            <input
              {...attributes}
              class="input"
              type="date"
              value={start}
              max={end || undefined}
              onInput={(event) => setStart(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={texts.to}>
          {(attributes) => (
            <input
              {...attributes}
              class="input"
              type="date"
              value={end}
              min={start || undefined}
              onInput={(event) => setEnd(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <div class="dialog-actions">
        <Button onClick={() => onChange('', '')}>{texts.clear}</Button>
        <Button type="submit" variant="primary">
          {texts.apply}
        </Button>
      </div>
    </form>
  );
}
