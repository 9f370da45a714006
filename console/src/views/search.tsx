import { useEffect, useState } from 'preact/hooks';
import type { Request } from '../api/client.ts';
import type { ChannelHit, MessageHit, ProfileHit } from '../api/types.ts';
import { useAnswer } from '../api/use-answer.ts';
import { addressOf, go, type Route } from '../route.ts';
import { CurlButton } from '../ui/copy.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { SyntaxHelp } from '../ui/help.tsx';
import { Pager } from '../ui/pager.tsx';
import { Shown } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { plural } from '../ui/time.tsx';
import { ChannelCard } from './channel-card.tsx';
import { MessageCard } from './message-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SearchHistogram } from './search-histogram.tsx';
import { forgetSearches, noteSearch, searchesBefore } from './search-history.ts';

const TABS = { messages: 'Messages', profiles: 'Profiles', channels: 'Channels' } as const;
type Tab = keyof typeof TABS;

const PAGE_SIZE = 20;

interface Filters {
  q: string;
  platform: string;
  username: string;
  lang: string;
  gte: string;
  lte: string;
  sort: string;
  page: number;
}

function filtersOf({ parameters }: Route): Filters {
  const text = (name: string) => parameters.get(name) ?? '';
  return {
    q: text('q'),
    platform: text('platform'),
    username: text('username'),
    lang: text('lang'),
    gte: text('gte'),
    lte: text('lte'),
    sort: text('sort'),
    page: Math.max(1, Number(text('page')) || 1),
  };
}

/** What the API is asked: a language is a part of the query there. */
export function searchRequest(tab: Tab, filters: Filters): Request | undefined {
  const { platform, username, gte, lte, sort, page } = filters;
  const isMessages = tab === 'messages';
  const q = isMessages ? wholeQuery(filters) : filters.q.trim();
  if (q === '') return undefined;
  return {
    path: isMessages ? '/im/search' : `/im/search/${tab}`,
    parameters: {
      q,
      platform,
      ...(isMessages && { username }),
      gte,
      lte,
      sort,
      page: page > 1 ? page : undefined,
      page_size: PAGE_SIZE,
      highlight: 'true',
    },
  };
}

/** Whoever names a person or a language need not say a word more. */
function wholeQuery({ q, username, lang }: Filters): string {
  const words = q.trim();
  const language = lang === '' ? '' : `lang:${lang}`;
  if (words !== '') return language === '' ? words : `(${words}) ${language}`;
  return [username === '' ? '' : `user:${username}`, language].filter(Boolean).join(' ');
}

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

function SearchForm({
  tab,
  filters,
  onChange,
}: {
  tab: Tab;
  filters: Filters;
  onChange: (changed: Partial<Filters>) => void;
}) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const isMessages = tab === 'messages';
  const submit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    onChange(readForm(event.currentTarget, filters));
  };
  const send = (event: Event & { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    event.currentTarget.form?.requestSubmit();
  const isFiltered = FILTER_NAMES.some((name) => filters[name] !== '');
  return (
    <form class="search-form" onSubmit={submit}>
      <div class="search-box">
        <label class="visually-hidden" for="q">
          Search for
        </label>
        <input
          id="q"
          name="q"
          type="search"
          list="history"
          maxLength={512}
          placeholder={`Search ${tab}: words, "a phrase", -not, user:name …`}
          defaultValue={filters.q}
          key={filters.q}
          autocomplete="off"
          spellcheck={false}
        />
        <datalist id="history">
          {searchesBefore().map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <button type="submit" class="primary">
          Search
        </button>
        <button
          type="button"
          aria-expanded={isHelpOpen}
          aria-controls="syntax"
          onClick={() => setHelpOpen(!isHelpOpen)}
        >
          Syntax
        </button>
      </div>
      <div id="syntax" hidden={!isHelpOpen}>
        <SyntaxHelp />
      </div>
      <div class="filters">
        <label>
          Platform
          <select name="platform" value={filters.platform} onChange={send}>
            <option value="">all</option>
            <option value="telegram">Telegram</option>
            <option value="discord">Discord</option>
          </select>
        </label>
        {isMessages && (
          <>
            <label>
              User
              <input
                name="username"
                type="text"
                size={12}
                value={filters.username}
                placeholder="@name"
                onChange={send}
              />
            </label>
            <label>
              Language
              <input
                name="lang"
                type="text"
                size={4}
                maxLength={8}
                list="languages"
                value={filters.lang}
                placeholder="en"
                onChange={send}
              />
              <datalist id="languages">
                {LANGUAGES.map((code) => (
                  <option key={code} value={code}>
                    {nameOfLanguage(code)}
                  </option>
                ))}
              </datalist>
            </label>
          </>
        )}
        <DateInput
          label="From"
          name="gte"
          value={filters.gte.slice(0, 10)}
          onDay={(gte) => onChange({ gte })}
        />
        <DateInput
          label="To"
          name="lte"
          value={filters.lte.slice(0, 10)}
          onDay={(lte) => onChange({ lte })}
        />
        <label>
          Order
          <select name="sort" value={filters.sort} onChange={send}>
            <option value="">newest</option>
            <option value="relevance">relevance</option>
          </select>
        </label>
        {isFiltered && (
          <button
            type="button"
            class="quiet"
            onClick={() => onChange(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])))}
          >
            Clear filters
          </button>
        )}
      </div>
    </form>
  );
}

const FILTER_NAMES = ['platform', 'username', 'lang', 'gte', 'lte', 'sort'] as const;

/** What the form says; a moment that was brushed stays as exact as it was, unless another day is given. */
function readForm(form: HTMLFormElement, filters: Filters): Partial<Filters> {
  const read: Partial<Filters> = {};
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    const isSameDay = (name === 'gte' || name === 'lte') && filters[name].slice(0, 10) === text;
    if (!isSameDay) Object.assign(read, { [name]: text });
  }
  return read;
}

const LANGUAGES =
  'ar be bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );

function nameOfLanguage(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

function Welcome({ isFiltered, onSearch }: { isFiltered: boolean; onSearch: (q: string) => void }) {
  const [before, setBefore] = useState(searchesBefore);
  return (
    <div class="welcome">
      {isFiltered && <p class="notice">Filters narrow what words find: what are you looking for?</p>}
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
      {before.length > 0 && (
        <>
          <h3>Before</h3>
          <ul class="before">
            {before.map((each) => (
              <li key={each}>
                <button type="button" class="quiet" onClick={() => onSearch(each)}>
                  {each}
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => {
              forgetSearches();
              setBefore([]);
            }}
          >
            Forget these
          </button>
        </>
      )}
    </div>
  );
}
