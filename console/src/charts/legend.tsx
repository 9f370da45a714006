import { visible } from '../text/controls.ts';
import { chartTexts } from '../texts/charts.ts';
import { InlineText } from '../ui/text.tsx';
import { formatCount } from './scale.ts';
import { type Series, seriesClass } from './series.ts';

/** Names of series that are not drawn. */
export type HiddenSeries = ReadonlySet<string>;

export const NO_HIDDEN_SERIES: HiddenSeries = new Set();

/** The series in stack order. A click hides or shows one; Alt-click shows only that one, or all again. */
export function Legend({
  series,
  totals,
  hidden,
  onHide,
}: {
  series: readonly Series[];
  totals: readonly number[];
  hidden: HiddenSeries;
  onHide: (hidden: HiddenSeries) => void;
}) {
  const onClick = (name: string, isAlone: boolean) =>
    onHide(isAlone ? onlyShown(series, hidden, name) : toggled(hidden, name));
  return (
    <ul class="chart-legend" aria-label={chartTexts.legend}>
      {series.map((each, index) => (
        <li key={each.name}>
          <button
            type="button"
            aria-pressed={!hidden.has(each.name)}
            title={chartTexts.legendTitle(visible(each.name), formatCount(totals[index] ?? 0))}
            onClick={(event) => onClick(each.name, event.altKey)}
          >
            <span class={`swatch ${seriesClass(each)}`} />
            <span class="truncate">
              <InlineText text={each.name} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function toggled(hidden: HiddenSeries, name: string): HiddenSeries {
  return hidden.has(name) ? new Set([...hidden].filter((each) => each !== name)) : new Set([...hidden, name]);
}

function onlyShown(series: readonly Series[], hidden: HiddenSeries, name: string): HiddenSeries {
  const others = series.map((each) => each.name).filter((each) => each !== name);
  const isAloneAlready = !hidden.has(name) && others.every((each) => hidden.has(each));
  return isAloneAlready ? NO_HIDDEN_SERIES : new Set(others);
}
