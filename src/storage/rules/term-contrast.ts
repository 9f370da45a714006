import type { Item } from '../../records/item.ts';
import { analyze } from '../../search/analyzer.ts';
import { pairOf, type TermKind, termKindOf } from '../../search/term-kind.ts';
import { compareBytes } from './indicator-order.ts';

/** A message of a sample. */
export interface SampledMessage {
  text: string;
  /** Identifies the channel. */
  channel: string;
  /** Identifies the sender. */
  sender: string;
  items: readonly Item[];
}

/** Longer texts are read up to here. */
export const SAMPLED_LENGTH = 2000;
const TOKENS_MAX = 200;
/** Further items of a message are not compared with its words. */
const ITEMS_MAX = 100;

const RECORDS_MIN = 3;
/** Added to both frequencies, so that few records make no large factor. */
const SMOOTHING = 3;
/** Bounds the memory. Far more than the words of ordinary messages; further ones are ignored. */
const WORDS_MAX = 200_000;
const PAIRS_MAX = 200_000;
/** Two numbers of words in one number. */
const NUMBERS = 2 ** 20;
const SIGNATURES = 2 ** 40;

/** Between words that are not adjacent. */
const NO_WORD = -1;

/** A term needs three channels or three senders: a single spammer makes no trend. Fields are smaller than a list. */
class Places {
  #first: string | undefined;
  #second: string | undefined;
  #third: string | undefined;

