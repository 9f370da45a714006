import { MESSAGE_FACTS, type Message } from '../../records/message.ts';
import { MESSAGE_EXTRAS } from '../../records/message-extras.ts';
import type { AnyRecord } from '../../records/record.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';

/**
 * Records in a compact form, to send them between threads. Sent as objects, every message would repeat the field names
 * and carry its own copy of every title and name, and both threads would spend much time on serialization. Here message
 * fields are cells of one array, and repeated values are stored once.
 */
export interface PackedRecords {
  words: string[];
  /**
   * A message has one cell per common field, one for all rare fields, and three for what was prepared: index text,
   * similarity and the saved searches that it matches. Any other record is one cell.
   */
  cells: unknown[];
  /** Of the saved searches; undefined if they were not matched. */
  searchesVersion?: number | undefined;
}

const REPEATED = ['platform', 'channelId', 'userId'] as const;
const UNIQUE = ['sequence', 'detectionDate', 'version', 'text', 'languages'] as const;
const RARE = [
  'hiddenText',
  ...MESSAGE_EXTRAS,
  'hasGivenLanguages',
  'sha1sum',
  'sha256sum',
  'items',
  'factVersions',
] as const;
/** Facts that differ on nearly every message. */
const UNIQUE_FACTS: ReadonlySet<string> = new Set(['replyToMessageId', 'isForumTopic']);

type Field = keyof Message;
const FIELDS: readonly Field[] = [...REPEATED, ...UNIQUE, ...MESSAGE_FACTS];
const IS_REPEATED = FIELDS.map(
  (field) =>
    (REPEATED as readonly string[]).includes(field) ||
    ((MESSAGE_FACTS as readonly string[]).includes(field) && !UNIQUE_FACTS.has(field)),
);

/** Nearly all messages match nothing. */
const NONE = 0;

export function packRecords(records: readonly (AnyRecord | PreparedMessage)[]): PackedRecords {
  let searchesVersion: number | undefined;
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const cells: unknown[] = [];
  const numberOf = (word: string) => {
    let number = numbers.get(word);
    if (number === undefined) {
      number = words.push(word) - 1;
      numbers.set(word, number);
    }
    return number;
  };
  for (const record of records) {
    if (record.kind !== 'message' && record.kind !== 'prepared-message') {
      cells.push(record);
      continue;
    }
    const message = record.kind === 'message' ? record : record.message;
    for (let index = 0; index < FIELDS.length; index++) {
      const value = message[FIELDS[index] as Field];
      cells.push(IS_REPEATED[index] && value !== undefined ? numberOf(value as string) : value);
    }
    cells.push(rareFieldsOf(message));
    if (record.kind === 'message') {
      cells.push(undefined, undefined, undefined);
      continue;
    }
    const { indexText, similarity, found } = record;
    cells.push(indexText, similarity);
    cells.push(found === undefined || found.searches.length === 0 ? NONE : found.searches.map(numberOf));
    searchesVersion = found?.version;
  }
  return { words, cells, searchesVersion };
}

/** Stands for `hasGivenLanguages` alone, which all messages of some files have. */
const GIVEN_LANGUAGES = 1;

/** Undefined if the message has none. In the order of RARE, whatever their order in the message. */
function rareFieldsOf(message: Message): Partial<Message> | typeof GIVEN_LANGUAGES | undefined {
  for (const field of RARE)
    if (message[field] !== undefined && field !== 'hasGivenLanguages')
      return Object.fromEntries(
        RARE.filter((each) => message[each] !== undefined).map((each) => [each, message[each]]),
      );
  return message.hasGivenLanguages ? GIVEN_LANGUAGES : undefined;
}

export function unpackRecords({
  words,
  cells,
  searchesVersion,
}: PackedRecords): (AnyRecord | PreparedMessage)[] {
  const records: (AnyRecord | PreparedMessage)[] = [];
  for (let at = 0; at < cells.length; ) {
    if (typeof cells[at] === 'object') {
      records.push(cells[at++] as AnyRecord);
      continue;
    }
    const message = { kind: 'message' } as Record<string, unknown>;
    for (let index = 0; index < FIELDS.length; index++) {
      const cell = cells[at++];
      if (cell !== undefined)
        message[FIELDS[index] as Field] = IS_REPEATED[index] ? words[cell as number] : cell;
    }
    const rare = cells[at++];
    if (rare === GIVEN_LANGUAGES) message.hasGivenLanguages = true;
    else if (rare !== undefined) Object.assign(message, rare);
    const indexText = cells[at++] as string | undefined;
    const similarity = cells[at++] as string | undefined;
    const searches = cells[at++] as number[] | typeof NONE | undefined;
    const read = message as unknown as Message;
    if (indexText === undefined) {
      records.push(read);
      continue;
    }
    const found =
      searchesVersion === undefined
        ? undefined
        : { version: searchesVersion, searches: namesOf(searches || NO_NUMBERS, words) };
    records.push({ kind: 'prepared-message', message: read, indexText, similarity, found });
  }
  return records;
}

const NO_NUMBERS: readonly number[] = [];
const NO_NAMES: readonly string[] = [];

function namesOf(numbers: readonly number[], words: readonly string[]): readonly string[] {
  return numbers.length === 0 ? NO_NAMES : numbers.map((number) => words[number] as string);
}
