import type { EntityKind } from '../../../../records/record.ts';
import { emptyPurgeReport, PurgeIncomplete, type PurgeReport } from '../../../port/purge.ts';
import { CoveredDays } from '../../../rules/covered-days.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import { groupOfPost } from '../../../rules/victim-changes.ts';
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
import { type PurgePlan, type RecordTarget, versionsOf, versionsOfEntity } from './purge-plan.ts';
import { type OnChanged, OpensearchRebuilder, type Remaining } from './rebuilder.ts';

/** Everything that a purge touches, and the resulting report. Read-only, so that previews can use it too. */
export class PurgeScope {
  #tables: OpensearchTables;
  #generation: number;
  readonly plan: PurgePlan;
  readonly rebuilder: OpensearchRebuilder;
  /** Days that may no longer be covered. */
  readonly days = new CoveredDays();
  /** Groups with posts that the purge touches. */
  readonly groups = new Set<string | undefined>();
  /** Chats that lose a message. */
  readonly chats = new Set<string>();
  readonly report: PurgeReport = emptyPurgeReport();

  constructor(tables: OpensearchTables, generation: number, plan: PurgePlan) {
    this.#tables = tables;
    this.#generation = generation;
    this.plan = plan;
    this.rebuilder = new OpensearchRebuilder(tables, generation);
  }

  /** A channel or profile is removed by a rebuild that finds nothing to build it from. */
  async addTarget({ kind, key }: RecordTarget): Promise<void> {
    this.report.wasBarred = await this.#tables.tombstones.has(kind, key);
    // The scan finds messages, pages and posts.
    if (kind !== 'channel' && kind !== 'profile') return;
    const index = this.#tables.names.entities(this.#generation);
    const [found] = await this.#tables.documents.load<EntitySource>([{ index, id: entityId(kind, key) }]);
    if (found === undefined) return;
    this.report.wasFound = true;
    this.rebuilder.add(kind, key);
    this.days.add(found.source.record);
  }

  /** A crashed import may have written entities without their messages. Nothing shows which, so all are rebuilt. */
  async addEveryEntity(): Promise<void> {
    const index = this.#tables.names.entities(this.#generation);
    const query = { terms: { kind: ['profile', 'channel', 'server'] } };
    const walk = this.#tables.searcher.walk<{ kind: EntityKind; key: string }>(index, query, ['kind', 'key']);
    for await (const { _source } of walk) this.rebuilder.add(_source.kind, _source.key);
  }

  /** Reads everything that the purge touches, and counts it in the report. */
  async scan(): Promise<void> {
    for await (const { stored, remaining } of this.messages()) this.#addMessage(stored, remaining);
    for await (const { stored, remaining } of this.entities()) {
      this.report.wasFound = true;
      for (const version of versionsOfEntity(stored))
        if (this.plan.rule(version) === undefined) this.days.add(version.record);
      for (const each of [stored, remaining])
        if (each?.record.kind === 'ransomware') this.groups.add(groupOfPost(each.record));
      if (remaining === undefined) this.report.removed[stored.record.kind]++;
      else this.report.changed++;
    }
    for await (const { source } of this.sightings()) {
      this.report.wasFound = true;
      this.rebuilder.add(source.kind, source.key);
    }
    for await (const { source } of this.retained()) {
      this.report.wasFound = true;
      this.rebuilder.add('profile', source.owner);
    }
  }

