import { type Density, usePreferences } from '../../state/preferences.tsx';
import { commonTexts } from '../../texts/common.ts';
import { searchTexts as texts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { type Choice, Segmented } from '../../ui/segmented.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import { type SearchState, sortOf } from './search-state.ts';

interface BarProps {
  state: SearchState;
  total: number | undefined;
  totalBefore: number | undefined;
  selectedCount: number;
  isAllSelected: boolean;
  onSelectAll: (isOn: boolean) => void;
  /** Another question. */
  onAsk: (changes: Partial<SearchState>) => void;
}

const DENSITIES: readonly Choice<Density>[] = [
  { value: 'compact', label: commonTexts.densities.compact, icon: 'rows-4' },
  { value: 'default', label: commonTexts.densities.default, icon: 'rows-3' },
  { value: 'comfortable', label: commonTexts.densities.comfortable, icon: 'rows-2' },
];

/** How many results, and how they are shown. */
export function ResultBar(props: BarProps) {
  const { state, total, totalBefore, selectedCount, isAllSelected, onAsk } = props;
  const { density, set } = usePreferences();
  const format = useTimeFormat();
  const { kind, brush } = state;
  const sort = sortOf(state);
  const hasText = kind !== 'indicators';
  return (
    <div class="result-bar">
      <Checkbox
        label={texts.selectAllOnPage}
        isHidden
        isChecked={isAllSelected}
        isMixed={!isAllSelected && selectedCount > 0}
        onChange={props.onSelectAll}
      />
      <span class="result-total" role="status">
        {total !== undefined && (
          <>
            <b>{formatNumber(total)}</b> {texts.nouns[kind](total)}
            {totalBefore !== undefined && totalBefore !== total && (
              <span class="text-3"> {texts.folded(totalBefore)}</span>
            )}
            {brush !== undefined && (
              <span class="text-3"> {texts.inRange(rangeText(brush, format.day))}</span>
            )}
          </>
        )}
      </span>
      {brush !== undefined && (
        <Button
          variant="ghost"
          size="small"
          icon="zoom-in"
          onClick={() => onAsk({ from: brush.from, to: brush.to, brush: undefined })}
        >
          {texts.zoomToRange}
        </Button>
      )}
      <span class="grow" />
      {hasText && (
        <MenuButton
          label={texts.sortBy(sort === 'new' ? texts.newest : texts.relevance)}
          icon="arrow-down-wide-narrow"
          variant="ghost"
          size="small"
          items={[
            {
              label: texts.newest,
              icon: sort === 'new' ? 'check' : undefined,
              onSelect: () => onAsk({ sort: 'new' }),
            },
            {
              label: texts.relevance,
              icon: sort === 'relevance' ? 'check' : undefined,
              onSelect: () => onAsk({ sort: 'relevance' }),
            },
          ]}
        >
          {sort === 'new' ? texts.newest : texts.relevance}
        </MenuButton>
      )}
      {hasText && (
        <Button
          size="small"
          icon="languages"
          isPressed={state.hasForms}
          title={texts.wordFormsHint}
          onClick={() => onAsk({ hasForms: !state.hasForms })}
        >
          {texts.wordForms}
        </Button>
      )}
      {kind === 'messages' && (
        <Button
          size="small"
          icon="layers"
          isPressed={state.isGrouped && sort === 'new'}
          disabled={sort === 'relevance'}
          title={sort === 'relevance' ? texts.groupCopiesOff : texts.groupCopiesHint}
          onClick={() => onAsk({ isGrouped: !state.isGrouped })}
        >
          {texts.groupCopies}
        </Button>
      )}
      <Segmented
        label={commonTexts.density}
        choices={DENSITIES}
        value={density}
        onChange={(next) => set('density', next)}
      />
    </div>
  );
}

export function rangeText({ from, to }: { from: string; to: string }, day: (at: string) => string): string {
  const shown = (date: string) => day(date.length === 10 ? `${date}T12:00:00Z` : date);
  return shown(from) === shown(to) ? shown(from) : `${shown(from)} – ${shown(to)}`;
}
