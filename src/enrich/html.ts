import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

export interface HtmlContent {
  title: string | undefined;
  /** Visible text, one line per block. */
  text: string;
  /** Attributes, comments and scripts. */
  hidden: string;
}

/**
 * Title and text of a page, however broken, with the HTML standard's tokenizer. It builds no tree, because that takes
 * time quadratic in the nesting depth, which the page's author controls.
 */
export function readHtml(source: string): HtmlContent {
  const reader = new HtmlReader();
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader);
  reader.tokenizer = tokenizer;
  tokenizer.write(source, true);
  return reader.content();
}

const RCDATA = new Set(['title', 'textarea']);
const RAWTEXT = new Set(['style', 'xmp', 'iframe', 'noembed', 'noframes']);
const HIDDEN_ELEMENTS = new Set(['script', 'style', 'noembed', 'noframes', 'iframe']);
/** Elements that do not start a new line. */
const INLINE = new Set(
  (
    'abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark q s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
);

class HtmlReader implements TokenHandler {
  tokenizer: Tokenizer | undefined;
  #title: string[] | undefined;
  #isInTitle = false;
  #text: string[] = [];
  #hidden: string[] = [];
  #hiddenElement: string | undefined;
  #templateDepth = 0;

  content(): HtmlContent {
    const title = this.#title?.join('').replace(/\s+/g, ' ').trim();
    return {
      title: title === '' ? undefined : title,
      text: tidy(this.#text.join('')),
      hidden: this.#hidden.join(''),
    };
  }

  onStartTag(tag: Token.TagToken): void {
    const name = tag.tagName;
    for (const { value } of tag.attrs) if (value !== '') this.#hidden.push(value, '\n');
    if (name === 'title' && this.#title === undefined) {
      this.#title = [];
      this.#isInTitle = true;
    }
    if (name === 'template') this.#templateDepth++;
    // Self-closing syntax has no effect in HTML.
    else if (HIDDEN_ELEMENTS.has(name)) this.#hiddenElement = name;
    this.#separate(name);
    this.#switchState(name);
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (tagName === 'title') this.#isInTitle = false;
    if (tagName === 'template' && this.#templateDepth > 0) this.#templateDepth--;
    if (tagName === this.#hiddenElement) {
      this.#hiddenElement = undefined;
      this.#hidden.push('\n');
    }
    this.#separate(tagName);
  }

  /** Formatting may start within a word. A link may not, so it separates words. */
  #separate(name: string): void {
    if (name === 'a') this.#text.push(LINK_EDGE);
    else if (!INLINE.has(name)) this.#text.push('\n');
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.#isInTitle) this.#title?.push(chars);
    else if (this.#hiddenElement !== undefined || this.#templateDepth > 0) this.#hidden.push(chars);
    else this.#text.push(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {}

  onComment({ data }: Token.CommentToken): void {
    this.#hidden.push(data, '\n');
  }

  onDoctype(): void {}

  onEof(): void {}

  /** The part of a tree builder that the tokenizer needs: in some elements, tags are text. */
  #switchState(name: string): void {
    if (this.tokenizer === undefined) return;
    this.tokenizer.lastStartTagName = name;
    if (RCDATA.has(name)) this.tokenizer.state = TokenizerMode.RCDATA;
    else if (RAWTEXT.has(name)) this.tokenizer.state = TokenizerMode.RAWTEXT;
    else if (name === 'script') this.tokenizer.state = TokenizerMode.SCRIPT_DATA;
    else if (name === 'plaintext') this.tokenizer.state = TokenizerMode.PLAINTEXT;
  }
}

/** Marks the start or end of a link. Cannot occur in the text, as the tokenizer drops it. */
const LINK_EDGE = '\0';
const EDGE_WITHIN_WORD = /(?<=[\p{L}\p{N}])\0+(?=[\p{L}\p{N}])/gu;

function tidy(text: string): string {
  return text
    .replace(EDGE_WITHIN_WORD, ' ')
    .replaceAll(LINK_EDGE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();
}

/** Resolves character references; tags stay text. */
export function decodeHtmlText(text: string): string {
  if (!text.includes('&')) return text;
  const reader = new HtmlReader();
  const tokenizer = new Tokenizer({ sourceCodeLocationInfo: false }, reader);
  tokenizer.state = TokenizerMode.RCDATA;
  tokenizer.write(text, true);
  return reader.content().text;
}
