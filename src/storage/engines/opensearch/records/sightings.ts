import { hash } from 'node:crypto';
import { type EntityKind, isUnchanged, keyOf, mergeRecords } from '../../../../records/record.ts';
import type { Loaded, OpensearchDocuments, Operation, Place } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { EntityRecord } from './entity-mapper.ts';

/** What one or more files say about a profile, channel, server or group. */
export interface SightingSource {
  kind: EntityKind;
  key: string;
  files: number[];
  /** Channel of the dropped messages, if retention stored this sighting. */
  channel?: string;
  record: EntityRecord;
}

/** What files say about entities. The entity itself is the result of merging them with what messages imply. */
export class OpensearchSightings {
  #documents: OpensearchDocuments;
  readonly index: string;

  constructor(documents: OpensearchDocuments, names: OpensearchNames) {
    this.#documents = documents;
    this.index = names.fixed('sightings');
  }

  /** What exactly the given files say about each entity. */
  load(names: readonly { kind: EntityKind; key: string; files: readonly number[]; channel?: string }[]) {
    return this.#documents.load<SightingSource>(
      names.map(({ kind, key, files, channel }) => this.#place(kind, key, files, channel)),
    );
  }

  write(
    record: EntityRecord,
    files: readonly number[],
    before: Loaded<unknown> | undefined,
    channel?: string,
  ): Operation {
    const key = keyOf(record);
    const source: SightingSource = {
      kind: record.kind,
      key,
      files: [...files],
      ...(channel !== undefined && { channel }),
      record,
    };
    const place = this.#place(record.kind, key, files, channel);
    const body = JSON.stringify(source);
    return before === undefined
      ? { ...place, action: 'create', body }
      : { ...place, action: 'index', version: before.version, body };
  }

  /** Merges into what the files say: directly, or in dropped messages of `channel`. */
  async add(
    sightings: readonly { record: EntityRecord; files: readonly number[]; channel?: string }[],
  ): Promise<void> {
    let open = sightings;
    while (open.length > 0) {
      const known = await this.load(
        open.map(({ record, ...rest }) => ({ kind: record.kind, key: keyOf(record), ...rest })),
      );
      const changed = open.flatMap((each, index) => {
        const before = known[index];
        const merged = before === undefined ? each.record : mergeRecords(before.source.record, each.record);
        if (before !== undefined && isUnchanged(before.source.record, merged)) return [];
        return [{ each, operation: this.write(merged, each.files, before, each.channel) }];
      });
      const results = await this.#documents.apply(changed.map(({ operation }) => operation));
      open = changed.filter((_, index) => results[index]?.outcome !== 'done').map(({ each }) => each);
    }
  }

  #place(kind: EntityKind, key: string, files: readonly number[], channel?: string): Place {
    const id = hash('sha256', JSON.stringify([kind, key, files, channel]));
    return { index: this.index, id };
  }
}
