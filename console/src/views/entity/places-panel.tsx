import type { EntityRow } from '../../api/types.ts';
import { Meter } from '../../charts/meter.tsx';
import { styleOf } from '../../entities/kinds.ts';
import { readNodeId } from '../../entities/node.ts';
import { nodeUrl } from '../../entities/node-url.ts';
import { withParameters } from '../../route.ts';
import { entityPageTexts, placesTexts as texts } from '../../texts/entity-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { PlatformIcon } from '../search/rows/platform-icon.tsx';
import type { EntityPageData } from './entity-view.tsx';

export type PlacesTable = 'channels' | 'people' | 'pages' | 'groups' | 'victims';

const ROWS_MAX = 6;

export function placesTitle(table: PlacesTable): string {
  return table === 'groups' ? texts.groups : entityPageTexts.tabs[table];
}

/** The most frequent channels, people or other records, with their share. Nothing if the key may not see them. */
export function PlacesPanel({
  data: { hit, route, node },
  table,
}: {
  data: EntityPageData;
  table: PlacesTable;
}) {
  const places = hit[table];
  if (places === undefined || (places.total === 0 && node.kind !== 'indicator')) return null;
  if (places.total === 0 && (table === 'victims' || table === 'groups')) return null;
  const most = Math.max(...places.rows.map(({ count }) => count), 1);
  const hasTab = table !== 'groups' && places.total > ROWS_MAX;
  return (
    <Panel
      title={placesTitle(table)}
      meta={formatNumber(places.total)}
      hasLine
      actions={
        hasTab && (
          <ButtonLink href={withParameters(route, { tab: table })} variant="ghost" size="small">
            {entityPageTexts.showAll(places.total)}
          </ButtonLink>
        )
      }
    >
      {places.total === 0 ? (
        <p class="panel-empty text-3">{texts.none[table]}</p>
      ) : (
        <ul class="list places">
          {places.rows.slice(0, ROWS_MAX).map((row) => (
            <PlaceLine key={row.node} row={row} most={most} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function PlaceLine({ row, most }: { row: EntityRow; most: number }) {
  return (
    <li class={most > 1 ? undefined : 'is-uncounted'}>
      <PlaceName row={row} />
      {most > 1 && (
        <>
          <Meter value={row.count} max={most} />
          <span class="number">{formatNumber(row.count)}</span>
        </>
      )}
      <span class="text-3 place-date">
        <Time at={row.lastSeen} style="day" />
      </span>
    </li>
  );
}

/** The icon of its platform or kind, and its name as a link. */
export function PlaceName({ row }: { row: EntityRow }) {
  const node = readNodeId(row.node);
  if (node === undefined) return <InlineText text={row.label} />;
  const { icon, colour } = styleOf(node);
  return (
    <a class="place-name" href={nodeUrl(node)}>
      {'platform' in node && node.kind === 'channel' ? (
        <PlatformIcon platform={node.platform} />
      ) : (
        <span class={`kind-icon ${colour}`}>
          <Icon name={icon} size={14} />
        </span>
      )}
      <span class="truncate">
        <InlineText
          text={row.serverTitle === undefined ? row.label : texts.onServer(row.serverTitle, row.label)}
        />
      </span>
    </a>
  );
}
