import { PLATFORMS } from '../../../../records/platform.ts';
import { keyOf } from '../../../../records/record.ts';
import { monthOf } from '../../../../time/month.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../../../port/purge.ts';
import type { PurgeOptions } from '../../../port/upkeep.ts';
import type { TombstoneKey } from '../../../rules/tombstone-keys.ts';
import { routingOf } from '../cluster/clauses.ts';
import { documentId, type Operation } from '../cluster/documents.ts';
import { entityId, entityToSource } from '../records/entity-mapper.ts';
import { messageToSource } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchVictims } from '../records/victims.ts';
import { OpensearchCleanup } from './cleanup.ts';
import { MatchReview } from './match-review.ts';
import { PurgeBuffer } from './purge-buffer.ts';
import { planForFiles, planForTarget, type RecordTarget } from './purge-plan.ts';
import { PurgeScope } from './purge-scope.ts';

type ImportTarget = Extract<PurgeTarget, { kind: 'import' }>;

const ORPHANS_PER_REQUEST = 500;

/**
 * Purges a target as if it had never been imported. Entities are rebuilt from what will remain before anything is
 * removed, so that a purge that runs again after an interruption still finds everything it has to process.
 */
export class OpensearchPurger {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  purge(target: PurgeTarget, options: PurgeOptions): Promise<PurgeReport> {
    return this.#tables.state.exclusively('purge', async ({ generation }) => {
      this.#tables.state.requireNothingLost();
      // Indices of an interrupted reindex contain the target too.
      await this.#tables.schema.dropOtherGenerations(generation);
      await this.#tables.refreshAll(generation);
      return new Purge(this.#tables, generation, options).run(target);
    });
  }

  /** Runs while other processes write. Exact for the data at its start. */
  async preview(target: PurgeTarget): Promise<PurgeReport> {
    const { state } = this.#tables;
    for (;;) {
      const { generation } = await state.read();
      state.requireNothingLost();
      await this.#tables.refreshAll(generation);
      const report = await this.#preview(target, generation);
      // Start over if a reindex has replaced the indices meanwhile.
      if ((await state.read()).generation === generation) return report;
    }
  }

  async #preview(target: PurgeTarget, generation: number): Promise<PurgeReport> {
    const { scope } = await scopeOf(this.#tables, generation, target);
    if (scope === undefined) return emptyPurgeReport();
    await scope.scan();
    await scope.rebuild({ isPreview: true });
    return scope.report;
  }
}

interface Scoped {
  /** Undefined if the import does not exist. */
  scope: PurgeScope | undefined;
  /** Files that only this import has. */
  gone: ReadonlySet<number>;
  isUnfinished: boolean;
}

async function scopeOf(tables: OpensearchTables, generation: number, target: PurgeTarget): Promise<Scoped> {
  if (target.kind !== 'import') {
    const scope = new PurgeScope(tables, generation, planForTarget(target, tables.findings));
    await scope.addTarget(target);
    return { scope, gone: new Set(), isUnfinished: false };
  }
  const { own, elsewhere, isUnfinished } = await tables.imports.filesOf(target.importId);
  const gone = new Set(own.filter((file) => !elsewhere.has(file)));
  if (own.length === 0) return { scope: undefined, gone, isUnfinished };
  const scope = new PurgeScope(tables, generation, planForFiles(target, gone, tables.findings));
  scope.report.wasFound = true;
  scope.report.filesElsewhere = own.length - gone.size;
  if (isUnfinished && gone.size > 0) await scope.addEveryEntity();
  return { scope, gone, isUnfinished };
}

class Purge {
  #tables: OpensearchTables;
  #generation: number;
  #at: number;
  #isPermanent: boolean;
  #matches: MatchReview;
  #cleanup: OpensearchCleanup;

  constructor(tables: OpensearchTables, generation: number, options: PurgeOptions) {
    this.#tables = tables;
    this.#generation = generation;
    this.#at = options.at;
    this.#isPermanent = options.isPermanent;
    this.#matches = new MatchReview(tables.matches, options.matching);
    this.#cleanup = new OpensearchCleanup(tables);
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
    await this.#remove(scope);
    await this.#cleanup.run(this.#generation);
    await scope.requireGone();
    return scope.report;
  }

