import type { ComponentChildren } from 'preact';

export interface ChartTableRow {
  key: string | number;
  head: ComponentChildren;
  cells: readonly ComponentChildren[];
}

/** The numbers of a chart as a table, in a region that scrolls. */
export function ChartTable({
  label,
  head,
  rows,
  height,
}: {
  label: string;
  /** The heading of each column; the first is the column of row headings. */
  head: readonly ComponentChildren[];
  rows: readonly ChartTableRow[];
  height?: number | undefined;
}) {
  const style = height === undefined ? {} : { height: `${height}px` };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="chart-table" aria-label={label} tabIndex={0} style={style}>
      <table class="table">
        <thead>
          <tr>
            {head.map((each, index) => (
              <th key={index} scope="col" class={index > 0 ? 'is-number' : ''}>
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head: rowHead, cells }) => (
            <tr key={key}>
              <th scope="row">{rowHead}</th>
              {cells.map((cell, index) => (
                <td key={index} class="is-number">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
