import { isPlatform, PLATFORMS } from '../../../../records/platform.ts';
import { keyOf } from '../../../../records/record.ts';
import { dayOf } from '../../../../time/day.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { RetainedSightings } from '../../../rules/retained-sightings.ts';
import { during, EVERYTHING, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import { type MessageSource, messageFromSource } from '../records/message-mapper.ts';
import { messageMonths } from '../records/message-months.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchCleanup } from './cleanup.ts';
import { MatchReview } from './match-review.ts';

const CHUNK_SIZE = 2000;

/**
 * Drops whole months of messages, one index at a time. Profiles, channels and servers keep what is known about them:
 * before the drop, what the messages implied is stored as sightings of their files.
 */
export class OpensearchRetention {
  #tables: OpensearchTables;
  #cleanup: OpensearchCleanup;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
    this.#cleanup = new OpensearchCleanup(tables);
  }

  /** Months before the given one, oldest first. */
  async due(before: Month): Promise<RetentionReport['dropped']> {
    return (await messageMonths(this.#tables)).filter(({ month }) => month < before);
  }

  /** Returns the number of dropped messages. */
  drop(month: Month): Promise<number> {
    return this.#tables.state.exclusively('retention', async ({ generation }) => {
      const { names, searcher, findings, schema } = this.#tables;
      await this.#tables.refreshAll(generation);
      const index = names.month(generation, month);
      const messages = await searcher.count(index, EVERYTHING);
      const chats = await this.#retainImplied(index);
      await searcher.removeAll(findings.index, {
        bool: {
          filter: [
            { terms: { source: PLATFORMS.map((platform) => `${platform}-message`) } },
            ...during('firstSeen', { from: startOfMonth(month), to: endOfMonth(month) }),
          ],
        },
      });
      await this.#cleanup.schedule(await this.#coveredDays(month), chats);
      await schema.drop(index);
      await this.#cleanup.run(generation);
      return messages;
    });
  }

  /** Finishes the cleanup of an interrupted retention: `due` no longer returns the months that it dropped. */
  async cleanUp(): Promise<void> {
    if (!(await this.#cleanup.isPending())) return;
    await this.#tables.state.exclusively('retention', ({ generation }) => this.#cleanup.run(generation));
  }

  async #coveredDays(month: Month): Promise<DayOfRecord[]> {
    const days = [dayOf(startOfMonth(month)), dayOf(endOfMonth(month))] as const;
    const { covered } = await this.#tables.coverage.between(...days);
    return covered.filter(({ source }) => isPlatform(source)).map((each) => ({ ...each, isByMessage: true }));
  }

  /** Returns the chats that lose messages. */
  async #retainImplied(index: string): Promise<Set<string>> {
    const { searcher, documents, findings, sightings } = this.#tables;
    const retained = new RetainedSightings<readonly number[]>();
    const chats = new Set<string>();
    const matches = new MatchReview(this.#tables.matches, undefined);
    await matches.begin();
    let items: Operation[] = [];
    for await (const hit of searcher.walk<MessageSource>(index, EVERYTHING)) {
      const stored = messageFromSource(hit._source);
      const channel = routingOf(stored.message);
      chats.add(channel);
      await matches.add('message', keyOf(stored.message));
      for (const { record, files } of stored.sightings ?? [{ record: stored.message, files: stored.files }]) {
        retained.add(record, files);
        items.push(...findings.retain(record, files));
      }
      if (items.length < CHUNK_SIZE) continue;
      await documents.put(items);
      items = [];
    }
    await documents.put(items);
    await matches.finish();
    for (const { files, channel, implied } of retained)
      await sightings.add(Array.from(implied, (record) => ({ record, files, channel })));
    return chats;
  }
}
