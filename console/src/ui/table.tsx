import type { ComponentChildren } from 'preact';
import { commonTexts } from '../texts/common.ts';
import { Icon } from './icon.tsx';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ComponentChildren;
  isNumber?: boolean;
  /** The first column that names the row. */
  isMain?: boolean;
  /** Width in pixels; columns without one share the rest. */
  width?: number;
  /** Columns of priority 5 give way first, those of 2 last. */
  priority?: 1 | 2 | 3 | 4 | 5;
  isSortable?: boolean;
}

export interface Sort {
  column: string;
  isDescending: boolean;
}

/** A table with a sticky head. A click or Enter opens a row. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  currentKey,
  onOpen,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  /** The row that a pane beside the table shows. */
  currentKey?: string | undefined;
  onOpen?: ((row: Row) => void) | undefined;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll; a section would be one more landmark
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div class="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table class="table">
        <colgroup>
          {columns.map(({ id, width, priority = 1 }) => (
            <col
              key={id}
              data-column={id}
              class={`is-priority-${priority}`}
              style={width === undefined ? undefined : { width: `${width}px` }}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const key = rowKey(row);
            return (
              <tr
                key={key}
                class={key === currentKey ? 'is-current' : undefined}
                tabIndex={onOpen && 0}
                data-row={key}
                onClick={onOpen && ((event) => isPlainClick(event) && onOpen(row))}
                onKeyDown={
                  onOpen &&
                  ((event) => {
                    if (event.key === 'Enter' && event.target === event.currentTarget) onOpen(row);
                  })
                }
              >
                {columns.map(({ id, cell, isNumber, isMain, priority = 1 }) => (
                  <td
                    key={id}
                    class={[isNumber && 'is-number', isMain && 'is-main', `is-priority-${priority}`]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Clicks on a link or button in the row mean that, and so do clicks that select text. */
export function isPlainClick(event: MouseEvent): boolean {
  const target = event.target as Element;
  return target.closest('a, button, input, label') === null && getSelection()?.isCollapsed !== false;
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}) {
  const { id, label, isNumber, priority = 1, isSortable } = column;
  const isSorted = sort?.column === id;
  return (
    <th
      scope="col"
      class={[isNumber && 'is-number', `is-priority-${priority}`].filter(Boolean).join(' ')}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      {isSortable && onSort ? (
        <button
          type="button"
          title={commonTexts.sortBy(label)}
          onClick={() =>
            onSort({ column: id, isDescending: isSorted ? !sort.isDescending : Boolean(isNumber) })
          }
        >
          {label}
          {isSorted && <Icon name={sort.isDescending ? 'arrow-down' : 'arrow-up'} size={12} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
