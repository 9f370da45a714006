import type { Item } from '../../records/item.ts';
import { termsOf } from '../../search/terms.ts';
import { compareBytes } from './indicator-order.ts';

/** A message of a sample. */
export interface SampledMessage {
  text: string;
  /** Key of the channel. */
  channel: string;
  /** Key of the sender. */
  sender: string;
  items: readonly Item[];
}

/** Longer texts are read up to here. */
export const SAMPLED_LENGTH = 2000;

/** Further items of a message are not compared with its words. */
const ITEMS_MAX = 100;

/** A term needs this many channels or senders: a single spammer makes no trend. */
const PLACES_MIN = 3;
const RECORDS_MIN = 3;
/** Added to both frequencies, so that few records make no large factor. */
const SMOOTHING = 3;
/** Bounds the memory. Most terms occur once; beyond this number, those that have so far are forgotten. */
const TERMS_MAX = 200_000;

interface Occurrences {
  records: number;
  earlier: number;
  channels: string[];
  senders: string[];
  /** The same for terms of the same records. */
  signature: number;
  isPair: boolean;
}

const SIGNATURES = 2 ** 40;

/**
 * Finds terms that are more frequent in a sample of recent messages than in one of earlier messages. Add all recent
 * messages first. The order of the messages decides ties, so all engines must add them newest first.
 */
export class TermContrast {
  #terms = new Map<string, Occurrences>();
  #isFull = false;
  #recentMessages = 0;
  #earlierMessages = 0;

  addRecent(message: SampledMessage): void {
    this.#recentMessages++;
    for (const [term, isPair] of termsIn(message)) {
      let known = this.#terms.get(term);
      if (known === undefined) {
        if (!this.#hasRoom()) continue;
        known = { records: 0, earlier: 0, channels: [], senders: [], signature: 0, isPair };
        this.#terms.set(term, known);
      }
      known.records++;
      known.signature = (known.signature * 31 + this.#recentMessages) % SIGNATURES;
      addPlace(known.channels, message.channel);
      addPlace(known.senders, message.sender);
    }
  }

  addEarlier(message: SampledMessage): void {
    this.#earlierMessages++;
    for (const [term] of termsIn(message)) {
      const known = this.#terms.get(term);
      if (known !== undefined) known.earlier++;
    }
  }

  /** The largest increase first, ties in the order of UTF-8 bytes. */
  candidates(max: number): string[] {
    const scale = this.#earlierMessages === 0 ? 0 : this.#recentMessages / this.#earlierMessages;
    const factor = ({ records, earlier }: Occurrences) =>
      (records + SMOOTHING) / (earlier * scale + SMOOTHING);
    return [...this.#distinct()]
      .map(([term, found]) => ({ term, factor: factor(found) }))
      .sort((a, b) => b.factor - a.factor || compareBytes(a.term, b.term))
      .slice(0, max)
      .map(({ term }) => term);
  }

  /** Of terms that occur in the same records, only the first pair, or the first word. */
  #distinct(): Iterable<[string, Occurrences]> {
    const bySignature = new Map<string, [string, Occurrences]>();
    for (const [term, found] of this.#terms) {
      if (!isWidespread(found)) continue;
      const name = `${found.signature} ${found.records}`;
      const known = bySignature.get(name);
      if (known === undefined || (found.isPair && !known[1].isPair)) bySignature.set(name, [term, found]);
    }
    return bySignature.values();
  }

  /** Forgets terms that occurred once. If too few have, new terms are no longer read. */
  #hasRoom(): boolean {
    if (this.#terms.size < TERMS_MAX) return true;
    if (this.#isFull) return false;
    for (const [term, { records }] of this.#terms) if (records === 1) this.#terms.delete(term);
    this.#isFull = this.#terms.size > TERMS_MAX / 2;
    return this.#terms.size < TERMS_MAX;
  }
}

function isWidespread({ records, channels, senders }: Occurrences): boolean {
  return records >= RECORDS_MIN && (channels.length >= PLACES_MIN || senders.length >= PLACES_MIN);
}

function addPlace(places: string[], place: string): void {
  if (places.length < PLACES_MIN && !places.includes(place)) places.push(place);
}

function termsIn({ text, items }: SampledMessage): Map<string, boolean> {
  return termsOf(
    text.slice(0, SAMPLED_LENGTH),
    items.slice(0, ITEMS_MAX).map(({ value }) => value),
  );
}
