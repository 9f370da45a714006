import { enrichMessage, type MessageDraft } from '../../../enrich/message.ts';
import { derivedId } from '../../derived-id.ts';
import { setExtras } from '../../extras.ts';
import { NO_SINK, TextSink } from '../../html/text-sink.ts';
import { type HtmlElement, type HtmlReader, walkHtml } from '../../html/walk-html.ts';
import { type Entry, type Importer, type Position, type ReadOptions, Rejection } from '../../importer.ts';
import { messageTextOf, nameOf, requiredInstant } from '../../json/values.ts';
import { CHANNEL_OPTION } from '../../option-names.ts';
import { MESSAGE_ID, OpenMessage } from './open-message.ts';

/** `messages.html` of Telegram Desktop, and the further files of a long chat. Every file is read on its own. */
export const telegramHtmlImporter: Importer = {
  recognises: (head) =>
    head.kind === 'text' &&
    head.text.startsWith('<') &&
    head.text.includes('<title>Exported Data</title>') &&
    head.text.includes('page_body chat_page'),

  read: (source, options) => walkHtml(source.open(), new TelegramPage(options)),
};

/** Written for every account that no longer exists, so it does not identify a person. */
const DELETED_ACCOUNT = 'Deleted Account';
const VIA_BOT = / via @\w{1,64}$/;
const DATE = /^(\d{2})\.(\d{2})\.(\d{4}) (\d{2}:\d{2}:\d{2})(?: UTC([+-]\d{2}:\d{2}))?$/;

class TelegramPage implements HtmlReader {
  #options: ReadOptions;
  #entries: Entry[] = [];
  #isInHeader = false;
  #titleSink: TextSink | undefined;
  #message: OpenMessage | undefined;
  /** The sender of the last message: undefined before the first one, null if unknown. */
  #lastSender: string | null | undefined;
  #lastForwardedFrom: string | undefined;
  #warnings: string[] = [];
  #given = new Set<string>();
  isComplete = false;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  takeEntries(): Entry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  open(element: HtmlElement, sink: TextSink): TextSink | undefined {
    if (element.hasClass('message') && MESSAGE_ID.test(element.attribute('id') ?? '')) {
      if (this.#message !== undefined) this.#reject(this.#message);
      this.#message = new OpenMessage(element);
      return NO_SINK;
    }
    if (this.#message !== undefined) return this.#message.open(element, sink);
    if (element.hasClass('page_header')) this.#isInHeader = true;
    if (!this.#isInHeader || this.#titleSink !== undefined || !element.hasClass('text')) return undefined;
    this.#titleSink = new TextSink();
    return this.#titleSink;
  }

  close(element: HtmlElement, sink: TextSink): void {
    if (element.hasClass('page_header')) this.#isInHeader = false;
    if (element.name === 'html') this.isComplete = true;
    const message = this.#message;
    if (message === undefined) return;
    message.close(element, sink);
    if (element !== message.element) return;
    this.#message = undefined;
    const entry = this.#entry(message);
    if (entry !== undefined) this.#entries.push(entry);
  }

  #reject({ element, id }: OpenMessage): void {
    const position = { line: element.line, entry: `message ${id}` };
    this.#entries.push({ position, rejection: 'the message does not end before the next one' });
  }

  #entry(message: OpenMessage): Entry | undefined {
    // Lines with a date between messages have negative ids.
    if (message.isService && message.id?.startsWith('-')) return undefined;
    const position: Position = { line: message.element.line, entry: `message ${message.id}` };
    if (message.isService || message.media === 'call') return { position, skipped: 'service entry' };
    try {
      const draft = this.#draft(message);
      const warnings = this.#warnings;
      this.#warnings = [];
      const size = draft.text.length + (draft.hiddenText?.length ?? 0);
      return { position, record: enrichMessage(draft), size, ...(warnings.length > 0 && { warnings }) };
    } catch (error) {
      return { position, rejection: (error as Error).message };
    }
  }

  #draft(message: OpenMessage): MessageDraft {
    const title = nameOf(this.#titleSink?.text);
    const channelId = this.#channelId(title);
    const sender = this.#sender(message);
    const at = readDate(message.date, this.#options.timeZone);
    const isPerson = sender !== null && sender !== DELETED_ACCOUNT && sender !== title;
    if (isPerson && this.#options.channel !== undefined)
      this.#warn('the file has no ids of senders; they were derived from names');
    const draft: MessageDraft = {
      kind: 'message',
      platform: 'telegram',
      channelId,
      sequence: message.id as string,
      userId: isPerson ? derivedId('telegram-html sender', `${channelId}\n${sender}`) : channelId,
      detectionDate: at,
      version: at,
      text: messageTextOf(message.text.text),
    };
    setExtras(draft, { ...message.extras, forwardedFrom: { name: this.#forwardedFrom(message) } });
    if (isPerson) draft.senderName = sender;
    if (title !== undefined) draft.channelTitle = title;
    if (message.media !== undefined) draft.media = message.media;
    if (message.repliedTo !== undefined) draft.replyToMessageId = message.repliedTo;
    return draft;
  }

  /** The file does not contain the chat's id. A negative number is a group or channel, not a person. */
  #channelId(title: string | undefined): string {
    if (this.#options.channel !== undefined) return this.#options.channel;
    if (title === undefined) throw new Rejection(`the chat has no name; give its id (${CHANNEL_OPTION})`);
    this.#warn(
      `the file has no ids of chat and senders; they were derived from names (see ${CHANNEL_OPTION})`,
    );
    return `-${derivedId('telegram-html chat', title)}`;
  }

  /** Null if the sender is unknown. */
  #sender(message: OpenMessage): string | null {
    const name = nameOf(message.sender?.text)?.replace(VIA_BOT, '').trim();
    let sender = name === undefined || name === '' ? null : name;
    if (sender === null && message.isJoined) {
      if (this.#lastSender === undefined)
        this.#warn('the first message continues one of another file; its sender is unknown');
      sender = this.#lastSender ?? null;
    }
    this.#lastSender = sender;
    return sender;
  }

  /** Of consecutive messages of one original sender, only the first shows the name. */
  #forwardedFrom({ isForwarded, isJoined, forwardedFrom }: OpenMessage): string | undefined {
    const name = nameOf(forwardedFrom?.text)?.replace(VIA_BOT, '').trim();
    const known = name ?? (isForwarded && isJoined ? this.#lastForwardedFrom : undefined);
    this.#lastForwardedFrom = known;
    return known === DELETED_ACCOUNT ? undefined : known;
  }

  #warn(warning: string): void {
    if (this.#given.has(warning)) return;
    this.#given.add(warning);
    this.#warnings.push(warning);
  }
}

/** `14.11.2026 09:31:05 UTC+03:00`; old versions write no offset. */
function readDate(text: string | undefined, timeZone: string): number {
  const [, day, month, year, time, offset] = DATE.exec(text?.trim() ?? '') ?? [];
  if (year === undefined)
    throw new Rejection(`date: ${JSON.stringify(text)?.slice(0, 100) ?? 'nothing'} is not a date`);
  return requiredInstant(`${year}-${month}-${day}T${time}${offset ?? ''}`, 'date', timeZone);
}
