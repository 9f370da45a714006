import { snowflakeInstant } from '../../../records/snowflake.ts';
import { NO_SINK, TextSink } from '../../html/text-sink.ts';
import { type HtmlElement, type HtmlReader, walkHtml } from '../../html/walk-html.ts';
import {
  type Entry,
  type Importer,
  type Position,
  type ReadOptions,
  Rejection,
  type Source,
} from '../../importer.ts';
import { type JsonObject, nameOf } from '../../json/values.ts';
import { CHANNEL_OPTION } from '../../option-names.ts';
import { readPrintedDate } from '../../printed-dates.ts';
import { DiscordChannel } from '../discord-export.ts';
import { authorOf } from './author.ts';
import { channelOfFile } from './channel-of-file.ts';
import { ExporterClock } from './exporter-clock.ts';
import { isNotice, NOTICE_TYPE } from './notices.ts';
import { OpenMessage, repliedToBy } from './open-message.ts';

/** DiscordChatExporter HTML, all markups since 2019. */
export const discordHtmlImporter: Importer = {
  recognises: (head) =>
    head.kind === 'text' &&
    head.text.startsWith('<') &&
    head.text.includes('chatlog__message') &&
    (head.text.includes('preamble__guild') || head.text.includes('info__guild')),

  read: (source, options) => walkHtml(source.open(), new DiscordPage(source, options)),
};

const SERVER_ICON = /\/icons\/(\d{15,20})\//;
const DATE_RANGE = /^(?:Between|After|Before) /;
const MESSAGE_ID = /^\d{1,20}$/;
/** A shorter number is not an id of Discord, so it contains no time. */
const SNOWFLAKE = /^\d{15,20}$/;

interface Author {
  id: string | undefined;
  fullName: string | undefined;
  nickname: TextSink;
  isBot: boolean;
}

/** Messages of one author without a longer pause. Only the first one shows the author. */
interface Group {
  author: Author | undefined;
  avatar: string | undefined;
  repliedTo: string | undefined;
  dateText: TextSink | undefined;
  /** No message of the group was read yet. */
  isFirst: boolean;
}

class DiscordPage implements HtmlReader {
  #source: Source;
  #options: ReadOptions;
  #entries: Entry[] = [];
  #pageTitle: TextSink | undefined;
  #preamble: TextSink[] = [];
  #topic: TextSink | undefined;
  #serverIcon: string | undefined;
  #channel: DiscordChannel | undefined;
  #group: Group = newGroup();
  #message: OpenMessage | undefined;
  #warnings: string[] = [];
  #clock = new ExporterClock();
  isComplete = false;

  constructor(source: Source, options: ReadOptions) {
    this.#source = source;
    this.#options = options;
  }

  takeEntries(): Entry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  open(element: HtmlElement, sink: TextSink): TextSink | undefined {
    if (element.hasClass('chatlog__message-group')) this.#group = newGroup();
    const id = element.attribute('data-message-id');
    if (id !== undefined) {
      if (this.#message !== undefined) this.#reject(this.#message);
      this.#message = new OpenMessage(element, id);
      return NO_SINK;
    }
    if (element.classes.length === 0 && this.#message === undefined)
      return element.name === 'title' ? this.#openTitle() : undefined;
    return this.#openAuthor(element) ?? this.#message?.open(element, sink) ?? this.#openOutside(element);
  }

  close(element: HtmlElement, sink: TextSink): void {
    if (element.name === 'html') this.isComplete = true;
    const message = this.#message;
    if (message === undefined) return;
    message.close(element, sink);
    if (element !== message.element) return;
    this.#message = undefined;
    this.#entries.push(this.#entry(message));
  }

  #openTitle(): TextSink {
    this.#pageTitle ??= new TextSink();
    return this.#pageTitle;
  }

  #openAuthor(element: HtmlElement): TextSink | undefined {
    for (const name of element.classes) {
      switch (name) {
        case 'chatlog__author':
        case 'chatlog__author-name':
        case 'chatlog__system-notification-author': {
          if (name.startsWith('chatlog__system') && this.#message !== undefined)
            this.#message.isService = true;
          const nickname = new TextSink();
          const id = element.attribute('data-user-id');
          this.#group.author = { id, fullName: element.attribute('title'), nickname, isBot: false };
          return nickname;
        }
        case 'chatlog__author-tag':
        case 'chatlog__bot-tag':
          if (this.#group.author !== undefined) this.#group.author.isBot = true;
          return NO_SINK;
        case 'chatlog__avatar':
        case 'chatlog__author-avatar':
          this.#group.avatar = element.attribute('src');
          return NO_SINK;
      }
    }
    return undefined;
  }

  /** Preamble, and what older markups write before the first message of a group. */
  #openOutside(element: HtmlElement): TextSink | undefined {
    if (this.#message !== undefined) return undefined;
    for (const name of element.classes) {
      switch (name) {
        case 'preamble__entry':
          return this.#openPreamble(element.hasClass('preamble__entry--small'));
        case 'info__guild-name':
        case 'info__channel-name':
          return this.#openPreamble(false);
        case 'info__channel-topic':
          return this.#openPreamble(true);
        case 'preamble__guild-icon':
        case 'info__guild-icon':
          this.#serverIcon = element.attribute('src');
          return NO_SINK;
        case 'chatlog__reference-link':
          this.#group.repliedTo = repliedToBy(element);
          return NO_SINK;
        case 'chatlog__timestamp':
          this.#group.dateText = new TextSink();
          return this.#group.dateText;
        case 'postamble':
          this.isComplete = true;
          return NO_SINK;
      }
    }
    return undefined;
  }

  #openPreamble(isSmall: boolean): TextSink {
    const sink = new TextSink();
    if (isSmall) this.#topic ??= sink;
    else if (this.#preamble.length < 2) this.#preamble.push(sink);
    return sink;
  }

  #reject({ element, id }: OpenMessage): void {
    const position = { line: element.line, entry: `message ${id.slice(0, 24)}` };
    this.#entries.push({ position, rejection: 'the message does not end before the next one' });
  }

  #entry(message: OpenMessage): Entry {
    const position: Position = { line: message.element.line, entry: `message ${message.id.slice(0, 24)}` };
    try {
      const entry = this.#entryOf(message);
      const channel = this.#openChannel();
      const read = channel.read(entry, position, message.content.length + message.forwarded.length + 100);
      const warnings = this.#warnings;
      this.#warnings = [];
      return 'rejection' in read || warnings.length === 0 ? read : { ...read, warnings };
    } catch (error) {
      return { position, rejection: (error as Error).message };
    }
  }

