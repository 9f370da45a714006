import { derivedId } from '../../derived-id.ts';

/** More messages of one date than this are numbered from the start again. */
const KEPT_MAX = 100_000;
const MS_PER_MINUTE = 60_000;

/** Ids and the order of messages for formats that have neither ids nor exact times. */
export class MessageIds {
  #channelId: string;
  #date = '';
  /** Messages of the current date so far. */
  #index = 0;
  /** How often each message of the current date was seen. */
  #counts = new Map<string, number>();

  constructor(channelId: string) {
    this.#channelId = channelId;
  }

  /**
   * An id from channel, author, date and text, different for equal messages. `delay` keeps the order of messages whose
   * date is the same minute: each is a millisecond later than the one before.
   */
  next(authorId: string, date: string, text: string): { id: string; delay: number } {
    if (date !== this.#date) {
      this.#date = date;
      this.#index = 0;
      this.#counts.clear();
    }
    if (this.#counts.size === KEPT_MAX) this.#counts.clear();
    const id = derivedId('discord-message', [this.#channelId, authorId, date, text].join('\n'));
    const count = this.#counts.get(id) ?? 0;
    this.#counts.set(id, count + 1);
    return {
      id: count === 0 ? id : derivedId('discord-message', `${id}\n${count}`),
      delay: Math.min(this.#index++, MS_PER_MINUTE - 1),
    };
  }
}
