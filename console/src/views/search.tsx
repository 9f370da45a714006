import { useEffect } from 'preact/hooks';
import type { ApiRequest } from '../api/client.ts';
import { addRecentSearch, clearRecentSearches, useSearchHistory } from '../api/search-history.ts';
import { useQuery } from '../api/use-query.ts';
import { navigate, type Route, viewUrl } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { formatCount } from '../ui/format.tsx';
import { HistorySwitch } from '../ui/history-switch.tsx';
import { QueryResult } from '../ui/query-result.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { type Hit, HitList } from './hit-list.tsx';
import {
  type Filters,
  filtersOf,
  hasFilters,
  PAGE_SIZE,
  searchRequest,
  TABS,
  type Tab,
} from './search-filters.ts';
import { SearchForm } from './search-form.tsx';
import { SearchHistogram } from './search-histogram.tsx';

export function SearchView({ route }: { route: Route }) {
  const tab: Tab = Object.hasOwn(TABS, route.parts[0] ?? '') ? (route.parts[0] as Tab) : 'messages';
  const filters = filtersOf(route);
  const change = (changes: Partial<Filters>, to: Tab = tab) => {
    // Only messages have a user and a language.
    const current = to === 'messages' ? filters : { ...filters, username: '', lang: '' };
    const next = { ...current, page: 1, ...changes };
    navigate(viewUrl([to], { ...next, page: next.page > 1 ? next.page : undefined }));
  };
  const request = searchRequest(tab, filters);
  return (
    <div class="search">
      <h1 class="visually-hidden">Search</h1>
      <search>
        <SearchForm key={tab} tab={tab} filters={filters} onChange={change} />
      </search>
      <Tabs
        label="Result type"
        tabs={TABS}
        selected={tab}
        controls="results"
        onSelect={(name) => change({}, name)}
      >
        <CurlButton request={request} />
      </Tabs>
      <section id="results" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {request === undefined ? (
          <Welcome isFiltered={hasFilters(filters)} onSearch={(q) => change({ q })} />
        ) : (
          <>
            {tab === 'messages' && (
              <SearchHistogram request={request} onSelect={(gte, lte) => change({ gte, lte })} />
            )}
            <Results
              tab={tab}
              request={request}
              filters={filters}
              onPage={(page) => {
                change({ page });
                scrollTo(0, 0);
              }}
            />
          </>
        )}
      </section>
    </div>
  );
}

function Results({
  tab,
  request,
  filters,
  onPage,
}: {
  tab: Tab;
  request: ApiRequest;
  filters: Filters;
  onPage: (page: number) => void;
}) {
  const query = useQuery<Hit>(request);
  const { data, isCurrent } = query;
  // The previous response may belong to another tab.
  const isForTab = isCurrent || data === undefined || data.hits.every((hit) => belongsTo(hit, tab));
  const lastPage = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  useEffect(() => {
    if (isCurrent && filters.q !== '') addRecentSearch(filters.q);
  }, [isCurrent, filters.q]);
  return (
    <QueryResult
      query={isForTab ? query : { ...query, data: undefined }}
      rows={8}
      empty={
        lastPage > 0 ? (
          <p>
            No results on this page.{' '}
            <button type="button" onClick={() => onPage(lastPage)}>
              Go to the last page
            </button>
          </p>
        ) : (
          <>
            <p>
              <strong>No {tab} found.</strong>
            </p>
            <p>
              Try fewer words, a prefix (<code>ransom*</code>), a wider date range or another tab.
            </p>
          </>
        )
      }
    >
      {(hits, total) => (
        <>
          <p class="total" role="status">
            {formatCount(total, tab.slice(0, -1), tab)}
          </p>
          <HitList hits={hits} pager={{ page: filters.page, pageSize: PAGE_SIZE, total, onPage }} />
        </>
      )}
    </QueryResult>
  );
}

const DISTINCT_FIELDS = { messages: 'messageId', profiles: 'usernames', channels: 'channelTitles' } as const;

function belongsTo(hit: Hit, tab: Tab): boolean {
  return DISTINCT_FIELDS[tab] in hit;
}

const EXAMPLES = ['wallet', '"stealer logs"', 'access -rdp', 'lang:ru'];

function Welcome({ isFiltered, onSearch }: { isFiltered: boolean; onSearch: (q: string) => void }) {
  const { searches } = useSearchHistory();
  return (
    <div class="welcome">
      {isFiltered && <p class="notice">Enter a search term.</p>}
      <h2>Search messages, people and channels</h2>
      <p>
        Search Telegram and Discord, trace people through their names, wallets and e-mail addresses, and
        browse the daily feeds. Press <kbd>/</kbd> to search or <kbd>?</kbd> for help.
      </p>
      <p class="examples">
        {EXAMPLES.map((example) => (
          <button key={example} type="button" onClick={() => onSearch(example)}>
            {example}
          </button>
        ))}
      </p>
      <HistorySwitch />
      {searches.length > 0 && (
        <>
          <h3>Recent searches</h3>
          <ul class="recent-searches">
            {searches.map((search) => (
              <li key={search}>
                <button type="button" class="quiet" onClick={() => onSearch(search)}>
                  {search}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={clearRecentSearches}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
