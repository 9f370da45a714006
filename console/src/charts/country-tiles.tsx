import { useMemo } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { CellGrid, type CellRows } from './cell-grid.tsx';
import { countryRows } from './country-positions.ts';
import { formatCount } from './scale.ts';
import { quantileSteps } from './steps.ts';
import { useSize } from './use-size.ts';

export interface CountryTilesProps {
  label: string;
  /** By two-letter code. Other keys are ignored; the list beside the map is the caller's. */
  counts: ReadonlyMap<string, number>;
  hrefOf?: (code: string) => string | undefined;
  onPick?: (code: string) => void;
  selected?: string | undefined;
  countText?: (count: number) => string;
  tooltipFoot?: string;
}

const GAP = 2;
const MAX_TILE = 34;
/** Smaller tiles have no room for their code. */
const MIN_TILE_WITH_CODE = 15;
const MIN_TILE = 10;

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name of a country, by its two-letter code. */
export function countryName(code: string): string {
  return (
    (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? names.of(code) : undefined) ?? chartTexts.unknownCountry(code)
  );
}

/** One square per country, coloured by count. */
export function CountryTiles(props: CountryTilesProps) {
  const { label, counts, hrefOf, onPick, selected, countText = formatCount, tooltipFoot } = props;
  const [ref, { width }] = useSize<HTMLDivElement>();
  const known = useMemo(
    () => new Map([...counts].filter(([code, count]) => /^[A-Z]{2}$/.test(code) && count > 0)),
    [counts],
  );
  const codes = useMemo(() => countryRows(known.keys()), [known]);
  const columns = Math.max(...codes.map((row) => row.length));
  const tile = Math.max(MIN_TILE, Math.min(MAX_TILE, width / columns));
  const left = Math.max(0, (width - tile * columns) / 2);
  const rows = useMemo((): CellRows => {
    const stepOf = quantileSteps(known.values());
    return codes.map((row, y) =>
      row.map((code, x) => {
        if (code === undefined) return undefined;
        const count = known.get(code) ?? 0;
        return {
          key: code,
          x: left + x * tile + GAP / 2,
          y: y * tile + GAP / 2 + 1,
          width: tile - GAP,
          height: tile - GAP,
          fill: stepOf(count),
          title: countryName(code),
          value: countText(count),
          ...(tile >= MIN_TILE_WITH_CODE && { text: code }),
          href: count > 0 ? hrefOf?.(code) : undefined,
        };
      }),
    );
  }, [codes, known, left, tile, countText, hrefOf]);
  return (
    <figure class="chart-figure" aria-label={label}>
      <p class="visually-hidden">{summaryOf(known, countText)}</p>
      <div ref={ref} class="chart-scroll">
        {width > 0 && (
          <CellGrid
            label={label}
            rows={rows}
            width={Math.max(width, tile * columns)}
            height={Math.ceil(codes.length * tile) + 2}
            selected={selected}
            onPick={onPick}
            entry="first"
            tooltipFoot={tooltipFoot}
          />
        )}
      </div>
    </figure>
  );
}

function summaryOf(counts: ReadonlyMap<string, number>, countText: (count: number) => string): string {
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined) return chartTexts.emptySummary;
  const countries = chartTexts.countries(formatCount(counts.size), counts.size === 1);
  return chartTexts.countriesSummary(countries, countryName(most[0]), countText(most[1]));
}
