import type { Indicator } from '../../../../records/indicator.ts';
import { hasUnchangedNames } from '../../../../records/name.ts';
import type { RansomwarePost } from '../../../../records/ransomware-post.ts';
import { type EntityKind, keyOf } from '../../../../records/record.ts';
import type { NewMatch } from '../../../port/alerts.ts';
import { isSameVersion, mergeEntity } from '../../../rules/merging.ts';
import { newMatches } from '../../../rules/new-matches.ts';
import { hasSightingPerFile } from '../../../rules/sighting-per-file.ts';
import type { Operation, Place } from '../cluster/documents.ts';
import {
  type EntityRecord,
  type EntitySource,
  entityFromSource,
  entityId,
  entityToSource,
} from '../records/entity-mapper.ts';
import {
  type BatchContext,
  emptyState,
  type Incoming,
  type RecordState,
  rememberVersion,
} from './record-state.ts';

interface EntityState extends RecordState<EntityRecord> {
  kind: EntityKind;
  key: string;
}

/** The batch's records other than messages. */
export class OpensearchEntityStates {
  #context: BatchContext;
  #states = new Map<string, EntityState>();
  #attributed = new Map<string, Indicator[]>();

  constructor(context: BatchContext) {
    this.#context = context;
  }

  async load(records: Iterable<EntityRecord>): Promise<void> {
    for (const record of records) this.#state(record.kind, keyOf(record));
    await this.#read([...this.#states.values()]);
  }

  add(incoming: Incoming<EntityRecord>): void {
    const { record } = incoming;
    const state = this.#state(record.kind, keyOf(record));
    state.incoming.push(incoming);
    this.#merge(state, incoming);
  }

  /** Posts that will be written, as they are stored and as they will be. */
  changedPosts(): { stored: RansomwarePost | undefined; current: RansomwarePost }[] {
    const changed: ReturnType<OpensearchEntityStates['changedPosts']> = [];
    for (const { kind, isChanged, stored, current } of this.#states.values())
      if (kind === 'ransomware' && isChanged)
        changed.push({ stored: stored as RansomwarePost | undefined, current: current as RansomwarePost });
    return changed;
  }

  /** Writes each record only over the version that was read. On a conflict, reads and merges it again. */
  async flush({ isRestoring = false } = {}): Promise<void> {
    const { documents, findings, matches } = this.#context.tables;
    if (isRestoring)
      await documents.put(
        [...this.#states.values()].flatMap(({ stored }) => (stored ? findings.addNames(stored) : [])),
      );
    let open = [...this.#states.values()].filter(({ isChanged }) => isChanged);
    const attempts = new Map<EntityState, EntityRecord[]>();
    while (open.length > 0) {
      await documents.put(open.flatMap((state) => this.#nameOperations(state, attempts)));
      await matches.add(open.flatMap((state) => this.#newMatches(state)));
      const results = await documents.apply(
        open.values().map((state) => this.#operation(state)),
        { isUnordered: true },
      );
      open = open.filter((_, index) => results[index]?.outcome !== 'done');
      const attempted = open.map(({ current }) => JSON.stringify(current));
      await this.#read(open);
      for (const [index, state] of open.entries()) {
        // Our own write succeeded, but its response was lost: write it again to be safe.
        if (JSON.stringify(state.stored) === attempted[index]) state.isChanged = true;
        else for (const incoming of state.incoming) this.#merge(state, incoming);
      }
      open = open.filter(({ isChanged }) => isChanged);
    }
  }

  /** Indicators in the messages of a profile. */
  attribute(profileKey: string, indicators: Iterable<Indicator>): void {
    const found = this.#attributed.get(profileKey) ?? [];
    found.push(...indicators);
    if (found.length > 0) this.#attributed.set(profileKey, found);
  }

  #newMatches({ kind, key, current, stored, incoming }: EntityState): NewMatch[] {
    if (current === undefined || current === stored) return [];
    const seenAt = Math.max(...incoming.map(({ record }) => record.detectionDate));
    return newMatches(this.#context.matching, current, {
      before: stored,
      seenAt,
      attributed: kind === 'profile' ? this.#attributed.get(key) : undefined,
    });
  }

  /** Names of an attempt that failed are removed, unless the record that is stored in the end has them, too. */
  #nameOperations(state: EntityState, attempts: Map<EntityState, EntityRecord[]>): Operation[] {
    const current = state.current as EntityRecord;
    const { stored } = state;
    const earlier = attempts.get(state) ?? [];
    attempts.set(state, [...earlier, current]);
    if (earlier.length === 0 && stored !== undefined && hasUnchangedNames(stored, current)) return [];
    const before = stored === undefined ? earlier : [stored, ...earlier];
    return this.#context.tables.findings.replaceNames(before, current);
  }

  #state(kind: EntityKind, key: string): EntityState {
    const name = entityId(kind, key);
    const state = this.#states.get(name) ?? { ...emptyState<EntityRecord>(), kind, key };
    this.#states.set(name, state);
    return state;
  }

  async #read(states: readonly EntityState[]): Promise<void> {
    const loaded = await this.#context.tables.documents.load<EntitySource>(
      states.map((state) => this.#place(state)),
    );
    for (const [index, state] of states.entries()) {
      const found = loaded[index];
      Object.assign(state, emptyState<EntityRecord>(), { incoming: state.incoming });
      if (found === undefined) continue;
      const { record, files, sightings } = entityFromSource(found.source);
      const { version } = found;
      Object.assign(state, {
        stored: record,
        current: record,
        files,
        sightings,
        version,
      });
    }
  }

  #merge(state: EntityState, { record, position }: Incoming<EntityRecord>): void {
    const { file, outcomes } = this.#context;
    const merged = mergeEntity(state.current, record, () =>
      rememberVersion(state, record, file, isSameVersion),
    );
    if (merged.outcome === 'written') state.files = hasSightingPerFile(record.kind) ? [] : [file];
    if (merged.outcome !== 'unchanged') state.isChanged = true;
    state.current = merged.record;
    if (position !== undefined) outcomes[position] = merged.outcome;
  }

  #operation(state: EntityState): Operation {
    const { current, files, sightings, version } = state;
    const place = this.#place(state);
    const body = entityToSource({ record: current as EntityRecord, files, sightings });
    return version === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version, body };
  }

  #place({ kind, key }: EntityState): Place {
    const { tables, generation } = this.#context;
    return { index: tables.names.entities(generation), id: entityId(kind, key) };
  }
}
