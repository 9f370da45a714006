import type { DatabaseSync } from 'node:sqlite';
import type { FindableEntity } from '../../../port/query.ts';
import type { SearchedEntity } from '../../../rules/searched-entity.ts';

/** A full-text table of one or more kinds of entities. */
export interface EntityTable {
  name: string;
  /** Name of its part in a rebuild. */
  part: string;
  kinds: readonly FindableEntity[];
  /** The searched values by column; `filters` comes last. */
  columns: readonly Exclude<keyof SearchedEntity, 'exact'>[];
}

/**
 * Words of a page are far more than those of all profiles, so each has its own table: a search reads only the words of
 * its kind.
 */
export const ENTITY_TABLES: readonly EntityTable[] = [
  {
    name: 'entities_index',
    part: 'entities',
    kinds: ['profile', 'channel'],
    columns: ['text', 'topics', 'server'],
  },
  { name: 'pages_index', part: 'pages', kinds: ['page'], columns: ['text', 'title'] },
  {
    name: 'posts_index',
    part: 'posts',
    kinds: ['ransomware', 'ransomware-group'],
    columns: ['text', 'title'],
  },
  { name: 'victims_index', part: 'victims', kinds: ['victim'], columns: ['text', 'title'] },
];

/** Every kind that is searched. */
export const INDEXED_KINDS = ENTITY_TABLES.flatMap(({ kinds }) => kinds);

const TABLE_OF = new Map<string, EntityTable>(
  ENTITY_TABLES.flatMap((table) => table.kinds.map((kind) => [kind, table] as const)),
);

export function entityTableOf(kind: FindableEntity): EntityTable;
export function entityTableOf(kind: string): EntityTable | undefined;
export function entityTableOf(kind: string): EntityTable | undefined {
  return TABLE_OF.get(kind);
}

export function createEntityTable(db: DatabaseSync, { columns }: EntityTable, name: string): void {
  db.exec(`
    CREATE VIRTUAL TABLE IF NOT EXISTS ${name} USING fts5 (
      ${columns.join(', ')}, filters, content='', contentless_delete=1, tokenize="ascii tokenchars ':'"
    );
  `);
}
