import './connections.css';
import { useMemo, useState } from 'preact/hooks';
import type { Route } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { buildScene } from './build-scene.ts';
import { readPalette } from './drawing/palette.ts';
import { EMPTY_SCENE } from './drawing/scene.ts';
import { GraphCounts, GraphToolbar } from './graph-toolbar.tsx';
import { GraphWorkspace } from './graph-workspace.tsx';
import { StartPage } from './panels/start-page.tsx';
import { useGraph } from './use-graph.ts';
import { usePositions } from './use-positions.ts';

const ROOT = { label: texts.title, href: '#/connections' };

/** How people, channels, indicators and others are connected: as a graph and as a list. */
export function ConnectionsView({ route }: { route: Route }) {
  const control = useGraph(route);
  const { doc, data, graph, version, isReady, error } = control;
  const { positions, isCurrent } = usePositions(doc, data, version, isReady);
  const scene = useMemo(
    () => (positions === undefined ? EMPTY_SCENE : buildScene(doc, data, graph, positions, readPalette())),
    [doc, data, graph, positions],
  );
  const [findAnchor, setFindAnchor] = useState<Element>();
  const [pathEnds, setPathEnds] = useState<{ from?: string; to?: string }>();
  const first = data.nodes.get(doc.starts[0] ?? '');
  useTitle(first === undefined ? texts.title : `${first.label} · ${texts.title}`);
  if (doc.starts.length === 0)
    return (
      <>
        <TopBar title={texts.title} />
        <StartPage />
      </>
    );
  return (
    <>
      <TopBar
        path={[ROOT]}
        title={first === undefined ? texts.title : <InlineText text={first.label} />}
        meta={isReady && <GraphCounts graph={graph} />}
      >
        {isReady && (
          <GraphToolbar
            {...{ control, scene, findAnchor, setFindAnchor }}
            onPath={() => setPathEnds(endsOf(doc.selected))}
          />
        )}
      </TopBar>
      {error !== undefined && !(isReady && positions !== undefined) ? (
        <ErrorState error={error} onRetry={control.retry} />
      ) : positions === undefined ? (
        <Skeleton rows={12} />
      ) : (
        <GraphWorkspace
          {...{ control, scene, positions, pathEnds, setPathEnds }}
          isLayingOut={!isCurrent}
          onFind={() => setFindAnchor(document.getElementById('graph-find') ?? undefined)}
        />
      )}
    </>
  );
}

function endsOf([from, to]: readonly string[]): { from?: string; to?: string } {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
