import type { StatementSync } from 'node:sqlite';
import type { CoverageSource } from '../../../records/coverage.ts';
import type { Message } from '../../../records/message.ts';
import { keyOf, type RecordOf } from '../../../records/record.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../time/month.ts';
import type { Export, Exported, FileSighting, RetainedItem, Versions } from '../../port/export.ts';
import { hasSightingPerFile } from '../../rules/sighting-per-file.ts';
import { prepareWithBigInts } from './database/connection.ts';
import { firstSlotOf, lastSlotOf } from './database/message-slots.ts';
import type { EntityRecord } from './records/entities.ts';
import type { Row } from './records/entity-mapper.ts';
import type { SqliteImportLog } from './records/import-log.ts';
import type { SqliteTables } from './records/tables.ts';

export class SqliteExport implements Export {
  #tables: SqliteTables;
  #imports: SqliteImportLog;

  constructor(tables: SqliteTables, imports: SqliteImportLog) {
    this.#tables = tables;
    this.#imports = imports;
  }

  async months(): Promise<{ month: Month; messages: number }[]> {
    return this.#tables.index.months
      .all()
      .filter(({ messages }) => messages > 0)
      .map(({ month, messages }) => ({ month, messages }))
      .reverse();
  }

  async *messages(month: Month): AsyncIterable<Versions<Message>> {
    const { messages, sightings, origins } = this.#tables;
    const bounds = [firstSlotOf(startOfMonth(month)), lastSlotOf(endOfMonth(month))];
    for (const { message, origin, hasSightings } of messages.walk('slot BETWEEN ? AND ?', bounds)) {
      const versions = hasSightings
        ? sightings.of<Message>('message', keyOf(message))
        : [{ record: message, origin }];
      yield {
        versions: versions.map((each) => ({ files: [...origins.files(each.origin)], record: each.record })),
      };
    }
  }

  exported<K extends keyof Exported>(kind: K): AsyncIterable<Exported[K]>;
  async *exported(kind: keyof Exported): AsyncIterable<Exported[keyof Exported]> {
    const { db } = this.#tables;
    if (kind === 'imports') yield* await this.#imports.list();
    else if (kind === 'pages') yield* this.#pages();
    else if (kind === 'fileSightings') yield* this.#fileSightings();
    else if (kind === 'retainedItems') yield* this.#retainedItems();
    else if (kind === 'covered') {
      for (const { source, day, file, is_by_message } of db.prepare('SELECT * FROM coverage').iterate())
        yield {
          source: source as CoverageSource,
          day: day as string,
          file: file as number,
          isByMessage: is_by_message === 1,
        };
    } else {
      for (const row of db.prepare('SELECT kind, key, at FROM tombstones').iterate())
        yield { kind: row.kind as string, key: row.key as string, at: row.at as number };
    }
  }

  async adopt(given: Parameters<Export['adopt']>[0]): Promise<void> {
    await this.#tables.change(() => {
      const { db, tombstones, origins } = this.#tables;
      for (const run of given.imports ?? []) this.#imports.adopt(run);
      for (const sighting of given.fileSightings ?? []) this.#adoptFileSighting(sighting);
      for (const { profile, channel, files, finding } of given.retainedItems ?? [])
        this.#tables.retainedItems.add(profile, channel, origins.ofFiles(files), finding);
      const cover: StatementSync = prepareWithBigInts(
        db,
        'INSERT INTO coverage (source, day, file, is_by_message) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      );
      for (const { source, day, file, isByMessage } of given.covered ?? [])
        cover.run(source, day, file, Number(isByMessage));
      for (const { kind, key, at } of given.tombstones ?? []) tombstones.add(kind, key, at);
    });
  }

  *#pages(): Iterable<Versions<RecordOf<'page' | 'ransomware'>>> {
    const { entities, sightings, origins } = this.#tables;
    for (const kind of ['page', 'ransomware'] as const) {
      for (const { record, origin, hasSightings } of entities.walk(kind)) {
        const versions = hasSightings
          ? sightings.of<EntityRecord>(kind, keyOf(record))
          : [{ record, origin }];
        yield {
          versions: versions.map((each) => ({
            files: [...origins.files(each.origin)],
            record: each.record as RecordOf<'page' | 'ransomware'>,
          })),
        };
      }
    }
  }

  *#fileSightings(): Iterable<FileSighting> {
    const rows = this.#tables.db.prepare('SELECT kind, origin, document, channel FROM sightings').iterate();
    for (const { kind, origin, document, channel } of rows) {
      if (kind === 'message' || !hasSightingPerFile(kind as EntityRecord['kind'])) continue;
      yield {
        record: JSON.parse(document as string) as EntityRecord,
        files: [...this.#tables.origins.files(origin as number)],
        ...(channel !== null && { channel: channel as string }),
      };
    }
  }

  *#retainedItems(): Iterable<RetainedItem> {
    for (const row of this.#tables.db.prepare('SELECT * FROM kept_items').iterate() as Iterable<Row>) {
      yield {
        profile: row.profile as string,
        channel: row.channel as string,
        files: [...this.#tables.origins.files(row.origin as number)],
        finding: {
          kind: row.kind as RetainedItem['finding']['kind'],
          canonical: row.canonical as string,
          value: row.value as string,
          firstSeen: row.first_seen as number,
          position: row.position as number,
        },
      };
    }
  }

  /** Stores the sighting, and merges it into the entity. */
  #adoptFileSighting({ record, files, channel }: FileSighting): void {
    const { entities, sightings, origins, findings } = this.#tables;
    sightings.add(record, origins.ofFiles(files), channel);
    findings.add(record);
    const key = keyOf(record);
    const stored = entities.load(record.kind, key);
    if (stored === undefined) entities.add({ record, origin: origins.ofFile(0), hasSightings: true });
    else entities.merge(stored, record);
  }
}
