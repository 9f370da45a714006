import type { Page } from '../../../../records/page.ts';
import type { PageVersionsQuestion } from '../../../port/query.ts';
import { HIT_BYTES } from '../../../rules/answer-bytes.ts';
import { type PageVisit, pageVersion, visitOf, visitsByVersion } from '../../../rules/page-versions.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { ENTITY_SELECTION, entityFromRow, type Row } from '../records/entity-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';
import { EMPTY_ANSWER, type LazyAnswer, lazyRecords } from './lazy-answer.ts';

/** `id` is that of a sighting, or undefined if the page has only one version: itself. */
interface StoredVisit extends PageVisit {
  id: number | undefined;
  bytes: number;
}

/** The versions of a page. Visits are read one at a time, because all of them may be too large for memory. */
export class SqlitePageVersions {
  #statements: SqliteStatements;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#deadline = deadline;
  }

  versions({ key, seenBy, slice }: PageVersionsQuestion): LazyAnswer<Page> {
    const versions = visitsByVersion(this.#visits(key), ({ id }) => this.#page(key, id), seenBy);
    const shown = versions.slice(slice.skip, slice.skip + slice.take);
    if (shown.length === 0) return { ...EMPTY_ANSWER, total: versions.length };
    return {
      total: versions.length,
      hasMore: slice.skip + shown.length < versions.length,
      ...lazyRecords(
        shown,
        (visits) => pageVersion(visits.map(({ id }) => this.#page(key, id))),
        (visits) => HIT_BYTES + Math.max(...visits.map(({ bytes }) => bytes)),
      ),
    };
  }

  #visits(key: string): StoredVisit[] {
    const rows = this.#statements
      .prepare(`SELECT id, document FROM sightings WHERE kind = 'page' AND key = ? ORDER BY id`)
      .iterate(key);
    const visits: StoredVisit[] = [];
    for (const { id, document } of rows) {
      this.#deadline.check();
      visits.push(storedVisit(JSON.parse(document as string) as Page, id as number));
    }
    if (visits.length > 0) return visits;
    const page = this.#own(key);
    return page === undefined ? [] : [storedVisit(page, undefined)];
  }

  #page(key: string, id: number | undefined): Page {
    this.#deadline.check();
    if (id === undefined) return this.#own(key) as Page;
    const row = this.#statements.prepare('SELECT document FROM sightings WHERE id = ?').get(id);
    return JSON.parse(row?.document as string) as Page;
  }

  #own(key: string): Page | undefined {
    const byKey = `SELECT ${ENTITY_SELECTION} FROM entities WHERE kind = 'page' AND key = ?`;
    const row = this.#statements.prepare(byKey).get(key);
    return row === undefined ? undefined : (entityFromRow(row as Row) as Page);
  }
}

function storedVisit(page: Page, id: number | undefined): StoredVisit {
  return { ...visitOf(page), id, bytes: page.facts.text?.value.length ?? 0 };
}
