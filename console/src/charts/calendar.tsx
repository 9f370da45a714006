import { useEffect, useRef } from 'preact/hooks';
import type { CoverageEntry } from '../api/types.ts';
import { plural } from '../ui/time.tsx';

const LEVELS = 4;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A year as weeks side by side: how much there is of each day, and which days are missing. */
export function Calendar({
  days,
  chosen,
  onChoose,
}: {
  days: readonly CoverageEntry[];
  chosen: string | undefined;
  /** By key, day follows day: they are one step back. */
  onChoose: (day: string, how?: 'push' | 'replace') => void;
}) {
  const most = Math.max(1, ...days.map(({ total }) => total));
  const weeks = weeksOf(days);
  const focusable = days.some(({ day }) => day === chosen) ? chosen : days.at(-1)?.day;
  const move = (event: KeyboardEvent, day: string) => {
    const by = { ArrowRight: 7, ArrowLeft: -7, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = days[days.findIndex((each) => each.day === day) + by];
    if (next === undefined) return;
    onChoose(next.day, 'replace');
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus());
  };
  const place = useRef<HTMLDivElement>(null);
  // The latest days are at the end; on a narrow screen the rest is scrolled to.
  useEffect(() => {
    if (place.current !== null) place.current.scrollLeft = place.current.scrollWidth;
  }, []);
  return (
    <div ref={place} class="calendar-scroll">
      <table class="calendar">
        <caption class="visually-hidden">Days of the feed; arrow keys go from day to day</caption>
        <thead>
          <tr>
            <td />
            {weeks.map(({ first, month }) => (
              <th key={first} scope="col" class="month">
                {month === undefined ? '' : <span>{MONTHS[month]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKDAYS.map((weekday, row) => (
            <tr key={weekday}>
              <th scope="row">{row % 2 === 0 ? weekday : <span class="visually-hidden">{weekday}</span>}</th>
              {weeks.map(({ first, days: ofWeek }) => {
                const entry = ofWeek[row];
                if (entry === undefined) return <td key={first} />;
                const { day, covered, total } = entry;
                const level = total === 0 ? 0 : Math.ceil((Math.sqrt(total) / Math.sqrt(most)) * LEVELS);
                const told = `${day}: ${covered ? plural(total, 'entry', 'entries') : 'not collected'}`;
                return (
                  <td key={first}>
                    <button
                      type="button"
                      class={covered ? `day level-${level}` : 'day is-missing'}
                      data-day={day}
                      aria-pressed={day === chosen}
                      aria-label={told}
                      title={told}
                      tabIndex={day === focusable ? 0 : -1}
                      onClick={() => onChoose(day)}
                      onKeyDown={(event) => move(event, day)}
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
  first: string;
  /** Of a month that begins in it. */
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
      week = { first: entry.day, month: undefined, days: [] };
      weeks.push(week);
    }
    if (date.getUTCDate() === 1) week.month = date.getUTCMonth();
    week.days[weekday] = entry;
  }
  return weeks;
}
