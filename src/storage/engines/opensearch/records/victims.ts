import { randomUUID } from 'node:crypto';
import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import { victimCompanyKeys } from '../../../../records/victim.ts';
import type { VictimRecord } from '../../../../records/victim-record.ts';
import {
  type Claim,
  claimOf,
  groupOfPost,
  isWithin,
  type VictimChanges,
  victimChanges,
} from '../../../rules/victim-changes.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import { type EntitySource, entityId, entityToSource, LISTED } from './entity-mapper.ts';
import { filterToken } from './filter-token.ts';
import type { OpensearchTables } from './tables.ts';

const KIND = 'unsettled-victims';
/** Each post adds a few values to a query. */
const POSTS_PER_SEARCH = 2000;

/** Groups whose posts a process changes. `null` stands for posts without a group. */
interface Task {
  writer: string;
  groups: (string | null)[];
}

export interface PendingTask extends Task {
  id: string;
}

/**
 * Victims, which follow the posts (rules/victim-changes.ts). The groups are stored before the posts change: if the
 * process dies before it has written the victims, another one derives all victims of these groups. Only one process at
 * a time derives victims (`OpensearchState.whileSettling`, or exclusive access).
 */
export class OpensearchVictims {
  #tables: OpensearchTables;
  #entities: string;
  #ledger: string;

  constructor(tables: OpensearchTables, generation: number) {
    this.#tables = tables;
    this.#entities = tables.names.entities(generation);
    this.#ledger = tables.names.fixed('ledger');
  }

  /** Call before posts of these groups change. Returns the name of the task. */
  async schedule(groups: Iterable<string | undefined>): Promise<string> {
    const id = `${KIND} ${randomUUID()}`;
    const task: Task = {
      writer: this.#tables.state.id,
      groups: [...new Set(groups)].map((group) => group ?? null),
    };
    const body = JSON.stringify({ kind: KIND, document: task });
    await this.#tables.documents.put([{ index: this.#ledger, id, action: 'create', body }]);
    return id;
  }

