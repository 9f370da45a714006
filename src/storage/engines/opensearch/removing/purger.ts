import { monthOf } from '../../../../records/month.ts';
import { PLATFORMS } from '../../../../records/platform.ts';
import { keyOf } from '../../../../records/record.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import type { TombstoneKey } from '../../../rules/tombstone-keys.ts';
import { routingOf } from '../cluster/clauses.ts';
import { documentId, type Operation } from '../cluster/documents.ts';
import { entityId, entityToSource } from '../records/entity-mapper.ts';
import { messageToSource } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchAftermath } from './aftermath.ts';
import { PurgeBuffer } from './purge-buffer.ts';
import { planForFiles, planForTarget, type RecordTarget } from './purge-plan.ts';
import { PurgeScope } from './purge-scope.ts';

type ImportTarget = Extract<PurgeTarget, { kind: 'import' }>;

const ORPHANS_AT_ONCE = 500;

/**
 * Takes things out as if they had never come in. Entities are rebuilt from what will be left before anything is removed: a purge
 * that is interrupted and run again still finds everything that it has to look at.
 */
export class OpensearchPurger {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  purge(target: PurgeTarget, options: { at: number; isPermanent: boolean }): Promise<PurgeReport> {
    return this.#tables.state.alone('purge', async ({ generation }) => {
      this.#tables.state.requireNothingLost();
      // Indices of an interrupted reindex hold the target, too.
      await this.#tables.schema.dropOtherGenerations(generation);
      await this.#tables.refreshAll(generation);
      return new Purge(this.#tables, generation, options).run(target);
    });
  }

  /** Reads while others write: exact for what was there when it began. */
  async preview(target: PurgeTarget): Promise<PurgeReport> {
    const { state } = this.#tables;
    for (;;) {
      const { generation } = await state.read();
      state.requireNothingLost();
      await this.#tables.refreshAll(generation);
      const report = await this.#preview(target, generation);
      // A reindex may have replaced the indices meanwhile.
      if ((await state.read()).generation === generation) return report;
    }
  }

  async #preview(target: PurgeTarget, generation: number): Promise<PurgeReport> {
    const { scope } = await scopeOf(this.#tables, generation, target);
    if (scope === undefined) return emptyPurgeReport();
    await scope.survey();
    await scope.rebuild({ isPreview: true });
    return scope.report;
  }
}

interface Scoped {
  /** Undefined for an import that the log does not know. */
  scope: PurgeScope | undefined;
  /** Files that only this import has. */
  gone: ReadonlySet<number>;
  isUnfinished: boolean;
}

async function scopeOf(tables: OpensearchTables, generation: number, target: PurgeTarget): Promise<Scoped> {
  if (target.kind !== 'import') {
    const scope = new PurgeScope(tables, generation, planForTarget(target, tables.findings));
    await scope.noteTarget(target);
    return { scope, gone: new Set(), isUnfinished: false };
  }
  const { own, elsewhere, isUnfinished } = await tables.imports.filesOf(target.importId);
  const gone = new Set(own.filter((file) => !elsewhere.has(file)));
  if (own.length === 0) return { scope: undefined, gone, isUnfinished };
  const scope = new PurgeScope(tables, generation, planForFiles(target, gone, tables.findings));
  scope.report.wasFound = true;
  scope.report.filesElsewhere = own.length - gone.size;
  if (isUnfinished && gone.size > 0) await scope.noteEveryEntity();
  return { scope, gone, isUnfinished };
}

class Purge {
  #tables: OpensearchTables;
  #generation: number;
  #at: number;
  #isPermanent: boolean;
  #aftermath: OpensearchAftermath;

  constructor(tables: OpensearchTables, generation: number, options: { at: number; isPermanent: boolean }) {
    this.#tables = tables;
    this.#generation = generation;
    this.#at = options.at;
    this.#isPermanent = options.isPermanent;
    this.#aftermath = new OpensearchAftermath(tables);
  }

  async run(target: PurgeTarget): Promise<PurgeReport> {
    const scoped = await scopeOf(this.#tables, this.#generation, target);
    if (scoped.scope === undefined) return emptyPurgeReport();
    return target.kind === 'import'
      ? this.#purgeImport(target, scoped.scope, scoped)
      : this.#purgeRecord(target, scoped.scope);
  }

  async #purgeRecord({ kind, key }: RecordTarget, scope: PurgeScope): Promise<PurgeReport> {
    await this.#addTombstone([[kind, key]]);
    await this.#carryOut(scope);
    await this.#aftermath.settle(this.#generation);
    await scope.requireNothingLeft();
    return scope.report;
  }

