import { InvalidParameters } from '../errors.ts';
import { refang } from '../text/refang.ts';
import { analyze } from './analyzer.ts';
import { FIELDS_OF, type Field, fieldTree } from './fields.ts';
import type { SearchTree } from './search-tree.ts';

export const QUERY_LENGTH_MAX = 512;
export const CLAUSES_MAX = 32;

type Lexeme =
  | { kind: 'open' | 'close' | 'minus' | 'or' | 'and' | 'not' }
  | { kind: 'field'; field: Field; text: string; isPrefix: boolean }
  | { kind: 'quoted'; text: string; isPrefix: boolean }
  | { kind: 'word'; text: string; isPrefix: boolean };

const OPERATOR_TEXT = { open: '(', close: ')', minus: '-', or: 'OR', and: 'AND', not: 'NOT' } as const;

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

/** Parses `q` for one kind of record. */
export function parseQuery(q: string, kind: keyof typeof FIELDS_OF = 'message'): SearchTree {
  if ([...q].length > QUERY_LENGTH_MAX)
    throw InvalidParameters.searchQuery('string_too_long', `it has more than ${QUERY_LENGTH_MAX} characters`);
  if (q.trim() === '') throw InvalidParameters.searchQuery('string_too_short', 'it is empty');
  // Refang first: the parentheses in user(at)mail.example are not operators.
  const refanged = refang(q);
  return new Parser(readLexemes(refanged, FIELDS_OF[kind], refanged === q)).parse();
}

/** `isVerbatim`: `q` is as the client sent it, so errors can name a position in it. */
function readLexemes(q: string, fields: ReadonlySet<string>, isVerbatim: boolean): Lexeme[] {
  const lexemes: Lexeme[] = [];
  const text = q.trimEnd();
  LEXEMES.lastIndex = 0;
  while (LEXEMES.lastIndex < text.length) {
    const match = LEXEMES.exec(text);
    if (match === null) break;
    const [, open, close, minus, name, quoted, quotedStar, word] = match;
    if (open) lexemes.push({ kind: 'open' });
    else if (close) lexemes.push({ kind: 'close' });
    else if (minus) lexemes.push({ kind: 'minus' });
    else if (quoted !== undefined) lexemes.push(...readQuoted(name, quoted, quotedStar === '*', fields));
    else if (word !== undefined) {
      const before = text.slice(0, LEXEMES.lastIndex - word.length);
      lexemes.push(readWord(word, fields, isVerbatim ? before : undefined));
    }
  }
  return lexemes;
}

function readQuoted(
  name: string | undefined,
  text: string,
  isPrefix: boolean,
  fields: ReadonlySet<string>,
): Lexeme[] {
  if (name === undefined) return [{ kind: 'quoted', text, isPrefix }];
  const field = name.toLowerCase();
  if (fields.has(field) && text.trim() !== '')
    return [{ kind: 'field', field: field as Field, text: text.trim(), isPrefix }];
  return [
    { kind: 'word', text: name, isPrefix: false },
    { kind: 'quoted', text, isPrefix },
  ];
}

function readWord(word: string, fields: ReadonlySet<string>, before: string | undefined): Lexeme {
  const [, name = '', value = ''] = FIELD_WORD.exec(word) ?? [];
  const isField = fields.has(name.toLowerCase());
  if (word.startsWith('*') || (isField && value.startsWith('*') && value !== '*')) {
    const where =
      before === undefined
        ? ''
        : ` (character ${[...before, ...word.slice(0, word.indexOf('*'))].length + 1})`;
    throw InvalidParameters.searchQuery('leading_wildcard', `a term can't start with "*"${where}`);
  }
  const isPrefix = value.endsWith('*');
  const text = isPrefix ? value.slice(0, -1) : value;
  if (isField && text !== '') return { kind: 'field', field: name.toLowerCase() as Field, text, isPrefix };
  const keyword = KEYWORDS.get(word);
  if (keyword !== undefined) return { kind: keyword };
  return { kind: 'word', text: word, isPrefix: word.endsWith('*') };
}

/** Recursive descent; AND binds tighter than OR. An operator without an operand is read as a word. */
class Parser {
  #lexemes: Lexeme[];
  #next = 0;
  #clauses = 0;

