import { InvalidParameters } from '../errors.ts';
import type { Indicator } from '../records/indicator.ts';
import {
  ALERT_KINDS,
  type AlertKind,
  type SavedSearch,
  type Schedule,
  type SearchCondition,
  type Severity,
  type StoredTarget,
} from '../storage/port/alerts.ts';
import { parseDuration } from '../time/duration.ts';
import { PARAMETERS_OF, questionOf, type SearchParameter, treeOf } from './condition.ts';
import { problem } from './input-problem.ts';
import { type Detect, readWatchlist } from './watchlist-input.ts';

export const CAP_DEFAULT = 60;
const MAX_AGE_DEFAULT_MS = 7 * 24 * 3_600_000;

/** A saved search as people write it: the parameters of the search, or the values of a watchlist. */
export interface SearchInput extends Partial<SearchCondition['parameters']> {
  name?: string;
  about?: AlertKind | readonly AlertKind[];
  values?: readonly string[];
  tags?: readonly string[];
  severity?: Severity;
  enabled?: boolean;
  targets?: readonly string[];
  schedule?: Schedule;
  cap?: number;
  /** A duration such as `7d`; null for no limit. */
  max_age?: string | null;
}

/** The condition that an input states; undefined if it states none. Throws InvalidParameters. */
export async function readCondition(
  input: SearchInput,
  detect: Detect,
): Promise<{ condition: SavedSearch['condition']; values?: Indicator[] } | undefined> {
  const parameters = parametersIn(input);
  if (input.values !== undefined) {
    const [extra] = Object.keys(parameters);
    if (extra !== undefined) throw problem(extra, 'cannot be combined with values');
    const { values, count } = await readWatchlist(input.values, detect);
    const about = input.about === undefined ? ALERT_KINDS : [input.about].flat();
    const condition = { kind: 'watchlist', about: [...new Set(about)], values: count } as const;
    return { condition, values };
  }
  if (Object.keys(parameters).length === 0) return undefined;
  const [about = 'message', another] = [input.about ?? []].flat();
  if (another !== undefined) throw problem('about', 'must be one kind of record, except for a watchlist');
  const wrong = Object.keys(parameters).find(
    (name) => !PARAMETERS_OF[about].includes(name as SearchParameter),
  );
  if (wrong !== undefined)
    throw problem(
      wrong,
      `is not a parameter of a search about a ${about}; use ${PARAMETERS_OF[about].join(', ')}`,
    );
  const condition: SearchCondition = { kind: 'search', about, parameters };
  requireValid(condition);
  return { condition };
}

function parametersIn(input: SearchInput): SearchCondition['parameters'] {
  const names = new Set(Object.values(PARAMETERS_OF).flat());
  return Object.fromEntries(
    [...names].filter((name) => input[name] !== undefined).map((name) => [name, input[name]]),
  );
}

/** Parses the query, so that a mistake is reported now and not when the first record arrives. */
function requireValid(condition: SearchCondition): void {
  let tree: ReturnType<typeof treeOf>;
  let question: ReturnType<typeof questionOf>;
  try {
    question = questionOf(condition);
    tree = treeOf(question);
  } catch (error) {
    throw error instanceof InvalidParameters ? error.inBody() : error;
  }
  if (tree === undefined && question.platform === undefined)
    throw problem('q', 'required unless another condition is given');
  if (tree?.kind === 'nothing') throw problem('q', 'has no letters or digits, so it can match nothing');
}

/** Everything about a saved search but its condition. Absent fields keep `known`, or get their default. */
export function readSettings(
  input: SearchInput,
  targets: readonly StoredTarget[],
  known: Partial<SavedSearch> = {},
): Pick<
  SavedSearch,
  'name' | 'tags' | 'severity' | 'isEnabled' | 'targets' | 'schedule' | 'cap' | 'maxAgeMs'
> {
  const name = (input.name ?? known.name)?.trim();
  if (name === undefined || name === '') throw problem('name', 'required');
  for (const id of input.targets ?? [])
    if (!targets.some((target) => target.id === id)) throw problem('targets', `there is no target ${id}`);
  return {
    name,
    tags: [...new Set(input.tags ?? known.tags ?? [])],
    severity: input.severity ?? known.severity ?? 'medium',
    isEnabled: input.enabled ?? known.isEnabled ?? true,
    targets: [...new Set(input.targets ?? known.targets ?? [])],
    schedule: input.schedule ?? known.schedule ?? 'immediately',
    cap: input.cap ?? known.cap ?? CAP_DEFAULT,
    maxAgeMs: maxAgeOf(input, known),
  };
}

function maxAgeOf({ max_age }: SearchInput, known: Partial<SavedSearch>): number | undefined {
  if (max_age === null) return undefined;
  if (max_age === undefined) return 'maxAgeMs' in known ? known.maxAgeMs : MAX_AGE_DEFAULT_MS;
  const ms = parseDuration(max_age);
  if (ms === undefined || ms === 0)
    throw problem('max_age', 'must be a duration such as 12h, 7d or 4w, or null for records of any age');
  return ms;
}
