import { type Entry, type Importer, type ReadOptions, type Source, SourceError } from '../../importer.ts';
import type { JsonObject } from '../../json/values.ts';
import { readLines } from '../../lines.ts';
import { printedDates } from '../../printed-dates.ts';
import { attachmentAt } from './attachment.ts';
import { authorOf } from './author.ts';
import { channelOfFile } from './channel-of-file.ts';
import { PlainMessages } from './plain-messages.ts';

const RULE = '='.repeat(62);
const FILE_START = new RegExp(`^${RULE}\\r?\\nGuild: `);
const MESSAGE_START = /^\[([^\]]{6,100})\] (.{1,200})$/s;
const PINNED = / \(pinned\)$/;
/** Versions before 2.16 write the number of messages here instead of at the end. */
const PREAMBLE_FIELD = /^(Guild|Channel|Topic|Messages): (.*)$/s;
const SECTION = /^\{(Attachments|Embed|Stickers|Reactions|Forwarded Message)\}$/;

/** Longer messages are rejected anyway. Further lines are counted, but not kept. */
const KEPT_MAX = 256 * 1024;

/** DiscordChatExporter plain text. A message starts after a blank line with `[date] author`. */
export const discordTxtImporter: Importer = {
  recognises: (head) => head.kind === 'text' && FILE_START.test(head.text),
  read: (source, options) => new PlainText(source, options).read(),
};

type Section = 'Content' | 'Attachments' | 'Embed' | 'Stickers' | 'Reactions' | 'Forwarded Message';

interface OpenMessage {
  line: number;
  date: string;
  author: string;
  section: Section;
  lines: { section: Section; text: string }[];
  size: number;
}

class PlainText {
  #source: Source;
  #options: ReadOptions;
  #preamble: Record<string, string> = {};
  #messages: PlainMessages | undefined;
  #message: OpenMessage | undefined;
  #started = 0;
  #rules = 0;
  /** A rule of the end may also be a line of a message: it counts if "Exported" follows. */
  #isAfterRule = false;
  #isComplete = false;

  constructor(source: Source, options: ReadOptions) {
    this.#source = source;
    this.#options = options;
  }

  async *read(): AsyncIterable<Entry> {
    let previous = 0;
    for await (const line of readLines(this.#source.open())) {
      const blankLines = line.number - previous - 1;
      previous = line.number;
      if ('problem' in line) {
        yield { position: { line: line.number }, rejection: line.problem };
        continue;
      }
      const entry = this.#line(line.text.replace(/\r$/, ''), line.number, blankLines);
      if (entry !== undefined) yield entry;
      if (this.#isComplete) return;
    }
    if (Number(this.#preamble.Messages?.replace(/\D/g, '')) === this.#started) {
      const last = this.#finish();
      if (last !== undefined) yield last;
      return;
    }
    throw new SourceError(`the file ends unexpectedly at line ${previous}`);
  }

  #line(text: string, line: number, blankLines: number): Entry | undefined {
    if (this.#rules < 2) {
      this.#readPreamble(text);
      return undefined;
    }
    if (this.#isAfterRule && /^Exported [\d\p{Zs}.,'’٬]{1,20} message\(s\)$/u.test(text)) {
      this.#isComplete = true;
      return this.#finish();
    }
    if (this.#isAfterRule) this.#append(RULE, 0);
    this.#isAfterRule = text === RULE;
    if (this.#isAfterRule) return undefined;
    const start = blankLines > 0 ? MESSAGE_START.exec(text) : null;
    if (start === null || printedDates(start[1] as string).length === 0) {
      this.#append(text, blankLines);
      return undefined;
    }
    const finished = this.#finish();
    this.#started++;
    this.#message = {
      line,
      date: start[1] as string,
      author: (start[2] as string).replace(PINNED, ''),
      section: 'Content',
      lines: [],
      size: 0,
    };
    return finished;
  }

  #readPreamble(text: string): void {
    if (text === RULE) this.#rules++;
    const [, name, value] = PREAMBLE_FIELD.exec(text) ?? [];
    if (name !== undefined && value !== undefined) this.#preamble[name] ??= value;
  }

  #append(text: string, blankLines: number): void {
    const message = this.#message;
    if (message === undefined || message.size > KEPT_MAX) return;
    const [, section] = SECTION.exec(text) ?? [];
    if (section !== undefined && (blankLines > 0 || message.lines.length === 0)) {
      message.section = section as Section;
      // Separates two embeds.
      message.lines.push({ section: message.section, text: '' });
      message.size++;
      return;
    }
    const blanks = message.lines.length === 0 ? 0 : blankLines;
    const kept = '\n'.repeat(Math.min(blanks, KEPT_MAX)) + text.slice(0, KEPT_MAX);
    message.size += kept.length + 1;
    message.lines.push({ section: message.section, text: kept });
  }

  #finish(): Entry | undefined {
    const message = this.#message;
    this.#message = undefined;
    if (message === undefined) return undefined;
    this.#messages ??= new PlainMessages(this.#fileChannel(), this.#options);
    const linesOf = (section: Section) =>
      message.lines.filter((line) => line.section === section && line.text !== '').map((line) => line.text);
    const forwarded = linesOf('Forwarded Message').filter((line) => !line.startsWith('Originally sent: '));
    return this.#messages.read(
      {
        author: authorOf(message.author),
        date: message.date,
        content: [...linesOf('Content'), ...forwarded].join('\n').trim(),
        attachments: linesOf('Attachments').map((url) => attachmentAt(url.trim())),
        stickers: linesOf('Stickers').map((url) => ({ url: url.trim() })),
        embeds: embedsOf(linesOf('Embed')),
      },
      { line: message.line },
      message.size,
    );
  }

  #fileChannel() {
    const { Guild, Channel, Topic } = this.#preamble;
    const known = {
      serverName: Guild,
      path: Channel,
      name: Channel?.split(' / ').at(-1),
      topic: Topic,
    };
    return channelOfFile(this.#source.name, known, this.#options);
  }
}

function embedsOf(lines: readonly string[]): JsonObject[] {
  return lines.length === 0 ? [] : [{ description: lines.join('\n').trim() }];
}
