import type { Message } from '../records/message.ts';
import type { AnyRecord } from '../records/record.ts';
import { indexText } from '../search/analyzer.ts';

/** A name no source can give a field: it never comes from outside, and is never stored. */
export const INDEX_TEXT = '#index';

/** A message whose text has been read for the index. An engine does so itself where nobody has. */
export type PreparedMessage = Message & { [INDEX_TEXT]?: string };

/** Work that every engine would do while it writes, done beforehand by whoever has a core to spare. */
export function prepare(record: AnyRecord): AnyRecord {
  if (record.kind !== 'message' || record.text === '') return record;
  const prepared: PreparedMessage = record;
  prepared[INDEX_TEXT] = indexText(record.text);
  return prepared;
}
