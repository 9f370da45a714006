import { dayOf } from '../../../../records/day.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../records/month.ts';
import { isPlatform, PLATFORMS } from '../../../../records/platform.ts';
import type { RetentionReport } from '../../../port/retention.ts';
import type { DayOfRecord } from '../../../rules/covered-days.ts';
import { RetainedSightings } from '../../../rules/retained-sightings.ts';
import { during, EVERYTHING, routingOf } from '../cluster/clauses.ts';
import type { Operation } from '../cluster/documents.ts';
import { type MessageSource, messageFromSource } from '../records/message-mapper.ts';
import { messageMonths } from '../records/message-months.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchAftermath } from './aftermath.ts';

const AT_ONCE = 2000;

/**
 * Drops whole months of messages, an index at a time. What people, channels and servers are known for stays: what followed from
 * the messages is kept as what their files said, before they go.
 */
export class OpensearchRetention {
  #tables: OpensearchTables;
  #aftermath: OpensearchAftermath;

  constructor(tables: OpensearchTables) {
    this.#tables = tables;
    this.#aftermath = new OpensearchAftermath(tables);
  }

  /** Months before the given one, oldest first. */
  async due(before: Month): Promise<RetentionReport['dropped']> {
    return (await messageMonths(this.#tables)).filter(({ month }) => month < before);
  }

  /** Returns how many messages went. */
  drop(month: Month): Promise<number> {
    return this.#tables.state.alone('retention', async ({ generation }) => {
      const { names, searcher, findings, schema } = this.#tables;
      await this.#tables.refreshAll(generation);
      const index = names.month(generation, month);
      const messages = await searcher.count(index, EVERYTHING);
      const chats = await this.#keepWhatFollowed(index);
      await searcher.removeAll(findings.index, {
        bool: {
          filter: [
            { terms: { source: PLATFORMS.map((platform) => `${platform}-message`) } },
            ...during('firstSeen', { from: startOfMonth(month), to: endOfMonth(month) }),
          ],
        },
      });
      await this.#aftermath.note(await this.#coveredDays(month), chats);
      await schema.drop(index);
      await this.#aftermath.settle(generation);
      return messages;
    });
  }

  /** Nothing tells of a month that is dropped: what an interrupted retention has not looked at is looked at now. */
  async settle(): Promise<void> {
    if (!(await this.#aftermath.isDue())) return;
    await this.#tables.state.alone('retention', ({ generation }) => this.#aftermath.settle(generation));
  }

  async #coveredDays(month: Month): Promise<DayOfRecord[]> {
    const days = [dayOf(startOfMonth(month)), dayOf(endOfMonth(month))] as const;
    const { covered } = await this.#tables.coverage.between(...days);
    return covered.filter(({ source }) => isPlatform(source)).map((each) => ({ ...each, isByMessage: true }));
  }

  /** Returns the chats that lose messages. */
  async #keepWhatFollowed(index: string): Promise<Set<string>> {
    const { searcher, documents, findings, sightings } = this.#tables;
    const retained = new RetainedSightings<readonly number[]>();
    const chats = new Set<string>();
    let items: Operation[] = [];
    for await (const hit of searcher.walk<MessageSource>(index, EVERYTHING)) {
      const stored = messageFromSource(hit._source);
      const channel = routingOf(stored.message);
      chats.add(channel);
      for (const { record, files } of stored.sightings ?? [{ record: stored.message, files: stored.files }]) {
        retained.add(record, files);
        items.push(...findings.keep(record, files));
      }
      if (items.length < AT_ONCE) continue;
      await documents.put(items);
      items = [];
    }
    await documents.put(items);
    for (const { files, channel, implied } of retained)
      await sightings.add(Array.from(implied, (record) => ({ record, files, channel })));
    return chats;
  }
}