  async #purgeImport(
    { importId }: ImportTarget,
    scope: PurgeScope,
    { gone, isUnfinished }: Scoped,
  ): Promise<PurgeReport> {
    const { imports, coverage, tombstones } = this.#tables;
    // An import that is still running gets what it writes from now on refused.
    await tombstones.add(
      [...gone].map((file) => ['file-number', String(file)] as const),
      this.#at,
    );
    if (gone.size > 0) {
      await this.#carryOut(scope);
      await coverage.forgetFiles([...gone]);
    }
    if (isUnfinished) await this.#removeOrphans();
    await this.#aftermath.settle(this.#generation);
    await scope.requireNothingLeft();
    // Barred before the log forgets the digests: interrupted in between, the next run still knows them.
    const digests = await imports.digestsOf(gone);
    if (this.#isPermanent)
      await tombstones.add(
        digests.map((sha256) => ['file', sha256] as const),
        this.#at,
      );
    await imports.forget(importId, gone, digests);
    return scope.report;
  }

  /** Findings of messages that a crashed import never wrote. */
  async #removeOrphans(): Promise<void> {
    const { searcher, findings, names, documents } = this.#tables;
    const query = { terms: { source: PLATFORMS.map((platform) => `${platform}-message`) } };
    let part: { id: string; message: string }[] = [];
    const check = async () => {
      const values = [...new Set(part.map(({ message }) => documentId(message)))];
      const { hits } = await searcher.search({
        index: () => names.messages(this.#generation),
        body: { size: values.length, _source: false, query: { ids: { values } } },
      });
      const there = new Set(hits.map((hit) => hit._id));
      const gone = part.filter(({ message }) => !there.has(documentId(message)));
      await documents.put(gone.map(({ id }): Operation => ({ index: findings.index, id, action: 'delete' })));
      part = [];
    };
    for await (const hit of searcher.walk<{ source: string; owner: string }>(findings.index, query)) {
      const { source, owner } = hit._source;
      part.push({ id: hit._id, message: `${source.replace('-message', '')}:${owner}` });
      if (part.length >= ORPHANS_AT_ONCE) await check();
    }
    if (part.length > 0) await check();
  }

  async #carryOut(scope: PurgeScope): Promise<void> {
    await scope.survey();
    await this.#aftermath.note(scope.plan.reviewsDays ? scope.days : [], scope.chats);
    await scope.rebuild({ isPreview: false });
    const buffer = new PurgeBuffer(this.#tables, async (tombstoneKeys) => {
      if (scope.plan.hasTombstonePerRecord) await this.#addTombstone(tombstoneKeys);
    });
    await this.#takeMessages(scope, buffer);
    await this.#takeEntities(scope, buffer);
    await this.#takeSightings(scope, buffer);
    await this.#takeKept(scope, buffer);
    await this.#tables.refreshAll(this.#generation);
  }

  async #takeMessages(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings, names, schema } = this.#tables;
    for await (const { hit, stored, left } of scope.messages()) {
      const { message } = stored;
      const place = { index: hit._index, id: keyOf(message), routing: routingOf(message) };
      if (left === undefined) {
        buffer.addTombstone('message', keyOf(message));
        await buffer.add(...findings.remove(message), { ...place, action: 'delete' });
        continue;
      }
      // The remaining versions may date it into a later month.
      const index = names.month(this.#generation, monthOf(left.message.detectionDate));
      await schema.ensure([index]);
      const body = messageToSource(left);
      await buffer.add(...findings.replace(message, left.message), {
        ...place,
        index,
        action: 'index',
        body,
      });
      if (index !== hit._index) await buffer.add({ ...place, action: 'delete' });
    }
    await buffer.flush();
  }

  async #takeEntities(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings, names, searcher } = this.#tables;
    const index = names.entities(this.#generation);
    for await (const { stored, left } of scope.entities()) {
      const { record } = stored;
      const place = { index, id: entityId(record.kind, keyOf(record)) };
      if (left === undefined) {
        buffer.addTombstone(record.kind, keyOf(record));
        await searcher.removeAll(findings.index, findings.shownBy([record]));
        await buffer.add({ ...place, action: 'delete' });
        continue;
      }
      const body = entityToSource(left);
      await buffer.add(...findings.replace(record, left.record), { ...place, action: 'index', body });
    }
    await buffer.flush();
  }

  async #takeSightings(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { sightings } = this.#tables;
    for await (const { id, source, left: files } of scope.sightings()) {
      const { record, channel } = source;
      if (files !== undefined)
        await sightings.add([{ record, files, ...(channel !== undefined && { channel }) }]);
      await buffer.add({ index: sightings.index, id, action: 'delete' });
    }
    await buffer.flush();
  }

  async #takeKept(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings } = this.#tables;
    for await (const { id, source, left: files } of scope.kept()) {
      if (files !== undefined) await buffer.add(findings.keepFor(source, files));
      await buffer.add({ index: findings.index, id, action: 'delete' });
    }
    await buffer.flush();
  }

  async #addTombstone(tombstoneKeys: readonly TombstoneKey[]): Promise<void> {
    if (this.#isPermanent) await this.#tables.tombstones.add(tombstoneKeys, this.#at);
    else await this.#tables.tombstones.remove(tombstoneKeys);
  }
}
