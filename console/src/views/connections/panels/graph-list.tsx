import { useRef } from 'preact/hooks';
import { Virtualizer } from 'virtua';
import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { MenuButton } from '../../../ui/menu.tsx';
import { State } from '../../../ui/states.tsx';
import type { NodeActions } from '../actions.ts';
import { useLinkText } from '../link-label.tsx';
import { EXPANSION_MAX, nextExpansion } from '../model/changes.ts';
import { type GraphLink, otherEnd } from '../model/graph-data.ts';
import { drawnLabel } from '../model/node-label.ts';
import type { Stack, VisibleNode } from '../model/visible-graph.ts';
import { GroupIcon, NodeName } from '../node-mark.tsx';
import type { GraphControl } from '../use-graph.ts';

const LINKS_SHOWN = 3;

type Row =
  | { kind: 'heading'; text: string }
  | { kind: 'node'; node: VisibleNode }
  | { kind: 'stack'; stack: Stack };

/** The same graph as a list: nodes by distance, with their links and everything that can be done with them. */
export function GraphList({
  control,
  actions,
  onPath,
}: {
  control: GraphControl;
  actions: NodeActions;
  onPath: (from: string) => void;
}) {
  const { doc, graph } = control;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = rowsOf(control);
  const linksOf = linksByNode(graph.links);
  if (rows.length === 0) return <State title={texts.list.empty} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={scroller} class="graph-list" aria-label={texts.list.label} tabIndex={0} data-scroller>
      <Virtualizer scrollRef={scroller}>
        {rows.map((row) =>
          row.kind === 'heading' ? (
            <h2 key={row.text}>{row.text}</h2>
          ) : row.kind === 'stack' ? (
            <StackRow key={row.stack.id} stack={row.stack} actions={actions} />
          ) : (
            <NodeRow
              key={row.node.node.id}
              {...{ control, actions, onPath }}
              row={row.node}
              links={linksOf.get(row.node.node.id) ?? []}
              isCurrent={doc.selected.includes(row.node.node.id)}
            />
          ),
        )}
      </Virtualizer>
    </section>
  );
}

function rowsOf({ graph }: GraphControl): Row[] {
  const nodes = [...graph.nodes.values()].sort(
    (a, b) => a.distance - b.distance || b.degree - a.degree || (a.node.id < b.node.id ? -1 : 1),
  );
  const rows: Row[] = [];
  let distance: number | undefined;
  for (const node of nodes) {
    if (node.distance !== distance) {
      distance = node.distance;
      const { start, distance: away, noWay } = texts.list;
      rows.push({
        kind: 'heading',
        text: distance === 0 ? start : Number.isFinite(distance) ? away(distance) : noWay,
      });
    }
    rows.push({ kind: 'node', node });
    for (const stack of graph.stacks) if (stack.of === node.node.id) rows.push({ kind: 'stack', stack });
  }
  return rows;
}

function linksByNode(links: readonly GraphLink[]): Map<string, GraphLink[]> {
  const byNode = new Map<string, GraphLink[]>();
  for (const link of links)
    for (const id of [link.from, link.to]) {
      const list = byNode.get(id);
      if (list === undefined) byNode.set(id, [link]);
      else list.push(link);
    }
  return byNode;
}

function NodeRow({
  control,
  actions,
  onPath,
  row: { node, degree },
  links,
  isCurrent,
}: {
  control: GraphControl;
  actions: NodeActions;
  onPath: (from: string) => void;
  row: VisibleNode;
  links: readonly GraphLink[];
  isCurrent: boolean;
}) {
  const { doc, data } = control;
  const linkText = useLinkText();
  const strongest = links.toSorted((a, b) => b.weight - a.weight).slice(0, LINKS_SHOWN);
  const more = nextExpansion(doc, data, control.graph.stacks, node.id)?.count;
  return (
    <div class="graph-list-row" aria-current={isCurrent ? 'true' : undefined} data-node={node.id}>
      <button type="button" class="graph-list-name" onClick={() => actions.select([node.id])}>
        <NodeName node={node} />
        <span class="text-3 nowrap">{texts.links(degree)}</span>
      </button>
      <div class="graph-list-links">
        {strongest.map((link, index) => {
          const other = data.nodes.get(otherEnd(link, node.id));
          return (
            <span key={otherEnd(link, node.id)} title={linkText(link)}>
              {index > 0 && ' · '}
              {texts.relationShort(link.relation, link.from === node.id)}{' '}
              <bdi>{other && drawnLabel(other)}</bdi>
            </span>
          );
        })}
      </div>
      <div class="graph-list-actions">
        <Button size="small" icon="plus" disabled={more === 0} onClick={() => actions.expand(node.id)}>
          {texts.expand}
        </Button>
        <IconButton
          size="small"
          icon="arrow-up-right"
          label={texts.open}
          onClick={() => actions.open(node.id)}
        />
        <MenuButton
          size="small"
          variant="ghost"
          label={texts.list.more(drawnLabel(node))}
          items={[
            {
              label: doc.pins.has(node.id) ? texts.unpin : texts.pin,
              icon: 'pin',
              onSelect: () => actions.togglePins([node.id]),
            },
            { label: texts.pathTo, icon: 'route', onSelect: () => onPath(node.id) },
            { label: texts.hide, icon: 'eye-off', onSelect: () => actions.hide([node.id]) },
          ]}
        />
      </div>
    </div>
  );
}

function StackRow({ stack: { id, group, count }, actions }: { stack: Stack; actions: NodeActions }) {
  return (
    <div class="graph-list-row">
      <span class="graph-list-name text-2">
        <GroupIcon group={group} />
        {texts.more(group, count)}
      </span>
      <span />
      <div class="graph-list-actions">
        <Button size="small" icon="plus" onClick={() => actions.expand(id)}>
          {texts.expandStack(Math.min(EXPANSION_MAX, count))}
        </Button>
      </div>
    </div>
  );
}
