import type { IndicatorRow } from '../../api/types.ts';
import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import { indicatorTableTexts as texts } from '../../texts/entity-pages.ts';
import { isShared, isWallet, sharedTotal } from './shared.ts';

/** As tables report it. */
interface Sort {
  column: string;
  isDescending: boolean;
}

export type Shown = 'all' | 'shared' | 'wallets';

/** What the filters are called: with a number if all rows are known, so that it is exact. */
export function countsOf(rows: readonly IndicatorRow[], total: number): Record<Shown, string> {
  const isComplete = rows.length >= total;
  return {
    all: texts.all,
    shared: isComplete ? texts.sharedCount(rows.filter(isShared).length) : texts.shared,
    wallets: isComplete ? texts.walletsCount(rows.filter(isWallet).length) : texts.wallets,
  };
}

/** Rows of the chosen kind whose value, kind or source contains the text. */
export function filterIndicators(rows: readonly IndicatorRow[], shown: Shown, text: string): IndicatorRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (shown === 'all' || (shown === 'shared' ? isShared(row) : isWallet(row))) &&
      (wanted === '' || wordsOf(row).some((each) => each.toLowerCase().includes(wanted))),
  );
}

function wordsOf({ kind, value, canonical, source }: IndicatorRow): string[] {
  return [value, canonical, isIndicatorKind(kind) ? styleOfIndicator(kind).label : kind, source?.label ?? ''];
}

const SORT_VALUES: Record<string, (row: IndicatorRow) => string | number> = {
  kind: ({ kind }) => kind,
  firstSeen: ({ firstSeen }) => Date.parse(firstSeen),
  lastSeen: ({ lastSeen }) => Date.parse(lastSeen),
  shared: (row) => (row.shared.isCommon ? Number.MAX_SAFE_INTEGER : sharedTotal(row)),
  count: ({ count }) => count,
};

export function sortIndicators(
  rows: readonly IndicatorRow[],
  sort: Sort | undefined,
): readonly IndicatorRow[] {
  const keyOf = sort && SORT_VALUES[sort.column];
  if (keyOf === undefined) return rows;
  const sign = sort?.isDescending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [x, y] = [keyOf(a), keyOf(b)];
    return sign * (x < y ? -1 : x > y ? 1 : 0);
  });
}
