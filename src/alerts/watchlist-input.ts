import { indicatorsOfKind } from '../questions/indicators.ts';
import { type Indicator, LOOKUP_KINDS, type LookupKind } from '../records/indicator.ts';
import { INDICATOR_KINDS } from '../records/item.ts';
import { isNameKind } from '../records/name.ts';
import { problem } from './input-problem.ts';

const VALUES_MAX = 100_000;
const VALUES_PER_DETECTION = 1000;
/** Values that a problem names. */
const SHOWN_MAX = 5;
const SHOWN_LENGTH = 60;
/** Parts of one line that are looked at. */
const PARTS_MAX = 5;

/** Detects what values are. */
export type Detect = (values: readonly string[]) => Promise<Indicator[][]>;

/** Kinds whose values have a form: another text is never found as one. */
const STRICT_KINDS: ReadonlySet<LookupKind> = new Set<LookupKind>([...INDICATOR_KINDS, 'email', 'jabber']);

interface Line {
  text: string;
  /** Of `domain:acme.example`. */
  kind: LookupKind | undefined;
  value: string;
}

/**
 * The values of a watchlist. Refuses what would be saved but could not match as meant, because a list that never rings
 * looks like good news. `count` is the number of distinct values.
 */
export async function readWatchlist(
  texts: readonly string[],
  detect: Detect,
): Promise<{ values: Indicator[]; count: number }> {
  if (texts.length === 0) throw problem('values', 'must contain at least 1 value');
  if (texts.length > VALUES_MAX)
    throw problem('values', `must contain at most ${VALUES_MAX.toLocaleString('en')} values`);
  const values: Indicator[] = [];
  const distinct = new Set<string>();
  const wrong: string[] = [];
  for (let start = 0; start < texts.length; start += VALUES_PER_DETECTION) {
    const lines = texts.slice(start, start + VALUES_PER_DETECTION).map(lineOf);
    const detected = await detect(lines.map(({ value }) => value));
    const several = await severalIn(lines, detected, detect);
    for (const [index, line] of lines.entries()) {
      const found = detected[index] ?? [];
      const reason = several.has(line) ? 'several values; write one per line' : refusalOf(line, found);
      if (reason !== undefined) wrong.push(`${JSON.stringify(line.text.slice(0, SHOWN_LENGTH))} (${reason})`);
      const indicators = indicatorsOf(line, found);
      values.push(...indicators);
      distinct.add(identityOf(indicators));
    }
  }
  if (wrong.length > 0) {
    const others = wrong.length > SHOWN_MAX ? ` and ${wrong.length - SHOWN_MAX} more` : '';
    throw problem('values', `cannot be looked up: ${wrong.slice(0, SHOWN_MAX).join(', ')}${others}`);
  }
  return { values, count: distinct.size };
}

function lineOf(text: string): Line {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const kind = LOOKUP_KINDS.find((each) => each === name);
  return { text, kind, value: (kind === undefined ? text : text.slice(colon + 1)).trim() };
}

/** Whether a line means the text itself: it names no kind, and is no comment. */
export function isBareValue(text: string): boolean {
  const { kind, value } = lineOf(text);
  return kind === undefined && value !== '' && !value.startsWith('#') && !hasWildcard(value, kind);
}

function indicatorsOf({ kind, value }: Line, found: readonly Indicator[]): readonly Indicator[] {
  return kind === undefined ? found : indicatorsOfKind(kind, value, found);
}

function refusalOf(line: Line, found: readonly Indicator[]): string | undefined {
  const { kind, value } = line;
  if (value === '') return kind === undefined ? 'blank' : 'a kind without a value';
  if (indicatorsOf(line, found).some(({ canonical }) => canonical === ''))
    return `not a value of the kind ${kind}`;
  if (kind !== undefined && isNameKind(kind)) return undefined;
  if (kind === undefined && value.startsWith('#')) return 'a comment';
  if (hasWildcard(value, kind)) return 'wildcards are not supported';
  if (found.some(isNetwork)) return 'a network; list its addresses';
  if (found.length === 0) return 'too long';
  if (kind !== undefined && STRICT_KINDS.has(kind) && !found.some((each) => each.kind === kind))
    return `not a value of the kind ${kind}`;
  return undefined;
}

/** The path of a URL can contain asterisks; `url:` says that they are meant. */
function hasWildcard(value: string, kind: LookupKind | undefined): boolean {
  if (kind !== 'url') return value.includes('*');
  return URL.parse(value)?.host.includes('*') ?? false;
}

function isNetwork({ kind, canonical }: Indicator): boolean {
  return (kind === 'ipv4' || kind === 'ipv6') && canonical.includes('/');
}

/** Every item contains one of these; most names do not, and need not be looked at again. */
const HINT = /[.@\d]/;

/** Any text can be a name or a title. */
function isItem({ kind }: Indicator): boolean {
  return !isNameKind(kind);
}

/**
 * Lines with several values, such as `a.example,b.example`, or rows of a table. Names may contain commas (`Smith, John`)
 * and host names (`Booking.com Germany`).
 */
async function severalIn(
  lines: readonly Line[],
  detected: readonly Indicator[][],
  detect: Detect,
): Promise<Set<Line>> {
  const open = lines
    .filter(
      ({ kind, value }, index) => kind === undefined && HINT.test(value) && !detected[index]?.some(isItem),
    )
    .map((line) => ({
      line,
      columns: partsOf(line.value, /[,;|\t]+/),
      words: partsOf(line.value, /[\s,;|]+/),
    }))
    .filter(({ words }) => words.length > 1);
  const items = new Set<string>();
  const parts = [...new Set(open.flatMap(({ columns, words }) => [...columns, ...words]))];
  for (let start = 0; start < parts.length; start += VALUES_PER_DETECTION) {
    const some = parts.slice(start, start + VALUES_PER_DETECTION);
    const found = await detect(some);
    for (const [index, part] of some.entries()) if (found[index]?.some(isItem)) items.add(part);
  }
  const isItemText = (part: string) => items.has(part);
  const isSeveral = ({ columns, words }: (typeof open)[number]) =>
    (columns.length > 1 && columns.some(isItemText)) || words.every(isItemText);
  return new Set(open.filter(isSeveral).map(({ line }) => line));
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, PARTS_MAX);
}

/** Two spellings of one value are the same items. */
function identityOf(indicators: readonly Indicator[]): string {
  const items = indicators.filter(isItem);
  return JSON.stringify(
    (items.length > 0 ? items : indicators).map(({ kind, canonical }) => [kind, canonical]).sort(),
  );
}
