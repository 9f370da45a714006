import { useMemo, useState } from 'preact/hooks';
import { navigate, withParameters } from '../../route.ts';
import { entityPageTexts, indicatorTableTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { copyWithNotice } from '../../ui/copy.tsx';
import { FilterInput } from '../../ui/field.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { State } from '../../ui/states.tsx';
import { type Sort, Table } from '../../ui/table.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { indicatorColumns } from './indicator-columns.tsx';
import { countsOf, filterIndicators, type Shown, sortIndicators } from './indicator-filter.ts';
import { useRowKeys } from './use-row-keys.ts';

const SHOWN: readonly Shown[] = ['all', 'shared', 'wallets'];

/** One table of all indicators. The filter is part of the address. */
export function IndicatorsPanel({
  data: { node, hit, route },
  indicators = hit.indicators,
  rowsMax,
}: {
  data: EntityPageData;
  /** By default those of the summary. */
  indicators?: EntityPageData['hit']['indicators'];
  /** More are on their own tab. */
  rowsMax?: number;
}) {
  const { total = 0, rows = [] } = indicators ?? {};
  const shown = SHOWN.find((each) => each === route.parameters.get('show')) ?? 'all';
  const text = route.parameters.get('find') ?? '';
  const [sort, setSort] = useState<Sort>({ column: 'count', isDescending: true });
  useRowKeys();
  const matching = useMemo(
    () => sortIndicators(filterIndicators(rows, shown, text), sort),
    [rows, shown, text, sort],
  );
  const isSummary = rowsMax !== undefined;
  const visibleRows = matching.slice(0, rowsMax);
  const set = (changes: Record<string, string | undefined>, mode: 'push' | 'replace') =>
    navigate(withParameters(route, changes), mode);
  const counts = countsOf(rows, total);
  const title = node.kind === 'indicator' ? texts.related : texts.title;
  const tab = node.kind === 'indicator' ? 'related' : 'indicators';
  return (
    <Panel
      title={title}
      meta={rows.length < total && !isSummary ? texts.limit(rows.length, total) : formatNumber(total)}
      hasLine
      className="entity-table indicators-panel"
      actions={
        total > 0 && (
          <>
            <FilterInput label={texts.filter} value={text} onInput={(find) => set({ find }, 'replace')} />
            <Segmented
              label={texts.show}
              value={shown}
              choices={SHOWN.map((value) => ({ value, label: counts[value] }))}
              onChange={(value) => set({ show: value === 'all' ? undefined : value }, 'push')}
            />
            <IconButton
              icon="copy"
              label={texts.copyAll}
              variant="ghost"
              onClick={() =>
                copyWithNotice(matching.map(({ value }) => value).join('\n'), texts.copied(matching.length))
              }
            />
          </>
        )
      }
    >
      {total === 0 ? (
        <State icon="fingerprint-pattern" title={texts.none} />
      ) : matching.length === 0 ? (
        <State
          icon="search-x"
          title={texts.noneMatch}
          actions={
            <Button onClick={() => set({ find: undefined, show: undefined }, 'push')}>
              {texts.clearFilter}
            </Button>
          }
        />
      ) : (
        <>
          <Table
            label={entityPageTexts.table(title)}
            rows={visibleRows}
            rowKey={({ node: id }) => id}
            columns={indicatorColumns(node.kind)}
            sort={sort}
            onSort={setSort}
          />
          {isSummary && total > visibleRows.length && matching.length > visibleRows.length && (
            <footer class="panel-foot">
              <ButtonLink href={withParameters(route, { tab })} variant="ghost" size="small">
                {entityPageTexts.showAll(total)}
              </ButtonLink>
            </footer>
          )}
        </>
      )}
    </Panel>
  );
}
