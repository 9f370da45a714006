import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label. */
  icon?: IconName;
}

/** Two to four options of which one is chosen. */
export function Segmented<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex item of a bar
    <span class="segmented" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          aria-label={choice.icon && choice.label}
          title={choice.icon && choice.label}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon === undefined ? choice.label : <Icon name={choice.icon} size={14} />}
        </button>
      ))}
    </span>
  );
}
