import { useState } from 'preact/hooks';
import { useSearchHistory } from '../../api/search-history.ts';
import type { OverviewHit } from '../../api/types.ts';
import { navigate, viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { Kbd } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useTimeFormat } from '../../ui/time.tsx';

const RECENT_SHOWN = 5;

const searchUrl = (q: string) => viewUrl(['search', 'messages'], { q });

/** The query box of the first page, with recent searches or examples. */
export function OverviewSearch({ totals }: { totals: OverviewHit['totals'] }) {
  const [text, setText] = useState('');
  const { searches } = useSearchHistory();
  const format = useTimeFormat();
  const shown = searches.length > 0 ? searches : texts.examples;
  return (
    <search class="overview-search">
      <form
        class="overview-query"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') navigate(searchUrl(text.trim()));
        }}
      >
        <Icon name="search" size={20} />
        <input
          type="text"
          data-query-input
          aria-label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Kbd>/</Kbd>
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
      </form>
      <div class="overview-recent">
        <span>{searches.length > 0 ? texts.recent : texts.try}</span>
        {shown.slice(0, RECENT_SHOWN).map((q) => (
          <a key={q} class="badge is-outline" href={searchUrl(q)}>
            <InlineText text={q} />
          </a>
        ))}
        <span class="grow" />
        {totals?.since !== undefined && (
          <span>{texts.recordsSince(totals.records, format.day(totals.since))}</span>
        )}
      </div>
    </search>
  );
}
