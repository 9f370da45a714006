import type { Month } from '../../../../time/month.ts';
import type { PurgeReport, PurgeTarget } from '../../../port/purge.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import type {
  Change,
  CheckReport,
  OnProgress,
  PurgeOptions,
  StoreStatus,
  Upkeep,
} from '../../../port/upkeep.ts';
import type { OpensearchClient } from '../cluster/client.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchPurger } from '../removing/purger.ts';
import { OpensearchRetention } from '../removing/retention.ts';
import { OpensearchCheck } from './check.ts';
import { OpensearchReindexer } from './reindexer.ts';
import { OpensearchRework } from './rework.ts';
import { OpensearchStatus } from './status.ts';

export class OpensearchUpkeep implements Upkeep {
  #client: OpensearchClient;
  #tables: OpensearchTables;

  constructor(client: OpensearchClient, tables: OpensearchTables) {
    this.#client = client;
    this.#tables = tables;
  }

  async purge(target: PurgeTarget, options: PurgeOptions): Promise<PurgeReport> {
    await this.#requireCurrentIndex();
    return new OpensearchPurger(this.#tables).purge(target, options);
  }

  async previewPurge(target: PurgeTarget): Promise<PurgeReport> {
    await this.#requireCurrentIndex();
    return new OpensearchPurger(this.#tables).preview(target);
  }

  /** Merging rewrites the segments without removed documents. */
  async scrub(): Promise<void> {
    await this.optimize({ isCompacting: true });
  }

  async optimize({ onProgress = () => {} }: Parameters<Upkeep['optimize']>[0]): Promise<void> {
    const { names, schema, state } = this.#tables;
    await state.read();
    const indices = [
      ...(await schema.list(names.messages(state.generation))),
      names.entities(state.generation),
      names.fixed('findings'),
      names.fixed('sightings'),
    ];
    for (const [done, index] of indices.entries()) {
      onProgress(done, indices.length);
      await schema.merge(index);
    }
    onProgress(indices.length, indices.length);
  }

  async retain(
    before: Month,
    { isDryRun, onProgress = () => {} }: Parameters<Upkeep['retain']>[1],
  ): Promise<RetentionReport> {
    const retention = new OpensearchRetention(this.#tables);
    const due = await retention.due(before);
    if (isDryRun) return { dropped: due };
    await retention.cleanUp();
    const dropped: RetentionReport['dropped'] = [];
    for (const [done, { month }] of due.entries()) {
      onProgress(done, due.length);
      dropped.push({ month, messages: await retention.drop(month) });
    }
    return { dropped };
  }

  async rework(
    change: Change,
    { name, onProgress = () => {} }: Parameters<Upkeep['rework']>[1] = {},
  ): Promise<{ records: number; changed: number }> {
    await this.#requireCurrentIndex();
    return new OpensearchRework(this.#tables, change, name).run(onProgress);
  }

  reindex(onProgress: OnProgress = () => {}): Promise<void> {
    return new OpensearchReindexer(this.#tables).run(onProgress);
  }

  check(onProgress?: OnProgress): Promise<CheckReport> {
    return new OpensearchCheck(this.#client, this.#tables).run(onProgress);
  }

  status(): Promise<StoreStatus> {
    return new OpensearchStatus(this.#client, this.#tables).read();
  }

  async #requireCurrentIndex(): Promise<void> {
    await this.#tables.state.read();
    this.#tables.state.requireCurrentIndex();
  }
}
