import type { GivenExtras } from '../../extras.ts';
import { HiddenLinks } from '../../html/links.ts';
import { NO_SINK, TextSink } from '../../html/text-sink.ts';
import type { HtmlElement } from '../../html/walk-html.ts';
import { MEDIA_CLASSES, type MediaParts, mediaExtras, mediaKind } from './media.ts';

/** A poll has a question and at most 12 answers, a keyboard at most 100 buttons. */
const TEXTS_MAX = 100;

const REPLY = /#go_to_message(-?\d{1,18})$/;
export const MESSAGE_ID = /^message(-?\d{1,18})$/;
const LINK = /^[a-z][a-z0-9+.-]*:\/\//i;
/** What a button that is not a link copies: its data, and its type at the end. */
const BUTTON_DATA = /^return ShowTextCopied\('Data: (.{1,2000}?) \| (?:Forward text|Type): /s;

/** A message while it is read. The classes of its elements say what they are. */
export class OpenMessage {
  readonly element: HtmlElement;
  readonly id: string | undefined;
  readonly isService: boolean;
  readonly isJoined: boolean;
  readonly text = new TextSink();
  sender: TextSink | undefined;
  date: string | undefined;
  repliedTo: string | undefined;
  /** The original sender, of which the page only shows the name. */
  forwardedFrom: TextSink | undefined;
  isForwarded = false;
  #forwarded: HtmlElement | undefined;
  #links = new HiddenLinks();
  #mediaClass: string | undefined;
  #media: MediaParts = { texts: [] };
  #signature: TextSink | undefined;
  #button: HtmlElement | undefined;
  #buttonTexts: TextSink[] = [];
  #buttonData: string[] = [];
  #buttonLinks: string[] = [];

  constructor(element: HtmlElement) {
    this.element = element;
    this.id = MESSAGE_ID.exec(element.attribute('id') ?? '')?.[1];
    this.isService = element.hasClass('service');
    this.isJoined = element.hasClass('joined');
  }

  get media(): string | undefined {
    return mediaKind(this.#mediaClass, this.#media);
  }

  get extras(): GivenExtras {
    const media = mediaExtras(this.media, this.#media);
    return {
      attachments: media.attachments,
      links: [...this.#links.targets, ...media.links, ...this.#buttonLinks],
      other: [
        ...media.other,
        ...this.#buttonTexts.map((sink) => sink.text),
        ...this.#buttonData,
        this.#signature?.text,
      ],
    };
  }

  /** The sink for the element's text; undefined for its parent's. */
  open(element: HtmlElement, sink: TextSink): TextSink | undefined {
    const { classes } = element;
    if (element.name === 'a') this.#openLink(element, sink);
    if (classes.length === 0) return undefined;
    if (this.#mediaClass === undefined) this.#openMedia(element);
    if (classes.includes('forwarded') && classes.includes('body')) {
      this.#forwarded = element;
      this.isForwarded = true;
    }
    if (classes.includes('date')) return this.#openDate(element);
    if (classes.includes('from_name')) return this.#openName();
    if (classes.includes('text')) return this.text;
    if (classes.includes('signature')) {
      this.#signature ??= new TextSink();
      return this.#signature;
    }
    if (classes.includes('bot_button')) return this.#openButton(element);
    return this.#mediaClass === undefined ? undefined : this.#openInMedia(classes);
  }

  close(element: HtmlElement, sink: TextSink): void {
    this.#links.close(element, sink);
    if (element === this.#forwarded) this.#forwarded = undefined;
    if (element === this.#button) this.#button = undefined;
  }

  #openMedia(element: HtmlElement): void {
    this.#mediaClass = element.classes.find((name) => Object.hasOwn(MEDIA_CLASSES, name));
    if (this.#mediaClass !== undefined) this.#media.target = element.attribute('href');
  }

  /** The date within the name of the original sender is that of the original message. */
  #openDate(element: HtmlElement): TextSink {
    if (element.hasClass('pull_right')) this.date ??= element.attribute('title');
    return NO_SINK;
  }

  #openName(): TextSink | undefined {
    if (this.#forwarded !== undefined) {
      this.forwardedFrom ??= new TextSink();
      return this.forwardedFrom;
    }
    if (this.sender !== undefined) return undefined;
    this.sender = new TextSink();
    return this.sender;
  }

  #openLink(element: HtmlElement, sink: TextSink): void {
    const target = element.attribute('href')?.trim() ?? '';
    const [, repliedTo] = REPLY.exec(target) ?? [];
    if (this.#button !== undefined) this.#openButtonLink(element, target);
    else if (sink === this.text) this.#links.open(element, sink);
    else if (repliedTo !== undefined) this.repliedTo ??= repliedTo;
  }

  #openButton(element: HtmlElement): TextSink {
    if (this.#buttonTexts.length === TEXTS_MAX) return NO_SINK;
    this.#button = element;
    const text = new TextSink();
    this.#buttonTexts.push(text);
    return text;
  }

  #openButtonLink(element: HtmlElement, target: string): void {
    if (this.#buttonLinks.length + this.#buttonData.length >= TEXTS_MAX) return;
    if (LINK.test(target)) this.#buttonLinks.push(target);
    const [, data] = BUTTON_DATA.exec(element.attribute('onclick') ?? '') ?? [];
    if (data !== undefined) this.#buttonData.push(data);
  }

  #openInMedia(classes: readonly string[]): TextSink | undefined {
    const part = (['title', 'description', 'status'] as const).find((name) => classes.includes(name));
    if (part !== undefined) {
      this.#media[part] ??= new TextSink();
      return this.#media[part];
    }
    if (classes.includes('question') || classes.includes('answer')) {
      if (this.#media.texts.length === TEXTS_MAX) return NO_SINK;
      const text = new TextSink();
      this.#media.texts.push(text);
      return text;
    }
    // Numbers of votes.
    return classes.includes('details') ? NO_SINK : undefined;
  }
}
