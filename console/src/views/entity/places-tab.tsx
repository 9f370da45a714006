import type { EntityHit, EntityRow } from '../../api/types.ts';
import { firstHit, useQuery } from '../../api/use-query.ts';
import { Meter } from '../../charts/meter.tsx';
import { entityPageTexts, placesTexts as texts } from '../../texts/entity-pages.ts';
import { formatNumber } from '../../ui/format.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Time } from '../../ui/time.tsx';
import { SUMMARY_ROWS, summaryRequest } from './entity-kinds.ts';
import type { EntityPageData } from './entity-view.tsx';
import { PlaceName, type PlacesTable, placesTitle } from './places-panel.tsx';
import { ROWS_MAX } from './use-indicator-export.ts';
import { useRowKeys } from './use-row-keys.ts';

/** All channels, people or other records of an entity, as far as a summary lists them. */
export function PlacesTab({ data: { id, hit }, table }: { data: EntityPageData; table: PlacesTable }) {
  const known = hit[table];
  const needsMore = (known?.total ?? 0) > SUMMARY_ROWS;
  const query = useQuery<EntityHit>(needsMore ? summaryRequest(id, 0, ROWS_MAX) : undefined);
  const places = firstHit(query)?.[table] ?? known;
  useRowKeys();
  if (places === undefined || places.total === 0) return <State icon="inbox" title={texts.none[table]} />;
  const most = Math.max(...places.rows.map(({ count }) => count), 1);
  return (
    <div class="page" data-scroller>
      <Panel
        title={placesTitle(table)}
        meta={
          places.rows.length < places.total
            ? texts.limit(places.rows.length, places.total)
            : formatNumber(places.total)
        }
        hasLine
        className="entity-table"
      >
        <Table
          label={entityPageTexts.table(placesTitle(table))}
          rows={places.rows}
          rowKey={({ node }) => node}
          columns={columns(most)}
        />
      </Panel>
    </div>
  );
}

function columns(most: number): Column<EntityRow>[] {
  return [
    { id: 'name', label: texts.name, isMain: true, cell: (row) => <PlaceName row={row} /> },
    {
      id: 'share',
      label: texts.share,
      width: 160,
      priority: 3,
      cell: ({ count }) => <Meter value={count} max={most} />,
    },
    {
      id: 'count',
      label: texts.count,
      width: 90,
      isNumber: true,
      cell: ({ count }) => formatNumber(count),
    },
    {
      id: 'first',
      label: texts.firstSeen,
      width: 110,
      priority: 2,
      cell: ({ firstSeen }) => <Time at={firstSeen} style="day" />,
    },
    {
      id: 'last',
      label: texts.lastSeen,
      width: 110,
      cell: ({ lastSeen }) => <Time at={lastSeen} style="day" />,
    },
  ];
}
