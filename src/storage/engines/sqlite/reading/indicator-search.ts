import { type Indicator, indicatorHash, type LookupKind } from '../../../../records/indicator.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorSearch,
} from '../../../port/indicators.ts';
import { compareBytes, isSearched, pageOfIndicators } from '../../../rules/indicator-order.ts';
import { countedFindings, isAnswer } from '../../../rules/new-indicators.ts';
import type { SqliteStatements } from '../database/statements.ts';
import { hashRange } from '../database/term-hash.ts';
import type { SqliteIndicators } from './indicators.ts';
import { type LazyAnswer, readEach } from './lazy-answer.ts';

/** Finds indicators by a part of their value, or by their hash. */
export class SqliteIndicatorSearch {
  #statements: SqliteStatements;
  #indicators: SqliteIndicators;

  constructor(statements: SqliteStatements, indicators: SqliteIndicators) {
    this.#statements = statements;
    this.#indicators = indicators;
  }

  find(search: IndicatorSearch): LazyAnswer<FoundIndicator> {
    const count = this.#indicators.counter(countedFindings(search));
    const found: Omit<FoundIndicator, 'value'>[] = [];
    for (const indicator of this.#candidates(search)) {
      if (!isSearched(indicator.canonical, search)) continue;
      const counted = count(indicator);
      if (counted !== undefined && isAnswer(counted, search)) found.push({ ...indicator, ...counted });
    }
    const { page, total, hasMore } = pageOfIndicators(found, search.slice);
    const hits = readEach(page, (each) => ({ ...each, value: this.#indicators.spelling(each, search) }));
    return { total, hasMore, hits };
  }

  byHash(question: HashQuestion): HashedIndicator[][] {
    const count = this.#indicators.counter(question);
    const terms = this.#statements.prepare(
      'SELECT kind, canonical FROM terms WHERE hash BETWEEN ? AND ? AND in_time()',
    );
    return question.prefixes.map((prefix) => {
      const { first, last } = hashRange(prefix);
      const found: HashedIndicator[] = [];
      for (const row of terms.all(first, last)) {
        const hash = indicatorHash(row.canonical as string);
        if (!hash.startsWith(prefix)) continue;
        const indicator = row as unknown as Indicator;
        const counted = count(indicator);
        if (counted !== undefined) found.push({ hash, kind: indicator.kind, ...counted });
      }
      return found.sort((a, b) => compareBytes(a.hash, b.hash) || compareBytes(a.kind, b.kind));
    });
  }

  /** Values that contain all trigrams of the text, in any order. */
  *#candidates({ text, kinds }: IndicatorSearch): Generator<Indicator, void> {
    const rows = this.#statements
      .prepare(
        `SELECT terms.kind, terms.canonical FROM terms_index JOIN terms ON terms.id = terms_index.rowid
         WHERE terms_index MATCH ? AND in_time() AND terms.kind IN (${kinds.map(() => '?').join(', ')})`,
      )
      .all(trigramsOf(text), ...kinds);
    for (const { kind, canonical } of rows)
      yield { kind: kind as LookupKind, canonical: canonical as string };
  }
}

function trigramsOf(text: string): string {
  const characters = [...text];
  const trigrams = new Set<string>();
  for (let start = 0; start + 3 <= characters.length; start++)
    trigrams.add(characters.slice(start, start + 3).join(''));
  return Array.from(trigrams, (trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ');
}
