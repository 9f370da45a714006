import { chartTexts } from '../texts/charts.ts';
import { InlineText } from '../ui/text.tsx';
import { type BarsTexts, sumsOf, titleOf, totalIn } from './bars-texts.ts';
import { formatCount } from './scale.ts';
import { type Series, seriesClass } from './series.ts';
import { ChartTooltip, TooltipFoot, TooltipRow, TooltipTitle } from './tooltip.tsx';
import type { Selection } from './use-brush.ts';

/** The counts of a bucket, or the sums of a range while it is selected. */
export function BarsTooltip({
  texts,
  series,
  selection,
  anchor,
  within,
  onDismiss,
  foot,
}: {
  texts: BarsTexts;
  series: readonly Series[];
  selection: Selection;
  anchor: () => DOMRect | undefined;
  within: () => DOMRect | undefined;
  onDismiss: () => void;
  foot: string | undefined;
}) {
  const sums = sumsOf(texts, selection, series.length);
  const isMissing = texts.slots.slice(selection.first, selection.last + 1).every((each) => each.isMissing);
  const total = texts.countText(totalIn(texts, selection));
  return (
    <ChartTooltip anchor={anchor} within={within} onDismiss={onDismiss}>
      <TooltipTitle>{titleOf(texts, selection)}</TooltipTitle>
      {isMissing ? (
        <div class="tooltip-row">
          <span class="swatch is-missing" />
          {chartTexts.notCollected}
        </div>
      ) : (
        series.map((each, index) =>
          texts.isShown(index) ? (
            <TooltipRow
              key={each.name}
              swatch={seriesClass(each)}
              name={<InlineText text={each.name} />}
              value={formatCount(sums[index] ?? 0)}
            />
          ) : null,
        )
      )}
      {!isMissing && <TooltipFoot>{foot === undefined ? total : chartTexts.foot(total, foot)}</TooltipFoot>}
    </ChartTooltip>
  );
}
