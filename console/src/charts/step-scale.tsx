import { chartTexts } from '../texts/charts.ts';

/** Explains the colours of a calendar or map. */
export function StepScale({
  hasMissing = false,
  low,
  high,
}: {
  hasMissing?: boolean;
  low?: string;
  high?: string;
}) {
  return (
    <div class="step-scale">
      {hasMissing && (
        <>
          <span class="step-scale-entry">
            <span class="swatch is-missing" />
            {chartTexts.notCollected}
          </span>
          <span class="step-scale-entry">
            <span class="swatch step-0" />
            {chartTexts.empty}
          </span>
        </>
      )}
      <span class="step-scale-entry">
        {low ?? chartTexts.fewer}
        {[1, 2, 3, 4, 5].map((step) => (
          <span key={step} class={`swatch step-${step}`} />
        ))}
        {high ?? chartTexts.more}
      </span>
    </div>
  );
}
