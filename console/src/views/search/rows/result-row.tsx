import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { FoundKind } from '../../../../../src/records/item.ts';
import { EntityChip } from '../../../entities/entity-chip.tsx';
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
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual and have no table layout
    <div
      class={`result-row is-${kind}${isCurrent ? ' is-current' : ''}`}
      role="row"
      aria-selected={isSelected}
      aria-current={isCurrent ? 'true' : undefined}
      aria-rowindex={props.position}
      tabIndex={props.isTabStop ? 0 : -1}
      data-row={id}
    >
      <Cell name="check">
        <Checkbox
          label={rowTexts.select(visible(parts.name))}
          isHidden
          isChecked={isSelected}
          isTabStop={false}
          onChange={() => props.onToggle(id)}
        />
      </Cell>
      <Cell name="time">{parts.time}</Cell>
      <Cell name="mark">{parts.mark}</Cell>
      <Cell name="who">{parts.who}</Cell>
      <Cell name="text">
        {parts.place && <span class="result-place">{parts.place}</span>}
        {parts.text}
      </Cell>
      <Cell name="found">{parts.found}</Cell>
      <Cell name="tag">{parts.tag}</Cell>
      {chips.length > 0 && (
        <Cell name="chips">
          {chips.map(({ kind: indicator, value }) => (
            <EntityChip key={`${indicator} ${value}`} node={indicatorNode(indicator as FoundKind, value)} />
          ))}
        </Cell>
      )}
    </div>
  );
});

function Cell({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the row has the focus
    // biome-ignore lint/a11y/useSemanticElements: rows are virtual and have no table layout
    <span class={`result-${name}`} role="gridcell">
      {children}
    </span>
  );
}
