import { isDerivedId } from '../../../records/derived-id.ts';
import { type Entry, type Position, type ReadOptions, Rejection, SourceError } from '../../importer.ts';
import type { JsonObject } from '../../json/values.ts';
import { CHANNEL_OPTION } from '../../option-names.ts';
import { readPrintedDate } from '../../printed-dates.ts';
import { DiscordChannel } from '../discord-export.ts';
import type { FileChannel } from './channel-of-file.ts';
import { MessageIds } from './message-ids.ts';
import { isNotice, NOTICE_TYPE } from './notices.ts';

export interface PlainMessage {
  author: JsonObject;
  date: string;
  content: string;
  attachments: JsonObject[];
  embeds?: JsonObject[];
  stickers?: JsonObject[];
}

const NO_MESSAGE_IDS = 'messages have no ids; they were derived from author, date and text';
const NO_AUTHOR_IDS = 'authors have no ids; they were derived from their names';

/** The messages of formats without ids: CSV and plain text. */
export class PlainMessages {
  #options: ReadOptions;
  #channel: DiscordChannel;
  #ids: MessageIds;
  /** Not given yet. */
  #warnings: string[];
  #hasDerivedAuthors = false;

  constructor(file: FileChannel | undefined, options: ReadOptions) {
    if (file === undefined)
      throw new SourceError(`the channel is not known; give its id (${CHANNEL_OPTION})`);
    this.#options = options;
    this.#channel = new DiscordChannel(file.guild, file.channel, undefined);
    this.#ids = new MessageIds(String(file.channel.id));
    this.#warnings = file.warning === undefined ? [NO_MESSAGE_IDS] : [file.warning, NO_MESSAGE_IDS];
  }

  read(message: PlainMessage, position: Position, size: number): Entry {
    try {
      const entry = this.#channel.read(this.#entryOf(message), position, size);
      if ('rejection' in entry) return entry;
      if (!this.#hasDerivedAuthors && isDerivedId(String(message.author.id))) {
        this.#hasDerivedAuthors = true;
        this.#warnings.push(NO_AUTHOR_IDS);
      }
      const warnings = this.#warnings;
      this.#warnings = [];
      return warnings.length === 0 ? entry : { ...entry, warnings };
    } catch (error) {
      return { position, rejection: (error as Error).message };
    }
  }

  #entryOf({ author, date, content, ...lists }: PlainMessage): JsonObject {
    const at = readPrintedDate(date, this.#options.timeZone);
    if (at === undefined) throw new Rejection(`date: ${JSON.stringify(date.slice(0, 100))} is not a date`);
    if (author.id === undefined) throw new Rejection('author: has no name');
    const { id, delay } = this.#ids.next(String(author.id), date, content);
    return {
      ...lists,
      id,
      author,
      content,
      timestamp: new Date(at + delay).toISOString(),
      type: isNotice(content) ? NOTICE_TYPE : 'Default',
    };
  }
}
