import { InvalidParameters } from '../errors.ts';
import { refangWithOffsets } from '../text/refang.ts';
import type { Field } from './fields.ts';

/** A piece of a query. `at` is its offset in the refanged query. */
export type Lexeme = { at: number } & (
  | { kind: 'open' | 'close' | 'minus' | 'or' | 'and' | 'not' }
  | { kind: 'field'; field: Field; text: string; isPrefix: boolean }
  | { kind: 'quoted'; text: string; isPrefix: boolean }
  | { kind: 'word'; text: string; isPrefix: boolean; hasForms: boolean }
);

/**
 * A minus or parenthesis inside a word is part of the word. A quote opens a phrase only if another one closes it; after
 * a field's colon it opens the field's value.
 */
const LEXEMES =
  /\s*(?:(\()|(\))|(-)(?=[^\s)])|(?:([A-Za-z]+(?:-[A-Za-z]+)?):)?"([^"]*)"(\*?)|([^\s()"]+|"))/y;
const FIELD_WORD = /^([A-Za-z]+(?:-[A-Za-z]+)?):(.+)$/s;

const KEYWORDS = new Map<string, 'or' | 'and' | 'not'>([
  ['OR', 'or'],
  ['AND', 'and'],
  ['NOT', 'not'],
]);

/** Splits a query into lexemes. Errors name the position in the query as the client sent it. */
export class QueryLexer {
  #q: string;
  #starts: readonly number[] | undefined;
  #fields: ReadonlySet<string>;
  readonly lexemes: Lexeme[] = [];

  constructor(q: string, fields: ReadonlySet<string>) {
    this.#q = q;
    this.#fields = fields;
    // Refang first: the parentheses in user(at)mail.example are not operators.
    const { text, offsets } = refangWithOffsets(q);
    this.#starts = offsets?.starts;
    this.#read(text.trimEnd());
  }

  /** The error for a mistake at an offset in the refanged query. */
  mistake(type: string, msg: string, at: number): InvalidParameters {
    const offset = this.#starts === undefined ? at : this.#starts[at];
    const position = [...this.#q.slice(0, offset)].length + 1;
    return InvalidParameters.searchQuery(type, msg, position);
  }

  #read(text: string): void {
    LEXEMES.lastIndex = 0;
    while (LEXEMES.lastIndex < text.length) {
      const match = LEXEMES.exec(text);
      if (match === null) break;
      const [whole, open, close, minus, name, quoted, quotedStar, word] = match;
      const at = match.index + whole.length - whole.trimStart().length;
      if (open) this.lexemes.push({ kind: 'open', at });
      else if (close) this.lexemes.push({ kind: 'close', at });
      else if (minus) this.lexemes.push({ kind: 'minus', at });
      else if (quoted !== undefined) this.#readQuoted(name, quoted, quotedStar === '*', at);
      else if (word !== undefined) this.#readWord(word, at);
    }
  }

  #readQuoted(name: string | undefined, text: string, isPrefix: boolean, at: number): void {
    const field = name?.toLowerCase();
    if (field !== undefined && this.#fields.has(field) && text.trim() !== '') {
      this.lexemes.push({ kind: 'field', field: field as Field, text: text.trim(), isPrefix, at });
      return;
    }
    if (name !== undefined)
      this.lexemes.push({ kind: 'word', text: name, isPrefix: false, hasForms: false, at });
    this.lexemes.push({ kind: 'quoted', text, isPrefix, at });
  }

  #readWord(word: string, at: number): void {
    const [, name = '', value = ''] = FIELD_WORD.exec(word) ?? [];
    const isField = this.#fields.has(name.toLowerCase());
    if (word.startsWith('*') || (isField && value.startsWith('*') && value !== '*'))
      throw this.mistake('leading_wildcard', `a term can't start with "*"`, at + word.indexOf('*'));
    const isPrefix = value.endsWith('*');
    const text = isPrefix ? value.slice(0, -1) : value;
    const keyword = KEYWORDS.get(word);
    if (isField && text !== '')
      this.lexemes.push({ kind: 'field', field: name.toLowerCase() as Field, text, isPrefix, at });
    else if (keyword !== undefined) this.lexemes.push({ kind: keyword, at });
    else
      this.lexemes.push({
        kind: 'word',
        text: word,
        isPrefix: /\*~?$/.test(word),
        hasForms: word.endsWith('~'),
        at,
      });
  }
}
