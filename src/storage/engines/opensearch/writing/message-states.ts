import { isSameMessage, type Message } from '../../../../records/message.ts';
import { type Month, monthOf } from '../../../../records/month.ts';
import { keyOf, mergeRecords } from '../../../../records/record.ts';
import { union } from '../../../rules/files.ts';
import { mergeMessage } from '../../../rules/merging.ts';
import type { VersionOf } from '../../../rules/purged-versions.ts';
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
  /** Months in which it may stand. */
  months: Month[];
  /** Where it stood when it was read; more than one only where two imports were at it at the same moment. */
  found: { month: Month; version: Version }[];
  /** Whether our last write of it succeeded. */
  isWritten: boolean;
  /** Whether another writer has been at it since it was read. */
  isDoubtful: boolean;
}

/** The messages of a batch. */
export class OpensearchMessageStates {
  #context: BatchContext;
  #states = new Map<string, MessageState>();
  /** Those that were written to. */
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
        isDoubtful: false,
      };
      this.#states.set(key, state);
      state.months = [...new Set([...state.months, ...(months.get(message) ?? [])])];
    }
    await this.#read([...this.#states.values()].filter((state) => state.months.length > 0));
  }

  /** False when this very version was known. While something is restored, the message is written with its findings all the same. */
  take(incoming: Incoming<Message>, isRestoring = false): boolean {
    const state = this.#states.get(keyOf(incoming.record)) as MessageState;
    state.said.push(incoming);
    const isNew = this.#merge(state, incoming);
    if (isRestoring) state.isChanged = true;
    return isNew;
  }

  /**
   * Writes what changed, then looks again at every place where each message may stand by now, until there is nothing left to do.
   * Each writer makes its month known in the chat before it writes and looks again afterwards, so of two writers of one message
   * at least the later one sees the other. Every overwrite and every delete names the writing that was read: what somebody else
   * wrote in between is merged, never lost.
   */
  async flush(): Promise<void> {
    let open = [...this.#states.values()].filter(({ isChanged }) => isChanged);
    while (open.length > 0) {
      await this.#write(open);
      await this.#removeElsewhere(open.filter(({ isWritten }) => isWritten));
      open = await this.#lookAgain(open);
    }
  }

  async #write(states: readonly MessageState[]): Promise<void> {
    const { findings, documents } = this.#context.tables;
    await this.#ensureMonths(states);
    await documents.put(
      states.flatMap(({ stored, current }) => findings.replace(stored, current as Message)),
    );
    const results = await documents.apply(
      states.values().map((state) => this.#writing(state)),
      { isUnordered: true },
    );
    for (const [index, state] of states.entries()) {
      state.isWritten = results[index]?.outcome === 'done';
      state.isDoubtful = !state.isWritten;
    }
  }

  /** Puts what is stored into the states, in place of whatever they held. */
  async #read(states: readonly MessageState[]): Promise<void> {
    const wanted = states.flatMap((state) => state.months.map((month) => ({ state, month })));
    const loaded = await this.#context.tables.documents.load<MessageSource>(
      wanted.map(({ state, month }) => this.#place(state.key, month)),
    );
    for (const state of states) Object.assign(state, emptyState<Message>(), { found: [], said: state.said });
    for (const [index, { state, month }] of wanted.entries()) {
      const found = loaded[index];
      if (found === undefined) continue;
      const { message, files, sightings } = messageFromSource(found.source);
      state.found.push({ month, version: found.version });
      state.version = found.version;
      if (state.stored === undefined) {
        Object.assign(state, { stored: message, current: message, files, sightings });
        continue;
      }
      // Two imports were at it at the same moment, with dates in different months: it becomes one again.
      const known = state.sightings ?? [{ files: state.files, record: state.stored }];
      state.sightings = joined([...known, ...(sightings ?? [{ files, record: message }])]);
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

  /** Reads again what was refused and what stands elsewhere by now; returns the states that must be written once more. */
  async #lookAgain(states: readonly MessageState[]): Promise<MessageState[]> {
    const months = await this.#context.tables.chats.monthsNow(
      states.map(({ current }) => current as Message),
    );
    for (const [index, state] of states.entries())
      state.months = [...new Set([currentMonth(state), ...(months[index] ?? [])])];
    await this.#doubtThoseElsewhere(states.filter(({ isDoubtful }) => !isDoubtful));
    const again = states.filter(({ isDoubtful }) => isDoubtful);
    const attempted = again.map(({ current }) => current as Message);
    await this.#read(again);
    for (const [index, state] of again.entries())
      if (!state.isWritten) this.#mergeAgain(state, attempted[index] as Message);
    return again.filter(({ isChanged }) => isChanged);
  }

  async #doubtThoseElsewhere(states: readonly MessageState[]): Promise<void> {
    const places = states.flatMap((state) =>
      state.months.filter((month) => month !== currentMonth(state)).map((month) => ({ state, month })),
    );
    const found = await this.#context.tables.documents.load(
      places.map(({ state, month }) => this.#place(state.key, month)),
    );
    for (const [index, { state }] of places.entries())
      if (found[index] !== undefined) state.isDoubtful = true;
  }

  /**
   * After a refusal: another writer came first, or our own write went through and its answer was lost. Written again in any case:
   * we have put our findings in the place of the other writer's, and only a write that succeeds proves them current.
   */
  #mergeAgain(state: MessageState, attempted: Message): void {
    const isOurs =
      state.stored !== undefined &&
      isSameMessage(state.stored, attempted) &&
      state.files.includes(this.#context.file);
    if (!isOurs) for (const incoming of state.said) this.#merge(state, incoming);
    state.isChanged = true;
  }

  #writing(state: MessageState): Operation {
    const { key, current, files, sightings, found, said } = state;
    const month = currentMonth(state);
    const here = found.find((each) => each.month === month);
    const place = this.#place(key, month);
    const message = current as Message;
    const prepared = said.find(({ record }) => record.text === message.text)?.prepared;
    const body = messageToSource({ message, files, sightings }, prepared);
    return here === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version: here.version, body };
  }

  /** Removes what was read in other months and stands in the current one now, unless somebody has written it since. */
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
      if (results[index]?.outcome === 'conflict') state.isDoubtful = true;
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

/** The month in which the message belongs as it is now. */
function currentMonth({ current }: MessageState): Month {
  return monthOf((current as Message).detectionDate);
}

/** The same version from several places is one, with the files of all. */
function joined(versions: readonly VersionOf<Message>[]): VersionOf<Message>[] {
  const result: VersionOf<Message>[] = [];
  for (const version of versions) {
    const twin = result.find(({ record }) => isSameMessage(record, version.record));
    if (twin === undefined) result.push({ ...version });
    else twin.files = union(twin.files, version.files);
  }
  return result;
}