  #openChannel(): DiscordChannel {
    if (this.#channel !== undefined) return this.#channel;
    const [serverName, path] = this.#preamble.map((sink) => nameOf(sink.text));
    const title = this.#pageTitle?.text ?? '';
    const topic = nameOf(this.#topic?.text);
    const file = channelOfFile(
      this.#source.name,
      {
        serverName,
        serverId: SERVER_ICON.exec(this.#serverIcon ?? '')?.[1],
        serverIcon: this.#serverIcon,
        path,
        // The preamble also names the category, and either name may contain the separator.
        name: title.startsWith(`${serverName} - `)
          ? title.slice(`${serverName} - `.length)
          : path?.split(' / ').at(-1),
        topic: topic === undefined || DATE_RANGE.test(topic) ? undefined : topic,
      },
      this.#options,
    );
    if (file === undefined) throw new Rejection(`the channel has no name; give its id (${CHANNEL_OPTION})`);
    if (file.warning !== undefined) this.#warnings.push(file.warning);
    this.#channel = new DiscordChannel(file.guild, file.channel, undefined);
    return this.#channel;
  }

  /** The message as in the exporter's JSON. */
  #entryOf(message: OpenMessage): JsonObject {
    if (!MESSAGE_ID.test(message.id)) throw new Rejection('data-message-id: must be a Discord id');
    const at = this.#dateOf(message);
    const { author, avatar } = this.#group;
    if (author === undefined) throw new Rejection('author: is missing');
    const content = message.content.text;
    const isService = message.isService || isNotice(content);
    const repliedTo = message.repliedTo ?? this.#group.repliedTo;
    this.#group.repliedTo = undefined;
    return {
      id: message.id,
      type: isService ? NOTICE_TYPE : repliedTo === undefined ? 'Default' : 'Reply',
      timestamp: new Date(at).toISOString(),
      timestampEdited: this.#editDateOf(message, at),
      content,
      author: authorOf(author.fullName ?? author.nickname.text, author.id, {
        nickname: author.nickname.text,
        isBot: author.isBot,
        avatarUrl: avatar,
      }),
      forwardedMessage: { content: message.forwarded.text },
      attachments: message.attachments,
      stickers: message.stickers,
      embeds: message.embeds,
      reference: { messageId: repliedTo },
    };
  }

  /** From the message's id, which is exact. The printed date lacks seconds and time zone. */
  #dateOf(message: OpenMessage): number {
    const own = message.date ?? message.dateText?.text;
    const printed = own ?? this.#group.dateText?.text;
    const isFirst = this.#group.isFirst;
    this.#group.isFirst = false;
    if (SNOWFLAKE.test(message.id)) {
      const at = snowflakeInstant(message.id);
      // The date of a group is that of its first message.
      if (printed !== undefined && (own !== undefined || isFirst)) this.#clock.learn(printed, at);
      return at;
    }
    const at = printed === undefined ? undefined : readPrintedDate(printed, this.#options.timeZone);
    if (at === undefined)
      throw new Rejection(`date: ${JSON.stringify(printed)?.slice(0, 100) ?? 'nothing'} is not a date`);
    return at;
  }

  /** The printed date has no seconds and may be unreadable, but an edited version is always newer than the first. */
  #editDateOf({ edited }: OpenMessage, at: number): string | undefined {
    if (edited === undefined) return undefined;
    const editedAt = this.#clock.read(edited) ?? readPrintedDate(edited, this.#options.timeZone) ?? at;
    return new Date(Math.max(at + 1, editedAt)).toISOString();
  }
}

function newGroup(): Group {
  return { author: undefined, avatar: undefined, repliedTo: undefined, dateText: undefined, isFirst: true };
}
