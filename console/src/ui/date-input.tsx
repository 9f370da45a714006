import { useEffect, useRef } from 'preact/hooks';

/**
 * A day. While one types, a browser takes every digit for a date of its own: what was typed counts when one leaves the field or presses
 * Enter, what was chosen from the calendar at once.
 */
export function DateInput({
  label,
  isLabelHidden = false,
  name,
  value,
  onDay,
}: {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  value: string;
  onDay: (day: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isTyped = useRef(false);
  const told = useRef(value);
  useEffect(() => {
    told.current = value;
    if (input.current !== null) input.current.value = value;
  }, [value]);
  const tell = () => {
    isTyped.current = false;
    const day = input.current?.value ?? '';
    if (day === told.current) return;
    told.current = day;
    onDay(day);
  };
  return (
    <label>
      <span class={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
      <input
        ref={input}
        type="date"
        name={name}
        defaultValue={value}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tell();
          else isTyped.current = true;
        }}
        onChange={() => {
          if (!isTyped.current) tell();
        }}
        onBlur={tell}
      />
    </label>
  );
}
