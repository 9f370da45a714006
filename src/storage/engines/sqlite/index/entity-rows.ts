/** A rowid consists of the entity's id and this many bits for the row within the entity. */
const PART_BITS = 20;

/** SQL for the entity of an index row. */
export const ENTITY_OF_ROW = `rowid >> ${PART_BITS}`;

export function entityOfRow(row: number): number {
  return Math.floor(row / 2 ** PART_BITS);
}

export function firstRow(id: number): number {
  return id * 2 ** PART_BITS;
}

export function lastRow(id: number): number {
  return firstRow(id + 1) - 1;
}
