import { clearRecentSearches, setHistoryEnabled, useSearchHistory } from '../../api/search-history.ts';
import { welcomeTexts as texts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InlineText } from '../../ui/text.tsx';

/** Before the first query: examples, recent searches and the syntax. */
export function Welcome({ isFiltered, onSearch }: { isFiltered: boolean; onSearch: (q: string) => void }) {
  const { isEnabled, searches } = useSearchHistory();
  return (
    <div class="welcome" data-scroller>
      <div class="welcome-head">
        <h2>{isFiltered ? texts.enterTerm : texts.title}</h2>
        <p class="text-2">{texts.text}</p>
        <div class="entity-list">
          {texts.exampleQueries.map((example) => (
            <Button key={example} icon="search" onClick={() => onSearch(example)}>
              {example}
            </Button>
          ))}
        </div>
      </div>
      <div class="welcome-panels">
        <Panel
          title={texts.recent}
          hasLine
          actions={
            searches.length > 0 && (
              <Button variant="ghost" size="small" onClick={clearRecentSearches}>
                {texts.clear}
              </Button>
            )
          }
        >
          {searches.length > 0 && (
            <ul>
              {searches.map((search) => (
                <li key={search}>
                  <button type="button" class="menu-item" onClick={() => onSearch(search)}>
                    <Icon name="clock" size={14} />
                    <span class="truncate">
                      <InlineText text={search} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <div class="welcome-setting">
            <Switch label={texts.keep} isOn={isEnabled} onChange={setHistoryEnabled} />
            <p class="text-3 size-11">{texts.keepHint}</p>
          </div>
        </Panel>
        <Panel title={texts.syntax} hasLine>
          <dl class="syntax-rules">
            {texts.rules.map(([query, meaning]) => (
              <div key={query}>
                <dt>
                  <code class="mono">{query}</code>
                </dt>
                <dd class="text-2">{meaning}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </div>
  );
}
