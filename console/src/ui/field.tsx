import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

/** A labelled control with a hint and an error. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: ComponentChildren;
  error?: string | undefined;
  /** Gets the attributes that tie the control to its label, hint and error. */
  children: (attributes: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ComponentChildren;
}) {
  const id = useId();
  const note = `${id}-note`;
  const hasNote = hint !== undefined || error !== undefined;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        ...(hasNote && { 'aria-describedby': note }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {hasNote && (
        <span
          id={note}
          class={error === undefined ? 'hint' : 'field-error'}
          role={error === undefined ? undefined : 'alert'}
        >
          {error ?? hint}
        </span>
      )}
    </div>
  );
}

/** An input with an icon, for filters. */
export function FilterInput({
  label,
  value,
  icon = 'funnel',
  onInput,
}: {
  label: string;
  value: string;
  icon?: IconName;
  onInput: (value: string) => void;
}) {
  return (
    <span class="input filter-input">
      <Icon name={icon} size={14} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </span>
  );
}

export function Checkbox({
  label,
  isChecked,
  isMixed = false,
  isHidden = false,
  isDisabled = false,
  isTabStop = true,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  /** Some of the things it stands for are chosen. */
  isMixed?: boolean;
  /** Whether the label is for assistive technology only. */
  isHidden?: boolean;
  isDisabled?: boolean;
  /** False in a grid, whose rows have the focus. */
  isTabStop?: boolean;
  onChange: (isChecked: boolean, event: Event) => void;
}) {
  const box = (
    <input
      type="checkbox"
      class="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={isHidden ? label : undefined}
      ref={(element) => {
        if (element !== null) element.indeterminate = isMixed;
      }}
      onChange={(event) => onChange(event.currentTarget.checked, event)}
      onClick={(event) => event.stopPropagation()}
    />
  );
  if (isHidden) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is the control
    <label class="check-label">
      {box}
      {label}
    </label>
  );
}

export function Switch({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <label class="check-label">
      <input
        type="checkbox"
        role="switch"
        class="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
