import type { SearchPlace } from '../../search/search-tree.ts';
import type { RecordTerms } from './record-terms.ts';

/** A search tree whose tokens and values are numbers of the vocabulary. Negations are at the leaves. */
export type Condition =
  | { kind: 'term'; term: number }
  | { kind: 'forms'; terms: Int32Array }
  | { kind: 'phrase'; terms: Int32Array; endsWithPrefix: boolean; place: SearchPlace | undefined }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or'; of: Condition[] }
  | { kind: 'nothing' };

export function holds(condition: Condition, record: RecordTerms): boolean {
  switch (condition.kind) {
    case 'term':
      return record.has(condition.term);
    case 'forms':
      for (const term of condition.terms) if (record.has(term)) return true;
      return false;
    case 'phrase':
      return record.hasPhrase(condition.terms, condition.endsWithPrefix, condition.place);
    case 'not':
      return !holds(condition.of, record);
    case 'and':
      for (const part of condition.of) if (!holds(part, record)) return false;
      return true;
    case 'or':
      for (const part of condition.of) if (holds(part, record)) return true;
      return false;
    case 'nothing':
      return false;
  }
}

/** The same condition with other numbers. */
export function renumbered(condition: Condition, numbers: Int32Array): Condition {
  switch (condition.kind) {
    case 'term':
      return { kind: 'term', term: numbers[condition.term] as number };
    case 'forms':
      return { kind: 'forms', terms: condition.terms.map((term) => numbers[term] as number) };
    case 'phrase':
      return { ...condition, terms: condition.terms.map((term) => numbers[term] as number) };
    case 'not':
      return { kind: 'not', of: renumbered(condition.of, numbers) };
    case 'and':
    case 'or':
      return { kind: condition.kind, of: condition.of.map((part) => renumbered(part, numbers)) };
    case 'nothing':
      return condition;
  }
}
