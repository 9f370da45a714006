import { DocSet } from './doc-set.ts';
import { findPhrase } from './phrase.ts';
import { mergedPostings, type Postings, PostingsReader } from './postings.ts';
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
    for (const { docs } of phraseHits(segment, phrase))
      for (let at = 0; at < docs.length; at++) found.add(docs[at] as number);
    return;
  }
  for (const { field, postings } of termsOf(segment, phrase.tokens[0] as string, phrase.isPrefix))
    if (phrase.fields.includes(field)) new PostingsReader(postings).addTo(found);
}

/** Where a phrase occurs, by field. A prefix may occur in a field several times: once for each of its words. */
export function phraseHits(segment: Segment, { fields, tokens, isPrefix }: SoughtPhrase): FieldHits[] {
  const last = tokens.length - 1;
  const terms = tokens.map((token, index) => termsOf(segment, token, isPrefix && index === last));
  if (last === 0)
    return (terms[0] ?? [])
      .filter(({ field }) => fields.includes(field))
      .map(({ field, postings }) => ({ field, ...new PostingsReader(postings).read(false) }));
  return fields.flatMap((field): FieldHits[] => {
    const lists: Postings[] = [];
    for (const found of terms) {
      const own = found.filter((term) => term.field === field);
      if (own.length === 0) return [];
      lists.push(mergedPostings(own.map(({ postings }) => new PostingsReader(postings))));
    }
    return [{ field, ...findPhrase(lists) }];
  });
}

/** The fields in which a token occurs, or all tokens that begin with it. */
function termsOf(segment: Segment, token: string, isPrefix: boolean): readonly Term[] {
  return isPrefix ? segment.termsFrom(token) : segment.termsFrom(`${token}\0`);
}
