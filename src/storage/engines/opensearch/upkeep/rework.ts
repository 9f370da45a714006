import { isSameMessage, type Message } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import { keyOf } from '../../../../records/record.ts';
import { mergeVersions, type VersionOf } from '../../../rules/purge-rule.ts';
import { EVERYTHING, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import { type EntitySource, entityFromSource, entityId, entityToSource } from '../records/entity-mapper.ts';
import { type MessageSource, messageFromSource, messageToSource } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { versionsOf } from '../removing/purge-plan.ts';
import { EVERYTHING_REMAINS, OpensearchRebuilder } from '../removing/rebuilder.ts';

type Change = (record: Message | Page) => Message | Page;
type Progress = (done: number, total: number) => void;

const CHUNK_SIZE = 1000;

interface Reworked {
  /** Whether the merged record changed. A version that changed without it is saved too. */
  isChanged: boolean;
  operations: Operation[];
}

const UNCHANGED: Reworked = { isChanged: false, operations: [] };

/**
 * Passes all messages and pages through a function. The state marks a running rework: after an interruption the next
 * one rebuilds every entity, because nothing shows which messages were changed before their profiles.
 */
export class OpensearchRework {
  #tables: OpensearchTables;
  #change: Change;

  constructor(tables: OpensearchTables, change: Change) {
    this.#tables = tables;
    this.#change = change;
  }

  run(onProgress: Progress): Promise<{ records: number; changed: number }> {
    return this.#tables.state.exclusively('rework', async ({ generation, isReworking }) => {
      this.#tables.state.requireNothingLost();
      await this.#tables.refreshAll(generation);
      await this.#tables.state.changeExclusively((state) => ({ ...state, isReworking: true }));
      const rebuilder = new OpensearchRebuilder(this.#tables, generation);
      const { searcher, names } = this.#tables;
      const pages = { term: { kind: 'page' } };
      const total =
        (await searcher.count(names.messages(generation), EVERYTHING)) +
        (await searcher.count(names.entities(generation), pages));
      let records = 0;
      let changed = 0;
      let operations: Operation[] = [];
      const put = async (reworked: Reworked) => {
        if (reworked.isChanged) changed++;
        operations.push(...reworked.operations);
        if (++records % CHUNK_SIZE === 0) onProgress(records, total);
        if (operations.length < CHUNK_SIZE) return;
        await this.#tables.documents.put(operations);
        operations = [];
      };
      for await (const hit of searcher.walk<MessageSource>(names.messages(generation), EVERYTHING))
        await put(this.#message(hit._index, hit._source, rebuilder, isReworking === true));
      for await (const hit of searcher.walk<EntitySource>(names.entities(generation), pages))
        await put(this.#page(hit._index, hit._source));
      await this.#tables.documents.put(operations);
      await this.#tables.refreshAll(generation);
      await rebuilder.run(EVERYTHING_REMAINS);
      await this.#tables.state.changeExclusively((state) => ({ ...state, isReworking: false }));
      return { records, changed };
    });
  }

  #message(
    index: string,
    source: MessageSource,
    rebuilder: OpensearchRebuilder,
    isResumed: boolean,
  ): Reworked {
    const stored = messageFromSource(source);
    const before = versionsOf(stored);
    const versions = before.map((version) => this.#version(version));
    for (const [index, { record }] of versions.entries()) {
      // The sender's profile includes the items of every version.
      const isSameItems = JSON.stringify(record.items) === JSON.stringify(before[index]?.record.items);
      if (isResumed || !isSameItems) rebuilder.addImplied(record);
    }
    if (versions.every(({ record }, index) => isSameMessage(record, before[index]?.record as Message)))
      return UNCHANGED;
    const message = mergeVersions(versions);
    const place = { index, id: keyOf(message), routing: routingOf(message) };
    const sightings = stored.sightings && versions;
    const body = messageToSource({ message, files: stored.files, sightings });
    return {
      isChanged: !isSameMessage(message, stored.message),
      operations: [
        ...this.#tables.findings.replace(stored.message, message),
        { ...place, action: 'index', body },
      ],
    };
  }

  #page(index: string, source: EntitySource): Reworked {
    const stored = entityFromSource(source);
    const before = (stored.sightings ?? [
      { files: stored.files, record: stored.record },
    ]) as VersionOf<Page>[];
    const versions = before.map((version) => this.#version(version));
    if (JSON.stringify(versions) === JSON.stringify(before)) return UNCHANGED;
    const page = mergeVersions(versions);
    const body = entityToSource({
      record: page,
      files: stored.files,
      sightings: stored.sightings && versions,
    });
    return {
      isChanged: JSON.stringify(page) !== JSON.stringify(stored.record),
      operations: [
        ...this.#tables.findings.replace(stored.record, page),
        { index, id: entityId('page', keyOf(page)), action: 'index', body },
      ],
    };
  }

  #version<R extends Message | Page>({ files, record }: VersionOf<R>): VersionOf<R> {
    return { files, record: this.#change(record) as R };
  }
}
