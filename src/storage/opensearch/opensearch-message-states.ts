import { isSameMessage, type Message } from '../../records/message.ts';
import { type Month, monthOf } from '../../records/month.ts';
import { keyOf, mergeRecords } from '../../records/record.ts';
import type { VersionOf } from '../purged-versions.ts';
import type { WriteOutcome } from '../store.ts';
import type { Operation, Place, Version } from './opensearch-documents.ts';
import { type MessageSource, messageFromSource, messageToSource } from './opensearch-message-mapper.ts';
import {
  addVersion,
  type BatchContext,
  emptyState,
  type RecordState,
  type Saying,
  union,
} from './opensearch-record-state.ts';

interface MessageState extends RecordState<Message> {
  key: string;
  /** Months in which it may stand. */
  months: Month[];
  /** Where it stood when it was read; more than one only where two imports were at it at the same moment. */
  found: { month: Month; version: Version }[];
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
      };
      this.#states.set(key, state);
      state.months = [...new Set([...state.months, ...(months.get(message) ?? [])])];
    }
    await this.#read([...this.#states.values()].filter((state) => state.months.length > 0));
  }

  /** False when this very version was known. */
  take(saying: Saying<Message>): boolean {
    const state = this.#states.get(keyOf(saying.record)) as MessageState;
    state.said.push(saying);
    return this.#merge(state, saying);
  }

  async flush(): Promise<void> {
    const states = [...this.#states.values()];
    const created = states.filter(({ isChanged, found }) => isChanged && found.length === 0);
    await this.#flush(states);
    await this.#mergeDoubles(created);
  }

  /** Each is written only over the writing that was read; where somebody was faster, it is read and merged once more. */
  async #flush(states: readonly MessageState[]): Promise<void> {
    const { findings, documents } = this.#context.tables;
    let open = states.filter(({ isChanged }) => isChanged);
    while (open.length > 0) {
      await this.#ensureMonths(open);
      await documents.put(
        open.flatMap(({ stored, current }) => findings.replace(stored, current as Message)),
      );
      const results = await documents.apply(
        open.values().map((state) => this.#writing(state)),
        { isUnordered: true },
      );
      await this.#removeElsewhere(open.filter((_, index) => results[index]?.outcome === 'done'));
      open = open.filter((_, index) => results[index]?.outcome !== 'done');
      await this.#mergeAgain(open);
      open = open.filter(({ isChanged }) => isChanged);
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
        Object.assign(state, { stored: message, current: message, files, storedFiles: files, sightings });
        continue;
      }
      // Two imports were at it at the same moment, with dates in different months: it becomes one again.
      const known = state.sightings ?? [{ files: state.files, record: state.stored }];
      state.sightings = joined([...known, ...(sightings ?? [{ files, record: message }])]);
      state.stored = mergeRecords(state.stored, message);
      state.current = state.stored;
      state.storedFiles = union(state.storedFiles, files);
      state.files = state.storedFiles;
      state.isChanged = true;
    }
  }

  #merge(state: MessageState, { record, position }: Saying<Message>): boolean {
    const { outcome, isNew } = this.#outcomeOf(state, record);
    if (position !== undefined) this.#context.outcomes[position] = outcome;
    return isNew;
  }

  #outcomeOf(state: MessageState, incoming: Message): { outcome: WriteOutcome; isNew: boolean } {
    const { file } = this.#context;
    if (state.current === undefined) {
      Object.assign(state, { current: incoming, files: [file], isChanged: true });
      return { outcome: 'written', isNew: true };
    }
    if (!addVersion(state, incoming, file, isSameMessage)) return { outcome: 'unchanged', isNew: false };
    const merged = mergeRecords(state.current, incoming);
    if (isSameMessage(state.current, merged)) return { outcome: 'unchanged', isNew: true };
    state.current = merged;
    return { outcome: 'merged', isNew: true };
  }

  /** Somebody else was faster, or it was we ourselves and the answer was lost: then it is ours, and only made safe once more. */
  async #mergeAgain(states: readonly MessageState[]): Promise<void> {
    const attempted = states.map(({ current }) => current as Message);
    for (const state of states)
      state.months = [...new Set([...state.months, monthOf((state.current as Message).detectionDate)])];
    await this.#read(states);
    for (const [index, state] of states.entries()) {
      const isOurs =
        state.stored !== undefined &&
        isSameMessage(state.stored, attempted[index] as Message) &&
        state.files.includes(this.#context.file);
      if (isOurs) state.isChanged = true;
      else for (const saying of state.said) this.#merge(state, saying);
    }
  }

  /**
   * Whether another import has written the same message into another month meanwhile. Both have made their months known before they
   * wrote, so at least one of them sees the other.
   */
  async #mergeDoubles(created: readonly MessageState[]): Promise<void> {
    const { chats } = this.#context.tables;
    const months = await chats.monthsNow(created.map(({ current }) => current as Message));
    const doubted = created.filter((state, index) => {
      const own = monthOf((state.current as Message).detectionDate);
      state.months = [...new Set([own, ...(months[index] ?? [])])];
      return state.months.length > 1;
    });
    if (doubted.length === 0) return;
    await this.#read(doubted);
    await this.#flush(doubted);
  }

  #writing({ key, current, files, sightings, found }: MessageState): Operation {
    const message = current as Message;
    const month = monthOf(message.detectionDate);
    const here = found.find((each) => each.month === month);
    const place = this.#place(key, month);
    const body = messageToSource({ message, files, sightings });
    return here === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version: here.version, body };
  }

  /** What was dated anew stands in another month now. */
  async #removeElsewhere(states: readonly MessageState[]): Promise<void> {
    await this.#context.tables.documents.put(
      states.flatMap(({ key, current, found }) =>
        found
          .filter(({ month }) => month !== monthOf((current as Message).detectionDate))
          .map(({ month }): Operation => {
            this.months.add(month);
            return { ...this.#place(key, month), action: 'delete' };
          }),
      ),
    );
  }

  async #ensureMonths(states: readonly MessageState[]): Promise<void> {
    const { tables, generation } = this.#context;
    const months = new Set(states.map(({ current }) => monthOf((current as Message).detectionDate)));
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
