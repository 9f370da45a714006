import type { CoverageSource } from '../../../records/coverage.ts';
import type { Message } from '../../../records/message.ts';
import type { RecordOf } from '../../../records/record.ts';
import type { Month } from '../../../time/month.ts';
import type { Export, Exported, Versions } from '../../port/export.ts';
import { EVERYTHING } from './cluster/clauses.ts';
import { type EntitySource, entityFromSource } from './records/entity-mapper.ts';
import type { RetainedFinding } from './records/findings.ts';
import { type MessageSource, messageFromSource } from './records/message-mapper.ts';
import { messageMonths } from './records/message-months.ts';
import type { SightingSource } from './records/sightings.ts';
import type { OpensearchTables } from './records/tables.ts';
import type { OpensearchWriter } from './writing/writer.ts';

export class OpensearchExport implements Export {
  #tables: OpensearchTables;
  #writer: OpensearchWriter;

  constructor(tables: OpensearchTables, writer: OpensearchWriter) {
    this.#tables = tables;
    this.#writer = writer;
  }

  async months(): Promise<{ month: Month; messages: number }[]> {
    await this.#tables.refreshAll(this.#tables.state.generation);
    return messageMonths(this.#tables);
  }

  async *messages(month: Month): AsyncIterable<Versions<Message>> {
    const { searcher, names, state, documents } = this.#tables;
    const index = names.month(state.generation, month);
    // A comparison must include the latest writes.
    await documents.refresh([index]);
    for await (const hit of searcher.walk<MessageSource>(index, EVERYTHING)) {
      const { message, files, sightings } = messageFromSource(hit._source);
      yield { versions: sightings ?? [{ files, record: message }] };
    }
  }

  exported<K extends keyof Exported>(kind: K): AsyncIterable<Exported[K]>;
  async *exported(kind: keyof Exported): AsyncIterable<Exported[keyof Exported]> {
    const { searcher, names, state, imports, sightings, findings } = this.#tables;
    const ledger = names.fixed('ledger');
    await this.#tables.refreshAll(state.generation);
    if (kind === 'imports') yield* await imports.list();
    else if (kind === 'pages') {
      const query = { terms: { kind: ['page', 'ransomware'] } };
      for await (const hit of searcher.walk<EntitySource>(names.entities(state.generation), query)) {
        const stored = entityFromSource(hit._source);
        const versions = stored.sightings ?? [{ files: stored.files, record: stored.record }];
        yield { versions: versions as Versions<RecordOf<'page' | 'ransomware'>>['versions'] };
      }
    } else if (kind === 'fileSightings') {
      for await (const { _source } of searcher.walk<SightingSource>(sightings.index, EVERYTHING)) {
        const { record, files, channel } = _source;
        yield { record, files, ...(channel !== undefined && { channel }) };
      }
    } else if (kind === 'retainedItems') {
      for await (const { _source } of searcher.walk<RetainedFinding>(
        findings.index,
        findings.allRetained(),
      )) {
        const { owner, channel, files, kind: of, canonical, value, firstSeen, position } = _source;
        yield {
          profile: owner,
          channel,
          files,
          finding: { kind: of, canonical, value, firstSeen, position },
        };
      }
    } else if (kind === 'covered') {
      for await (const { _source } of searcher.walk<Exported['covered']>(ledger, { term: { kind } })) {
        const { source, day, file, isByMessage } = _source;
        yield { source: source as CoverageSource, day, file, isByMessage };
      }
    } else {
      const query = { term: { kind: 'tombstone' } };
      for await (const { _source } of searcher.walk<{ at: number; document: { kind: string; key: string } }>(
        ledger,
        query,
      ))
        yield { ..._source.document, at: _source.at };
    }
  }

  async adopt(given: Parameters<Export['adopt']>[0]): Promise<void> {
    const { imports, documents, findings, coverage, tombstones, state, sightings } = this.#tables;
    for (const run of given.imports ?? []) await imports.adopt(run);
    if (given.fileSightings !== undefined) {
      await sightings.add(
        given.fileSightings.map(({ record, files, channel }) => ({
          record,
          files,
          ...(channel !== undefined && { channel }),
        })),
      );
      await this.#writer.mergeFileSightings(given.fileSightings.map(({ record }) => record));
    }
    await documents.put(
      (given.retainedItems ?? []).map(({ profile, channel, files, finding }) =>
        findings.retainFinding({ ...finding, source: 'page', owner: profile, channel }, files),
      ),
    );
    await documents.put((given.covered ?? []).map((each) => coverage.addOne(each)));
    for (const { kind, key, at } of given.tombstones ?? []) await tombstones.add([[kind, key]], at);
    await this.#tables.refreshAll(state.generation);
  }
}
