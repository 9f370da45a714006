import { monthOf } from '../../records/month.ts';
import { PLATFORMS } from '../../records/platform.ts';
import { type EntityKind, keyOf } from '../../records/record.ts';
import { CoveredDays } from '../covered-days.ts';
import { emptyPurgeReport, type PurgeReport, type PurgeTarget } from '../purge.ts';
import { OpensearchAftermath } from './opensearch-aftermath.ts';
import { documentId, type Operation } from './opensearch-documents.ts';
import { type EntitySource, entityFromSource, entityId, entityToSource } from './opensearch-mapper.ts';
import {
  type MessageSource,
  messageFromSource,
  messageToSource,
  type StoredMessage,
} from './opensearch-message-mapper.ts';
import { type Grave, PurgeBuffer } from './opensearch-purge-buffer.ts';
import { type PurgePlan, planForFiles, planForTarget, versionsOf } from './opensearch-purge-plan.ts';
import { routingOf } from './opensearch-query-compiler.ts';
import type { SearchHit } from './opensearch-reader.ts';
import { type KeptItem, type Left, OpensearchRebuilder, type Rebuilt } from './opensearch-rebuilder.ts';
import type { SightingSource } from './opensearch-sightings.ts';
import type { OpensearchTables } from './opensearch-tables.ts';

const ORPHANS_AT_ONCE = 500;

/**
 * Takes things out as if they had never come in. People and channels are worked out anew from what will be left before anything
 * is taken away: should it end half-way, the same purge again finds everything that it has to look at.
 */
export class OpensearchPurger {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  purge(target: PurgeTarget, options: { at: number; isForGood: boolean }): Promise<PurgeReport> {
    return this.#tables.state.alone('purge', async ({ generation }) => {
      // What an interrupted rebuilding has left behind holds what is to go, too.
      await this.#tables.schema.dropOtherGenerations(generation);
      await this.#tables.refreshAll(generation);
      return new Purge(this.#tables, generation, options).run(target);
    });
  }
}

class Purge {
  #tables: OpensearchTables;
  #generation: number;
  #at: number;
  #isForGood: boolean;
  #rebuilder: OpensearchRebuilder;
  #aftermath: OpensearchAftermath;
  #touchedDays = new CoveredDays();
  #report = emptyPurgeReport();

  constructor(tables: OpensearchTables, generation: number, options: { at: number; isForGood: boolean }) {
    this.#tables = tables;
    this.#generation = generation;
    this.#at = options.at;
    this.#isForGood = options.isForGood;
    this.#rebuilder = new OpensearchRebuilder(tables, generation);
    this.#aftermath = new OpensearchAftermath(tables);
  }

  async run(target: PurgeTarget): Promise<PurgeReport> {
    if (target.kind === 'import') return this.#purgeImport(target.importId);
    await this.#bury([[target.kind, target.key]]);
    if (target.kind !== 'message') await this.#noteTarget(target.kind, target.key);
    await this.#carryOut(planForTarget(target, this.#tables.findings));
    await this.#aftermath.settle(this.#generation);
    return this.#report;
  }

