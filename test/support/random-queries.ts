/** Random queries for the records of hostile-records.ts, as people type them and as attackers do. */

import type { MatchedKind, MatchedSearch } from '../../src/alerts/matching/matched-search.ts';
import { InvalidParameters } from '../../src/errors.ts';
import { canonicalIndicator } from '../../src/records/indicator.ts';
import { PLATFORMS } from '../../src/records/platform.ts';
import { FIELDS_OF } from '../../src/search/fields.ts';
import { parseQuery } from '../../src/search/query-language.ts';
import { EXACT_FIELDS, exactForm, type SearchTree } from '../../src/search/search-tree.ts';
import {
  COUNTRIES,
  HOSTS,
  type HostileRecords,
  ITEMS,
  LANGUAGES,
  NAMES,
  TAGS,
  WORDS,
} from './hostile-records.ts';

export interface RandomSearch extends MatchedSearch {
  q: string;
  text: SearchTree;
  filter?: SearchTree | undefined;
}

export class RandomQueries {
  #from: HostileRecords;

  constructor(from: HostileRecords) {
    this.#from = from;
  }

  /** A query with some filters. */
  search(id: string, collection: MatchedKind): RandomSearch {
    const from = this.#from;
    for (;;) {
      const q = this.#query(collection, 3).slice(0, 400).toWellFormed();
      const text = this.#parsed(q, collection);
      if (text === undefined) continue;
      const filter = from.below(5) === 0 ? this.#filter() : undefined;
      const platform = from.below(5) === 0 ? from.pick(PLATFORMS) : undefined;
      const tree: SearchTree = filter === undefined ? text : { kind: 'and', of: [text, filter] };
      return { id, collection, tree, platform, q, text, filter };
    }
  }

  #parsed(q: string, collection: MatchedKind): SearchTree | undefined {
    try {
      return parseQuery(q, collection, { hasForms: this.#from.below(20) === 0 });
    } catch (error) {
      if (error instanceof InvalidParameters) return undefined;
      throw error;
    }
  }

  #filter(): SearchTree {
    const from = this.#from;
    const { kind, value } = from.pick(ITEMS);
    const field = from.pick(EXACT_FIELDS);
    const text = from.pick([
      from.pick(NAMES),
      from.pick(LANGUAGES),
      `-100${from.below(5)}`,
      `${kind} ${canonicalIndicator(kind, value)}`,
    ]);
    return { kind: 'exact', field, value: exactForm(field, text), isPrefix: from.below(4) === 0 };
  }

  #query(collection: MatchedKind, depth: number): string {
    const from = this.#from;
    const part = () => this.#query(collection, depth - 1);
    switch (from.below(depth === 0 ? 7 : 12)) {
      case 0:
      case 1:
        return from.pick(WORDS);
      case 2:
        return `"${Array.from({ length: 1 + from.below(3) }, () => from.pick(WORDS)).join(' ')}"${from.pick(['', '*'])}`;
      case 3:
        return `${[...from.pick(WORDS)].slice(0, 1 + from.below(4)).join('')}*`;
      case 4:
        return `${from.pick(WORDS)}~`;
      case 5:
      case 6:
        return this.#field(collection);
      case 7:
        return `-(${part()})`;
      case 8:
      case 9:
        return `(${part()} OR ${part()})`;
      default:
        return `${part()} ${part()}`;
    }
  }

  #field(collection: MatchedKind): string {
    const from = this.#from;
    const field = from.pick([...FIELDS_OF[collection]]);
    const { kind, value } = from.pick(ITEMS);
    if (field === 'indicator') return `indicator:"${this.#indicator(kind, value)}"`;
    const text = from.pick(this.#valuesOf(field));
    const isPrefix = from.below(4) === 0;
    return `${field}:"${(isPrefix ? text.slice(0, 1 + from.below(6)) : text).replaceAll('"', '')}"${isPrefix ? '*' : ''}`;
  }

  #indicator(kind: string, value: string): string {
    const from = this.#from;
    if (from.below(3) > 0) return `${kind}:${value}`;
    return `${from.pick(['name', 'title', 'company'])}:${from.pick([...NAMES, ...WORDS]).replaceAll('"', '')}`;
  }

  #valuesOf(field: string): readonly string[] {
    switch (field) {
      case 'user':
      case 'user-exact':
        return [...NAMES, ...NAMES.map((name) => `@${name.toUpperCase()}`), '7001', '7002'];
      case 'channel':
      case 'forwarded':
        return [...WORDS, '-1001', '1', '-1005'];
      case 'server':
        return [...WORDS, '1096585681305600015'];
      case 'lang':
        return LANGUAGES;
      case 'media':
        return ['photo', 'video', 'none'];
      case 'email':
      case 'wallet':
        return ITEMS.map(({ value }) => value);
      case 'site':
        return [...HOSTS, 'example', 'https://evil.example/x', 'unknown'];
      case 'network':
        return ['tor', 'clearnet', 'i2p', 'unknown'];
      case 'tag':
        return [...TAGS, 'dark-web:topic'];
      case 'group':
        return ['nightheron', 'PALE GROVE', 'unknown'];
      case 'country':
        return [...COUNTRIES, 'unknown'];
      case 'sector':
        return ['manufacturing', 'Retail', 'unknown'];
      default:
        return WORDS;
    }
  }
}
