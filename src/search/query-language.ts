import { InvalidParameters } from '../errors.ts';
import { analyze } from './analyzer.ts';
import { FIELDS_OF, fieldTree, indicatorTree } from './fields.ts';
import { type Lexeme, QueryLexer } from './query-lexer.ts';
import type { SearchTree } from './search-tree.ts';
import { formsOf, TERMS_WITH_FORMS_MAX } from './word-forms.ts';

export const QUERY_LENGTH_MAX = 512;
export const CLAUSES_MAX = 32;

const OPERATOR_TEXT = { open: '(', close: ')', minus: '-', or: 'OR', and: 'AND', not: 'NOT' } as const;

export interface QueryOptions {
  /** Searches all forms of every plain word, as if each ended with `~`. */
  hasForms?: boolean | undefined;
}

/** Parses `q` for one kind of record. */
export function parseQuery(
  q: string,
  kind: keyof typeof FIELDS_OF = 'message',
  { hasForms = false }: QueryOptions = {},
): SearchTree {
  if ([...q].length > QUERY_LENGTH_MAX)
    throw InvalidParameters.searchQuery(
      'string_too_long',
      `it has more than ${QUERY_LENGTH_MAX} characters`,
      QUERY_LENGTH_MAX + 1,
    );
  if (q.trim() === '') throw InvalidParameters.searchQuery('string_too_short', 'it is empty');
  return new Parser(new QueryLexer(q, FIELDS_OF[kind]), hasForms).parse();
}

/** Recursive descent; AND binds tighter than OR. An operator without an operand is read as a word. */
class Parser {
  #lexer: QueryLexer;
  #lexemes: readonly Lexeme[];
  #next = 0;
  #clauses = 0;
  #termsWithForms = 0;
  #hasForms: boolean;

  constructor(lexer: QueryLexer, hasForms: boolean) {
    this.#lexer = lexer;
    this.#hasForms = hasForms;
    this.#lexemes = lexer.lexemes;
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
      const hasForms = lexeme.kind === 'word' && (lexeme.hasForms || this.#hasForms);
      const phrase = this.#phrase(lexeme.text, lexeme.isPrefix, lexeme.at);
      return hasForms ? this.#withForms(phrase, lexeme.at) : phrase;
    }
    if (lexeme?.kind === 'field') {
      this.#next++;
      this.#countClause(lexeme.at);
      return lexeme.field === 'indicator'
        ? this.#indicator(lexeme.text, lexeme.isPrefix, lexeme.at)
        : fieldTree(lexeme.field, lexeme.text, lexeme.isPrefix);
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
    return this.#phrase(OPERATOR_TEXT[lexeme.kind], false, lexeme.at);
  }

  #phrase(text: string, isPrefix: boolean, at: number): SearchTree {
    const tokens = analyze(text);
    if (tokens.length === 0) return NOTHING;
    this.#countClause(at);
    return { kind: 'phrase', tokens, isPrefix };
  }

  /** Only single words have forms: `~` after anything else means nothing, like other punctuation. */
  #withForms(tree: SearchTree, at: number): SearchTree {
    if (tree.kind !== 'phrase' || tree.isPrefix || tree.tokens.length > 1) return tree;
    const tokens = formsOf(tree.tokens[0] as string);
    if (tokens.length === 1) return tree;
    if (++this.#termsWithForms > TERMS_WITH_FORMS_MAX)
      throw this.#lexer.mistake(
        'too_many_forms',
        `it has more than ${TERMS_WITH_FORMS_MAX} terms with word forms`,
        at,
      );
    return { kind: 'forms', tokens };
  }

  #indicator(text: string, isPrefix: boolean, at: number): SearchTree {
    const tree = isPrefix ? undefined : indicatorTree(text);
    if (tree === undefined)
      throw this.#lexer.mistake(
        'invalid_indicator',
        'indicator: needs a kind and a whole value, such as indicator:"domain:acme.example"',
        at,
      );
    return tree;
  }

  #countClause(at: number): void {
    if (++this.#clauses > CLAUSES_MAX)
      throw this.#lexer.mistake('too_many_clauses', `it has more than ${CLAUSES_MAX} terms`, at);
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
