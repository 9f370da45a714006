import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import { useCallback, useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../api/client.ts';
import { useErrorHandler, useSession } from '../api/session.tsx';
import { type Colours, useColours } from '../charts/theme.ts';
import { navigate, type Route, viewUrl } from '../route.ts';
import { visible } from '../text/controls.ts';
import { formatCount, formatNumber } from '../ui/format.tsx';
import { ErrorNotice, Skeleton } from '../ui/query-result.tsx';
import { InlineText } from '../ui/text.tsx';
import { type GraphEdge, type GraphNode, loadNeighbours, type NodeKind, nodeId } from './graph-model.ts';

const KIND_LABELS: Record<NodeKind, string> = {
  profile: 'Profile',
  channel: 'Channel',
  email: 'E-mail',
  wallet: 'Wallet',
};

/** Keeps small graphs from being scaled up to the whole canvas. */
const INITIAL_MAX_ZOOM = 1.2;

/** cytoscape adds a style element unless an element with this id exists. */
const CYTOSCAPE_STYLE_ID = '__________cytoscape_stylesheet';

interface Graph {
  nodes: Map<string, GraphNode>;
  edges: Map<string, GraphEdge>;
  /** Ids of the nodes whose neighbours have been loaded. */
  expanded: Set<string>;
  hidden: number;
}

/** The connections of one record. Expanding a node adds its neighbours. */
export function GraphView({ route }: { route: Route }) {
  const [, kind = 'profile', ...parts] = route.parts;
  const start = nodeId(kind as NodeKind, ...parts);
  const expandedInUrl = route.parameters.getAll('around');
  const { graph, isLoading, error, expand } = useGraph(start, expandedInUrl);
  // Expanded nodes are in the URL, so that a shared link shows the same graph.
  const expandAndStore = (id: string) => {
    const query = new URLSearchParams([...expandedInUrl, id].map((each) => ['around', each]));
    navigate(`${viewUrl(route.parts)}?${query}`, 'replace');
    void expand(id);
  };
  const [selected, setSelected] = useState(start);
  useEffect(() => setSelected(start), [start]);
  const node = graph.nodes.get(selected);
  return (
    <div class="graph">
      <header class="page-header">
        <h1>Connections</h1>
        <p class="facts" role="status">
          {formatCount(graph.nodes.size, 'node')}, {formatCount(graph.edges.size, 'link')}
          {graph.hidden > 0 && `, ${formatNumber(graph.hidden)} hidden`}
          {isLoading && ' …'}
        </p>
      </header>
      {error !== undefined && <ErrorNotice error={error} onRetry={() => void expand(start)} />}
      <div class="graph-layout">
        {graph.nodes.size === 0 && isLoading ? (
          <Skeleton rows={8} />
        ) : (
          <GraphCanvas graph={graph} selected={selected} onSelect={setSelected} />
        )}
        <aside class="graph-sidebar">
          <ul class="legend" aria-label="Node types">
            {Object.entries(KIND_LABELS).map(([name, label]) => (
              <li key={name}>
                <span class={`dot dot-${name}`} /> {label}
              </li>
            ))}
          </ul>
          {node !== undefined && (
            <section aria-labelledby="selected-node">
              <h2 id="selected-node" class="wrap-anywhere">
                <InlineText text={node.label} />
              </h2>
              <p class="actions">
                <a href={node.href}>Open</a>
                <button
                  type="button"
                  disabled={graph.expanded.has(node.id) || isLoading}
                  onClick={() => expandAndStore(node.id)}
                >
                  {graph.expanded.has(node.id) ? 'Expanded' : 'Expand'}
                </button>
              </p>
            </section>
          )}
          <NodeList graph={graph} selected={selected} onSelect={setSelected} />
        </aside>
      </div>
    </div>
  );
}

function useGraph(start: string, expandedInUrl: readonly string[]) {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const graph = useRef<Graph>(emptyGraph());
  const abort = useRef(new AbortController());
  const initiallyExpanded = useRef(expandedInUrl);
  initiallyExpanded.current = expandedInUrl;
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<ApiError>();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const expand = useCallback(
    async (id: string) => {
      if (key === undefined) return;
      setLoading(true);
      setError(undefined);
      const { signal } = abort.current;
      try {
        const added = await loadNeighbours(id, key, signal);
        const { nodes, edges, expanded, hidden } = graph.current;
        for (const node of added.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
        for (const edge of added.edges) edges.set(`${edge.source}\n${edge.target}`, edge);
        expanded.add(id);
        graph.current = { nodes, edges, expanded, hidden: hidden + added.hidden };
      } catch (failure) {
        if (signal.aborted) return;
        setError(toApiError(failure));
      }
      setLoading(false);
      render(undefined);
    },
    [key, toApiError],
  );
  useEffect(() => {
    abort.current = new AbortController();
    graph.current = emptyGraph();
    const { signal } = abort.current;
    const load = async () => {
      await expand(start);
      // A profile's wallets and e-mail addresses matter only together with the other profiles that have them.
      const items = start.startsWith('profile')
        ? [...graph.current.nodes.values()].filter(({ kind }) => kind === 'email' || kind === 'wallet')
        : [];
      for (const id of new Set([...items.map((node) => node.id), ...initiallyExpanded.current]))
        if (!signal.aborted) await expand(id);
    };
    void load();
    return () => abort.current.abort();
  }, [start, expand]);
  return { graph: graph.current, isLoading, error, expand };
}

function emptyGraph(): Graph {
  return { nodes: new Map(), edges: new Map(), expanded: new Set(), hidden: 0 };
}

interface SelectionProps {
  graph: Graph;
  selected: string;
  onSelect: (id: string) => void;
}

function GraphCanvas({ graph, selected, onSelect }: SelectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const core = useRef<Core>(undefined);
  const colour = useColours();

  useEffect(() => {
    if (container.current === null) return;
    // The page's security policy forbids cytoscape's style element; its one rule is in our own style sheet.
    if (document.getElementById(CYTOSCAPE_STYLE_ID) === null)
      document.head.append(Object.assign(document.createElement('meta'), { id: CYTOSCAPE_STYLE_ID }));
    const canvas = cytoscape({ container: container.current, maxZoom: 2, minZoom: 0.2 });
    canvas.on('tap', 'node', (event) => onSelect(event.target.id()));
    core.current = canvas;
    return () => canvas.destroy();
  }, [onSelect]);

  useEffect(() => {
    core.current?.style(stylesheet(colour));
  }, [colour]);

  useEffect(() => {
    const canvas = core.current;
    if (canvas === undefined) return;
    const previousSize = canvas.elements().length;
    for (const { id, kind, label } of graph.nodes.values())
      if (canvas.getElementById(id).empty())
        canvas.add({ group: 'nodes', data: { id, kind, label: shorten(visible(label)) } });
    for (const [id, { source, target }] of graph.edges)
      if (canvas.getElementById(id).empty()) canvas.add({ group: 'edges', data: { id, source, target } });
    if (canvas.elements().length === previousSize) return;
    canvas
      .layout({
        name: 'cose',
        animate: false,
        randomize: previousSize === 0,
        padding: 30,
        nodeRepulsion: () => 40_000,
        idealEdgeLength: () => 90,
      })
      .run();
    if (canvas.zoom() > INITIAL_MAX_ZOOM) {
      canvas.zoom(INITIAL_MAX_ZOOM);
      canvas.center();
    }
  }, [graph]);

  useEffect(() => {
    core.current?.nodes().unselect();
    if (graph.nodes.has(selected)) core.current?.getElementById(selected).select();
  }, [selected, graph]);

  return (
    <div
      ref={container}
      class="graph-canvas"
      role="img"
      aria-label="Connection graph. The node list has the same content."
    />
  );
}

function stylesheet(colour: Colours): StylesheetJson {
  return [
    {
      selector: 'node',
      style: {
        label: 'data(label)',
        color: colour('text'),
        'font-size': 11,
        'font-family': 'system-ui',
        'text-valign': 'bottom',
        'text-margin-y': 4,
        'background-color': colour('series-1'),
        width: 22,
        height: 22,
      },
    },
    {
      selector: 'node[kind = "channel"]',
      style: { 'background-color': colour('series-2'), shape: 'round-rectangle' },
    },
    { selector: 'node[kind = "email"]', style: { 'background-color': colour('series-3'), shape: 'diamond' } },
    {
      selector: 'node[kind = "wallet"]',
      style: { 'background-color': colour('series-4'), shape: 'hexagon' },
    },
    { selector: 'node:selected', style: { 'border-width': 3, 'border-color': colour('text') } },
    {
      selector: 'edge',
      style: { width: 1.5, 'line-color': colour('line-strong'), 'curve-style': 'haystack' },
    },
  ];
}

function shorten(label: string): string {
  return label.length > 24 ? `${label.slice(0, 12)}…${label.slice(-8)}` : label;
}

/** The graph's content for keyboards and screen readers. */
function NodeList({ graph, selected, onSelect }: SelectionProps) {
  return (
    <ul class="plain nodes" aria-label="Nodes">
      {[...graph.nodes.values()].map(({ id, kind, label }) => (
        <li key={id}>
          <button
            type="button"
            class="quiet"
            data-item
            aria-pressed={id === selected}
            onClick={() => onSelect(id)}
          >
            <span class={`dot dot-${kind}`} />
            <span class="visually-hidden">{KIND_LABELS[kind]}</span> <InlineText text={label} />
          </button>
        </li>
      ))}
    </ul>
  );
}
