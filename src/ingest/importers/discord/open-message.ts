import { HiddenLinks } from '../../html/links.ts';
import { NO_SINK, TextSink } from '../../html/text-sink.ts';
import type { HtmlElement } from '../../html/walk-html.ts';
import type { JsonObject } from '../../json/values.ts';

/** Further ones are an accident or an attack. */
const EMBEDS_MAX = 100;
const ATTACHMENTS_MAX = 100;

interface Embed {
  author: TextSink;
  authorUrl: string | undefined;
  title: TextSink;
  url: string | undefined;
  description: TextSink;
  fields: { name: TextSink; value: TextSink }[];
  footer: TextSink;
}

const SCROLL = /scrollToMessage\(\s*event\s*,\s*'(\d{1,20})'\s*\)/;
const SENT = /^Message sent: /;
const FILE_TITLE = /^(?:Image|Video|Audio): (.{1,300}) \([^()]{1,30}\)$/s;
const OLD_FILE_TEXT = /^Attachment: (.{1,300}) \([^()]{1,30}\)$/s;

/** The id of the message to which a reply scrolls. */
export function repliedToBy(link: HtmlElement): string | undefined {
  return SCROLL.exec(link.attribute('onclick') ?? '')?.[1];
}

/** A message while it is read. The classes of its elements say what they are. */
export class OpenMessage {
  readonly element: HtmlElement;
  readonly id: string;
  readonly content = new TextSink();
  readonly forwarded = new TextSink();
  readonly links = new HiddenLinks();
  isService = false;
  date: string | undefined;
  dateText: TextSink | undefined;
  edited: string | undefined;
  repliedTo: string | undefined;
  /** Links of avatars, attachments and titles are not content. */
  #linkSinks = new Set([this.content, this.forwarded]);
  #attachments: { name: TextSink | string }[] = [];
  #stickers: JsonObject[] = [];
  #embeds: Embed[] = [];

  constructor(element: HtmlElement, id: string) {
    this.element = element;
    this.id = id;
    this.date = element.attribute('title')?.replace(SENT, '');
  }

  /** The sink for the element's text; undefined for its parent's. */
  open(element: HtmlElement, sink: TextSink): TextSink | undefined {
    if (element.name === 'a' && this.#linkSinks.has(sink)) this.links.open(element, sink);
    if (element.name === 'img' && isEmoji(element)) sink.add(emojiText(element));
    for (const name of element.classes) {
      if (name.startsWith('chatlog__embed')) return this.#openEmbedPart(name, element);
      if (name.startsWith('chatlog__attachment') || name.startsWith('chatlog__forwarded-attachment'))
        return this.#openAttachmentPart(name, element);
      if (name === 'pre--multiline' || name === 'chatlog__markdown-pre--multiline') sink.separate();
      const part = this.#openPart(name, element);
      if (part !== undefined) return part;
    }
    if (element.name === 'source') this.#nameAttachment(element);
    return undefined;
  }

  close(element: HtmlElement, sink: TextSink): void {
    this.links.close(element, sink);
    if (element.classes.some((name) => name.endsWith('pre--multiline'))) sink.separate();
  }

  #openPart(name: string, element: HtmlElement): TextSink | undefined {
    switch (name) {
      case 'chatlog__content':
        return this.content;
      case 'chatlog__forwarded-content':
        return this.forwarded;
      case 'chatlog__edited-timestamp':
        this.edited = element.attribute('title') ?? '';
        return NO_SINK;
      case 'chatlog__timestamp':
      case 'chatlog__short-timestamp':
        return this.#openDate(element);
      case 'chatlog__sticker':
        if (this.#stickers.length < ATTACHMENTS_MAX)
          this.#stickers.push({ name: element.attribute('title') });
        return NO_SINK;
      case 'chatlog__reply-link':
      case 'chatlog__reference-link':
        this.repliedTo ??= repliedToBy(element);
        return NO_SINK;
      case 'chatlog__forwarded':
      case 'chatlog__reactions':
      case 'chatlog__reply':
      case 'chatlog__reference':
        return NO_SINK;
      default:
        if (name.startsWith('chatlog__system-notification')) this.isService = true;
        return undefined;
    }
  }

  #openDate(element: HtmlElement): TextSink {
    this.date ??= element.attribute('data-timestamp') ?? element.attribute('title');
    this.dateText ??= new TextSink();
    return this.dateText;
  }

