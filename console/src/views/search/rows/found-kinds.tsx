import { isIndicatorKind, styleOfIndicator } from '../../../entities/kinds.ts';
import { rowTexts } from '../../../texts/search.ts';
import { formatNumber } from '../../../ui/format.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

interface Found {
  icon: IconName;
  colour: string;
  label: string;
  count: number;
}

const SHOWN_MAX = 3;

/** Indicators by the icon of their kind: wallets of all chains are one. */
export function countKinds(indicators: readonly { kind: string }[]): Found[] {
  const byIcon = new Map<string, Found>();
  for (const { kind } of indicators) {
    if (!isIndicatorKind(kind)) continue;
    const { icon, colour, label } = styleOfIndicator(kind);
    const key = `${icon} ${colour}`;
    const known = byIcon.get(key);
    if (known === undefined) byIcon.set(key, { icon, colour, label, count: 1 });
    else known.count++;
  }
  return [...byIcon.values()];
}

/** What was found in a record, as one icon per kind with a count. */
export function FoundKinds({ indicators }: { indicators: readonly { kind: string }[] | undefined }) {
  if (indicators === undefined || indicators.length === 0) return null;
  return (
    <span class="found-kinds">
      {countKinds(indicators)
        .slice(0, SHOWN_MAX)
        .map(({ icon, colour, label, count }) => (
          <span key={`${icon} ${colour}`} class={`found-kind ${colour}`} title={rowTexts.found(label, count)}>
            <Icon name={icon} size={12} />
            <span class="visually-hidden">{rowTexts.found(label, count)}</span>
            {count > 1 && (
              <span class="found-count" aria-hidden="true">
                {formatNumber(count)}
              </span>
            )}
          </span>
        ))}
    </span>
  );
}