  async done(taskIds: readonly string[]): Promise<void> {
    await this.#tables.documents.put(
      taskIds.map((id): Operation => ({ index: this.#ledger, id, action: 'delete' })),
    );
  }

  /** Tasks of processes that are not among the living. */
  async pending(living: ReadonlySet<string> = new Set()): Promise<PendingTask[]> {
    const tasks: PendingTask[] = [];
    const walk = this.#tables.searcher.walk<{ document: Task }>(this.#ledger, { term: { kind: KIND } });
    for await (const { _id, _source } of walk)
      if (!living.has(_source.document.writer)) tasks.push({ id: _id, ..._source.document });
    return tasks;
  }

  /** Derives all victims of the groups in these tasks. */
  async settleTasks(tasks: readonly PendingTask[]): Promise<void> {
    if (tasks.length === 0) return;
    await this.settleGroups(new Set(tasks.flatMap(({ groups }) => groups)));
    await this.done(tasks.map(({ id }) => id));
  }

  /** For a process with exclusive access: finishes what any process has left. */
  async settlePending(): Promise<void> {
    await this.#tables.documents.refresh([this.#ledger]);
    await this.settleTasks(await this.pending());
    await this.#tables.documents.refresh([this.#entities, this.#ledger]);
  }

  /** Derives the victims of these posts and of those that share a company with them. */
  async settlePosts(postIds: readonly string[]): Promise<void> {
    await this.#tables.documents.refresh([this.#entities]);
    const posts = await this.#posts(postIds);
    const known = await this.#affected(postIds, posts);
    const others = known.flatMap(({ reports }) => reports.map(({ postId }) => postId));
    for (const [id, post] of await this.#posts(others.filter((id) => !posts.has(id)))) posts.set(id, post);
    await this.#apply(victimChanges(known, posts.values()));
  }

  /** Derives all victims. Returns how many victims there were, and how many of them were wrong. */
  async settleEverything({ isDryRun = false } = {}): Promise<{ victims: number; wrong: number }> {
    await this.#tables.documents.refresh([this.#entities]);
    const groups = new Set<string | null>();
    for await (const { facts } of this.#walk<RansomwarePost>(
      'ransomware',
      [],
      'record.facts.ransomwareGroup',
    ))
      groups.add(groupOfPost({ facts: facts ?? {} }) ?? null);
    let victims = 0;
    for await (const { groupId } of this.#walk<VictimRecord>('victim', [], 'record.groupId')) {
      groups.add(groupId ?? null);
      victims++;
    }
    return { victims, wrong: await this.settleGroups(groups, { isDryRun }) };
  }

  /** Returns how many victims were wrong. */
  async settleGroups(groups: Iterable<string | null>, { isDryRun = false } = {}): Promise<number> {
    await this.#tables.documents.refresh([this.#entities]);
    let wrong = 0;
    for (const group of groups) {
      const within: Query =
        group === null
          ? { bool: { must_not: [{ exists: { field: 'group' } }] } }
          : { term: { filters: filterToken('group', group) } };
      const posts: RansomwarePost[] = [];
      for await (const post of this.#walk<RansomwarePost>('ransomware', [within]))
        if (groupOfPost(post) === (group ?? undefined)) posts.push(post);
      const known: VictimRecord[] = [];
      for await (const victim of this.#walk<VictimRecord>('victim', [within]))
        if (victim.groupId === (group ?? undefined)) known.push(victim);
      const changes = victimChanges(known, posts);
      wrong += changes.write.length + changes.remove.length;
      if (!isDryRun) await this.#apply(changes);
    }
    return wrong;
  }

  async *#walk<R>(kind: string, filter: readonly Query[], field = 'record'): AsyncIterable<R> {
    const query = { bool: { filter: [{ term: { kind } }, ...filter] } };
    const source = field === 'record' ? LISTED : { includes: [field] };
    const walk = this.#tables.searcher.walk<{ record?: R }>(this.#entities, query, source);
    for await (const { _source } of walk) yield (_source.record ?? {}) as R;
  }

  async #posts(postIds: readonly string[]): Promise<Map<string, RansomwarePost>> {
    const loaded = await this.#tables.documents.load<EntitySource>(
      postIds.map((id) => ({ index: this.#entities, id: entityId('ransomware', id) })),
    );
    const posts = new Map<string, RansomwarePost>();
    for (const [position, id] of postIds.entries()) {
      const found = loaded[position];
      if (found !== undefined) posts.set(id, found.source.record as RansomwarePost);
    }
    return posts;
  }

  async #affected(
    postIds: readonly string[],
    posts: ReadonlyMap<string, RansomwarePost>,
  ): Promise<VictimRecord[]> {
    const claims = new Claims(posts.values());
    const touched = new Set(postIds);
    const found = new Map<string, VictimRecord>();
    for (let start = 0; start < postIds.length; start += POSTS_PER_SEARCH) {
      const part = postIds.slice(start, start + POSTS_PER_SEARCH);
      const values = part.flatMap((id) => {
        const post = posts.get(id);
        const companies = (post && claimOf(post)?.companies) ?? [];
        return [filterToken('report', id), ...companies.map((key) => filterToken('company', key))];
      });
      const within = oneOf('filters', [...new Set(values)]);
      for await (const victim of this.#walk<VictimRecord>('victim', [within]))
        if (victim.reports.some(({ postId }) => touched.has(postId)) || claims.include(victim))
          found.set(victim.victimId, victim);
    }
    return [...found.values()];
  }

  async #apply({ write, remove }: VictimChanges): Promise<void> {
    const place = ({ victimId }: VictimRecord) => ({
      index: this.#entities,
      id: entityId('victim', victimId),
    });
    await this.#tables.documents.put([
      ...remove.map((victim): Operation => ({ ...place(victim), action: 'delete' })),
      ...write.map((record): Operation => {
        const body = entityToSource({ record, files: [] });
        return { ...place(record), action: 'index', body };
      }),
    ]);
  }
}

/** The companies that posts claim, by group. */
class Claims {
  #byCompany = new Map<string, Claim[]>();

  constructor(posts: Iterable<RansomwarePost>) {
    for (const post of posts) {
      const claim = claimOf(post);
      for (const company of claim?.companies ?? []) {
        const known = this.#byCompany.get(company);
        if (known === undefined) this.#byCompany.set(company, [claim as Claim]);
        else known.push(claim as Claim);
      }
    }
  }

  include(victim: VictimRecord): boolean {
    return victimCompanyKeys(victim).some((company) =>
      this.#byCompany.get(company)?.some((claim) => isWithin(claim, victim)),
    );
  }
}
