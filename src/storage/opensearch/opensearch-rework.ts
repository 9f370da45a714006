import { isSameMessage, type Message } from '../../records/message.ts';
import type { Page } from '../../records/page.ts';
import { keyOf, mergeRecords } from '../../records/record.ts';
import type { VersionOf } from '../purged-versions.ts';
import type { Operation } from './opensearch-documents.ts';
import { type EntitySource, entityFromSource, entityId, entityToSource } from './opensearch-mapper.ts';
import { type MessageSource, messageFromSource, messageToSource } from './opensearch-message-mapper.ts';
import { EVERYTHING, routingOf } from './opensearch-query-compiler.ts';
import { EVERYTHING_LEFT, OpensearchRebuilder } from './opensearch-rebuilder.ts';
import type { OpensearchTables } from './opensearch-tables.ts';

type Change = (record: Message | Page) => Message | Page;
type Progress = (done: number, total: number) => void;

const AT_ONCE = 1000;

/**
 * Passes what is kept through a function. It is noted while it goes on: should it end half-way, the next one works out everybody
 * anew, for nobody knows whose messages were changed and whose profile was not.
 */
export class OpensearchRework {
  #tables: OpensearchTables;
  #change: Change;

  constructor(tables: OpensearchTables, change: Change) {
    this.#tables = tables;
    this.#change = change;
  }

  run(onProgress: Progress): Promise<{ records: number; changed: number }> {
    return this.#tables.state.alone('rework', async ({ generation, isReworking }) => {
      await this.#tables.refreshAll(generation);
      await this.#tables.state.changeAlone((state) => ({ ...state, isReworking: true }));
      const rebuilder = new OpensearchRebuilder(this.#tables, generation);
      const { reader, names } = this.#tables;
      const pages = { term: { kind: 'page' } };
      const total =
        (await reader.count(names.messages(generation), EVERYTHING)) +
        (await reader.count(names.entities(generation), pages));
      let records = 0;
      let changed = 0;
      let operations: Operation[] = [];
      const put = async (made: Operation[] | undefined) => {
        if (made !== undefined) {
          changed++;
          operations.push(...made);
        }
        if (++records % AT_ONCE === 0) onProgress(records, total);
        if (operations.length < AT_ONCE) return;
        await this.#tables.documents.put(operations);
        operations = [];
      };
      for await (const hit of reader.walk<MessageSource>(names.messages(generation), EVERYTHING))
        await put(this.#message(hit._index, hit._source, rebuilder, isReworking === true));
      for await (const hit of reader.walk<EntitySource>(names.entities(generation), pages))
        await put(this.#page(hit._index, hit._source));
      await this.#tables.documents.put(operations);
      await this.#tables.refreshAll(generation);
      await rebuilder.run(EVERYTHING_LEFT);
      await this.#tables.state.changeAlone((state) => ({ ...state, isReworking: false }));
      return { records, changed };
    });
  }

  #message(
    index: string,
    source: MessageSource,
    rebuilder: OpensearchRebuilder,
    isAgain: boolean,
  ): Operation[] | undefined {
    const stored = messageFromSource(source);
    const sightings = stored.sightings?.map((each) => this.#version(each));
    const message =
      sightings === undefined
        ? (this.#change(stored.message) as Message)
        : sightings.map(({ record }) => record).reduce(mergeRecords);
    if (isAgain) rebuilder.wantBehind(message);
    if (isSameMessage(message, stored.message)) return undefined;
    if (JSON.stringify(message.items) !== JSON.stringify(stored.message.items)) rebuilder.wantBehind(message);
    const place = { index, id: keyOf(message), routing: routingOf(message) };
    const body = messageToSource({ message, files: stored.files, sightings });
    return [...this.#tables.findings.replace(stored.message, message), { ...place, action: 'index', body }];
  }

  #page(index: string, source: EntitySource): Operation[] | undefined {
    const stored = entityFromSource(source);
    const sightings = stored.sightings?.map((each) => this.#version(each as VersionOf<Page>));
    const page =
      sightings?.map(({ record }) => record).reduce(mergeRecords) ??
      (this.#change(stored.record as Page) as Page);
    if (JSON.stringify(page) === JSON.stringify(stored.record)) return undefined;
    const { findings } = this.#tables;
    const body = entityToSource({ record: page, files: stored.files, sightings });
    return [
      ...findings.replace(stored.record, page),
      { index, id: entityId('page', keyOf(page)), action: 'index', body },
    ];
  }

  #version<R extends Message | Page>({ files, record }: VersionOf<R>): VersionOf<R> {
    return { files, record: this.#change(record) as R };
  }
}
