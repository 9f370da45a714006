import type { EntityKind } from '../../../../records/record.ts';
import { emptyPurgeReport, PurgeIncomplete, type PurgeReport } from '../../../port/purge.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import { type Query, routingOf } from '../cluster/clauses.ts';
import type { SearchHit } from '../cluster/searcher.ts';
import {
  type EntitySource,
  entityFromSource,
  entityId,
  type StoredEntity,
} from '../records/entity-mapper.ts';
import type { RetainedFinding } from '../records/findings.ts';
import { type MessageSource, messageFromSource, type StoredMessage } from '../records/message-mapper.ts';
import type { SightingSource } from '../records/sightings.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { type PurgePlan, type RecordTarget, versionsOf } from './purge-plan.ts';
import { OpensearchRebuilder, type Remaining } from './rebuilder.ts';

/** Everything that a purge touches, and the report that follows from it. Reads only: a preview and a purge share it. */
export class PurgeScope {
  #tables: OpensearchTables;
  #generation: number;
  readonly plan: PurgePlan;
  readonly rebuilder: OpensearchRebuilder;
  /** Days that may no longer be covered. */
  readonly days = new CoveredDays();
  /** Chats that lose a message. */
  readonly chats = new Set<string>();
  readonly report: PurgeReport = emptyPurgeReport();

  constructor(tables: OpensearchTables, generation: number, plan: PurgePlan) {
    this.#tables = tables;
    this.#generation = generation;
    this.plan = plan;
    this.rebuilder = new OpensearchRebuilder(tables, generation);
  }

  /** A channel or profile goes because nothing is left to rebuild it from. */
  async noteTarget({ kind, key }: RecordTarget): Promise<void> {
    this.report.wasBarred = await this.#tables.tombstones.has(kind, key);
    if (kind === 'message') return;
    const index = this.#tables.names.entities(this.#generation);
    const [found] = await this.#tables.documents.load<EntitySource>([{ index, id: entityId(kind, key) }]);
    if (found === undefined) return;
    this.report.wasFound = true;
    this.rebuilder.want(kind, key);
    this.days.add(found.source.record);
  }

  /** A crashed import may have written entities before their messages, and nothing says which: all of them are rebuilt. */
  async noteEveryEntity(): Promise<void> {
    const index = this.#tables.names.entities(this.#generation);
    const query = { terms: { kind: ['profile', 'channel', 'server'] } };
    const walk = this.#tables.searcher.walk<{ kind: EntityKind; key: string }>(index, query, ['kind', 'key']);
    for await (const { _source } of walk) this.rebuilder.want(_source.kind, _source.key);
  }

  /** Walks through everything that the purge touches. */
  async survey(): Promise<void> {
    for await (const { stored, left } of this.messages()) this.#noteMessage(stored, left);
    for await (const { stored, left } of this.entities()) {
      this.report.wasFound = true;
      if (left === undefined) this.report.removed[stored.record.kind]++;
      else this.report.changed++;
    }
    for await (const { source } of this.sightings()) {
      this.report.wasFound = true;
      this.rebuilder.want(source.kind, source.key);
    }
    for await (const { source } of this.kept()) {
      this.report.wasFound = true;
      this.rebuilder.want('profile', source.owner);
    }
  }

  #noteMessage(stored: StoredMessage, left: StoredMessage | undefined): void {
    const { rule } = this.plan;
    this.report.wasFound = true;
    for (const version of versionsOf(stored)) {
      if (rule(version) !== undefined) continue;
      this.rebuilder.wantImplied(version.record);
      this.days.add(version.record);
    }
    if (left !== undefined) {
      this.report.changed++;
      return;
    }
    this.chats.add(routingOf(stored.message));
    this.report.removed.message++;
  }

  /** Rebuilds what follows from messages, or only counts. */
  async rebuild({ isPreview }: { isPreview: boolean }): Promise<void> {
    const { messageLeft, sightingLeft, keptLeft } = this.plan;
    const left: Remaining = {
      versions: (stored) => {
        const after = messageLeft(stored);
        return after === undefined ? [] : versionsOf(after).map(({ record }) => record);
      },
      sighting: (source) => sightingLeft(source) !== undefined,
      keptItem: (item) => keptLeft(item) !== undefined,
    };
    const { removed, changed } = await (isPreview ? this.rebuilder.preview(left) : this.rebuilder.run(left));
    for (const [kind, count] of removed) this.report.removed[kind] += count;
    this.report.changed += changed;
  }

  async *messages(): AsyncIterable<{
    hit: SearchHit<MessageSource>;
    stored: StoredMessage;
    left: StoredMessage | undefined;
  }> {
    const { messages, messageLeft } = this.plan;
    const index = this.#tables.names.messages(this.#generation);
    for await (const hit of this.#walk<MessageSource>(index, messages)) {
      const stored = messageFromSource(hit._source);
      const left = messageLeft(stored);
      if (left !== stored) yield { hit, stored, left };
    }
  }

  /** Pages and posts: unlike other entities they are kept in versions. */
  async *entities(): AsyncIterable<{ stored: StoredEntity; left: StoredEntity | undefined }> {
    const { entities, entityLeft } = this.plan;
    const index = this.#tables.names.entities(this.#generation);
    for await (const hit of this.#walk<EntitySource>(index, entities)) {
      const stored = entityFromSource(hit._source);
      if (hasSightingPerFile(stored.record.kind)) continue;
      yield { stored, left: entityLeft(stored) };
    }
  }

  async *sightings(): AsyncIterable<{ id: string; source: SightingSource; left: number[] | undefined }> {
    const { sightings, sightingLeft } = this.plan;
    for await (const { _id, _source } of this.#walk<SightingSource>(this.#tables.sightings.index, sightings))
      yield { id: _id, source: _source, left: sightingLeft(_source) };
  }

  async *kept(): AsyncIterable<{ id: string; source: RetainedFinding; left: number[] | undefined }> {
    const { kept, keptLeft } = this.plan;
    for await (const { _id, _source } of this.#walk<RetainedFinding>(this.#tables.findings.index, kept))
      yield { id: _id, source: _source, left: keptLeft(_source) };
  }

  /** Counts what a finished purge should have removed; throws if anything is left. */
  async requireNothingLeft(): Promise<void> {
    const { names, sightings, findings } = this.#tables;
    const { plan } = this;
    const left = [
      await this.#count('message', names.messages(this.#generation), plan.messages),
      await this.#count('record', names.entities(this.#generation), plan.entities),
      await this.#count('sighting', sightings.index, plan.sightings),
      await this.#count('kept item', findings.index, plan.kept),
      await this.#count('finding', findings.index, plan.findings),
    ].filter((text) => text !== undefined);
    if (left.length > 0) throw new PurgeIncomplete(left.join(', '));
  }

  async #count(what: string, index: string, query: Query | undefined): Promise<string | undefined> {
    const count = query === undefined ? 0 : await this.#tables.searcher.count(index, query);
    return count === 0 ? undefined : `${count} ${what}${count === 1 ? '' : 's'}`;
  }

  async *#walk<S>(index: string, query: Query | undefined): AsyncIterable<SearchHit<S>> {
    if (query !== undefined) yield* this.#tables.searcher.walk<S>(index, query);
  }
}
