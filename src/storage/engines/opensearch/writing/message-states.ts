import { isSameMessage, type Message } from '../../../../records/message.ts';
import { keyOf, mergeRecords } from '../../../../records/record.ts';
import { type Month, monthOf } from '../../../../time/month.ts';
import type { NewMatch } from '../../../port/alerts.ts';
import { union } from '../../../rules/files.ts';
import { mergeMessage } from '../../../rules/merging.ts';
import { newMatches } from '../../../rules/new-matches.ts';
import type { VersionOf } from '../../../rules/purge-rule.ts';
import type { Operation, Place, Version } from '../cluster/documents.ts';
import { type MessageSource, messageFromSource, messageToSource } from '../records/message-mapper.ts';
import {
  type BatchContext,
  emptyState,
  type Incoming,
  type RecordState,
  rememberVersion,
} from './record-state.ts';

interface MessageState extends RecordState<Message> {
  key: string;
  /** Months that may hold it. */
  months: Month[];
  /** Where it was when it was read. More than one entry only if two imports wrote it concurrently. */
  found: { month: Month; version: Version }[];
  /** Whether our last write succeeded. */
  isWritten: boolean;
  /** Whether another writer may have changed it since it was read. */
  isStale: boolean;
}

/** The messages of a batch. */
export class OpensearchMessageStates {
  #context: BatchContext;
  #states = new Map<string, MessageState>();
  /** Months that were written to. */
  readonly months = new Set<Month>();

  constructor(context: BatchContext) {
    this.#context = context;
  }

