import type { Day } from '../../../../time/day.ts';
import { StoreUnavailable } from '../../../port/failures/store-unavailable.ts';
import type { KeyUsage, KeyUse, UsageReport } from '../../../port/key-store.ts';
import type { OpensearchClient } from '../cluster/client.ts';
import { IndexMissing, type OpensearchDocuments, type Place } from '../cluster/documents.ts';
import { isWriteBlock, WritesBlocked } from '../cluster/refusals.ts';

/** One document per key. */
interface UsageSource {
  kind: 'usage';
  document: {
    lastUsedAt: number;
    days: Record<Day, number>;
    /** Number and time of each process's last report. */
    reports: Record<string, { number: number; at: number }>;
  };
}

const ATTEMPT_MS = 3000;
/** A report is retried within seconds, so older entries in `reports` can be removed. */
const REPORTS_KEPT_MS = 86_400_000;

/** Adds a report to the counts, unless it was already added and only the response was lost. */
const ADD = `
  def d = ctx._source.document;
  def known = d.reports[params.process];
  if (known != null && known.number >= params.number) { ctx.op = 'noop'; return; }
  for (def day : params.days.entrySet()) {
    def counted = d.days[day.getKey()];
    d.days[day.getKey()] = (counted == null ? 0 : counted) + day.getValue();
  }
  if (params.lastUsedAt > d.lastUsedAt) { d.lastUsedAt = params.lastUsedAt; }
  d.days.keySet().removeIf(day -> day.compareTo(params.keepFrom) < 0);
  d.reports.values().removeIf(report -> report.at < params.reportsFrom);
  d.reports[params.process] = ['number': params.number, 'at': params.lastUsedAt];
`.replace(/\s+/g, ' ');

/** Requests of each key by day. All API nodes add to the same document. */
export class OpensearchKeyUsage {
  #client: OpensearchClient;
  #documents: OpensearchDocuments;
  #index: string;

  constructor(client: OpensearchClient, documents: OpensearchDocuments, index: string) {
    this.#client = client;
    this.#documents = documents;
    this.#index = index;
  }

  async add(report: UsageReport): Promise<void> {
    await this.#requireIndex();
    const byKey = Map.groupBy(report.uses, ({ keyId }) => keyId);
    const lines = [...byKey].map(([keyId, uses]) => this.#lines(keyId, uses, report));
    if (lines.length === 0) return;
    const { body } = await this.#client.tryWrite({
      method: 'POST',
      path: '/_bulk',
      query: { filter_path: 'error,items.*.status,items.*.error.type' },
      lines: lines.join(''),
      lookupMs: ATTEMPT_MS,
    });
    for (const { update } of body.items as { update: { status: number; error?: { type: string } } }[]) {
      if (update.status < 300) continue;
      if (isWriteBlock(update.status, update.error?.type)) throw new WritesBlocked(update.status);
      throw new StoreUnavailable(`usage could not be written: ${update.error?.type}`);
    }
  }

  /** A bulk request would create the index, which only a migration may do. */
  async #requireIndex(): Promise<void> {
    const { status } = await this.#client.read({
      method: 'HEAD',
      path: `/${this.#index}`,
      expected: [404],
      lookupMs: ATTEMPT_MS,
    });
    if (status === 404) throw new IndexMissing(this.#index);
  }

  #lines(keyId: string, uses: readonly KeyUse[], { process, number, keepFrom }: UsageReport): string {
    const days: Record<Day, number> = {};
    for (const { day, requests } of uses) days[day] = (days[day] ?? 0) + requests;
    const lastUsedAt = Math.max(...uses.map((use) => use.lastUsedAt));
    const head = { update: { _index: this.#index, _id: this.#place(keyId).id, retry_on_conflict: 10 } };
    const params = {
      process,
      number,
      days,
      lastUsedAt,
      keepFrom,
      reportsFrom: lastUsedAt - REPORTS_KEPT_MS,
    };
    const upsert: UsageSource = {
      kind: 'usage',
      document: { lastUsedAt, days, reports: { [process]: { number, at: lastUsedAt } } },
    };
    return `${JSON.stringify(head)}\n${JSON.stringify({ script: { source: ADD, params }, upsert })}\n`;
  }

  async read(keyIds: readonly string[], from: Day, to: Day): Promise<Map<string, KeyUsage>> {
    const found = await this.#documents.getAll<UsageSource>(keyIds.map((id) => this.#place(id)));
    return new Map(
      keyIds.map((id, index) => {
        const document = found[index]?.source.document;
        const days = Object.entries(document?.days ?? {})
          .filter(([day]) => day >= from && day <= to)
          .map(([day, requests]) => ({ day, requests }))
          .sort((a, b) => (a.day < b.day ? -1 : 1));
        return [id, { lastUsedAt: document?.lastUsedAt, days }];
      }),
    );
  }

  #place(keyId: string): Place {
    return { index: this.#index, id: `usage ${keyId}` };
  }
}
