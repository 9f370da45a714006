import { useState } from 'preact/hooks';
import { useSearchHistory } from '../api/search-history.ts';
import { DateInput } from '../ui/date-input.tsx';
import { SyntaxHelp } from '../ui/help.tsx';
import { FILTER_NAMES, type Filters, hasFilters, type Tab } from './search-filters.ts';

/** The search box and its filters. Every change starts a search. */
export function SearchForm({
  tab,
  filters,
  onChange,
}: {
  tab: Tab;
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { searches } = useSearchHistory();
  const isMessages = tab === 'messages';
  const submit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    onChange(readForm(event.currentTarget, filters));
  };
  const submitForm = (event: Event & { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    event.currentTarget.form?.requestSubmit();
  return (
    <form class="search-form" onSubmit={submit}>
      <div class="search-box">
        <label class="visually-hidden" for="q">
          Search query
        </label>
        <input
          id="q"
          name="q"
          type="search"
          list="history"
          maxLength={512}
          placeholder={`Search ${tab}: words, "exact phrase", -exclude, user:name`}
          defaultValue={filters.q}
          key={filters.q}
          autocomplete="off"
          spellcheck={false}
        />
        <datalist id="history">
          {searches.map((search) => (
            <option key={search} value={search} />
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
          <select name="platform" value={filters.platform} onChange={submitForm}>
            <option value="">All</option>
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
                onChange={submitForm}
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
                onChange={submitForm}
              />
              <datalist id="languages">
                {LANGUAGES.map((code) => (
                  <option key={code} value={code}>
                    {languageName(code)}
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
          onChange={(gte) => onChange({ gte })}
        />
        <DateInput
          label="To"
          name="lte"
          value={filters.lte.slice(0, 10)}
          onChange={(lte) => onChange({ lte })}
        />
        <label>
          Sort by
          <select name="sort" value={filters.sort} onChange={submitForm}>
            <option value="">Newest</option>
            <option value="relevance">Relevance</option>
          </select>
        </label>
        {hasFilters(filters) && (
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

/** The form's values. A date keeps the exact time from a chart selection until the user picks another day. */
function readForm(form: HTMLFormElement, filters: Filters): Partial<Filters> {
  const values: Partial<Filters> = {};
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim();
    const isSameDay = (name === 'gte' || name === 'lte') && filters[name].slice(0, 10) === text;
    if (!isSameDay) Object.assign(values, { [name]: text });
  }
  return values;
}

const LANGUAGES =
  'ar be bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );

function languageName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
