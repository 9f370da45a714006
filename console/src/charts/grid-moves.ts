/** Keyboard moves in a grid with empty places. */
export interface Place {
  row: number;
  column: number;
}

type Rows = readonly (readonly ({ key: string } | undefined)[])[];

export function placeOf(rows: Rows, key: string | undefined): Place | undefined {
  if (key === undefined) return undefined;
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex((cell) => cell?.key === key);
    if (column !== -1) return { row, column };
  }
  return undefined;
}

export function firstPlace(rows: Rows): Place | undefined {
  return edgePlace(rows, (column, best) => column < best);
}

/** The last in reading order of columns: the newest day of a calendar. */
export function lastPlace(rows: Rows): Place | undefined {
  return edgePlace(rows, (column, best) => column >= best);
}

function edgePlace(rows: Rows, isBetter: (column: number, best: number) => boolean): Place | undefined {
  let found: Place | undefined;
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (cell !== undefined && (found === undefined || isBetter(column, found.column)))
        found = { row, column };
    });
  });
  return found;
}

/** The cell that a key leads to; undefined for other keys, the same place at an edge. */
export function moveInGrid(rows: Rows, from: Place, key: string, isCtrl: boolean): Place | undefined {
  switch (key) {
    case 'ArrowLeft':
      return alongRow(rows, from, -1);
    case 'ArrowRight':
      return alongRow(rows, from, 1);
    case 'ArrowUp':
      return toRow(rows, from, -1);
    case 'ArrowDown':
      return toRow(rows, from, 1);
    case 'Home':
      return isCtrl ? firstPlace(rows) : alongRow(rows, { ...from, column: -1 }, 1);
    case 'End':
      return isCtrl ? lastPlace(rows) : alongRow(rows, { ...from, column: rows[from.row]?.length ?? 0 }, -1);
    default:
      return undefined;
  }
}

function alongRow(rows: Rows, from: Place, by: 1 | -1): Place {
  const cells = rows[from.row] ?? [];
  for (let column = from.column + by; column >= 0 && column < cells.length; column += by)
    if (cells[column] !== undefined) return { row: from.row, column };
  return from;
}

/** The nearest cell of the next row that has one. */
function toRow(rows: Rows, from: Place, by: 1 | -1): Place {
  for (let row = from.row + by; row >= 0 && row < rows.length; row += by) {
    const columns = (rows[row] ?? []).flatMap((cell, column) => (cell === undefined ? [] : [column]));
    const distance = (column: number) => Math.abs(column - from.column);
    const [nearest] = columns.sort((a, b) => distance(a) - distance(b));
    if (nearest !== undefined) return { row, column: nearest };
  }
  return from;
}
