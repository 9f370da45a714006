export interface MeterProps {
  value: number;
  max: number;
  tone?: 'accent' | 'neutral' | 'bad';
  /** Decorative without it: the value stands beside it. */
  label?: string;
  /** The value in words. */
  text?: string;
}

/** A horizontal bar: a share of a maximum. */
export function Meter({ value, max, tone = 'accent', label, text }: MeterProps) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0;
  const drawing = (
    <svg class={`meter is-${tone}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="meter-track" width={100} height={4} />
      <rect class="meter-value" width={share * 100} height={4} />
    </svg>
  );
  if (label === undefined) return drawing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> in their own colours
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      {drawing}
    </div>
  );
}
