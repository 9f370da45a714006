import { visible } from '../../../text/controls.ts';
import { commonTexts } from '../../../texts/common.ts';
import { queryTexts as texts } from '../../../texts/search.ts';
import { languageName } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { InlineText } from '../../../ui/text.tsx';
import type { Chip } from './query-parts.ts';

/** A condition on a field: `field value ×`. */
export function ChipView({
  chip,
  labels,
  isSelected,
  onRemove,
}: {
  chip: Chip;
  labels: ReadonlyMap<string, string>;
  isSelected: boolean;
  onRemove: () => void;
}) {
  const { field, values, isNegative } = chip;
  const names = values.map((value) => labels.get(`${field}:${value}`) ?? valueLabel(field, value));
  return (
    <FieldChip
      field={field}
      value={names.join(texts.or)}
      isNegative={isNegative}
      isSelected={isSelected}
      onRemove={onRemove}
    />
  );
}

export function PlatformChip({
  platform,
  isSelected,
  onRemove,
}: {
  platform: string;
  isSelected: boolean;
  onRemove: () => void;
}) {
  return (
    <FieldChip
      field="platform"
      value={commonTexts.platforms[platform] ?? platform}
      isSelected={isSelected}
      onRemove={onRemove}
    />
  );
}

function FieldChip({
  field,
  value,
  isNegative = false,
  isSelected = false,
  onRemove,
}: {
  field: string;
  value: string;
  isNegative?: boolean;
  isSelected?: boolean;
  onRemove: () => void;
}) {
  return (
    <span class={isSelected ? 'field-chip is-selected' : 'field-chip'} data-chip={field}>
      {isNegative && <span class="chip-not">{texts.not}</span>}
      <span class="chip-field">{field}</span>
      <span class="chip-value">
        <InlineText text={value} />
      </span>
      <button
        type="button"
        class="chip-remove"
        aria-label={texts.remove(visible(`${isNegative ? `${texts.not} ` : ''}${field} ${value}`))}
        // The input keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <Icon name="x" size={12} />
      </button>
    </span>
  );
}

export function valueLabel(field: string, value: string): string {
  return field === 'lang' ? languageName(value) : value;
}
