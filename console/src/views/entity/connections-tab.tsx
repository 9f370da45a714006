import { useState } from 'preact/hooks';
import type { NeighbourHit, ResultPage } from '../../api/types.ts';
import { useQuery } from '../../api/use-query.ts';
import { isIndicatorKind, styleOf, styleOfIndicator } from '../../entities/kinds.ts';
import { readNodeId } from '../../entities/node.ts';
import { graphUrl, nodeUrl } from '../../entities/node-url.ts';
import { chipLabel } from '../../entities/shorten.ts';
import { navigate, withParameters } from '../../route.ts';
import { nodeKindTexts } from '../../texts/entities.ts';
import { entityPageTexts, connectionsTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { QueryView, State } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { InlineText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { IndicatorValue } from './indicator-value.tsx';
import { useRowKeys } from './use-row-keys.ts';

type Neighbours = ResultPage<NeighbourHit> & {
  byKind?: { kind: string; indicator?: string; count: number }[];
  isHub?: boolean;
};

const PAGE = 100;

/** Everything that is directly connected, strongest first. */
export function ConnectionsTab({ data: { id, route } }: { data: EntityPageData }) {
  const kind = route.parameters.get('kind') ?? undefined;
  const [size, setSize] = useState(PAGE);
  const query = useQuery<NeighbourHit>({
    path: '/graph/neighbours',
    parameters: { node: id, kinds: kind, page_size: size },
  });
  useRowKeys();
  const all = query.data as Neighbours | undefined;
  return (
    <div class="page" data-scroller>
      <Panel
        title={texts.title}
        {...(all !== undefined && { meta: formatNumber(all.total) })}
        hasLine
        className="entity-table"
        actions={
          <ButtonLink href={graphUrl([id])} icon="waypoints" size="small">
            {texts.openGraph}
          </ButtonLink>
        }
      >
        <KindFilter
          kinds={all?.byKind ?? []}
          current={kind}
          onPick={(next) => navigate(withParameters(route, { kind: next }))}
        />
        {all?.isHub && <p class="panel-note text-2">{texts.hub}</p>}
        <QueryView
          query={query}
          rows={12}
          empty={
            <State icon="waypoints" title={texts.none}>
              {texts.noneText}
            </State>
          }
        >
          {(hits, { total }) => (
            <>
              <Table
                label={entityPageTexts.table(texts.title)}
                rows={hits}
                rowKey={rowKey}
                columns={COLUMNS}
              />
              {hits.length < total && hits.length >= size && (
                <footer class="panel-foot">
                  <Button size="small" onClick={() => setSize(Math.min(1000, size + PAGE))}>
                    {texts.more}
                  </Button>
                </footer>
              )}
            </>
          )}
        </QueryView>
      </Panel>
    </div>
  );
}

const rowKey = ({ node, relation }: NeighbourHit) => `${node.id} ${relation}`;

function KindFilter({
  kinds,
  current,
  onPick,
}: {
  kinds: NonNullable<Neighbours['byKind']>;
  current: string | undefined;
  onPick: (kind: string | undefined) => void;
}) {
  if (kinds.length < 2 && current === undefined) return null;
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in all browsers
    <div class="kind-filter" role="group" aria-label={texts.filter}>
      <Button size="small" isPressed={current === undefined} onClick={() => onPick(undefined)}>
        {texts.all(total)}
      </Button>
      {kinds.map(({ kind, indicator, count }) => {
        const name = indicator ?? kind;
        return (
          <Button key={name} size="small" isPressed={name === current} onClick={() => onPick(name)}>
            {texts.kind(kindLabel(kind, indicator), count)}
          </Button>
        );
      })}
    </div>
  );
}

function kindLabel(kind: string, indicator: string | undefined): string {
  if (indicator !== undefined)
    return isIndicatorKind(indicator) ? styleOfIndicator(indicator).label : indicator;
  return (nodeKindTexts as Record<string, string>)[kind] ?? kind;
}

const COLUMNS: readonly Column<NeighbourHit>[] = [
  {
    id: 'node',
    label: texts.node,
    isMain: true,
    cell: ({ node }) => <NodeName id={node.id} label={node.label} />,
  },
  {
    id: 'relation',
    label: texts.relation,
    width: 160,
    priority: 2,
    cell: ({ relation }) => <span class="text-2">{relation}</span>,
  },
  {
    id: 'weight',
    label: texts.weight,
    width: 90,
    isNumber: true,
    cell: ({ weight }) => formatNumber(weight),
  },
  {
    id: 'first',
    label: texts.firstSeen,
    width: 100,
    priority: 3,
    cell: ({ firstSeen }) => <Time at={firstSeen} style="day" />,
  },
  {
    id: 'last',
    label: texts.lastSeen,
    width: 100,
    priority: 2,
    cell: ({ lastSeen }) => <Time at={lastSeen} style="day" />,
  },
];

function NodeName({ id, label }: { id: string; label: string }) {
  const node = readNodeId(id);
  if (node === undefined) return <InlineText text={label} />;
  if (node.kind === 'indicator') return <IndicatorValue node={id} />;
  const style = styleOf(node);
  return (
    <a class="place-name" href={nodeUrl(node)}>
      <span class={`kind-icon ${style.colour}`}>
        <Icon name={style.icon} size={14} />
      </span>
      <span class="truncate">
        <InlineText text={chipLabel(label, style)} />
      </span>
    </a>
  );
}
