import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TIE_BITS } from '../../../../records/tie.ts';
import { endOfMonth, startOfMonth } from '../../../../time/month.ts';
import type { FindableEntity } from '../../../port/query.ts';
import type { CheckReport } from '../../../port/upkeep.ts';
import { firstSlotOf, lastSlotOf } from '../database/message-slots.ts';
import { ENTITY_OF_ROW } from '../index/entity-rows.ts';
import { ENTITY_TABLES } from '../index/entity-tables.ts';
import type { SqliteTables } from '../records/tables.ts';
import { checkMatches } from './check-matches.ts';
import { checkMessageIndexes } from './check-message-indexes.ts';
import { checkSealed } from './check-sealed.ts';
import { checkTerms } from './check-terms.ts';
import { checkVictims } from './check-victims.ts';

type Progress = (done: number, total: number) => void;

/** Returns the number of checked items, and the problems found. */
interface Check {
  name: string;
  run(): { checked: number; problems: string[] };
}

/** SQLite lists at most this many problems per file; a damaged file has thousands. */
const PROBLEMS_MAX = 20;

/** Reads the whole database and compares what belongs together. */
export class SqliteChecker {
  #tables: SqliteTables;
  #folder: string;

  constructor(tables: SqliteTables, folder: string) {
    this.#tables = tables;
    this.#folder = folder;
  }

  run(onProgress: Progress): CheckReport {
    const report: CheckReport = { checked: {}, problems: [] };
    const checks = this.#checks();
    for (const [done, { name, run }] of checks.entries()) {
      onProgress(done, checks.length);
      try {
        const { checked, problems } = run();
        report.checked[name] = checked;
        report.problems.push(...problems);
      } catch (error) {
        report.checked[name] = 0;
        report.problems.push(`${name}: ${(error as Error).message}`);
      }
    }
    onProgress(checks.length, checks.length);
    return report;
  }

