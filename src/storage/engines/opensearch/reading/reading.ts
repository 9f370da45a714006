import type { CoveredDay } from '../../../../records/coverage.ts';
import type { Message } from '../../../../records/message.ts';
import type { Page } from '../../../../records/page.ts';
import type { AnyRecord, RecordKind, RecordOf } from '../../../../records/record.ts';
import type { Highlights } from '../../../../search/highlight-record.ts';
import type { Highlighter } from '../../../../search/highlighter.ts';
import type { SearchTree } from '../../../../search/search-tree.ts';
import { TimedOut } from '../../../../threads/failures.ts';
import type { Day } from '../../../../time/day.ts';
import { SearchTooSlow } from '../../../port/failures/search-too-slow.ts';
import type { CountedKind, Histogram, HistogramQuestion } from '../../../port/histogram.ts';
import type {
  FoundIndicator,
  HashedIndicator,
  HashQuestion,
  IndicatorCount,
  IndicatorCountsQuestion,
  IndicatorQuestion,
  IndicatorSearch,
  IndicatorSummary,
} from '../../../port/indicators.ts';
import type { LinksQuestion, NodeLinks } from '../../../port/links.ts';
import type { RecordName, RecordOutline } from '../../../port/outline.ts';
import type {
  Answer,
  Asker,
  FeedEntryOf,
  FeedKind,
  FeedQuestion,
  FindableKind,
  FoundRecord,
  PageVersionsQuestion,
  PostCount,
  PostCountQuestion,
  Question,
} from '../../../port/query.ts';
import { needsIndex } from '../../../port/query.ts';
import type { Reading, SealedDay } from '../../../port/reading.ts';
import type {
  IndicatorTrendQuestion,
  IndicatorTrends,
  NewCountQuestion,
  QuietChannel,
  QuietChannelQuestion,
  TermCandidateQuestion,
} from '../../../port/trends.ts';
import { bytesOf } from '../../../rules/answer-bytes.ts';
import { pageVersion, visitOf, visitsByVersion } from '../../../rules/page-versions.ts';
import { Deadline } from '../cluster/deadline.ts';
import { IndexMissing } from '../cluster/documents.ts';
import { OutOfTime } from '../cluster/refusals.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';
import type { OpensearchTables } from '../records/tables.ts';
import { OpensearchFeeds } from './feeds.ts';
import { OpensearchFinder } from './finder.ts';
import { OpensearchHistograms } from './histogram.ts';
import { OpensearchIndicatorSearch } from './indicator-search.ts';
import { OpensearchIndicators } from './indicators.ts';
import { OpensearchLinks } from './links.ts';
import type { OpensearchLookups } from './lookups.ts';
import { OpensearchQuietChannels } from './quiet-channels.ts';
import { OpensearchTermSamples } from './term-samples.ts';
import { OpensearchTrends } from './trends.ts';

/** Smaller records are not reported to `onGrowth`. */
const LARGE_RECORD_BYTES = 128 * 1024;

export class OpensearchReading implements Reading {
  #tables: OpensearchTables;
  #lookups: OpensearchLookups;
  #highlighter: Highlighter;

  constructor(tables: OpensearchTables, lookups: OpensearchLookups, highlighter: Highlighter) {
    this.#tables = tables;
    this.#lookups = lookups;
    this.#highlighter = highlighter;
  }