  #addMessage(stored: StoredMessage, remaining: StoredMessage | undefined): void {
    const { rule } = this.plan;
    this.report.wasFound = true;
    for (const version of versionsOf(stored)) {
      if (rule(version) !== undefined) continue;
      this.rebuilder.addImplied(version.record);
      this.days.add(version.record);
    }
    if (remaining !== undefined) {
      this.report.changed++;
      return;
    }
    this.chats.add(routingOf(stored.message));
    this.report.removed.message++;
  }

  /** Rebuilds the entities that lose data, or only counts them. */
  async rebuild({ isPreview, onChanged }: { isPreview: boolean; onChanged?: OnChanged }): Promise<void> {
    const { remainingMessage, remainingSightingFiles, remainingRetainedFiles } = this.plan;
    const remaining: Remaining = {
      versions: (stored) => {
        const after = remainingMessage(stored);
        return after === undefined ? [] : versionsOf(after).map(({ record }) => record);
      },
      sighting: (source) => remainingSightingFiles(source) !== undefined,
      retainedItem: (item) => remainingRetainedFiles(item) !== undefined,
    };
    const { removed, changed } = await (isPreview
      ? this.rebuilder.preview(remaining)
      : this.rebuilder.run(remaining, onChanged));
    for (const [kind, count] of removed) this.report.removed[kind] += count;
    this.report.changed += changed;
  }

  async *messages(): AsyncIterable<{
    hit: SearchHit<MessageSource>;
    stored: StoredMessage;
    remaining: StoredMessage | undefined;
  }> {
    const { messages, remainingMessage } = this.plan;
    const index = this.#tables.names.messages(this.#generation);
    for await (const hit of this.#walk<MessageSource>(index, messages)) {
      const stored = messageFromSource(hit._source);
      const remaining = remainingMessage(stored);
      if (remaining !== stored) yield { hit, stored, remaining };
    }
  }

  /** Pages and posts, which have versions, unlike other entities. */
  async *entities(): AsyncIterable<{ stored: StoredEntity; remaining: StoredEntity | undefined }> {
    const { entities, remainingEntity } = this.plan;
    const index = this.#tables.names.entities(this.#generation);
    for await (const hit of this.#walk<EntitySource>(index, entities)) {
      const stored = entityFromSource(hit._source);
      if (hasSightingPerFile(stored.record.kind)) continue;
      yield { stored, remaining: remainingEntity(stored) };
    }
  }

  async *sightings(): AsyncIterable<{
    id: string;
    source: SightingSource;
    remainingFiles: number[] | undefined;
  }> {
    const { sightings, remainingSightingFiles } = this.plan;
    for await (const { _id, _source } of this.#walk<SightingSource>(this.#tables.sightings.index, sightings))
      yield { id: _id, source: _source, remainingFiles: remainingSightingFiles(_source) };
  }

  async *retained(): AsyncIterable<{
    id: string;
    source: RetainedFinding;
    remainingFiles: number[] | undefined;
  }> {
    const { retained, remainingRetainedFiles } = this.plan;
    for await (const { _id, _source } of this.#walk<RetainedFinding>(this.#tables.findings.index, retained))
      yield { id: _id, source: _source, remainingFiles: remainingRetainedFiles(_source) };
  }

  /** Counts what remains of the target after a purge, and throws if there is anything. */
  async requireGone(): Promise<void> {
    const { names, sightings, findings } = this.#tables;
    const { plan } = this;
    const remaining = [
      await this.#count('message', names.messages(this.#generation), plan.messages),
      await this.#count('record', names.entities(this.#generation), plan.entities),
      await this.#count('sighting', sightings.index, plan.sightings),
      await this.#count('kept item', findings.index, plan.retained),
      await this.#count('finding', findings.index, plan.findings),
    ].filter((text) => text !== undefined);
    if (remaining.length > 0) throw new PurgeIncomplete(remaining.join(', '));
  }

  async #count(what: string, index: string, query: Query | undefined): Promise<string | undefined> {
    const count = query === undefined ? 0 : await this.#tables.searcher.count(index, query);
    return count === 0 ? undefined : `${count} ${what}${count === 1 ? '' : 's'}`;
  }

  async *#walk<S>(index: string, query: Query | undefined): AsyncIterable<SearchHit<S>> {
    if (query !== undefined) yield* this.#tables.searcher.walk<S>(index, query);
  }
}