  /** It goes by being worked out anew from nothing; its days must be looked at all the same. */
  async #noteTarget(kind: EntityKind, key: string): Promise<void> {
    const index = this.#tables.names.entities(this.#generation);
    const [found] = await this.#tables.documents.load<EntitySource>([{ index, id: entityId(kind, key) }]);
    if (found === undefined) return;
    this.#report.wasFound = true;
    this.#rebuilder.want(kind, key);
    this.#touchedDays.add(found.source.record);
  }

  async #purgeImport(importId: number): Promise<PurgeReport> {
    const { imports, coverage, findings, tombstones } = this.#tables;
    const { own, elsewhere, isUnfinished } = await imports.filesOf(importId);
    if (own.length === 0) return this.#report;
    this.#report.wasFound = true;
    const gone = new Set(own.filter((file) => !elsewhere.has(file)));
    this.#report.filesElsewhere = own.length - gone.size;
    // Should the import still be running, what it writes from now on is refused.
    await tombstones.add(
      [...gone].map((file) => ['file-number', String(file)] as const),
      this.#at,
    );
    if (gone.size > 0) {
      if (isUnfinished) await this.#wantEverybody();
      await this.#carryOut(planForFiles(gone, findings));
      await coverage.forgetFiles([...gone]);
    }
    if (isUnfinished) await this.#removeOrphans();
    await this.#aftermath.settle(this.#generation);
    // Known as purged before their names are forgotten: interrupted here, it is known at the next time.
    const digests = await imports.digestsOf(gone);
    if (this.#isForGood)
      await tombstones.add(
        digests.map((sha256) => ['file', sha256] as const),
        this.#at,
      );
    await imports.forget(importId, gone, digests);
    return this.#report;
  }

  /**
   * An import that died may have told of people before it wrote their messages (opensearch-writer.ts): nobody knows of whom, so
   * all of them are worked out anew.
   */
  async #wantEverybody(): Promise<void> {
    const index = this.#tables.names.entities(this.#generation);
    const query = { terms: { kind: ['profile', 'channel', 'server'] } };
    const people = this.#tables.reader.walk<{ kind: EntityKind; key: string }>(index, query, ['kind', 'key']);
    for await (const { _source } of people) this.#rebuilder.want(_source.kind, _source.key);
  }

  /** What messages show that were never written. */
  async #removeOrphans(): Promise<void> {
    const { reader, findings, names, documents } = this.#tables;
    const query = { terms: { source: PLATFORMS.map((platform) => `${platform}-message`) } };
    let part: { id: string; message: string }[] = [];
    const check = async () => {
      const values = [...new Set(part.map(({ message }) => documentId(message)))];
      const { hits } = await reader.search({
        index: () => names.messages(this.#generation),
        body: { size: values.length, _source: false, query: { ids: { values } } },
      });
      const there = new Set(hits.map((hit) => hit._id));
      const gone = part.filter(({ message }) => !there.has(documentId(message)));
      await documents.put(gone.map(({ id }): Operation => ({ index: findings.index, id, action: 'delete' })));
      part = [];
    };
    for await (const hit of reader.walk<{ source: string; owner: string }>(findings.index, query)) {
      const { source, owner } = hit._source;
      part.push({ id: hit._id, message: `${source.replace('-message', '')}:${owner}` });
      if (part.length >= ORPHANS_AT_ONCE) await check();
    }
    if (part.length > 0) await check();
  }

  async #carryOut(plan: PurgePlan): Promise<void> {
    const { removed, changed } = await this.#rebuildBeforehand(plan);
    await this.#takeMessages(plan);
    await this.#takeEntities(plan);
    await this.#takeSightings(plan);
    await this.#takeKept(plan);
    for (const [kind, count] of removed) this.#report.removed[kind] += count;
    this.#report.changed += changed;
    await this.#tables.refreshAll(this.#generation);
  }

  async #rebuildBeforehand(plan: PurgePlan): Promise<Rebuilt> {
    const chats = new Set<string>();
    for await (const { stored } of this.#messages(plan)) {
      for (const { record } of versionsOf(stored)) this.#rebuilder.wantBehind(record);
      if (plan.messageLeft(stored) !== undefined) continue;
      for (const { record } of versionsOf(stored)) this.#touchedDays.add(record);
      this.#touchedDays.add(stored.message);
      chats.add(routingOf(stored.message));
    }
    await this.#aftermath.note(plan.reviewsDays ? this.#touchedDays : [], chats);
    for await (const { source } of this.#sightings(plan)) this.#rebuilder.want(source.kind, source.key);
    for await (const { source } of this.#kept(plan)) this.#rebuilder.want('profile', source.owner);
    const { touches } = plan;
    const left: Left = {
      versions: (stored) => {
        const after = touches.message(stored) ? plan.messageLeft(stored) : stored;
        return after === undefined ? [] : versionsOf(after).map(({ record }) => record);
      },
      sighting: (source) => !touches.sighting(source) || plan.filesLeft(source.files) !== undefined,
      keptItem: (item) => !touches.kept(item) || plan.filesLeft(item.files) !== undefined,
    };
    return this.#rebuilder.run(left);
  }

  async #takeMessages(plan: PurgePlan): Promise<void> {
    const buffer = this.#buffer(plan);
    for await (const { hit, stored } of this.#messages(plan)) {
      const { message } = stored;
      const place = { index: hit._index, id: keyOf(message), routing: routingOf(message) };
      const after = plan.messageLeft(stored);
      if (after === undefined) {
        buffer.bury('message', keyOf(message));
        await buffer.add(...this.#tables.findings.remove(message), { ...place, action: 'delete' });
        this.#report.removed.message++;
        this.#report.wasFound = true;
        continue;
      }
      // What dated it may be what is gone: then it stands in another month.
      const index = this.#tables.names.month(this.#generation, monthOf(after.message.detectionDate));
      await this.#tables.schema.ensure([index]);
      await buffer.add(...this.#tables.findings.replace(message, after.message), {
        ...place,
        index,
        action: 'index',
        body: messageToSource(after),
      });
      if (index !== hit._index) await buffer.add({ ...place, action: 'delete' });
      this.#report.changed++;
    }
    await buffer.flush();
  }

  /** Records that stand for themselves: pages, posts, and the target itself. */
  async #takeEntities(plan: PurgePlan): Promise<void> {
    if (plan.entities === undefined) return;
    const index = this.#tables.names.entities(this.#generation);
    const buffer = this.#buffer(plan);
    for await (const hit of this.#tables.reader.walk<EntitySource>(index, plan.entities)) {
      const stored = entityFromSource(hit._source);
      const { record } = stored;
      const place = { index, id: entityId(record.kind, keyOf(record)) };
      const after = plan.entityLeft(stored);
      if (after === undefined) {
        buffer.bury(record.kind, keyOf(record));
        await this.#tables.reader.removeAll(
          this.#tables.findings.index,
          this.#tables.findings.shownBy([record]),
        );
        await buffer.add({ ...place, action: 'delete' });
        this.#report.removed[record.kind]++;
        this.#report.wasFound = true;
        continue;
      }
      await buffer.add(...this.#tables.findings.replace(record, after.record), {
        ...place,
        action: 'index',
        body: entityToSource(after),
      });
      this.#report.changed++;
    }
    await buffer.flush();
  }

  async #takeSightings(plan: PurgePlan): Promise<void> {
    const buffer = this.#buffer(plan);
    for await (const { hit, source } of this.#sightings(plan)) {
      const files = plan.filesLeft(source.files);
      if (files !== undefined) {
        const { channel } = source;
        await this.#tables.sightings.add([
          { record: source.record, files, ...(channel !== undefined && { channel }) },
        ]);
      }
      await buffer.add({ index: this.#tables.sightings.index, id: hit._id, action: 'delete' });
    }
    await buffer.flush();
  }

  async #takeKept(plan: PurgePlan): Promise<void> {
    const buffer = this.#buffer(plan);
    const { findings } = this.#tables;
    for await (const { hit, source } of this.#kept(plan)) {
      const files = plan.filesLeft(source.files);
      if (files !== undefined) await buffer.add(findings.keepFor(source, files));
      await buffer.add({ index: findings.index, id: hit._id, action: 'delete' });
    }
    await buffer.flush();
  }

  async *#messages(plan: PurgePlan): AsyncIterable<{ hit: SearchHit<MessageSource>; stored: StoredMessage }> {
    if (plan.messages === undefined) return;
    const index = this.#tables.names.messages(this.#generation);
    for await (const hit of this.#tables.reader.walk<MessageSource>(index, plan.messages))
      yield { hit, stored: messageFromSource(hit._source) };
  }

  async *#sightings(
    plan: PurgePlan,
  ): AsyncIterable<{ hit: SearchHit<SightingSource>; source: SightingSource }> {
    if (plan.sightings === undefined) return;
    const { reader, sightings } = this.#tables;
    for await (const hit of reader.walk<SightingSource>(sightings.index, plan.sightings))
      yield { hit, source: hit._source };
  }

  async *#kept(plan: PurgePlan): AsyncIterable<{ hit: SearchHit<KeptItem>; source: KeptItem }> {
    if (plan.kept === undefined) return;
    const { reader, findings } = this.#tables;
    for await (const hit of reader.walk<KeptItem>(findings.index, plan.kept))
      yield { hit, source: hit._source };
  }

  #buffer({ buriesEach }: PurgePlan): PurgeBuffer {
    return new PurgeBuffer(this.#tables, async (graves) => {
      if (buriesEach) await this.#bury(graves);
    });
  }

  async #bury(graves: readonly Grave[]): Promise<void> {
    if (this.#isForGood) await this.#tables.tombstones.add(graves, this.#at);
    else await this.#tables.tombstones.lift(graves);
  }
}
