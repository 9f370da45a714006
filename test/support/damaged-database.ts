import { closeSync, openSync, writeSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Overwrites every page except those of the spared tables and indexes, like a failing disk. The database must be closed. */
export function damageDatabase(file: string, spared: readonly string[]): number {
  const db = new DatabaseSync(file);
  const pageSize = db.prepare('PRAGMA page_size').get()?.page_size as number;
  const names = ['sqlite_schema', ...spared].map((name) => `'${name}'`).join(', ');
  const pages = db
    .prepare(`SELECT pageno FROM dbstat WHERE pageno > 1 AND name NOT IN (${names})`)
    .all()
    .map(({ pageno }) => pageno as number);
  db.close();
  const handle = openSync(file, 'r+');
  for (const page of pages)
    writeSync(handle, Buffer.alloc(pageSize, 0xa5), 0, pageSize, (page - 1) * pageSize);
  closeSync(handle);
  return pages.length;
}
