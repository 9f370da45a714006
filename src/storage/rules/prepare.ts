import type { Message } from '../../records/message.ts';
import type { AnyRecord, RecordOf } from '../../records/record.ts';
import { indexText } from '../../search/analyzer.ts';
import { SightingsBehind } from './implied-sightings.ts';

/** A name no source can give a field: it never comes from outside, and is never stored. */
export const INDEX_TEXT = '#index';

/** A message whose text has been read for the index. An engine does so itself where nobody has. */
export type PreparedMessage = Message & { [INDEX_TEXT]?: string };

/** Work that every engine would do while it writes, done beforehand by whoever has a core to spare. */
export class Preparation {
  #behind = new SightingsBehind();

  add(records: Iterable<AnyRecord>): void {
    for (const record of records) {
      if (record.kind !== 'message') continue;
      this.#behind.add(record);
      if (record.text !== '') (record as PreparedMessage)[INDEX_TEXT] = indexText(record.text);
    }
  }

  /** What follows from all messages so far. */
  behind(): RecordOf<'channel' | 'server' | 'profile'>[] {
    return [...this.#behind];
  }
}