  async get<K extends RecordKind>(
    kind: K,
    key: string,
    asker?: () => Asker,
  ): Promise<RecordOf<K> | undefined>;
  async get(kind: RecordKind, key: string, asker?: () => Asker): Promise<AnyRecord | undefined> {
    const record = (await this.#lookups.get(kind, key)) ?? (await this.#reported(kind, key));
    const bytes = bytesOf(record);
    if (bytes >= LARGE_RECORD_BYTES) asker?.().onGrowth?.(bytes);
    return record;
  }

  /** The victim that a post reports. */
  async #reported(kind: RecordKind, postId: string): Promise<AnyRecord | undefined> {
    if (kind !== 'victim') return undefined;
    const filter = { kind: 'exact', field: 'report', value: postId, isPrefix: false } as const;
    const slice = { kind: 'page', skip: 0, take: 1 } as const;
    return (await this.#finder().find({ collection: 'victim', filter, slice })).hits[0];
  }

  messageVersions(key: string): Promise<Message[]> {
    return this.#lookups.messageVersions(key);
  }

  hasMessages(channelKey: string): Promise<boolean> {
    return this.#finder().hasMessages(channelKey);
  }

  async find<K extends FindableKind>(question: Question<K>, asker?: Asker): Promise<Answer<FoundRecord<K>>> {
    const deadline = new Deadline(this.#tables.milliseconds);
    const answer = await this.#finder(asker).find(question);
    if (needsIndex(question)) this.#tables.state.requireCurrentIndex();
    reportGrowth(answer.hits, asker);
    const { text, isHighlighted } = question;
    if (!isHighlighted || text === undefined) return answer;
    const highlights = await this.#highlight(answer.hits, text, deadline, asker);
    reportGrowth(highlights, asker);
    return { ...answer, highlights };
  }

  async pageVersions({ key, seenBy, slice }: PageVersionsQuestion, asker?: Asker): Promise<Answer<Page>> {
    const visits = (await this.#lookups.pageVisits(key)).map((page) => ({ ...visitOf(page), page }));
    const versions = visitsByVersion(visits, ({ page }) => page, seenBy);
    const shown = versions.slice(slice.skip, slice.skip + slice.take);
    const hits = shown.map((version) => pageVersion(version.map(({ page }) => page)));
    reportGrowth(hits, asker);
    return { total: versions.length, hits, hasMore: slice.skip + hits.length < versions.length };
  }

  async histogram<K extends CountedKind>(question: HistogramQuestion<K>, asker?: Asker): Promise<Histogram> {
    const { names, state } = this.#tables;
    const answer = await new OpensearchHistograms(this.#searcher(asker), names).histogram(question);
    state.requireCurrentIndex();
    return answer;
  }

  async feed<F extends FeedKind>(question: FeedQuestion<F>, asker?: Asker): Promise<Answer<FeedEntryOf[F]>> {
    const answer = await this.#feeds(asker).feed(question);
    reportGrowth(answer.hits, asker);
    return answer;
  }

  countFeedByDay(question: Omit<FeedQuestion, 'slice'>, asker?: Asker): Promise<Map<Day, number>> {
    return this.#feeds(asker).countByDay(question);
  }

  async countPosts(question: PostCountQuestion, asker?: Asker): Promise<PostCount[]> {
    const counts = await this.#feeds(asker).countPosts(question);
    if (question.filter !== undefined) this.#tables.state.requireCurrentIndex();
    return counts;
  }

  async indicator(question: IndicatorQuestion, asker?: Asker): Promise<IndicatorSummary | undefined> {
    return this.#indicators(asker).summary(question);
  }

  async countIndicators(
    question: IndicatorCountsQuestion,
    asker?: Asker,
  ): Promise<(IndicatorCount | undefined)[]> {
    return this.#indicators(asker).counts(question);
  }

  async findIndicators(search: IndicatorSearch, asker?: Asker): Promise<Answer<FoundIndicator>> {
    const answer = await new OpensearchIndicatorSearch(this.#indicators(asker)).find(search);
    reportGrowth(answer.hits, asker);
    return answer;
  }

  indicatorsByHash(question: HashQuestion, asker?: Asker): Promise<HashedIndicator[][]> {
    return new OpensearchIndicatorSearch(this.#indicators(asker)).byHash(question);
  }

  countNew(question: NewCountQuestion, asker?: Asker): Promise<number[]> {
    return this.#trends(asker).countNew(question);
  }

  indicatorTrends(question: IndicatorTrendQuestion, asker?: Asker): Promise<IndicatorTrends> {
    return this.#trends(asker).indicators(question);
  }

  quietChannels(question: QuietChannelQuestion, asker?: Asker): Promise<QuietChannel[]> {
    return new OpensearchQuietChannels(this.#searcher(asker), this.#tables.names).find(question);
  }

  termCandidates(question: TermCandidateQuestion, asker?: Asker): Promise<string[]> {
    return new OpensearchTermSamples(this.#searcher(asker), this.#tables.names).candidates(question);
  }

  async links(question: LinksQuestion, asker?: Asker): Promise<NodeLinks[]> {
    const links = await new OpensearchLinks(this.#searcher(asker), this.#tables.names).links(question);
    this.#tables.state.requireCurrentIndex();
    return links;
  }

  outlines(names: readonly RecordName[], asker?: Asker): Promise<(RecordOutline | undefined)[]> {
    return this.#lookups.outlines(names, asker?.signal);
  }

  coverage(from: Day, to: Day): Promise<{ covered: CoveredDay[]; sealed: SealedDay[] }> {
    return this.#tables.coverage.between(from, to, this.#tables.searcher.forQuery());
  }

  async ping(): Promise<void> {
    const { state, repair } = this.#tables;
    const [missing] = await repair.missing(await state.read());
    if (missing !== undefined) throw new IndexMissing(missing);
    state.requireNothingLost();
    state.requireCurrentIndex();
  }

  /** Shares the deadline of the search. */
  async #highlight(
    records: FoundRecord<FindableKind>[],
    text: SearchTree,
    deadline: Deadline,
    asker: Asker | undefined,
  ): Promise<Highlights[]> {
    try {
      const limits = { milliseconds: deadline.remainingMs, signal: asker?.signal };
      return await this.#highlighter.highlight(records, text, limits);
    } catch (error) {
      throw error instanceof TimedOut || error instanceof OutOfTime ? new SearchTooSlow() : error;
    }
  }

  #searcher(asker: Asker | undefined): OpensearchSearcher {
    return this.#tables.searcher.forQuery({ signal: asker?.signal });
  }

  #finder(asker?: Asker): OpensearchFinder {
    return new OpensearchFinder(this.#searcher(asker), this.#tables.names);
  }

  #indicators(asker: Asker | undefined): OpensearchIndicators {
    return new OpensearchIndicators(this.#searcher(asker), this.#tables.names);
  }

  #trends(asker: Asker | undefined): OpensearchTrends {
    return new OpensearchTrends(this.#searcher(asker), this.#tables.names, this.#indicators(asker));
  }

  #feeds(asker: Asker | undefined): OpensearchFeeds {
    const { documents, names, state } = this.#tables;
    return new OpensearchFeeds({ documents, names, state, searcher: this.#searcher(asker) });
  }
}

function reportGrowth(parts: readonly unknown[], asker: Asker | undefined): void {
  asker?.onGrowth?.(parts.reduce<number>((bytes, part) => bytes + bytesOf(part), 0));
}
