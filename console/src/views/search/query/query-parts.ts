import { refang } from '../../../../../src/text/refang.ts';

/**
 * A query as the box shows it: conditions on fields as chips, and the rest as text. The query stays the truth: the
 * parts mean the same as the query they were read from, and writing them gives a query again.
 */
export interface QueryParts {
  chips: Chip[];
  text: string;
}

/** `lang:ru`, `-lang:en`, or `(lang:ru OR lang:en)`. */
export interface Chip {
  field: string;
  /** Any of these; a value may end with `*`. */
  values: readonly string[];
  isNegative: boolean;
}

interface Token {
  kind: 'open' | 'close' | 'minus' | 'keyword' | 'field' | 'other';
  start: number;
  end: number;
  name?: string;
  value?: string;
}

/** The grammar of the server's lexer (src/search/query-lexer.ts), on the query as written. */
const TOKENS = /\s*(?:(\()|(\))|(-)(?=[^\s)])|(?:([A-Za-z]+(?:-[A-Za-z]+)?):)?"([^"]*)"(\*?)|([^\s()"]+|"))/y;
const FIELD_WORD = /^([A-Za-z]+(?:-[A-Za-z]+)?):(.+)$/s;
const KEYWORDS = new Set(['OR', 'AND', 'NOT']);

function tokensOf(query: string, fields: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  TOKENS.lastIndex = 0;
  while (TOKENS.lastIndex < query.length) {
    const match = TOKENS.exec(query);
    if (match === null) break;
    const [whole, open, close, minus, name, quoted, star, word] = match;
    const end = match.index + whole.length;
    const start = end - whole.trimStart().length;
    const add = (kind: Token['kind'], field?: { name: string; value: string }) =>
      tokens.push({ kind, start, end, ...field });
    if (open) add('open');
    else if (close) add('close');
    else if (minus) add('minus');
    else if (quoted !== undefined) {
      const isField = name !== undefined && fields.has(name.toLowerCase()) && quoted.trim() !== '';
      if (isField) add('field', { name: name.toLowerCase(), value: `${quoted.trim()}${star ?? ''}` });
      else add('other');
    } else if (word !== undefined) addWord(word, fields, add);
  }
  return withMatchedParentheses(tokens);
}

/** As on the server, a parenthesis without its counterpart is a word. */
function withMatchedParentheses(tokens: readonly Token[]): Token[] {
  const unmatched = new Set<Token>();
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'open') open.push(token);
    else if (token.kind === 'close' && open.pop() === undefined) unmatched.add(token);
  }
  for (const token of open) unmatched.add(token);
  return tokens.map((token) => (unmatched.has(token) ? { ...token, kind: 'other' } : token));
}

function addWord(
  word: string,
  fields: ReadonlySet<string>,
  add: (kind: Token['kind'], field?: { name: string; value: string }) => void,
): void {
  const [, name = '', value = ''] = FIELD_WORD.exec(word) ?? [];
  // The server refuses such a value, and says so.
  const isValue = value !== '' && !value.startsWith('*');
  if (fields.has(name.toLowerCase()) && isValue) add('field', { name: name.toLowerCase(), value });
  else add(KEYWORDS.has(word) ? 'keyword' : 'other');
}

/** Reads the conditions that apply to the whole query; those within a group or beside an operator stay text. */
export function readQuery(written: string, fields: ReadonlySet<string>): QueryParts {
  // As the server does: the parentheses in user(at)mail.example are not operators.
  const query = refang(written);
  const tokens = tokensOf(query, fields);
  if (hasTopOperator(tokens)) return { chips: [], text: written.trim() };
  const chips: Chip[] = [];
  const cuts: { start: number; end: number }[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = chipAt(tokens, at);
    if (found === undefined) {
      at = afterGroup(tokens, at);
      continue;
    }
    chips.push(found.chip);
    cuts.push({ start: tokens[at]?.start ?? 0, end: tokens[found.next - 1]?.end ?? 0 });
    at = found.next;
  }
  return { chips, text: chips.length === 0 ? written.trim() : without(query, cuts) };
}

function hasTopOperator(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { kind } of tokens) {
    if (kind === 'open') depth++;
    if (kind === 'close') depth--;
    if (kind === 'keyword' && depth === 0) return true;
  }
  return false;
}

