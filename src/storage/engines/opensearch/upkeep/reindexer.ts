import { keyOf } from '../../../../records/record.ts';
import { EVERYTHING, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import { type EntitySource, entityFromSource, entityId, entityToSource } from '../records/entity-mapper.ts';
import { type MessageSource, messageFromSource, messageToSource } from '../records/message-mapper.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchVictims } from '../records/victims.ts';

const CHUNK_SIZE = 2000;

/**
 * Builds the indices of the next generation next to those in use, then switches all processes to them in one step.
 * Needs disk space for both. Drops the remains of an interrupted reindex first.
 */
export class OpensearchReindexer {
  #tables: OpensearchTables;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
  }

  run(onProgress: (done: number, total: number) => void): Promise<void> {
    return this.#tables.state.exclusively('reindex', async ({ generation }) => {
      const { schema, state } = this.#tables;
      await this.#tables.refreshAll(generation);
      await schema.dropOtherGenerations(generation);
      await this.#copy(generation, generation + 1, onProgress);
      await this.#tables.refreshAll(generation + 1);
      // A store of an older version has no victims, and another version may have read company names differently.
      const victims = new OpensearchVictims(this.#tables, generation + 1);
      await victims.settleEverything();
      await victims.done((await victims.pending()).map(({ id }) => id));
      await this.#tables.refreshAll(generation + 1);
      await state.changeExclusively((each) => ({
        ...each,
        generation: generation + 1,
        analyzer: state.programAnalyzer,
      }));
      // Queries in flight may still read the old indices. There are no writers.
      await state.waitForSearchers();
      await schema.dropOtherGenerations(generation + 1);
    });
  }

  async #copy(from: number, to: number, onProgress: (done: number, total: number) => void): Promise<void> {
    const { names, schema, searcher, documents } = this.#tables;
    const total =
      (await searcher.count(names.messages(from), EVERYTHING)) +
      (await searcher.count(names.entities(from), EVERYTHING));
    let done = 0;
    let operations: Operation[] = [];
    const put = async (operation: Operation) => {
      operations.push(operation);
      done++;
      if (operations.length < CHUNK_SIZE) return;
      await documents.put(operations);
      operations = [];
      onProgress(done, total);
    };
    await schema.ensure([names.entities(to)]);
    for await (const hit of searcher.walk<EntitySource>(names.entities(from), EVERYTHING)) {
      const stored = entityFromSource(hit._source);
      const { record } = stored;
      const place = { index: names.entities(to), id: entityId(record.kind, keyOf(record)) };
      await put({ ...place, action: 'index', body: entityToSource(stored) });
    }
    for (const old of await schema.list(names.messages(from))) {
      const index = names.month(to, names.monthOf(old));
      await schema.ensure([index]);
      for await (const hit of searcher.walk<MessageSource>(old, EVERYTHING)) {
        const stored = messageFromSource(hit._source);
        const place = { index, id: keyOf(stored.message), routing: routingOf(stored.message) };
        await put({ ...place, action: 'index', body: messageToSource(stored) });
      }
    }
    await documents.put(operations);
    onProgress(done, total);
  }
}
