import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { chartTexts } from '../texts/charts.ts';
import { firstPlace, lastPlace, moveInGrid, type Place, placeOf } from './grid-moves.ts';
import { HatchPattern, hatchFill } from './hatch.tsx';
import { ChartTooltip, TooltipFoot, TooltipTitle } from './tooltip.tsx';

/** One square of a calendar, heat map or tile map. */
export interface Cell {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** `step-0` … `step-5`, or hatched. */
  fill: 0 | 1 | 2 | 3 | 4 | 5 | 'missing';
  /** Date or place, the first line of the tooltip. */
  title: string;
  /** The count in words. */
  value: string;
  /** Short text inside. */
  text?: string;
  href?: string | undefined;
}

/** Rows of cells; a place without a cell is undefined. */
export type CellRows = readonly (readonly (Cell | undefined)[])[];

export interface CellGridProps {
  label: string;
  summaryId?: string;
  rows: CellRows;
  width: number;
  height: number;
  selected?: string | undefined;
  onPick?: ((key: string) => void) | undefined;
  /** Where Tab enters, unless a cell is selected. */
  entry?: 'first' | 'last';
  tooltipFoot?: string | undefined;
  /** Labels of the axes. */
  children?: ComponentChildren;
}

/** A grid with a roving tab stop: Tab enters and leaves it, arrow keys move inside. */
export function CellGrid(props: CellGridProps) {
  const { label, summaryId, rows, width, height, selected, onPick, entry = 'last', tooltipFoot } = props;
  const hatch = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const start =
    placeOf(rows, active) ??
    placeOf(rows, selected) ??
    (entry === 'last' ? lastPlace(rows) : firstPlace(rows));
  const focusable = start === undefined ? undefined : rows[start.row]?.[start.column]?.key;

  const focus = ({ row, column }: Place) => {
    const key = rows[row]?.[column]?.key;
    if (key === undefined) return;
    setActive(key);
    cellElement(svg.current, key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (start === undefined || event.altKey || event.metaKey) return;
    const target = moveInGrid(rows, start, event.key, event.ctrlKey);
    if (target !== undefined) focus(target);
    else if (onPick !== undefined && focusable !== undefined && (event.key === 'Enter' || event.key === ' '))
      onPick(focusable);
    else return;
    event.preventDefault();
  };
  const keyAt = (event: Event) => (event.target as Element).closest<SVGElement>('[data-key]')?.dataset.key;
  const shown = rows.flat().find((cell) => cell !== undefined && cell.key === pointed);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no tables in SVG */}
      <svg
        ref={svg}
        class={`cell-grid ${onPick === undefined ? '' : 'is-clickable'}`}
        width={width}
        height={height}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a drawing that is a grid of links
        role="grid"
        aria-label={label}
        aria-describedby={summaryId}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const key = keyAt(event);
          if (key === undefined) return;
          setActive(key);
          onPick?.(key);
        }}
        onPointerOver={(event) => setPointed(keyAt(event))}
        onPointerLeave={() => setPointed(undefined)}
        onFocusIn={(event) => {
          if ((event.target as Element).matches(':focus-visible')) setPointed(keyAt(event));
        }}
        onFocusOut={() => setPointed(undefined)}
      >
        <HatchPattern id={hatch} />
        {props.children}
        {rows.map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements: there are no tables in SVG
          <g key={index} role="row" tabindex={-1}>
            {row.map(
              (cell) =>
                cell !== undefined && (
                  <CellShape
                    key={cell.key}
                    cell={cell}
                    hatch={hatch}
                    isSelected={cell.key === selected}
                    tabIndex={cell.key === focusable ? 0 : -1}
                  />
                ),
            )}
          </g>
        ))}
      </svg>
      {shown !== undefined && (
        <ChartTooltip
          anchor={() => cellElement(svg.current, shown.key)?.getBoundingClientRect()}
          onDismiss={() => setPointed(undefined)}
        >
          <TooltipTitle>{shown.title}</TooltipTitle>
          <div class="tooltip-row">{shown.value}</div>
          {tooltipFoot !== undefined && <TooltipFoot>{tooltipFoot}</TooltipFoot>}
        </ChartTooltip>
      )}
    </>
  );
}

function cellElement(svg: SVGSVGElement | null, key: string): SVGElement | null {
  return svg?.querySelector<SVGElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;
}

function CellShape({
  cell,
  hatch,
  isSelected,
  tabIndex,
}: {
  cell: Cell;
  hatch: string;
  isSelected: boolean;
  tabIndex: 0 | -1;
}) {
  const { key, x, y, width, height, fill, title, value, text, href } = cell;
  const radius = Math.min(3, width / 4);
  const shape = (
    <>
      <rect
        class={fill === 'missing' ? 'cell is-missing' : `cell step-${fill}`}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        {...(fill === 'missing' && { fill: hatchFill(hatch) })}
      />
      {text !== undefined && (
        <text
          class={`cell-text on-${fill === 'missing' ? 'step-0' : `step-${fill}`}`}
          x={x + width / 2}
          y={y + height / 2 + 3}
          text-anchor="middle"
        >
          {text}
        </text>
      )}
      {isSelected && (
        <rect
          class="cell-selected"
          x={x - 2}
          y={y - 2}
          width={width + 4}
          height={height + 4}
          rx={radius + 1.5}
        />
      )}
      <rect class="cell-focus" x={x - 2} y={y - 2} width={width + 4} height={height + 4} rx={radius + 1.5} />
    </>
  );
  const name = {
    'aria-label': chartTexts.value(text === undefined ? title : chartTexts.withNote(title, text), value),
    'data-key': key,
    tabindex: tabIndex,
  };
  if (href === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: there are no tables in SVG
      <g role="gridcell" aria-selected={isSelected} class="cell-place" {...name}>
        {shape}
      </g>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no tables in SVG
    <g role="gridcell" aria-selected={isSelected}>
      <a href={href} class="cell-place" {...name}>
        {shape}
      </a>
    </g>
  );
}