function chipAt(tokens: readonly Token[], at: number): { chip: Chip; next: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (first?.kind === 'field')
    return {
      chip: { field: first.name ?? '', values: [first.value ?? ''], isNegative: false },
      next: at + 1,
    };
  if (first?.kind === 'minus' && second?.kind === 'field')
    return {
      chip: { field: second.name ?? '', values: [second.value ?? ''], isNegative: true },
      next: at + 2,
    };
  return first?.kind === 'open' ? anyOfAt(tokens, at) : undefined;
}

/** `(lang:ru OR lang:en)`: alternatives of one field. */
function anyOfAt(tokens: readonly Token[], open: number): { chip: Chip; next: number } | undefined {
  const field = tokens[open + 1]?.name;
  const values: string[] = [];
  for (let at = open + 1; field !== undefined; at += 2) {
    const [value, after] = [tokens[at], tokens[at + 1]];
    if (value?.kind !== 'field' || value.name !== field) return undefined;
    values.push(value.value ?? '');
    if (after?.kind === 'close') return { chip: { field, values, isNegative: false }, next: at + 2 };
    if (after?.kind !== 'keyword' || after.end - after.start !== 2) return undefined;
  }
  return undefined;
}

/** The token after this one, or after the group that it opens. A minus belongs to what follows it. */
function afterGroup(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind === 'minus') return afterGroup(tokens, at + 1);
  if (tokens[at]?.kind !== 'open') return at + 1;
  let depth = 0;
  for (let index = at; index < tokens.length; index++) {
    if (tokens[index]?.kind === 'open') depth++;
    if (tokens[index]?.kind === 'close') depth--;
    if (depth === 0) return index + 1;
  }
  return tokens.length;
}

function without(query: string, cuts: readonly { start: number; end: number }[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of cuts) {
    text += `${query.slice(at, start)} `;
    at = end;
  }
  return `${text}${query.slice(at)}`.replace(/\s+/g, ' ').trim();
}

export function writeQuery({ chips, text }: QueryParts): string {
  const words =
    chips.length > 0 && hasTopOperator(tokensOf(text, NO_FIELDS)) ? `(${text.trim()})` : text.trim();
  return [...chips.map(writeChip), words].filter((part) => part !== '').join(' ');
}

const NO_FIELDS: ReadonlySet<string> = new Set();

function writeChip({ field, values, isNegative }: Chip): string {
  const conditions = values.map((value) => `${field}:${quoted(value)}`);
  if (conditions.length === 1) return `${isNegative ? '-' : ''}${conditions[0]}`;
  return isNegative ? conditions.map((each) => `-${each}`).join(' ') : `(${conditions.join(' OR ')})`;
}

/** Values that are one word to every reader need no quotes. */
const PLAIN = /^[\p{L}\p{N}_.@][\p{L}\p{N}_.@-]*\*?$/u;

function quoted(value: string): string {
  if (PLAIN.test(value)) return value;
  const isPrefix = value.endsWith('*') && value.length > 1;
  const text = isPrefix ? value.slice(0, -1) : value;
  return `"${text.replaceAll('"', ' ')}"${isPrefix ? '*' : ''}`;
}

export type FacetState = 'off' | 'on' | 'excluded';

export function stateOf({ chips }: QueryParts, field: string, value: string): FacetState {
  const has = (isNegative: boolean) =>
    chips.some(
      (chip) => chip.field === field && chip.isNegative === isNegative && chip.values.some(isSame(value)),
    );
  return has(false) ? 'on' : has(true) ? 'excluded' : 'off';
}

const isSame = (value: string) => (other: string) => other.toLowerCase() === value.toLowerCase();

/** The same query with a value of a field chosen, excluded or neither. Chosen values of one field are alternatives. */
export function withValue(parts: QueryParts, field: string, value: string, state: FacetState): QueryParts {
  const chips = parts.chips
    .map((chip) =>
      chip.field === field ? { ...chip, values: chip.values.filter((each) => !isSame(value)(each)) } : chip,
    )
    .filter(({ values }) => values.length > 0);
  if (state === 'excluded')
    return { ...parts, chips: [...chips, { field, values: [value], isNegative: true }] };
  if (state === 'off') return { ...parts, chips };
  const chosen = chips.find((chip) => chip.field === field && !chip.isNegative);
  if (chosen === undefined)
    return { ...parts, chips: [...chips, { field, values: [value], isNegative: false }] };
  return {
    ...parts,
    chips: chips.map((chip) => (chip === chosen ? { ...chip, values: [...chip.values, value] } : chip)),
  };
}
