import type { Message } from '../../records/message.ts';
import type { AnyRecord } from '../../records/record.ts';
import { indexText } from '../../search/analyzer.ts';
import { similarityKey } from '../../search/similar/similarity-key.ts';
import { rememberRepeated } from '../../text/repeated-texts.ts';
import type { PreparedMessage } from '../port/writing.ts';

/** Work that every engine would do while it writes, done ahead of time on the reader thread. */
export function prepare(record: AnyRecord): AnyRecord | PreparedMessage {
  if (record.kind !== 'message' || record.text === '') return record;
  const { indexed, similarity } = analyzed(record.text);
  return { kind: 'prepared-message', message: record, indexText: indexed, similarity };
}

const analyzed = rememberRepeated((text) => {
  const indexed = indexText(text);
  return { indexed, similarity: similarityKey(text, indexed) };
});

/** The record itself, prepared or not. */
export function recordOf(incoming: AnyRecord | PreparedMessage): AnyRecord {
  return incoming.kind === 'prepared-message' ? incoming.message : incoming;
}

/** Victims are derived from posts. */
export function requireImportable(record: AnyRecord): void {
  if (record.kind === 'victim') throw new TypeError('victims cannot be imported');
}

/** Merging may have replaced the text, so prepared tokens are used only if they belong to this text. */
export function indexTextOf({ text }: Message, prepared?: PreparedMessage): string {
  return prepared?.message.text === text ? prepared.indexText : indexText(text);
}

/** Copies of the same advertisement have the same key; most other messages have none. */
export function similarityOf({ text }: Message, prepared?: PreparedMessage): string | undefined {
  return prepared?.message.text === text ? prepared.similarity : similarityKey(text);
}
