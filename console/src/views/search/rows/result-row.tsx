import { memo } from 'preact/compat';
import { EntityChip } from '../../../entities/entity-chip.tsx';
import type { FoundKind } from '../../../../../src/records/item.ts';
import { isIndicatorKind } from '../../../entities/kinds.ts';
import { indicatorNode } from '../../../entities/place.ts';
import type { Density } from '../../../state/preferences.tsx';
import { visible } from '../../../text/controls.ts';
import { rowTexts } from '../../../texts/search.ts';
import { Checkbox } from '../../../ui/field.tsx';
import type { AnyHit, Kind } from '../kinds.ts';
import { rowParts } from './columns.tsx';

interface RowProps {
  kind: Kind;
  hit: AnyHit;
  id: string;
  /** Its place in the complete result, from 1. */
  position: number;
  density: Density;
  isCurrent: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  onToggle: (id: string) => void;
}

const CHIPS: Record<Density, number> = { compact: 0, default: 1, comfortable: 6 };

/** One hit in one line; more with more room. Clicks and keys are handled by the list. */
export const ResultRow = memo(function ResultRow(props: RowProps) {
  const { kind, hit, id, density, isCurrent, isSelected } = props;
  const parts = rowParts(kind, hit, density);
  const chips = parts.indicators?.filter((each) => isIndicatorKind(each.kind)).slice(0, CHIPS[density]) ?? [];
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: roving tabindex, one row of the grid is a tab stop
    <div
      class={`result-row is-${kind}${isCurrent ? ' is-current' : ''}`}
      role="row"
      aria-selected={isSelected}
      aria-current={isCurrent ? 'true' : undefined}
      aria-rowindex={props.position}
      tabIndex={props.isTabStop ? 0 : -1}
      data-row={id}
    >
      <span class="result-check" role="gridcell">
        <Checkbox
          label={rowTexts.select(visible(parts.name))}
          isHidden
          isChecked={isSelected}
          onChange={() => props.onToggle(id)}
        />
      </span>
      <span class="result-time" role="gridcell">
        {parts.time}
      </span>
      <span class="result-mark" role="gridcell">
        {parts.mark}
      </span>
      <span class="result-who" role="gridcell">
        {parts.who}
      </span>
      <span class="result-text" role="gridcell">
        {parts.place && <span class="result-place">{parts.place}</span>}
        {parts.text}
      </span>
      <span class="result-found" role="gridcell">
        {parts.found}
      </span>
      <span class="result-tag" role="gridcell">
        {parts.tag}
      </span>
      {chips.length > 0 && (
        <span class="result-chips" role="gridcell">
          {chips.map(({ kind: indicator, value }) => (
            <EntityChip
              key={`${indicator} ${value}`}
              node={indicatorNode(indicator as FoundKind, value)}
            />
          ))}
        </span>
      )}
    </div>
  );
});