  #openAttachmentPart(name: string, element: HtmlElement): TextSink {
    if (name === 'chatlog__attachment') {
      const text = new TextSink();
      this.#addAttachment(text);
      return text;
    }
    if (name === 'chatlog__forwarded-attachments') this.#addAttachment('');
    this.#nameAttachment(element);
    const last = this.#attachments.at(-1);
    if (!/(?:generic-name|filename)$/.test(name) || last === undefined) return NO_SINK;
    const text = new TextSink();
    last.name = text;
    return text;
  }

  #addAttachment(name: TextSink | string): void {
    if (this.#attachments.length < ATTACHMENTS_MAX) this.#attachments.push({ name });
  }

  /** The title of a picture, video or sound is its file's name and size. */
  #nameAttachment(element: HtmlElement): void {
    const [, name] = FILE_TITLE.exec(element.attribute('title') ?? '') ?? [];
    const last = this.#attachments.at(-1);
    if (name !== undefined && last !== undefined) last.name = name;
  }

  #openEmbedPart(name: string, element: HtmlElement): TextSink | undefined {
    if (name === 'chatlog__embed') {
      if (this.#embeds.length < EMBEDS_MAX) this.#openEmbed();
      return NO_SINK;
    }
    const embed = this.#embeds.at(-1);
    if (embed === undefined) return NO_SINK;
    switch (name) {
      case 'chatlog__embed-author':
      case 'chatlog__embed-author-name':
        return embed.author;
      case 'chatlog__embed-author-link':
      case 'chatlog__embed-author-name-link':
        embed.authorUrl = element.attribute('href');
        return embed.author;
      case 'chatlog__embed-title':
      case 'chatlog__embed-invite-guild-name':
        return embed.title;
      case 'chatlog__embed-title-link':
        embed.url = element.attribute('href');
        return embed.title;
      case 'chatlog__embed-description':
        return embed.description;
      case 'chatlog__embed-field-name':
      case 'chatlog__embed-field-value':
        return fieldSink(embed, name);
      case 'chatlog__embed-footer-text':
        return embed.footer;
      default:
        return NO_SINK;
    }
  }

  #openEmbed(): void {
    const embed = newEmbed();
    this.#embeds.push(embed);
    this.#linkSinks.add(embed.description);
  }

  get attachments(): JsonObject[] {
    return this.#attachments.map(({ name }) => ({
      fileName: typeof name === 'string' ? name : name.text.replace(OLD_FILE_TEXT, '$1'),
    }));
  }

  get stickers(): JsonObject[] {
    return this.#stickers;
  }

  /** Embeds as in the exporter's JSON. The targets of links are added as embeds that only have a URL. */
  get embeds(): JsonObject[] {
    const embeds = this.#embeds.map(({ author, authorUrl, title, url, description, fields, footer }) => ({
      title: title.text,
      url,
      description: description.text,
      author: { name: author.text, url: authorUrl },
      fields: fields.map((field) => ({ name: field.name.text, value: field.value.text })),
      footer: { text: footer.text },
    }));
    return [...embeds, ...this.links.targets.map((url) => ({ url }))];
  }
}

function newEmbed(): Embed {
  return {
    author: new TextSink(),
    authorUrl: undefined,
    title: new TextSink(),
    url: undefined,
    description: new TextSink(),
    fields: [],
    footer: new TextSink(),
  };
}

function fieldSink(embed: Embed, name: string): TextSink {
  const isName = name.endsWith('name');
  if (isName || embed.fields.length === 0) {
    if (embed.fields.length === EMBEDS_MAX) return NO_SINK;
    embed.fields.push({ name: new TextSink(), value: new TextSink() });
  }
  const field = embed.fields.at(-1);
  return (isName ? field?.name : field?.value) ?? NO_SINK;
}

function isEmoji(element: HtmlElement): boolean {
  return element.hasClass('chatlog__emoji') || element.hasClass('emoji');
}

/** An emoji of Unicode is its own name. One of a server has a name in letters, which Discord shows between colons. */
function emojiText(element: HtmlElement): string {
  const name = element.attribute('alt') ?? '';
  return /^\w+$/.test(name) ? `:${name}:` : name;
}
