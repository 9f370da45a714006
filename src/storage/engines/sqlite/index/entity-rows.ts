/** So many rows of the index may belong to one entity: its number, and this many bits for a row of it. */
const PART_BITS = 20;

/** SQL: the entity that a row of the index belongs to. */
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