  async load(messages: readonly Message[]): Promise<void> {
    const months = await this.#context.tables.chats.extend(messages);
    for (const message of messages) {
      const key = keyOf(message);
      const state: MessageState = this.#states.get(key) ?? {
        ...emptyState<Message>(),
        key,
        months: [],
        found: [],
        isWritten: false,
        isStale: false,
      };
      this.#states.set(key, state);
      state.months = [...new Set([...state.months, ...(months.get(message) ?? [])])];
    }
    await this.#read([...this.#states.values()].filter((state) => state.months.length > 0));
  }

  /**
   * Returns false if exactly this version was known. With `isRestoring`, the message and its findings are written
   * anyway.
   */
  add(incoming: Incoming<Message>, isRestoring = false): boolean {
    const state = this.#states.get(keyOf(incoming.record)) as MessageState;
    state.incoming.push(incoming);
    const isNew = this.#merge(state, incoming);
    if (isRestoring) state.isChanged = true;
    return isNew;
  }

  /**
   * Writes what changed, then checks every month that may hold each message by now, and repeats until nothing changes.
   * Each writer adds its month to the chat before it writes and checks again afterwards, so of two writers of one
   * message at least the later one sees the other. Every overwrite and delete names the version that was read, so a
   * concurrent write is merged, never lost.
   */
  async flush(): Promise<void> {
    let open = [...this.#states.values()].filter(({ isChanged }) => isChanged);
    while (open.length > 0) {
      await this.#context.tables.matches.add(open.flatMap((state) => this.#newMatches(state)));
      await this.#write(open);
      await this.#removeElsewhere(open.filter(({ isWritten }) => isWritten));
      open = await this.#findConcurrentWrites(open);
    }
  }

  #newMatches({ current, stored, incoming }: MessageState): NewMatch[] {
    const message = current as Message;
    if (message === stored) return [];
    return newMatches(this.#context.matching, message, {
      before: stored,
      prepared: incoming.find(({ record }) => record.text === message.text)?.prepared,
      // An edit is news, too.
      seenAt: Math.max(message.detectionDate, message.version),
    });
  }

  async #write(states: readonly MessageState[]): Promise<void> {
    const { findings, documents } = this.#context.tables;
    await this.#ensureMonths(states);
    await documents.put(
      states.flatMap(({ stored, current }) => findings.replace(stored, current as Message)),
    );
    const results = await documents.apply(
      states.values().map((state) => this.#operation(state)),
      { isUnordered: true },
    );
    for (const [index, state] of states.entries()) {
      state.isWritten = results[index]?.outcome === 'done';
      state.isStale = !state.isWritten;
    }
  }

  /** Replaces the content of the states with what is stored. */
  async #read(states: readonly MessageState[]): Promise<void> {
    const lookups = states.flatMap((state) => state.months.map((month) => ({ state, month })));
    const loaded = await this.#context.tables.documents.load<MessageSource>(
      lookups.map(({ state, month }) => this.#place(state.key, month)),
    );
    for (const state of states)
      Object.assign(state, emptyState<Message>(), { found: [], incoming: state.incoming });
    for (const [index, { state, month }] of lookups.entries()) {
      const found = loaded[index];
      if (found === undefined) continue;
      const { message, files, sightings } = messageFromSource(found.source);
      state.found.push({ month, version: found.version });
      state.version = found.version;
      if (state.stored === undefined) {
        Object.assign(state, { stored: message, current: message, files, sightings });
        continue;
      }
      // Two imports wrote it concurrently, with dates in different months: merge them into one document.
      const known = state.sightings ?? [{ files: state.files, record: state.stored }];
      state.sightings = joinVersions([...known, ...(sightings ?? [{ files, record: message }])]);
      state.stored = mergeRecords(state.stored, message);
      state.current = state.stored;
      state.files = union(state.files, files);
      state.isChanged = true;
    }
  }

  #merge(state: MessageState, { record, position }: Incoming<Message>): boolean {
    const { file, outcomes } = this.#context;
    const merged = mergeMessage(state.current, record, () =>
      rememberVersion(state, record, file, isSameMessage),
    );
    if (merged.outcome === 'written') Object.assign(state, { files: [file], isChanged: true });
    state.current = merged.record;
    if (position !== undefined) outcomes[position] = merged.outcome;
    return merged.isNewVersion;
  }

  /** Reads again what was rejected or is in another month too. Returns the states that must be written again. */
  async #findConcurrentWrites(states: readonly MessageState[]): Promise<MessageState[]> {
    const months = await this.#context.tables.chats.monthsOfAll(
      states.map(({ current }) => current as Message),
    );
    for (const [index, state] of states.entries())
      state.months = [...new Set([currentMonth(state), ...(months[index] ?? [])])];
    await this.#markStaleIfElsewhere(states.filter(({ isStale }) => !isStale));
    const stale = states.filter(({ isStale }) => isStale);
    const attempted = stale.map(({ current }) => current as Message);
    await this.#read(stale);
    for (const [index, state] of stale.entries())
      if (!state.isWritten) this.#mergeAgain(state, attempted[index] as Message);
    return stale.filter(({ isChanged }) => isChanged);
  }

  async #markStaleIfElsewhere(states: readonly MessageState[]): Promise<void> {
    const places = states.flatMap((state) =>
      state.months.filter((month) => month !== currentMonth(state)).map((month) => ({ state, month })),
    );
    const found = await this.#context.tables.documents.load(
      places.map(({ state, month }) => this.#place(state.key, month)),
    );
    for (const [index, { state }] of places.entries()) if (found[index] !== undefined) state.isStale = true;
  }

  /**
   * After a rejection: another writer came first, or our own write succeeded and its response was lost. In both cases
   * the message is written again: our findings have replaced the other writer's, and only a successful write proves
   * that they are current.
   */
  #mergeAgain(state: MessageState, attempted: Message): void {
    const isOurs =
      state.stored !== undefined &&
      isSameMessage(state.stored, attempted) &&
      state.files.includes(this.#context.file);
    if (!isOurs) for (const incoming of state.incoming) this.#merge(state, incoming);
    state.isChanged = true;
  }

  #operation(state: MessageState): Operation {
    const { key, current, files, sightings, found, incoming } = state;
    const month = currentMonth(state);
    const here = found.find((each) => each.month === month);
    const place = this.#place(key, month);
    const message = current as Message;
    const prepared = incoming.find(({ record }) => record.text === message.text)?.prepared;
    const body = messageToSource({ message, files, sightings }, prepared);
    return here === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version: here.version, body };
  }

  /** Removes the document from its former months, unless another writer has changed it there. */
  async #removeElsewhere(states: readonly MessageState[]): Promise<void> {
    const moved = states.flatMap((state) =>
      state.found.filter(({ month }) => month !== currentMonth(state)).map((old) => ({ state, old })),
    );
    const results = await this.#context.tables.documents.apply(
      moved.map(
        ({ state, old }): Operation => ({
          ...this.#place(state.key, old.month),
          action: 'delete',
          version: old.version,
        }),
      ),
    );
    for (const [index, { state, old }] of moved.entries()) {
      this.months.add(old.month);
      if (results[index]?.outcome === 'conflict') state.isStale = true;
    }
  }

  async #ensureMonths(states: readonly MessageState[]): Promise<void> {
    const { tables, generation } = this.#context;
    const months = new Set(states.map(currentMonth));
    for (const month of months) this.months.add(month);
    await tables.schema.ensure(Array.from(months, (month) => tables.names.month(generation, month)));
  }

  #place(key: string, month: Month): Place {
    const { tables, generation } = this.#context;
    return {
      index: tables.names.month(generation, month),
      id: key,
      routing: key.slice(0, key.lastIndexOf('_')),
    };
  }
}

/** The month of the message's current date. */
function currentMonth({ current }: MessageState): Month {
  return monthOf((current as Message).detectionDate);
}

/** Merges equal versions and their files. */
function joinVersions(versions: readonly VersionOf<Message>[]): VersionOf<Message>[] {
  const result: VersionOf<Message>[] = [];
  for (const version of versions) {
    const twin = result.find(({ record }) => isSameMessage(record, version.record));
    if (twin === undefined) result.push({ ...version });
    else twin.files = union(twin.files, version.files);
  }
  return result;
}
