import type { Item } from '../../../../records/item.ts';
import type { TermCandidateQuestion } from '../../../port/trends.ts';
import { SAMPLED_LENGTH, type SampledMessage, TermContrast } from '../../../rules/term-contrast.ts';
import { firstSlotOf } from '../database/message-slots.ts';
import type { SqliteStatements } from '../database/statements.ts';
import type { SqliteMessageMapper } from '../records/message-mapper.ts';
import type { SqliteDeadline } from './deadline.ts';

type Row = [slot: bigint, chat: bigint, speaker: bigint, text: string | Uint8Array, items: string | null];

/** Compares the words of recent messages with those of earlier ones. */
export class SqliteTermSamples {
  #statements: SqliteStatements;
  #mapper: SqliteMessageMapper;
  #deadline: SqliteDeadline;

  constructor(statements: SqliteStatements, mapper: SqliteMessageMapper, deadline: SqliteDeadline) {
    this.#statements = statements;
    this.#mapper = mapper;
    this.#deadline = deadline;
  }

  candidates({ bounds: [start, middle, end], messagesMax, max }: TermCandidateQuestion): string[] {
    const contrast = new TermContrast();
    for (const message of this.#newest(middle, end, messagesMax)) contrast.addRecent(message);
    for (const message of this.#newest(start, middle, messagesMax)) contrast.addEarlier(message);
    return contrast.candidates(max);
  }

  *#newest(from: number, before: number, messagesMax: number): Generator<SampledMessage, void> {
    const rows = this.#statements
      // SQLite merges open and sealed rows in their order only if it selects what they are ordered by.
      .prepareRowsWithBigInts(
        `SELECT slot, chat, speaker, text, rest ->> 'items' FROM messages
         WHERE slot >= ? AND slot < ? ORDER BY slot DESC LIMIT ?`,
      )
      .iterate(firstSlotOf(from), firstSlotOf(before), messagesMax) as unknown as Iterable<Row>;
    for (const [, chat, speaker, text, items] of rows) {
      this.#deadline.check();
      const [platform] = this.#mapper.chats.get(Number(chat));
      yield {
        text: this.#mapper.texts.read(text).slice(0, SAMPLED_LENGTH),
        channel: String(chat),
        sender: `${platform}:${this.#mapper.speakers.get(Number(speaker))[0]}`,
        items: items === null ? [] : (JSON.parse(items) as Item[]),
      };
    }
  }
}
