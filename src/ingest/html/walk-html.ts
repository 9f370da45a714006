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
 * Reads an HTML document of any size in bounded memory, with the HTML standard's tokenizer and the open elements instead
 * of a tree. Throws SourceError after the complete entries if the document ends early.
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
const DEPTH_MAX = 10_000;
/** An end tag closes an element at most this far up. Without a limit, closing is quadratic in the depth. */
const UNCLOSED_MAX = 64;

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
  #pending = 0;

  constructor(reader: HtmlReader) {
    this.#reader = reader;
    this.#tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, this);
  }

  get line(): number {
    return this.#tokenizer.preprocessor.line;
  }

  write(text: string): void {
    for (let at = 0; at < text.length; at += SLICE_LENGTH) {
      const slice = text.slice(at, at + SLICE_LENGTH);
      this.#pending += slice.length;
      this.#tokenizer.write(slice, false);
      // A long text is passed on in parts.
      this.#tokenizer.flushCharacters();
      if (this.#pending > TOKEN_LENGTH_MAX)
        throw new SourceError(`a tag or comment at line ${this.line} is longer than 4 MiB`);
    }
  }

  end(text: string): void {
    this.#tokenizer.write(text, true);
  }

  get #sink(): TextSink {
    return this.#stack.at(-1)?.sink ?? NO_SINK;
  }

  onStartTag({ tagName, attrs, selfClosing }: Token.TagToken): void {
    this.#pending = 0;
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
    this.#switchState(tagName);
  }

  /** Elements without an end tag of their own close with their parent. */
  onEndTag({ tagName }: Token.TagToken): void {
    this.#pending = 0;
    const lowest = Math.max(0, this.#stack.length - UNCLOSED_MAX);
    let at = this.#stack.length - 1;
    while (at >= lowest && this.#stack[at]?.element.name !== tagName) at--;
    if (at < lowest) return;
    while (this.#stack.length > at) {
      const { element, sink } = this.#stack.pop() as OpenElement;
      this.#reader.close(element, sink);
      if (BLOCKS.has(element.name)) this.#sink.separate();
    }
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    this.#pending = 0;
    this.#sink.add(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {}

  onComment(): void {
    this.#pending = 0;
  }

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
