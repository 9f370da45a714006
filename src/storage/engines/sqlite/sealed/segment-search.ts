import { DocSet } from './doc-set.ts';
import { findPhrase } from './phrase.ts';
import { mergedPostings, PostingsReader } from './postings.ts';
import type { Segment, Term } from './segment.ts';
import type { Sought, SoughtPhrase } from './sought.ts';

/** Documents with a word or phrase in one field, and how often each has it. */
export interface FieldHits {
  field: number;
  docs: ArrayLike<number>;
  frequencies: ArrayLike<number>;
}

/** The documents of a segment that match. `check` throws once the time is up. */
export function matching(segment: Segment, sought: Sought, check: () => void): DocSet {
  const found = evaluate(segment, sought, check);
  return segment.removed === undefined ? found : found.andNot(segment.removed);
}

function evaluate(segment: Segment, sought: Sought, check: () => void): DocSet {
  check();
  if (sought.kind === 'leaf') {
    const found = new DocSet(segment.docs);
    for (const phrase of sought.phrases) addPhrase(segment, phrase, found);
    return sought.isNegative ? DocSet.all(segment.docs).andNot(found) : found;
  }
  const [first, ...others] = sought.of;
  if (first === undefined) return sought.kind === 'and' ? DocSet.all(segment.docs) : new DocSet(segment.docs);
  const found = evaluate(segment, first, check);
  for (const other of others) {
    if (sought.kind === 'or') found.or(evaluate(segment, other, check));
    else if (found.isEmpty) return found;
    else found.and(evaluate(segment, other, check));
  }
  return found;
}

function addPhrase(segment: Segment, phrase: SoughtPhrase, found: DocSet): void {
  if (phrase.tokens.length > 1) {
    const docs = docsWith(segment, phrase);
    if (docs instanceof DocSet) found.or(docs);
    else found.addAll(docs);
    return;
  }
  const [token] = phrase.tokens as [string];
  for (const { field, postings } of termsOf(segment, token, phrase.isPrefix)) {
    if (!phrase.fields.includes(field)) continue;
    const reader = new PostingsReader(postings);
    if (phrase.isPrefix || reader.count * BITS_PER_DOC < segment.docs) reader.addTo(found);
    else found.or(frequentDocs(segment, token, field, reader));
  }
}

/** The documents that contain a frequent word, which are kept: filters by platform above all are used again and again. */
function frequentDocs(segment: Segment, token: string, field: number, reader: PostingsReader): DocSet {
  const { docs } = segment.decoded(`docs ${field} ${token}`, () => {
    const found = new DocSet(segment.docs);
    reader.addTo(found);
    return { docs: found, bytes: found.words.byteLength + token.length };
  });
  return docs;
}

/** How many documents match, if their number is stored: for a word that occurs in one field. */
export function storedCount(segment: Segment, sought: Sought): number | undefined {
  if (sought.kind !== 'leaf')
    return sought.of.length === 1 ? storedCount(segment, sought.of[0] as Sought) : undefined;
  if (segment.removed !== undefined || sought.isNegative) return undefined;
  const [phrase, ...others] = sought.phrases;
  if (phrase === undefined || others.length > 0 || phrase.tokens.length > 1 || phrase.isPrefix)
    return undefined;
  const terms = termsOf(segment, phrase.tokens[0] as string, false);
  const [term, ...further] = terms.filter(({ field }) => phrase.fields.includes(field));
  if (further.length > 0) return undefined;
  return term === undefined ? 0 : new PostingsReader(term.postings).count;
}

/** The documents that contain a phrase, which are remembered: finding them takes longer than for a word. */
function docsWith(segment: Segment, phrase: SoughtPhrase): Uint32Array | DocSet {
  const { fields, tokens, isPrefix } = phrase;
  const name = `phrase ${fields} ${isPrefix} ${tokens.join(' ')}`;
  const { docs } = segment.remembered(name, () => {
    const docs = compact(phraseHits(segment, phrase), segment.docs);
    const bytes = docs instanceof DocSet ? docs.words.byteLength : docs.byteLength;
    return { docs, bytes: bytes + name.length };
  });
  return docs;
}

/** Few documents take less memory as a list. */
function compact(fields: readonly FieldHits[], limit: number): Uint32Array | DocSet {
  const [only, ...others] = fields;
  if (only === undefined) return new Uint32Array(0);
  if (others.length === 0 && only.docs.length * BITS_PER_DOC < limit) return Uint32Array.from(only.docs);
  const found = new DocSet(limit);
  for (const { docs } of fields) found.addAll(docs);
  return found;
}

/** In a list. */
const BITS_PER_DOC = 32;

/** Where a phrase occurs, by field. A prefix may occur in a field several times: once for each of its words. */
export function phraseHits(segment: Segment, { fields, tokens, isPrefix }: SoughtPhrase): FieldHits[] {
  const last = tokens.length - 1;
  const terms = tokens.map((token, index) => termsOf(segment, token, isPrefix && index === last));
  if (last === 0)
    return (terms[0] ?? [])
      .filter(({ field }) => fields.includes(field))
      .map(({ field, postings }) => ({ field, ...new PostingsReader(postings).read() }));
  return fields.flatMap((field): FieldHits[] => {
    const readers = terms.map((found) =>
      found.filter((term) => term.field === field).map(({ postings }) => new PostingsReader(postings)),
    );
    const docs = docsWithAll(segment, readers);
    if (docs === undefined) return [];
    const lists = readers.map((own) => mergedPostings(own, docs));
    return [{ field, ...findPhrase(lists) }];
  });
}

/** The documents that contain all of the terms, each of which is any of several; undefined if there are none. */
function docsWithAll(segment: Segment, terms: readonly PostingsReader[][]): DocSet | undefined {
  let all: DocSet | undefined;
  for (const readers of terms) {
    if (readers.length === 0) return undefined;
    const docs = new DocSet(segment.docs);
    for (const reader of readers) reader.addTo(docs);
    all = all?.and(docs) ?? docs;
  }
  return all?.isEmpty ? undefined : all;
}

/** The fields in which a token occurs, or all tokens that begin with it. */
function termsOf(segment: Segment, token: string, isPrefix: boolean): readonly Term[] {
  return isPrefix ? segment.termsFrom(token) : segment.termsFrom(`${token}\0`);
}
