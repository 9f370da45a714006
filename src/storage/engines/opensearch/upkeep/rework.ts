import { impliesSame } from '../../../../records/implied.ts';
import { isSameMessage, type Message } from '../../../../records/message.ts';
import { type AnyRecord, keyOf } from '../../../../records/record.ts';
import type { Change, OnProgress } from '../../../port/upkeep.ts';
import { mergeVersions, type VersionOf } from '../../../rules/purge-rule.ts';
import { KINDS_WITH_SIGHTING_PER_FILE, KINDS_WITH_VERSIONS } from '../../../rules/sighting-per-file.ts';
import { groupOfPost } from '../../../rules/victim-changes.ts';
import { EVERYTHING, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import {
  type EntityRecord,
  type EntitySource,
  entityFromSource,
  entityId,
  entityToSource,
} from '../records/entity-mapper.ts';
import { type MessageSource, messageFromSource, messageToSource } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchVictims } from '../records/victims.ts';
import { versionsOf } from '../removing/purge-plan.ts';
import { EVERYTHING_REMAINS, OpensearchRebuilder } from '../removing/rebuilder.ts';

const CHUNK_SIZE = 1000;

interface Reworked {
  /** Whether the merged record changed. A version that changed without it is saved too. */
  isChanged: boolean;
  operations: Operation[];
}

const UNCHANGED: Reworked = { isChanged: false, operations: [] };

/**
 * Passes all records through a function, month by month. The state marks a running rework and the months it
 * has completed: after an interruption, the next one continues with the others and rebuilds every entity, because
 * nothing shows which messages were changed before their profiles.
 */
export class OpensearchRework {
  #tables: OpensearchTables;
  #change: Change;
  #name: string | undefined;
  /** Groups of changed posts that are not written yet. */
  #groups = new Set<string | undefined>();

  constructor(tables: OpensearchTables, change: Change, name: string | undefined) {
    this.#tables = tables;
    this.#change = change;
    this.#name = name;
  }

  run(onProgress: OnProgress): Promise<{ records: number; changed: number }> {
    const { state, searcher, names, documents, sightings } = this.#tables;
    return state.exclusively('rework', async ({ generation, isReworking = false, reworked }) => {
      state.requireNothingLost();
      await this.#tables.refreshAll(generation);
      const completed = new Set(isReworking && reworked?.name === this.#name ? reworked?.indices : []);
      await state.changeExclusively((known) => ({ ...known, isReworking: true }));
      const rebuilder = new OpensearchRebuilder(this.#tables, generation);
      if (isReworking) await this.#addAllEntities(rebuilder, generation);
      const entities = names.entities(generation);
      const versioned = { terms: { kind: KINDS_WITH_VERSIONS } };
      const indices = (await searcher.indicesWith(names.messages(generation), EVERYTHING)).filter(
        (index) => !completed.has(index),
      );
      const counts = [
        ...indices.map((index) => searcher.count(index, EVERYTHING)),
        searcher.count(entities, versioned),
      ];
      const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
      let records = 0;
      let changed = 0;
      let operations: Operation[] = [];
      const put = async (more: readonly Operation[]) => {
        operations.push(...more);
        if (operations.length >= CHUNK_SIZE) await flush();
      };
      const count = async ({ isChanged, operations: more }: Reworked) => {
        if (isChanged) changed++;
        if (++records % CHUNK_SIZE === 0) onProgress(records, total);
        await put(more);
      };
      const victims = new OpensearchVictims(this.#tables, generation);
      const flush = async () => {
        if (this.#groups.size > 0) await victims.schedule(this.#groups);
        this.#groups.clear();
        await documents.put(operations);
        operations = [];
      };
      for (const index of indices) {
        for await (const hit of searcher.walk<MessageSource>(index, EVERYTHING))
          await count(this.#message(hit._index, hit._source, rebuilder));
        await flush();
        completed.add(index);
        await this.#saveCompleted(completed);
      }
      for await (const hit of searcher.walk<EntitySource>(entities, versioned))
        await count(this.#entity(hit._index, hit._source));
      for await (const hit of searcher.walk<SightingSource>(sightings.index, EVERYTHING))
        await put(this.#sighting(hit._id, hit._source, rebuilder));
      await flush();
      await this.#tables.refreshAll(generation);
      await rebuilder.run(EVERYTHING_REMAINS);
      await victims.settlePending();
      await state.changeExclusively(({ reworked: _, ...known }) => ({ ...known, isReworking: false }));
      return { records, changed };
    });
  }

  async #saveCompleted(indices: ReadonlySet<string>): Promise<void> {
    const name = this.#name;
    if (name === undefined) return;
    await this.#tables.state.changeExclusively((known) => ({
      ...known,
      reworked: { name, indices: [...indices] },
    }));
  }

  async #addAllEntities(rebuilder: OpensearchRebuilder, generation: number): Promise<void> {
    const { searcher, names } = this.#tables;
    const rebuilt = { terms: { kind: KINDS_WITH_SIGHTING_PER_FILE } };
    for await (const { _source } of searcher.walk<EntitySource>(names.entities(generation), rebuilt)) {
      const { record } = entityFromSource(_source);
      rebuilder.add(record.kind, keyOf(record));
    }
  }

  #message(index: string, source: MessageSource, rebuilder: OpensearchRebuilder): Reworked {
    const stored = messageFromSource(source);
    const before = versionsOf(stored);
    const versions = before.map((version) => this.#version(version));
    for (const [index, { record }] of versions.entries()) {
      // The sender's profile includes the items of every version.
      if (!impliesSame(record, before[index]?.record as Message)) rebuilder.addImplied(record);
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

  /** The entity itself is merged from sightings and messages, so it is rebuilt. */
  #sighting(id: string, source: SightingSource, rebuilder: OpensearchRebuilder): Operation[] {
    const record = this.#change(source.record) as EntityRecord;
    if (JSON.stringify(record) === JSON.stringify(source.record)) return [];
    rebuilder.add(source.kind, source.key);
    return [
      {
        index: this.#tables.sightings.index,
        id,
        action: 'index',
        body: JSON.stringify({ ...source, record }),
      },
    ];
  }

  #entity(index: string, source: EntitySource): Reworked {
    const stored = entityFromSource(source);
    const before: VersionOf<EntityRecord>[] = stored.sightings ?? [
      { files: stored.files, record: stored.record },
    ];
    const versions = before.map((version) => this.#version(version));
    if (JSON.stringify(versions) === JSON.stringify(before)) return UNCHANGED;
    const record = mergeVersions(versions);
    for (const each of [record, stored.record])
      if (each.kind === 'ransomware') this.#groups.add(groupOfPost(each));
    const body = entityToSource({
      record,
      files: stored.files,
      sightings: stored.sightings && versions,
    });
    return {
      isChanged: JSON.stringify(record) !== JSON.stringify(stored.record),
      operations: [
        ...this.#tables.findings.replace(stored.record, record),
        { index, id: entityId(record.kind, keyOf(record)), action: 'index', body },
      ],
    };
  }

  #version<R extends AnyRecord>({ files, record }: VersionOf<R>): VersionOf<R> {
    return { files, record: this.#change(record) as R };
  }
}