  async #purgeImport(
    { importId }: ImportTarget,
    scope: PurgeScope,
    { gone, isUnfinished }: Scoped,
  ): Promise<PurgeReport> {
    const { imports, coverage, tombstones } = this.#tables;
    // If the import is still running, its writes are rejected from now on.
    await tombstones.add(
      [...gone].map((file) => ['file-number', String(file)] as const),
      this.#at,
    );
    if (gone.size > 0) {
      await this.#remove(scope);
      await coverage.removeFiles([...gone]);
    }
    if (isUnfinished) await this.#removeOrphans();
    await this.#cleanup.run(this.#generation);
    await scope.requireGone();
    // Ban the digests before the log drops them, so that after an interruption the next run still finds them.
    const digests = await imports.digestsOf(gone);
    if (this.#isPermanent)
      await tombstones.add(
        digests.map((sha256) => ['file', sha256] as const),
        this.#at,
      );
    await imports.markPurged(importId, gone, digests);
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
      const existing = new Set(hits.map((hit) => hit._id));
      const orphans = part.filter(({ message }) => !existing.has(documentId(message)));
      await documents.put(
        orphans.map(({ id }): Operation => ({ index: findings.index, id, action: 'delete' })),
      );
      part = [];
    };
    for await (const hit of searcher.walk<{ source: string; owner: string }>(findings.index, query)) {
      const { source, owner } = hit._source;
      part.push({ id: hit._id, message: `${source.replace('-message', '')}:${owner}` });
      if (part.length >= ORPHANS_PER_REQUEST) await check();
    }
    if (part.length > 0) await check();
  }

  async #remove(scope: PurgeScope): Promise<void> {
    await scope.scan();
    await this.#cleanup.schedule(scope.plan.reviewsDays ? scope.days : [], scope.chats);
    if (scope.groups.size > 0)
      await new OpensearchVictims(this.#tables, this.#generation).schedule(scope.groups);
    await this.#matches.begin();
    await scope.rebuild({ isPreview: false, onChanged: (...changed) => this.#matches.add(...changed) });
    const buffer = new PurgeBuffer(this.#tables, async (tombstoneKeys) => {
      if (scope.plan.hasTombstonePerRecord) await this.#addTombstone(tombstoneKeys);
    });
    await this.#removeMessages(scope, buffer);
    await this.#removeEntities(scope, buffer);
    await this.#removeSightings(scope, buffer);
    await this.#removeRetained(scope, buffer);
    await this.#matches.finish();
    await this.#tables.refreshAll(this.#generation);
  }

  async #removeMessages(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings, names, schema } = this.#tables;
    for await (const { hit, stored, remaining } of scope.messages()) {
      const { message } = stored;
      const place = { index: hit._index, id: keyOf(message), routing: routingOf(message) };
      if (remaining === undefined) {
        buffer.addTombstone('message', keyOf(message));
        await this.#matches.add('message', keyOf(message));
        await buffer.add(...findings.remove(message), { ...place, action: 'delete' });
        continue;
      }
      // The remaining versions may have a date in a later month.
      const index = names.month(this.#generation, monthOf(remaining.message.detectionDate));
      await schema.ensure([index]);
      const body = messageToSource(remaining);
      await this.#matches.add('message', keyOf(message), remaining.message);
      await buffer.add(...findings.replace(message, remaining.message), {
        ...place,
        index,
        action: 'index',
        body,
      });
      if (index !== hit._index) await buffer.add({ ...place, action: 'delete' });
    }
    await buffer.flush();
  }

  async #removeEntities(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings, names, searcher } = this.#tables;
    const index = names.entities(this.#generation);
    for await (const { stored, remaining } of scope.entities()) {
      const { record } = stored;
      const place = { index, id: entityId(record.kind, keyOf(record)) };
      if (remaining === undefined) {
        buffer.addTombstone(record.kind, keyOf(record));
        await this.#matches.add(record.kind, keyOf(record));
        await searcher.removeAll(findings.index, findings.ofRecords([record]));
        await buffer.add({ ...place, action: 'delete' });
        continue;
      }
      const body = entityToSource(remaining);
      await this.#matches.add(record.kind, keyOf(record), remaining.record);
      await buffer.add(...findings.replace(record, remaining.record), { ...place, action: 'index', body });
    }
    await buffer.flush();
  }

  async #removeSightings(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { sightings } = this.#tables;
    for await (const { id, source, remainingFiles: files } of scope.sightings()) {
      const { record, channel } = source;
      if (files !== undefined)
        await sightings.add([{ record, files, ...(channel !== undefined && { channel }) }]);
      await buffer.add({ index: sightings.index, id, action: 'delete' });
    }
    await buffer.flush();
  }

  async #removeRetained(scope: PurgeScope, buffer: PurgeBuffer): Promise<void> {
    const { findings } = this.#tables;
    for await (const { id, source, remainingFiles: files } of scope.retained()) {
      if (files !== undefined) await buffer.add(findings.retainFinding(source, files));
      await buffer.add({ index: findings.index, id, action: 'delete' });
    }
    await buffer.flush();
  }

  async #addTombstone(tombstoneKeys: readonly TombstoneKey[]): Promise<void> {
    if (this.#isPermanent) await this.#tables.tombstones.add(tombstoneKeys, this.#at);
    else await this.#tables.tombstones.remove(tombstoneKeys);
  }
}
