import { allFindingsOf } from '../../records/finding.ts';
import type { Indicator } from '../../records/indicator.ts';
import type { Message } from '../../records/message.ts';
import { extraTexts, hasExtraTexts } from '../../records/message-extras.ts';
import { indexText } from '../../search/analyzer.ts';
import { type ExactField, exactForm } from '../../search/search-tree.ts';
import { indicatorKey } from '../../storage/port/indicators.ts';
import type { PreparedMessage } from '../../storage/port/writing.ts';
import { FILTER_NAMES } from '../../storage/rules/filter-names.ts';
import { memoize } from '../../storage/rules/memoize.ts';
import { forEachFilter } from '../../storage/rules/message-filters.ts';
import { indexTextOf } from '../../storage/rules/prepare.ts';
import { searchedEntity } from '../../storage/rules/searched-entity.ts';
import type { MatchedRecord } from './matched-search.ts';
import type { RecordTerms } from './record-terms.ts';
import { FOUND_FIELD } from './search-plan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Values in which exactForm changes nothing. */
const PLAIN = /^[ -@[-~]*$/;

/** Names and titles repeat on every message of a person or channel. */
const indexName = memoize(indexText);

/** Reads from a record what engines index: the same words in the same places, the same values. */
export class RecordReader {
  #vocabulary: Vocabulary;
  #terms: RecordTerms;

  constructor(vocabulary: Vocabulary, terms: RecordTerms) {
    this.#vocabulary = vocabulary;
    this.#terms = terms;
  }

  readMessage(message: Message, prepared: PreparedMessage | undefined): void {
    const terms = this.#terms;
    terms.begin();
    if (message.text !== '') terms.addText(indexTextOf(message, prepared));
    if (message.topicTitle !== undefined) terms.addText(indexName(message.topicTitle));
    if (message.username !== undefined) terms.addText(indexName(message.username));
    if (message.channelTitle !== undefined) terms.addPlace('channel', [indexName(message.channelTitle)]);
    if (hasExtraTexts(message)) this.#readExtras(message);
    if (message.serverTitle !== undefined) terms.addSeparatePlace('server', [indexName(message.serverTitle)]);
    if (this.#vocabulary.values.size > 0) forEachFilter(message, this.#addValue);
  }

  #readExtras(message: Message): void {
    const { file, link, forwarded, other } = extraTexts(message);
    for (const text of other) this.#terms.addText(indexText(text));
    this.#terms.addPlace('file', file.map(indexText));
    this.#terms.addPlace('link', link.map(indexText));
    this.#terms.addPlace('forwarded', forwarded.map(indexText));
  }

  /** `attributed` are indicators that findings attribute to the record, although it does not list them. */
  readEntity(record: Exclude<MatchedRecord, Message>, attributed: readonly Indicator[]): void {
    const terms = this.#terms;
    const searched = searchedEntity(record);
    terms.begin();
    if (searched === undefined) return;
    const text = searched.text.map(indexName);
    if (record.kind === 'channel') terms.addPlace('channel', text);
    else for (const each of text) terms.addText(each);
    for (const topic of searched.topics ?? []) terms.addText(indexName(topic));
    if (searched.server !== undefined) terms.addPlace('server', searched.server.map(indexName));
    if (searched.title !== undefined) terms.addPlace('title', searched.title.map(indexName));
    if (this.#vocabulary.values.size === 0) return;
    for (const [field, value] of searched.exact) this.#addValue(field, value);
    if (this.#vocabulary.values.has(FOUND_FIELD)) this.#readFindings(record, attributed);
  }

  #readFindings(record: MatchedRecord, attributed: readonly Indicator[]): void {
    for (const finding of allFindingsOf(record)) this.#terms.addValue(FOUND_FIELD, indicatorKey(finding));
    for (const indicator of attributed) this.#terms.addValue(FOUND_FIELD, indicatorKey(indicator));
  }

  #addValue = (field: ExactField, value: string): void => {
    const name = FILTER_NAMES[field];
    if (this.#vocabulary.values.has(name))
      this.#terms.addValue(name, PLAIN.test(value) ? value : exactForm(field, value));
  };
}
