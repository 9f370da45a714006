import { useEffect } from 'preact/hooks';
import type { Request } from '../api/client.ts';
import { clearSearches, noteSearch, useSearchHistory } from '../api/search-history.ts';
import type { ChannelHit, MessageHit, ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, go, type Route } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { HistorySwitch } from '../ui/history-switch.tsx';
import { Pager } from '../ui/pager.tsx';
import { Shown } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { plural } from '../ui/time.tsx';
import { ChannelCard } from './channel-card.tsx';
import { MessageCard } from './message-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import {
  FILTER_NAMES,
  type Filters,
  filtersOf,
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
  const change = (changed: Partial<Filters>, to: Tab = tab) => {
    // What only messages have is left behind with them.
    const kept = to === 'messages' ? filters : { ...filters, username: '', lang: '' };
    const next = { ...kept, page: 1, ...changed };
    go(addressOf([to], { ...next, page: next.page > 1 ? next.page : undefined }));
  };
  const request = searchRequest(tab, filters);
  return (
    <div class="search">
      <h1 class="visually-hidden">Search</h1>
      <search>
        <SearchForm key={tab} tab={tab} filters={filters} onChange={change} />
      </search>
      <Tabs
        label="What to search"
        tabs={TABS}
        chosen={tab}
        controls="results"
        onChoose={(name) => change({}, name)}
      >
        <CurlButton request={request} />
      </Tabs>
      <section id="results" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {request === undefined ? (
          <Welcome
            isFiltered={FILTER_NAMES.some((name) => filters[name] !== '')}
            onSearch={(q) => change({ q })}
          />
        ) : (
          <>
            {tab === 'messages' && (
              <SearchHistogram request={request} onBrush={(gte, lte) => change({ gte, lte })} />
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
  request: Request;
  filters: Filters;
  onPage: (page: number) => void;
}) {
  const asked = useAnswer<MessageHit | ProfileHit | ChannelHit>(request);
  const isPlaced =
    asked.isCurrent || asked.answer === undefined || asked.answer.hits.every((hit) => fits(hit, tab));
  const total = asked.answer?.total ?? 0;
  useEffect(() => {
    if (asked.isCurrent && filters.q !== '') noteSearch(filters.q);
  }, [asked.isCurrent, filters.q]);
  return (
    <Shown
      asked={isPlaced ? asked : { ...asked, answer: undefined }}
      rows={8}
      empty={
        total > 0 ? (
          <p>
            This is beyond the last page.{' '}
            <button type="button" onClick={() => onPage(Math.ceil(total / PAGE_SIZE))}>
              To the last page
            </button>
          </p>
        ) : (
          <>
            <p>
              <strong>Nothing found.</strong>
            </p>
            <p>
              Fewer words, a prefix (<code>ransom*</code>), another tab or a longer time may help.
            </p>
          </>
        )
      }
    >
      {(hits, total) => (
        <>
          <p class="total" role="status">
            {plural(total, tab.slice(0, -1), tab)}
          </p>
          <ol class="hits">
            {hits.map((hit) => (
              <li key={keyOf(hit)}>
                {'messageId' in hit ? (
                  <MessageCard message={hit} />
                ) : 'usernames' in hit ? (
                  <ProfileCard profile={hit} />
                ) : (
                  <ChannelCard channel={hit} />
                )}
              </li>
            ))}
          </ol>
          <Pager page={filters.page} size={PAGE_SIZE} total={total} onPage={onPage} />
        </>
      )}
    </Shown>
  );
}

function fits(hit: object, tab: Tab): boolean {
  return { messages: 'messageId', profiles: 'usernames', channels: 'channelTitles' }[tab] in hit;
}

function keyOf(hit: MessageHit | ProfileHit | ChannelHit): string {
  if ('messageId' in hit) return `${hit.platform}:${hit.messageId}`;
  return `${hit.platform}:${'usernames' in hit ? hit.userId : hit.channelId}`;
}

function Welcome({ isFiltered, onSearch }: { isFiltered: boolean; onSearch: (q: string) => void }) {
  const { searches } = useSearchHistory();
  return (
    <div class="welcome">
      {isFiltered && <p class="notice">Enter a search term.</p>}
      <h2>Who wrote this, and where else?</h2>
      <p>
        Search what was said on Telegram and Discord, follow people through their names, wallets and e-mails,
        and see what the feeds brought. Press <kbd>/</kbd> to search, <kbd>?</kbd> for help.
      </p>
      <p class="examples">
        {['wallet', '"stealer logs"', 'access -rdp', 'lang:ru'].map((example) => (
          <button key={example} type="button" onClick={() => onSearch(example)}>
            {example}
          </button>
        ))}
      </p>
      <HistorySwitch />
      {searches.length > 0 && (
        <>
          <h3>Recent searches</h3>
          <ul class="before">
            {searches.map((each) => (
              <li key={each}>
                <button type="button" class="quiet" onClick={() => onSearch(each)}>
                  {each}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" onClick={clearSearches}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
