import { useEffect, useMemo, useState } from 'preact/hooks';
import { navigate } from '../../route.ts';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import { Button } from '../../ui/button.tsx';
import { nodeActions, readStack } from './actions.ts';
import type { CanvasControl } from './canvas-control.ts';
import type { Scene, SceneNode } from './drawing/scene.ts';
import { GraphCanvas } from './graph-canvas.tsx';
import { encodeDoc } from './model/address.ts';
import { pin } from './model/changes.ts';
import { currentPath } from './model/graph-doc.ts';
import { kindLabel } from './model/node-label.ts';
import { Corner } from './panels/corner.tsx';
import { DetailsPanel } from './panels/details-panel.tsx';
import { FilterPanel } from './panels/filter-panel.tsx';
import { GraphList } from './panels/graph-list.tsx';
import { HubDialog } from './panels/hub-dialog.tsx';
import { PathBar } from './panels/path-bar.tsx';
import { PathDialog } from './panels/path-dialog.tsx';
import type { GraphControl } from './use-graph.ts';
import type { Positions } from './use-positions.ts';

const phone = matchMedia('(max-width: 899px)');
const PANEL_LEFT = 276;
const PANEL_RIGHT = 392;
const BAR_TOP = 66;
const EDGE = 24;

interface PathEnds {
  from?: string;
  to?: string;
}

/** The graph or the list, with everything around it. */
export function GraphWorkspace({
  control,
  scene,
  positions,
  isLayingOut,
  pathEnds,
  setPathEnds,
  onFind,
}: {
  control: GraphControl;
  scene: Scene;
  positions: Positions;
  isLayingOut: boolean;
  pathEnds: PathEnds | undefined;
  setPathEnds: (ends: PathEnds | undefined) => void;
  onFind: () => void;
}) {
  const { doc, data, graph, change } = control;
  const [canvas, setCanvas] = useState<CanvasControl>();
  const [hub, setHub] = useState<string>();
  const view = doc.view ?? (phone.matches ? 'list' : 'graph');
  const actions = nodeActions(control, positions, setHub);
  const hasDetails = doc.selected.length > 0 || currentPath(doc).length > 0;
  const hasPath = doc.paths.length > 0;
  const insets = useMemo(
    () =>
      phone.matches
        ? { left: EDGE, right: EDGE, top: EDGE, bottom: EDGE }
        : {
            left: PANEL_LEFT,
            right: hasDetails ? PANEL_RIGHT : EDGE,
            top: hasPath ? BAR_TOP : EDGE,
            bottom: EDGE,
          },
    [hasDetails, hasPath],
  );
  const [firstSelected] = doc.selected;
  useEffect(() => {
    if (firstSelected !== undefined) canvas?.reveal(firstSelected);
  }, [canvas, firstSelected]);

  const describe = (id: string) => {
    const visible = graph.nodes.get(id);
    if (visible !== undefined)
      return texts.described(visible.node.label, kindLabel(visible.node), visible.degree);
    const stack = graph.stacks.find((each) => each.id === id);
    return stack === undefined ? '' : texts.describedStack(texts.more(stack.group, stack.count));
  };
  const originOf = (id: string) =>
    readStack(id)?.of ?? doc.steps.find(({ nodes }) => nodes.includes(id))?.expanded ?? doc.starts[0];
  const onDrop = ({ id, x, y }: SceneNode) => {
    const moved = new Map(positions).set(id, { x: Math.round(x), y: Math.round(y) });
    change(pin(doc, [id], moved), texts.steps.pin);
  };
  const setView = (next: 'graph' | 'list') => change({ ...doc, view: next }, texts.steps.filter);
  const openPath = (from: string, to?: string) => setPathEnds({ from, ...(to !== undefined && { to }) });
  const nodeIds = [...graph.nodes.keys()];
  const arePinned = nodeIds.length > 0 && nodeIds.every((id) => doc.pins.has(id));
  const details = (
    <DetailsPanel
      {...{ control, actions }}
      onReveal={(id) => {
        const node = canvas?.node(id);
        if (node !== undefined) canvas?.centerOn(node);
      }}
      onPath={openPath}
      onNew={(next) => navigate(encodeDoc(next))}
    />
  );
  return (
    <>
      {view === 'list' ? (
        <div class="graph-view graph-list-view">
          <div class="inline graph-list-bar">
            <Button icon="waypoints" onClick={() => setView('graph')}>
              {texts.showGraph}
            </Button>
          </div>
          <GraphList {...{ control, actions }} onPath={openPath} />
        </div>
      ) : (
        <div class="graph-view" aria-busy={isLayingOut}>
          <GraphCanvas
            {...{ scene, insets, actions, originOf, describe, onFind, onDrop }}
            selected={doc.selected}
            onControl={setCanvas}
          />
          <FilterPanel control={control} />
          {hasPath && <PathBar control={control} />}
          <Corner
            {...{ scene, canvas, arePinned }}
            onPinAll={() => actions.togglePins(nodeIds)}
            onList={() => setView('list')}
          />
          {details}
        </div>
      )}
      {pathEnds !== undefined && (
        <PathDialog
          control={control}
          from={pathEnds.from}
          to={pathEnds.to}
          onClose={() => setPathEnds(undefined)}
        />
      )}
      {hub !== undefined && (
        <HubDialog
          node={data.nodes.get(hub)}
          total={data.neighbourhoods.get(hub)?.total ?? 0}
          onConfirm={() => actions.expandAnyway(hub)}
          onClose={() => setHub(undefined)}
        />
      )}
    </>
  );
}
