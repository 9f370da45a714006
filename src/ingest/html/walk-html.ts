import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';
import { type Entry, SourceError } from '../importer.ts';
import { NO_SINK, type TextSink } from './text-sink.ts';

/** An element whose start tag was read. */
export class HtmlElement {
  readonly name: string;
  readonly line: number;
  #attributes: readonly Token.Attribute[];
  #classes: readonly string[] | undefined;

  constructor(name: string, attributes: readonly Token.Attribute[], line: number) {
    this.name = name;
    this.line = line;
    this.#attributes = attributes;
  }

  attribute(name: string): string | undefined {
    return this.#attributes.find((each) => each.name === name)?.value;
  }

  get classes(): readonly string[] {
    this.#classes ??= (this.attribute('class') ?? '').split(/\s+/).filter((name) => name !== '');
    return this.#classes;
  }

  hasClass(name: string): boolean {
    return this.classes.includes(name);
  }
}

/** Makes entries of a document while it is read. */
export interface HtmlReader {
  /** Returns where the element's text goes; undefined for where the text of its parent goes, which is `sink`. */
  open(element: HtmlElement, sink: TextSink): TextSink | undefined;
  close(element: HtmlElement, sink: TextSink): void;
  /** The entries that are complete since the last call. */
  takeEntries(): Entry[];
  /** Whether everything was read, as far as the document shows. */
  readonly isComplete: boolean;
}

/**
 * Reads an HTML document of any size in bounded memory, with the HTML standard's tokenizer and the open elements
 * instead of a tree. Throws SourceError after the complete entries if the document ends early.
 */
export async function* walkHtml(source: AsyncIterable<Uint8Array>, reader: HtmlReader): AsyncIterable<Entry> {
  const walker = new HtmlWalker(reader);
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of source) {
    let broken: unknown;
    try {
      walker.write(decoder.decode(chunk, { stream: true }));
    } catch (error) {
      broken = error;
    }
    // Return complete entries first, even from a chunk with an error.
    yield* reader.takeEntries();
    if (broken !== undefined) throw broken;
  }
  walker.end(decoder.decode());
  yield* reader.takeEntries();
  if (!reader.isComplete) throw new SourceError(`the file ends unexpectedly at line ${walker.line}`);
}

/** The tokenizer copies what it has not read yet, so it gets small slices. */
const SLICE_LENGTH = 32 * 1024;
/** A tag or comment this long is an accident or an attack. */
const TOKEN_LENGTH_MAX = 4 * 1024 * 1024;
const BUFFER_LENGTH_MAX = 4 * SLICE_LENGTH;
const DEPTH_MAX = 10_000;

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta source track use wbr'.split(' '),
);
const BLOCKS = new Set('blockquote div dl h1 h2 h3 h4 h5 h6 li ol p pre table tr ul'.split(' '));
const RCDATA = new Set(['title', 'textarea']);
const RAWTEXT = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes']);

interface OpenElement {
  element: HtmlElement;
  sink: TextSink;
}

class HtmlWalker implements TokenHandler {
  #reader: HtmlReader;
  #tokenizer: Tokenizer;
  #stack: OpenElement[] = [];
  /** By name. */
  #openCounts = new Map<string, number>();
  #linesBefore = 0;

  constructor(reader: HtmlReader) {
    this.#reader = reader;
    this.#tokenizer = this.#newTokenizer();
  }

  #newTokenizer(): Tokenizer {
    return new Tokenizer({ sourceCodeLocationInfo: false }, this);
  }

  get line(): number {
    return this.#linesBefore + this.#tokenizer.preprocessor.line;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; ) {
      const slice = text.slice(at, at + sliceLength(text, at));
      at += slice.length;
      this.#tokenizer.write(slice, false);
      // A long text is passed on in parts.
      this.#tokenizer.flushCharacters();
      this.#limitBuffer();
    }
  }

  /** The tokenizer keeps a text without blanks and tags, although it has passed it on. A new one starts empty. */
  #limitBuffer(): void {
    const { state, preprocessor } = this.#tokenizer;
    if (preprocessor.html.length > TOKEN_LENGTH_MAX)
      throw new SourceError(`a tag, comment or script at line ${this.line} is longer than 4 MiB`);
    const isBetweenTags = state === TokenizerMode.DATA && preprocessor.pos === preprocessor.html.length - 1;
    if (preprocessor.html.length < BUFFER_LENGTH_MAX || !isBetweenTags || preprocessor.html.endsWith('\r'))
      return;
    this.#linesBefore += preprocessor.line - 1;
    this.#tokenizer = this.#newTokenizer();
  }

  end(text: string): void {
    this.#tokenizer.write(text, true);
  }

  get #sink(): TextSink {
    return this.#stack.at(-1)?.sink ?? NO_SINK;
  }

  onStartTag({ tagName, attrs, selfClosing }: Token.TagToken): void {
    const element = new HtmlElement(tagName, attrs, this.line);
    const outer = this.#sink;
    if (BLOCKS.has(tagName)) outer.separate();
    else if (tagName === 'br') outer.add('\n');
    const sink = this.#reader.open(element, outer) ?? outer;
    // Only elements of SVG can close themselves.
    const isVoid = VOID_ELEMENTS.has(tagName) || (selfClosing && tagName === 'path');
    if (isVoid) {
      this.#reader.close(element, sink);
      return;
    }
    if (this.#stack.length === DEPTH_MAX)
      throw new SourceError(`elements are nested more than ${DEPTH_MAX} levels deep at line ${this.line}`);
    this.#stack.push({ element, sink });
    this.#openCounts.set(tagName, (this.#openCounts.get(tagName) ?? 0) + 1);
    this.#switchState(tagName);
  }

  /** Elements without an end tag of their own close with their parent. */
  onEndTag({ tagName }: Token.TagToken): void {
    // Without this check, searching for elements that are not open would be quadratic in the depth.
    if (!this.#openCounts.has(tagName)) return;
    for (;;) {
      const { element, sink } = this.#stack.pop() as OpenElement;
      this.#countClosed(element.name);
      this.#reader.close(element, sink);
      if (BLOCKS.has(element.name)) this.#sink.separate();
      if (element.name === tagName) return;
    }
  }

  #countClosed(name: string): void {
    const count = this.#openCounts.get(name) as number;
    if (count === 1) this.#openCounts.delete(name);
    else this.#openCounts.set(name, count - 1);
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    this.#sink.add(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {}

  onComment(): void {}

  onDoctype(): void {}

  onEof(): void {}

  /** The part of a tree builder that the tokenizer needs: in some elements, tags are text. */
  #switchState(name: string): void {
    this.#tokenizer.lastStartTagName = name;
    if (RCDATA.has(name)) this.#tokenizer.state = TokenizerMode.RCDATA;
    else if (RAWTEXT.has(name)) this.#tokenizer.state = TokenizerMode.RAWTEXT;
    else if (name === 'script') this.#tokenizer.state = TokenizerMode.SCRIPT_DATA;
  }
}

/** Surrogate pairs are not divided. */
function sliceLength(text: string, at: number): number {
  const last = text.charCodeAt(at + SLICE_LENGTH - 1);
  return last >= 0xd800 && last < 0xdc00 ? SLICE_LENGTH + 1 : SLICE_LENGTH;
}
