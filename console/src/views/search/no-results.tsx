import { useQuery } from '../../api/use-query.ts';
import { defang } from '../../text/pieces.ts';
import { searchTexts, noResultTexts as texts } from '../../texts/search.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { State } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';
import { KINDS } from './kinds.ts';
import { withoutLastFilter } from './near-miss.ts';
import { asked, resultsRequest, type SearchState, stateUrl } from './search-state.ts';
import { hostOfUrl } from './url-host.ts';
import type { TabCounts } from './use-tab-counts.ts';

const numberOf = (count: number | '…' | undefined) => (typeof count === 'number' ? count : 0);

/** Nothing was found: the last filter, if results match without it, and other kinds that have results. */
export function NoResults({
  state,
  counts,
  onAsk,
}: {
  state: SearchState;
  counts: TabCounts;
  onAsk: (changes: Partial<SearchState>) => void;
}) {
  const nearMiss = withoutLastFilter(state);
  const request = nearMiss && resultsRequest({ ...state, ...nearMiss.changes });
  const without = useQuery<unknown>(
    request && { path: request.path, parameters: { ...countOnly(request.parameters) } },
    'background',
  );
  const found = without.isCurrent ? (without.data?.total ?? 0) : 0;
  const others = KINDS.filter((kind) => kind !== state.kind && numberOf(counts[kind]) > 0);
  const hasDates = state.from !== '' || state.to !== '' || state.brush !== undefined;
  const { from, to } = state.brush ?? state;
  const host = hostOfUrl(state.q);
  return (
    <State
      title={texts.title[state.kind]}
      actions={
        <>
          {host !== undefined && (
            <Button icon="search" onClick={() => onAsk({ q: host })}>
              {texts.searchHost(defang(host))}
            </Button>
          )}
          {nearMiss !== undefined && (
            <Button onClick={() => onAsk(nearMiss.changes)}>
              {texts.removeFilter('')}
              <InlineText text={nearMiss.label} />
            </Button>
          )}
          {hasDates && (
            <Button onClick={() => onAsk({ from: '', to: '', brush: undefined })}>{texts.allDates}</Button>
          )}
          {others.map((kind) => (
            <ButtonLink key={kind} href={stateUrl(asked(state, { kind }))}>
              {texts.otherKind(searchTexts.counts[kind](numberOf(counts[kind])))}
            </ButtonLink>
          ))}
        </>
      }
    >
      {found > 0 ? (
        texts.nearMiss(searchTexts.counts[state.kind](found))
      ) : (
        <InlineText
          text={
            state.q === ''
              ? texts.nothingListed
              : from !== '' && to !== ''
                ? texts.nothingBetween(state.q, from, to)
                : texts.nothing(state.q)
          }
        />
      )}
    </State>
  );
}

/** The number of results, without the rest. */
function countOnly(
  parameters: Record<string, unknown> = {},
): Record<string, string | number | boolean | undefined> {
  const {
    facets: _,
    facet_size: _size,
    histogram: _h,
    histogram_gte: _g,
    histogram_lte: _l,
    ...others
  } = parameters;
  return { ...(others as Record<string, string>), highlight: undefined, page_size: 1 };
}
