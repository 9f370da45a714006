import { styleOf } from '../../entities/kinds.ts';
import { type Node, nodeId, readNodeId } from '../../entities/node.ts';
import { graphUrl, nodeUrl } from '../../entities/node-url.ts';
import { chipLabel } from '../../entities/shorten.ts';
import { summaryTexts as texts } from '../../texts/entity-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameText } from '../../ui/name-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { State } from '../../ui/states.tsx';
import type { EntityPageData } from './entity-view.tsx';
import { type Neighbour, type Position, positionsAround, strongestNeighbours } from './mini-graph.ts';

const CENTRE: Position = { x: 50, y: 44 };
const WIDTHS = [1, 1.5, 2, 3];

/** The strongest neighbours in a small drawing. Each is a link; the graph shows the rest. */
export function ConnectionsPanel({ data: { node, label, hit } }: { data: EntityPageData }) {
  const neighbours = strongestNeighbours(hit);
  const positions = positionsAround(neighbours.length);
  const most = Math.max(1, ...neighbours.map(({ weight }) => weight));
  return (
    <Panel
      title={texts.connections}
      {...(neighbours.length > 0 && { meta: texts.strongest(neighbours.length) })}
      actions={
        <ButtonLink href={graphUrl([nodeId(node)])} icon="maximize" variant="ghost" size="small">
          {texts.openGraph}
        </ButtonLink>
      }
    >
      {neighbours.length === 0 ? (
        <State icon="waypoints" title={texts.noConnections} />
      ) : (
        <div class="mini-graph">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {positions.map(({ x, y }, index) => (
              <line
                key={neighbours[index]?.node}
                class="mini-edge"
                x1={CENTRE.x}
                y1={CENTRE.y}
                x2={x}
                y2={y}
                stroke-width={widthOf((neighbours[index]?.weight ?? 0) / most)}
              />
            ))}
          </svg>
          <span class="mini-node is-centre" style={styleAt(CENTRE)}>
            <NodeMark node={node} label={label} />
          </span>
          <ul>
            {neighbours.map((each, index) => (
              <NeighbourLink key={each.node} neighbour={each} position={positions[index] ?? CENTRE} />
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}

function widthOf(share: number): number {
  return WIDTHS[Math.min(WIDTHS.length - 1, Math.floor(Math.sqrt(share) * WIDTHS.length))] ?? 1;
}

const styleAt = ({ x, y }: Position) => ({ left: `${x}%`, top: `${y}%` });

function NeighbourLink({
  neighbour: { node: id, label },
  position,
}: {
  neighbour: Neighbour;
  position: Position;
}) {
  const node = readNodeId(id);
  if (node === undefined) return null;
  return (
    <li>
      <a class="mini-node" href={nodeUrl(node)} style={styleAt(position)}>
        <NodeMark node={node} label={label} />
      </a>
    </li>
  );
}

function NodeMark({ node, label }: { node: Node; label: string }) {
  const style = styleOf(node);
  return (
    <>
      <span class={`mini-ring ${style.colour}`}>
        <Icon name={style.icon} size={14} />
      </span>
      <bdi class={style.isMono ? 'mini-label mono' : 'mini-label'}>
        <span class="visually-hidden">{style.label} </span>
        <NameText text={node.kind === 'indicator' ? chipLabel(label, style) : label} />
      </bdi>
    </>
  );
}
