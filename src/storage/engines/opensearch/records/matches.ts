import type { AnyRecord } from '../../../../records/record.ts';
import type { Match, NewMatch } from '../../../port/alerts.ts';
import { oneOf, type Query } from '../cluster/clauses.ts';
import type { OpensearchDocuments, Operation } from '../cluster/documents.ts';
import type { OpensearchNames } from '../cluster/names.ts';
import type { OpensearchSearcher } from '../cluster/searcher.ts';

export interface MatchSource {
  kind: 'alert-match';
  name: string;
  search: string;
  record: string;
  at: number;
  status: Match['state'];
  isRead: boolean;
  isCapped: boolean;
  sequence?: number | undefined;
  dispatchedAt?: number | undefined;
  document: Match;
}

/** Records whose matches are reviewed in one search. */
const RECORDS_PER_SEARCH = 500;

/** The matches of saved searches, as far as writing and removing records need them. */
export class OpensearchMatches {
  #documents: OpensearchDocuments;
  #searcher: OpensearchSearcher;
  #index: string;

  constructor(documents: OpensearchDocuments, searcher: OpensearchSearcher, names: OpensearchNames) {
    this.#documents = documents;
    this.#searcher = searcher;
    this.#index = names.fixed('ledger');
  }

  /** Known matches stay as they are. Searches see new ones once this resolves. */
  async add(matches: readonly NewMatch[]): Promise<void> {
    if (matches.length === 0) return;
    await this.#documents.put(
      matches.map(
        (match): Operation => ({
          ...this.place(match.id),
          action: 'create',
          body: JSON.stringify(matchSource({ ...match, state: 'new', isRead: false, isCapped: false })),
        }),
      ),
    );
    await this.#documents.refresh([this.#index]);
  }

  place(id: string) {
    return { index: this.#index, id: `alert-match ${id}` };
  }

  async any(): Promise<boolean> {
    await this.#documents.refresh([this.#index]);
    return (await this.#searcher.count(this.#index, { term: { kind: 'alert-match' } })) > 0;
  }

  /** Removes the matches of these records with their deliveries, except for those of the searches that each keeps. */
  async review(records: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    const names = [...records.keys()];
    for (let start = 0; start < names.length; start += RECORDS_PER_SEARCH) {
      const part = names.slice(start, start + RECORDS_PER_SEARCH);
      const gone: string[] = [];
      const query: Query = { bool: { filter: [{ term: { kind: 'alert-match' } }, oneOf('record', part)] } };
      for await (const { _source } of this.#searcher.walk<MatchSource>(this.#index, query))
        if (!records.get(_source.record)?.has(_source.search)) gone.push(_source.name);
      if (gone.length === 0) continue;
      await this.#searcher.removeAll(this.#index, {
        bool: { filter: [{ term: { kind: 'alert-delivery' } }, oneOf('match', gone)] },
      });
      await this.#documents.put(gone.map((id): Operation => ({ ...this.place(id), action: 'delete' })));
    }
    await this.#documents.refresh([this.#index]);
  }
}

/** Names a record in the index. */
export function recordName(kind: AnyRecord['kind'], key: string): string {
  return `${kind} ${key}`;
}

export function matchSource(match: Match): MatchSource {
  const { id, search, kind, key, at, state, isRead, isCapped = false, sequence, dispatchedAt } = match;
  return {
    kind: 'alert-match',
    name: id,
    search,
    record: recordName(kind, key),
    at,
    status: state,
    isRead,
    isCapped,
    sequence,
    dispatchedAt,
    document: match,
  };
}