  add(place: string): void {
    if (this.#first === undefined) this.#first = place;
    else if (this.#first === place || this.#third !== undefined) return;
    else if (this.#second === undefined) this.#second = place;
    else if (this.#second !== place) this.#third = place;
  }

  get areMany(): boolean {
    return this.#third !== undefined;
  }
}

class Occurrences {
  records = 0;
  earlier = 0;
  #channels = new Places();
  #senders = new Places();
  /** The same for terms of the same records. */
  signature = 0;
  /** Number of the message that was counted last. */
  last = 0;

  addRecent(message: number, { channel, sender }: Origin): void {
    if (this.last === message) return;
    this.last = message;
    this.records++;
    this.signature = (this.signature * 31 + message) % SIGNATURES;
    this.#channels.add(channel);
    this.#senders.add(sender);
  }

  addEarlier(message: number): void {
    if (this.last === message) return;
    this.last = message;
    this.earlier++;
  }

  get isWidespread(): boolean {
    return this.records >= RECORDS_MIN && (this.#channels.areMany || this.#senders.areMany);
  }
}

class Word extends Occurrences {
  readonly number: number;
  readonly token: string;
  readonly kind: TermKind;

  constructor(number: number, token: string) {
    super();
    this.number = number;
    this.token = token;
    this.kind = termKindOf(token);
  }
}

type Origin = Pick<SampledMessage, 'channel' | 'sender'>;

/**
 * Finds words and pairs of adjacent words that are more frequent in a sample of recent messages than in one of earlier
 * messages, without the parts of items, which are found as a whole. Add all recent messages first. The order of the
 * messages decides ties, so all engines must add them newest first.
 */
export class TermContrast {
  #words = new Map<string, Word>();
  #byNumber: Word[] = [];
  /** By the numbers of both words. Only of frequent words: no pair is more frequent than its words. */
  #pairs = new Map<number, Occurrences>();
  #recent: (Origin & { words: Int32Array })[] = [];
  #hasPairs = false;
  #earlierMessages = 0;

  addRecent({ text, items, channel, sender }: SampledMessage): void {
    const origin = { channel, sender };
    const message = this.#recent.length + 1;
    const words = this.#read(text, items, (token) => this.#wordOf(token));
    for (const number of words)
      if (number !== NO_WORD) (this.#byNumber[number] as Word).addRecent(message, origin);
    this.#recent.push({ ...origin, words });
  }

  addEarlier({ text, items }: Pick<SampledMessage, 'text' | 'items'>): void {
    this.#countPairs();
    const message = -++this.#earlierMessages;
    let before = NO_WORD;
    for (const number of this.#read(text, items, (token) => this.#words.get(token))) {
      if (number !== NO_WORD) this.#byNumber[number]?.addEarlier(message);
      if (number !== NO_WORD && before !== NO_WORD)
        this.#pairs.get(before * NUMBERS + number)?.addEarlier(message);
      before = number;
    }
  }

  /** The largest increase first, ties in the order of UTF-8 bytes. */
  candidates(max: number): string[] {
    this.#countPairs();
    const scale = this.#earlierMessages === 0 ? 0 : this.#recent.length / this.#earlierMessages;
    const factor = ({ records, earlier }: Occurrences) =>
      (records + SMOOTHING) / (earlier * scale + SMOOTHING);
    return [...this.#distinct()]
      .map(([term, found]) => ({ term, factor: factor(found) }))
      .sort((a, b) => b.factor - a.factor || compareBytes(a.term, b.term))
      .slice(0, max)
      .map(({ term }) => term);
  }

  /** The numbers of the words of a text. */
  #read(
    text: string,
    items: readonly Item[],
    wordOf: (token: string) => Word | undefined,
  ): Int32Array<ArrayBuffer> {
    const parts = partsOf(items);
    const tokens = analyze(withoutLinks(text.slice(0, SAMPLED_LENGTH)));
    const numbers = new Int32Array(Math.min(tokens.length, TOKENS_MAX));
    for (let index = 0; index < numbers.length; index++) {
      const token = tokens[index] as string;
      const word = parts?.has(token) ? undefined : wordOf(token);
      numbers[index] = word === undefined || word.kind === 'none' ? NO_WORD : word.number;
    }
    return numbers;
  }

  #wordOf(token: string): Word | undefined {
    let word = this.#words.get(token);
    if (word === undefined && this.#words.size < WORDS_MAX) {
      word = new Word(this.#byNumber.length, token);
      this.#words.set(token, word);
      this.#byNumber.push(word);
    }
    return word;
  }

  /** Call before the first earlier message is read. */
  #countPairs(): void {
    if (this.#hasPairs) return;
    this.#hasPairs = true;
    const isFrequent = (number: number) => (this.#byNumber[number] as Word).records >= RECORDS_MIN;
    for (const [index, { words, ...origin }] of this.#recent.entries()) {
      let before = NO_WORD;
      for (const word of words) {
        const number = word !== NO_WORD && isFrequent(word) ? word : NO_WORD;
        if (number !== NO_WORD && before !== NO_WORD && number !== before)
          this.#pair(before * NUMBERS + number)?.addRecent(index + 1, origin);
        before = number;
      }
    }
  }

  #pair(numbers: number): Occurrences | undefined {
    let pair = this.#pairs.get(numbers);
    if (pair === undefined && this.#pairs.size < PAIRS_MAX) {
      pair = new Occurrences();
      this.#pairs.set(numbers, pair);
    }
    return pair;
  }

  /** Of terms that occur in the same records, only the first pair, or the first word. */
  #distinct(): Iterable<[string, Occurrences]> {
    const bySignature = new Map<string, [string, Occurrences]>();
    const add = (term: string, found: Occurrences) => {
      const name = `${found.signature} ${found.records}`;
      if (!bySignature.has(name)) bySignature.set(name, [term, found]);
    };
    for (const [numbers, pair] of this.#pairs)
      if (pair.isWidespread) add(pairOf(...this.#tokensOf(numbers)), pair);
    for (const word of this.#byNumber) if (word.kind === 'word' && word.isWidespread) add(word.token, word);
    return bySignature.values();
  }

  #tokensOf(numbers: number): [string, string] {
    const first = this.#byNumber[Math.floor(numbers / NUMBERS)] as Word;
    const second = this.#byNumber[numbers % NUMBERS] as Word;
    return [first.token, second.token];
  }
}

/** Stands for a removed part of a text: a number, which is part of no term and keeps the words around it apart. */
const REMOVED = '0';
const SPACES = /\s+/;
const LINK_SIGN = /[@/]|[\p{L}\p{N}][[({]?[._][\])}]?[\p{L}\p{N}]/u;

/** Handles, addresses and links are found as a whole, whether or not they are items. */
function withoutLinks(text: string): string {
  if (!LINK_SIGN.test(text)) return text;
  return text
    .split(SPACES)
    .map((chunk) => (LINK_SIGN.test(chunk) ? REMOVED : chunk))
    .join(' ');
}

function partsOf(items: readonly Item[]): ReadonlySet<string> | undefined {
  if (items.length === 0) return undefined;
  return new Set(items.slice(0, ITEMS_MAX).flatMap(({ value }) => analyze(value)));
}