  #checks(): Check[] {
    return [
      { name: 'pages of nightjar.db', run: () => integrityOf(this.#tables.db, 'nightjar.db') },
      { name: 'pages of keys.db', run: () => this.#keys() },
      { name: 'messages by month', run: () => this.#months() },
      { name: 'messages in the search index', run: () => checkMessageIndexes(this.#tables) },
      { name: 'sealed messages', run: () => checkSealed(this.#tables) },
      { name: 'names of messages', run: () => this.#names() },
      { name: 'versions of messages', run: () => this.#versions() },
      { name: 'indicators', run: () => checkTerms(this.#tables.db) },
      { name: 'entities in the search index', run: () => this.#entityIndexes() },
      { name: 'victims', run: () => checkVictims(this.#tables) },
      { name: 'matches of saved searches', run: () => checkMatches(this.#tables) },
      { name: 'unfinished work', run: () => this.#unfinished() },
    ];
  }

  #keys(): ReturnType<Check['run']> {
    const file = join(this.#folder, 'keys.db');
    if (!existsSync(file)) return { checked: 0, problems: [] };
    const db = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
    try {
      return integrityOf(db, 'keys.db');
    } finally {
      db.close();
    }
  }

  #months(): ReturnType<Check['run']> {
    const problems: string[] = [];
    const count = this.#tables.db.prepare('SELECT count(*) AS n FROM messages WHERE slot BETWEEN ? AND ?');
    let checked = 0;
    for (const { month, messages } of this.#tables.index.months.all()) {
      const [first, last] = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
      const found = count.get(first, last)?.n as number;
      checked += found;
      if (found !== messages)
        problems.push(`month ${month}: ${amount(messages, 'message')} recorded, ${found} found`);
    }
    const all = this.#number('SELECT count(*) AS n FROM messages');
    if (all !== checked) problems.push(`no month counts ${amount(all - checked, 'message')}`);
    const misplaced = this.#number(
      `SELECT count(*) AS n FROM messages WHERE slot >> ${TIE_BITS} <> detection_date`,
    );
    if (misplaced > 0) problems.push(`wrong position for the date of ${amount(misplaced, 'message')}`);
    return { checked, problems };
  }

  #names(): ReturnType<Check['run']> {
    const problems: string[] = [];
    for (const [table, column] of [
      ['chats', 'chat'],
      ['places', 'place'],
      ['speakers', 'speaker'],
      ['origins', 'origin'],
    ]) {
      const missing = this.#number(
        `SELECT count(*) AS n FROM messages WHERE ${column} NOT IN (SELECT id FROM ${table})`,
      );
      if (missing > 0) problems.push(`rows of "${table}" are missing for ${amount(missing, 'message')}`);
    }
    return { checked: this.#number('SELECT count(*) AS n FROM messages'), problems };
  }

  #versions(): ReturnType<Check['run']> {
    const problems: string[] = [];
    const keyOfMessage = `(chats.value ->> 0) || ':' || (chats.value ->> 1) || '_' || messages.sequence`;
    const withVersions = `SELECT ${keyOfMessage} FROM messages JOIN chats ON chats.id = messages.chat
      WHERE has_sightings = 1`;
    const kept = `SELECT DISTINCT key FROM sightings WHERE kind = 'message'`;
    const without = this.#number(`SELECT count(*) AS n FROM (${withVersions} EXCEPT ${kept})`);
    if (without > 0) problems.push(`versions are missing for ${amount(without, 'message')}`);
    const orphans = this.#number(`SELECT count(*) AS n FROM (${kept} EXCEPT ${withVersions})`);
    if (orphans > 0) problems.push(`versions are left of ${amount(orphans, 'message')} that no longer exist`);
    return { checked: this.#number(`SELECT count(*) AS n FROM sightings WHERE kind = 'message'`), problems };
  }

  #entityIndexes(): ReturnType<Check['run']> {
    const problems: string[] = [];
    let checked = 0;
    for (const { name, kinds } of ENTITY_TABLES) {
      const entities = `SELECT id FROM entities WHERE kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
      // The id in the docsize table is the rowid of the index.
      const indexed = `SELECT DISTINCT ${ENTITY_OF_ROW} FROM ${name}_docsize`;
      const missing = this.#number(`SELECT count(*) AS n FROM (${entities} EXCEPT ${indexed})`);
      const extra = this.#number(`SELECT count(*) AS n FROM (${indexed} EXCEPT ${entities})`);
      const one = kinds.map((kind) => NAMES[kind][0]).join(' or ');
      const many = kinds.map((kind) => NAMES[kind][1]).join(' or ');
      if (missing > 0) problems.push(`the search index lacks ${amount(missing, one, many)}`);
      if (extra > 0) problems.push(`the search index holds ${amount(extra, one, many)} too many`);
      checked += this.#number(`SELECT count(*) AS n FROM (${entities})`);
    }
    return { checked, problems };
  }

  #unfinished(): ReturnType<Check['run']> {
    const problems: string[] = [];
    const unsettled = this.#number('SELECT count(*) AS n FROM unsettled');
    if (unsettled > 0)
      problems.push(
        `a purge, reenrich or retention was interrupted with ${amount(unsettled, 'task')} left: run the same command again`,
      );
    if (this.#number("SELECT count(*) AS n FROM meta WHERE name = 'next_analyzer'") > 0)
      problems.push('a reindex was interrupted: run "nightjar reindex"');
    return { checked: unsettled, problems };
  }

  #number(sql: string): number {
    return this.#tables.db.prepare(sql).get()?.n as number;
  }
}

/** Singular and plural, for messages. */
const NAMES: Record<FindableEntity, [string, string]> = {
  profile: ['profile', 'profiles'],
  channel: ['channel', 'channels'],
  page: ['page', 'pages'],
  ransomware: ['ransomware post', 'ransomware posts'],
  'ransomware-group': ['ransomware group', 'ransomware groups'],
  victim: ['victim', 'victims'],
};

function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function integrityOf(db: DatabaseSync, file: string): ReturnType<Check['run']> {
  const pages = db.prepare('PRAGMA page_count').get()?.page_count as number;
  const found = db
    .prepare(`PRAGMA integrity_check(${PROBLEMS_MAX})`)
    .all()
    .map(({ integrity_check }) => integrity_check as string)
    .filter((line) => line !== 'ok');
  return { checked: pages, problems: found.map((line) => `${file}: ${line}`) };
}
