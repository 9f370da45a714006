import { useEffect, useRef } from 'preact/hooks';

/**
 * A date field. While the user types, the browser reports every digit as a new date, so a typed date counts only on Enter
 * or when the field loses focus. A date picked from the calendar counts immediately.
 */
export function DateInput({
  label,
  isLabelHidden = false,
  name,
  value,
  onChange,
}: {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const reported = useRef(value);
  useEffect(() => {
    reported.current = value;
    if (input.current !== null) input.current.value = value;
  }, [value]);
  const report = () => {
    isTyping.current = false;
    const day = input.current?.value ?? '';
    if (day === reported.current) return;
    reported.current = day;
    onChange(day);
  };
  return (
    <label title="Dates are in UTC">
      <span class={isLabelHidden ? 'visually-hidden' : ''}>{label}</span>
      <input
        ref={input}
        type="date"
        name={name}
        defaultValue={value}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report();
          else isTyping.current = true;
        }}
        onChange={() => {
          if (!isTyping.current) report();
        }}
        onBlur={report}
      />
    </label>
  );
}
