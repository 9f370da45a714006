import { useEffect, useRef } from 'preact/hooks';
import type { CoverageEntry } from '../api/types.ts';
import type { HistoryMode } from '../route.ts';
import { formatCount, MONTHS } from '../ui/format.tsx';

const LEVELS = 4;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A year with one column per week: each day's number of entries, and the days that were not collected. */
export function Calendar({
  days,
  selected,
  onSelect,
}: {
  days: readonly CoverageEntry[];
  selected: string | undefined;
  /** Days selected with the keyboard replace each other in the browser's history. */
  onSelect: (day: string, mode?: HistoryMode) => void;
}) {
  const maxTotal = Math.max(1, ...days.map(({ total }) => total));
  const weeks = weeksOf(days);
  const focusable = days.some(({ day }) => day === selected) ? selected : days.at(-1)?.day;
  const onKeyDown = (event: KeyboardEvent, day: string) => {
    const step = { ArrowRight: 7, ArrowLeft: -7, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = days[days.findIndex((entry) => entry.day === day) + step];
    if (next === undefined) return;
    onSelect(next.day, 'replace');
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus());
  };
  const container = useRef<HTMLDivElement>(null);
  // On a narrow screen the latest days, at the end, are visible first.
  useEffect(() => {
    if (container.current !== null) container.current.scrollLeft = container.current.scrollWidth;
  }, []);
  return (
    <div ref={container} class="calendar-scroll">
      <table class="calendar">
        <caption class="visually-hidden">Entries per day. Use the arrow keys to move between days.</caption>
        <thead>
          <tr>
            <td />
            {weeks.map(({ firstDay, month }) => (
              <th key={firstDay} scope="col" class="month">
                {month === undefined ? '' : <span>{MONTHS[month]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday, row) => (
            <tr key={weekday}>
              <th scope="row">{row % 2 === 0 ? weekday : <span class="visually-hidden">{weekday}</span>}</th>
              {weeks.map(({ firstDay, days: daysOfWeek }) => {
                const entry = daysOfWeek[row];
                if (entry === undefined) return <td key={firstDay} />;
                const { day, covered, total } = entry;
                const level = total === 0 ? 0 : Math.ceil((Math.sqrt(total) / Math.sqrt(maxTotal)) * LEVELS);
                const label = `${day}: ${covered ? formatCount(total, 'entry', 'entries') : 'not collected'}`;
                return (
                  <td key={firstDay}>
                    <button
                      type="button"
                      class={covered ? `day level-${level}` : 'day is-missing'}
                      data-day={day}
                      aria-pressed={day === selected}
                      aria-label={label}
                      title={label}
                      tabIndex={day === focusable ? 0 : -1}
                      onClick={() => onSelect(day)}
                      onKeyDown={(event) => onKeyDown(event, day)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Week {
  firstDay: string;
  /** Set if a month starts in this week. */
  month: number | undefined;
  days: (CoverageEntry | undefined)[];
}

function weeksOf(days: readonly CoverageEntry[]): Week[] {
  const weeks: Week[] = [];
  for (const entry of days) {
    const date = new Date(`${entry.day}T00:00:00Z`);
    const weekday = (date.getUTCDay() + 6) % 7;
    let week = weeks.at(-1);
    if (week === undefined || weekday === 0) {
      week = { firstDay: entry.day, month: undefined, days: [] };
      weeks.push(week);
    }
    if (date.getUTCDate() === 1) week.month = date.getUTCMonth();
    week.days[weekday] = entry;
  }
  return weeks;
}