  constructor(lexemes: Lexeme[]) {
    this.#lexemes = lexemes;
  }

  parse(): SearchTree {
    const parts: SearchTree[] = [];
    while (this.#peek() !== undefined) {
      parts.push(this.#alternatives());
      // Only an unmatched closing parenthesis ends an expression early. It is read as a word.
      if (this.#peek()?.kind === 'close') parts.push(this.#asWord());
    }
    return combine('and', parts);
  }

  #peek(ahead = 0): Lexeme | undefined {
    return this.#lexemes[this.#next + ahead];
  }

  #alternatives(): SearchTree {
    const parts = [this.#conjunction()];
    while (this.#peek()?.kind === 'or' && this.#startsOperand(this.#peek(1))) {
      this.#next++;
      parts.push(this.#conjunction());
    }
    return combine('or', parts);
  }

  #conjunction(): SearchTree {
    const parts: SearchTree[] = [];
    for (;;) {
      const lexeme = this.#peek();
      if (lexeme === undefined || lexeme.kind === 'close') break;
      if (lexeme.kind === 'or' && parts.length > 0 && this.#startsOperand(this.#peek(1))) break;
      if (lexeme.kind === 'and' && parts.length > 0 && this.#startsOperand(this.#peek(1))) {
        this.#next++;
        continue;
      }
      parts.push(this.#operand());
    }
    return combine('and', parts);
  }

  #operand(): SearchTree {
    const lexeme = this.#peek();
    if ((lexeme?.kind === 'minus' || lexeme?.kind === 'not') && this.#startsOperand(this.#peek(1))) {
      this.#next++;
      return negate(this.#operand());
    }
    if (lexeme?.kind === 'open' && this.#isClosed()) {
      this.#next++;
      const inner = this.#alternatives();
      this.#next++;
      return inner;
    }
    if (lexeme?.kind === 'word' || lexeme?.kind === 'quoted') {
      this.#next++;
      return this.#phrase(lexeme.text, lexeme.isPrefix);
    }
    if (lexeme?.kind === 'field') {
      this.#next++;
      this.#countClause();
      return fieldTree(lexeme.field, lexeme.text, lexeme.isPrefix);
    }
    return this.#asWord();
  }

  #startsOperand(lexeme: Lexeme | undefined): boolean {
    return lexeme !== undefined && lexeme.kind !== 'close';
  }

  /** Whether the current parenthesis is closed further on. */
  #isClosed(): boolean {
    let depth = 0;
    for (let i = this.#next; i < this.#lexemes.length; i++) {
      const kind = this.#lexemes[i]?.kind;
      if (kind === 'open') depth++;
      if (kind === 'close' && --depth === 0) return true;
    }
    return false;
  }

  #asWord(): SearchTree {
    const lexeme = this.#peek();
    this.#next++;
    if (lexeme === undefined || 'text' in lexeme) return NOTHING;
    return this.#phrase(OPERATOR_TEXT[lexeme.kind], false);
  }

  #phrase(text: string, isPrefix: boolean): SearchTree {
    const tokens = analyze(text);
    if (tokens.length === 0) return NOTHING;
    this.#countClause();
    return { kind: 'phrase', tokens, isPrefix };
  }

  #countClause(): void {
    if (++this.#clauses > CLAUSES_MAX)
      throw InvalidParameters.searchQuery('too_many_clauses', `it has more than ${CLAUSES_MAX} terms`);
  }
}

const NOTHING: SearchTree = { kind: 'nothing' };

/** Drops words without a letter or digit, unless the query has no others. */
function combine(kind: 'and' | 'or', parts: SearchTree[]): SearchTree {
  const matchable = parts
    .filter((part) => part.kind !== 'nothing')
    .flatMap((part) => (part.kind === kind ? part.of : [part]));
  if (matchable.length === 0) return NOTHING;
  const [only] = matchable;
  return matchable.length === 1 && only !== undefined ? only : { kind, of: matchable };
}

function negate(tree: SearchTree): SearchTree {
  if (tree.kind === 'nothing') return NOTHING;
  return tree.kind === 'not' ? tree.of : { kind: 'not', of: tree };
}
