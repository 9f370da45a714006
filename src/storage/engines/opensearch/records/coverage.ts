import type { CoverageSource, CoveredDay } from '../../../../records/coverage.ts';
import { isPlatform } from '../../../../records/platform.ts';
import { type Day, dayOf, endOfDay, startOfDay } from '../../../../time/day.ts';
import { endOfMonth, type Month, startOfMonth } from '../../../../time/month.ts';
import type { CoveredByFile } from '../../../port/export.ts';
import type { SealedDay } from '../../../port/reading.ts';
import type { CoveredDays, DayOfRecord } from '../../../rules/covered-days.ts';
import { during, oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchDocuments, Operation } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import { impliedDay } from './message-mapper.ts';

interface VersionDates {
  sightings?: { record: { detectionDate: number } }[];
}

/** Covered days by source and file, and sealed days. */
export class OpensearchCoverage {
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #names: OpensearchNames;
  #index: string;

  constructor(documents: OpensearchDocuments, searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#documents = documents;
    this.#searcher = searcher;
    this.#names = names;
    this.#index = names.fixed('ledger');
  }

  /** A query passes its own searcher, which has a deadline. */
  async between(
    from: Day,
    to: Day,
    searcher = this.#searcher,
  ): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    const covered = await this.#days('covered', from, to, searcher);
    const sealed = await this.#days('seal', from, to, searcher);
    return {
      covered: covered.map(({ source, day }) => ({ source: source as CoverageSource, day })),
      sealed: sealed.map(({ source, day }) => ({ feed: source, day })),
    };
  }

  add(days: CoveredDays, file: number): Operation[] {
    return Array.from(days, ({ source, day, isByMessage }) =>
      this.#operation('covered', source, day, { file, isByMessage }),
    );
  }

  addOne({ source, day, file, isByMessage }: CoveredByFile): Operation {
    return this.#operation('covered', source, day, { file, isByMessage });
  }

  async seal(sealed: readonly SealedDay[]): Promise<void> {
    await this.#documents.put(sealed.map(({ feed, day }) => this.#operation('seal', feed, day, {})));
    await this.#documents.refresh([this.#index]);
  }

  async removeFiles(files: readonly number[]): Promise<void> {
    await this.#searcher.removeAll(this.#index, {
      bool: { filter: [{ term: { kind: 'covered' } }, oneOf('file', files)] },
    });
  }

  /** Call after removing records: uncovers the days that have none left. */
  async review(days: readonly DayOfRecord[], generation: number): Promise<void> {
    const uncovered: DayOfRecord[] = [];
    for (const day of days) {
      const isCovered = day.isByMessage
        ? await this.#hasMessages(day, generation)
        : await this.#hasRecords(day, generation);
      if (!isCovered) uncovered.push(day);
    }
    if (uncovered.length > 0) await this.#uncover(uncovered);
  }

  /** Whether there is a message version of the day, or anything retained from a dropped message. */
  async #hasMessages({ source, day }: CoveredDay, generation: number): Promise<boolean> {
    const window = { from: startOfDay(day), to: endOfDay(day) };
    const platform = { term: { platform: source } };
    return (
      (await this.#has(this.#names.messages(generation), [
        platform,
        { bool: { should: [...during('at', window), { term: { behind: impliedDay(source, day) } }] } },
      ])) ||
      (await this.#has(this.#names.entities(generation), [
        platform,
        { term: { kind: 'profile' } },
        { bool: { should: [...during('at', window), ...during('firstSeen', window)] } },
      ])) ||
      (await this.#has(this.#names.fixed('findings'), [
        { term: { source: `${source}-profile` } },
        ...during('firstSeen', window),
      ]))
    );
  }

  /** A profile counts for all days from its first to its last sighting: single days are not stored. */
  async #hasRecords({ source, day }: CoveredDay, generation: number): Promise<boolean> {
    const index = this.#names.entities(generation);
    const [from, to] = [startOfDay(day), endOfDay(day)];
    const seen = [...during('firstSeen', { to }), ...during('at', { from })];
    if (isPlatform(source))
      return this.#has(index, [{ term: { kind: 'profile' } }, { term: { platform: source } }, ...seen]);
    const kind = { term: { kind: source } };
    if (await this.#has(index, [kind, ...during('at', { from, to })])) return true;
    // Pages and posts have a version for each day on which they were seen. Their dates are not indexed.
    const query = { bool: { filter: [kind, ...seen] } };
    const walk = this.#searcher.walk<VersionDates>(index, query, ['sightings.record.detectionDate']);
    for await (const { _source } of walk)
      for (const { record } of _source.sightings ?? [])
        if (record.detectionDate >= from && record.detectionDate <= to) return true;
    return false;
  }

  async #has(index: string, filter: Query[]): Promise<boolean> {
    return (await this.#searcher.count(index, { bool: { filter } })) > 0;
  }

  /** In one request: a removal by query takes a tenth of a second, however little it removes. */
  async #uncover(days: readonly DayOfRecord[]): Promise<void> {
    const should = days.map(({ source, day, isByMessage }) => ({
      bool: { filter: [{ term: { source } }, { term: { day } }, { term: { isByMessage } }] },
    }));
    const filter = [{ term: { kind: 'covered' } }, { bool: { should, minimum_should_match: 1 } }];
    await this.#searcher.removeAll(this.#index, { bool: { filter } });
  }

  /** Files with messages of a month. */
  filesOfMonth(month: Month): Promise<number[]> {
    const [from, to] = [dayOf(startOfMonth(month)), dayOf(endOfMonth(month))];
    return this.files([{ term: { isByMessage: true } }, { range: { day: { gte: from, lte: to } } }]);
  }

  /** Files that cover any day. */
  async files(filter: Query[] = []): Promise<number[]> {
    await this.#documents.refresh([this.#index]);
    const files: number[] = [];
    const groups = this.#searcher.groups({
      index: () => this.#index,
      query: { bool: { filter: [{ term: { kind: 'covered' } }, ...filter] } },
      sources: [{ file: { terms: { field: 'file' } } }],
    });
    for await (const { key } of groups) files.push(key.file);
    return files;
  }

  async #days(
    kind: string,
    from: Day,
    to: Day,
    searcher: OpensearchSearcher,
  ): Promise<{ source: string; day: Day }[]> {
    const days: { source: string; day: Day }[] = [];
    const groups = searcher.groups({
      index: () => this.#index,
      query: { bool: { filter: [{ term: { kind } }, { range: { day: { gte: from, lte: to } } }] } },
      sources: [{ day: { terms: { field: 'day' } } }, { source: { terms: { field: 'source' } } }],
    });
    for await (const { key } of groups) days.push(key);
    return days;
  }

  #operation(
    kind: 'covered' | 'seal',
    source: string,
    day: Day,
    by: { file?: number; isByMessage?: boolean },
  ): Operation {
    return {
      index: this.#index,
      id: [kind, source, day, ...Object.values(by)].join(' '),
      action: 'create',
      body: JSON.stringify({ kind, source, day, ...by }),
    };
  }
}
