import cytoscape, { type Core, type StylesheetJson } from 'cytoscape';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Problem } from '../api/client.ts';
import { useProblems, useSession } from '../api/session.tsx';
import { colour } from '../charts/theme.ts';
import { addressOf, go, type Route } from '../route.ts';
import { visible } from '../text/controls.ts';
import { ProblemNotice, Skeleton } from '../ui/states.tsx';
import { Words } from '../ui/text.tsx';
import { useTheme } from '../ui/theme.tsx';
import { plural } from '../ui/time.tsx';
import { around, type GraphEdge, type GraphNode, type NodeKind, nodeId } from './graph-model.ts';

const KINDS: Record<NodeKind, string> = {
  profile: 'Profile',
  channel: 'Channel',
  email: 'E-mail',
  wallet: 'Wallet',
};

/** A handful of things need not fill the whole room. */
const ZOOM_FIRST = 1.2;

/** By this name cytoscape looks whether it must add a style sheet. */
const THEIR_STYLES = '__________cytoscape_stylesheet';

/** What is known by now, and around which nodes it was asked. */
interface Known {
  nodes: Map<string, GraphNode>;
  edges: Map<string, GraphEdge>;
  asked: Set<string>;
  leftOut: number;
}

/** What hangs together, from one thing outwards; each click asks around one more. */
export function GraphView({ route }: { route: Route }) {
  const [, kind = 'profile', ...parts] = route.parts;
  const start = nodeId(kind as NodeKind, ...parts);
  const opened = route.parameters.getAll('around');
  const { known, isLoading, problem, expand } = useGraph(start, opened);
  // What was asked for stands in the address, so that others see the same.
  const expandMore = (id: string) => {
    const query = new URLSearchParams([...opened, id].map((each) => ['around', each]));
    go(`${addressOf(route.parts)}?${query}`, 'replace');
    void expand(id);
  };
  const [chosen, setChosen] = useState(start);
  useEffect(() => setChosen(start), [start]);
  const node = known.nodes.get(chosen);
  return (
    <div class="graph">
      <header class="head">
        <h1>What hangs together</h1>
        <p class="facts" role="status">
          {plural(known.nodes.size, 'thing')}, {plural(known.edges.size, 'tie')}
          {known.leftOut > 0 && `; ${plural(known.leftOut, 'more is', 'more are')} left out`}
          {isLoading && ' …'}
        </p>
      </header>
      {problem !== undefined && <ProblemNotice problem={problem} onRetry={() => void expand(start)} />}
      <div class="graph-parts">
        {known.nodes.size === 0 && isLoading ? (
          <Skeleton rows={8} />
        ) : (
          <Drawing known={known} chosen={chosen} onChoose={setChosen} />
        )}
        <aside class="graph-side">
          <ul class="legend" aria-label="Kinds">
            {Object.entries(KINDS).map(([name, label]) => (
              <li key={name}>
                <span class={`dot dot-${name}`} /> {label}
              </li>
            ))}
          </ul>
          {node !== undefined && (
            <section aria-labelledby="chosen">
              <h2 id="chosen" class="break">
                <Words text={node.label} />
              </h2>
              <p class="actions">
                <a href={node.address}>Open</a>
                <button
                  type="button"
                  disabled={known.asked.has(node.id) || isLoading}
                  onClick={() => expandMore(node.id)}
                >
                  {known.asked.has(node.id) ? 'Its nearest are shown' : 'Show what is around it'}
                </button>
              </p>
            </section>
          )}
          <NodeList known={known} chosen={chosen} onChoose={setChosen} />
        </aside>
      </div>
    </div>
  );
}

function useGraph(start: string, opened: readonly string[]) {
  const { key } = useSession();
  const problemOf = useProblems();
  const known = useRef<Known>(nothing());
  const abort = useRef(new AbortController());
  const [isLoading, setLoading] = useState(true);
  const [problem, setProblem] = useState<Problem>();
  const [, show] = useReducer((count: number) => count + 1, 0);
  const expand = async (id: string) => {
    if (key === undefined) return;
    setLoading(true);
    setProblem(undefined);
    const { signal } = abort.current;
    try {
      const part = await around(id, key, signal);
      const { nodes, edges, asked, leftOut } = known.current;
      for (const node of part.nodes) if (!nodes.has(node.id)) nodes.set(node.id, node);
      for (const edge of part.edges) edges.set(`${edge.source}\n${edge.target}`, edge);
      asked.add(id);
      known.current = { nodes, edges, asked, leftOut: leftOut + part.leftOut };
    } catch (error) {
      if (signal.aborted) return;
      setProblem(problemOf(error));
    }
    setLoading(false);
    show(undefined);
  };
  // Begun anew for another start only.
  useEffect(() => {
    abort.current = new AbortController();
    known.current = nothing();
    // What a person shows is only of interest with the others who show it.
    void expand(start).then(async () => {
      const { signal } = abort.current;
      const shown = start.startsWith('profile')
        ? [...known.current.nodes.values()].filter(({ kind }) => kind === 'email' || kind === 'wallet')
        : [];
      for (const id of new Set([...shown.map((node) => node.id), ...opened]))
        if (!signal.aborted) await expand(id);
    });
    return () => abort.current.abort();
  }, [start, key]);
  return { known: known.current, isLoading, problem, expand };
}

function nothing(): Known {
  return { nodes: new Map(), edges: new Map(), asked: new Set(), leftOut: 0 };
}

function Drawing({
  known,
  chosen,
  onChoose,
}: {
  known: Known;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const core = useRef<Core>(undefined);
  const { theme } = useTheme();

  useEffect(() => {
    if (place.current === null) return;
    // Its one rule stands in our own style sheet: the policy of the page allows no other.
    if (document.getElementById(THEIR_STYLES) === null)
      document.head.append(Object.assign(document.createElement('meta'), { id: THEIR_STYLES }));
    const drawing = cytoscape({ container: place.current, maxZoom: 2, minZoom: 0.2 });
    drawing.on('tap', 'node', (event) => onChoose(event.target.id()));
    core.current = drawing;
    return () => drawing.destroy();
  }, [onChoose]);

  // The colours of the page change with the theme.
  useEffect(() => {
    core.current?.style(stylesheet());
  }, [theme]);

  useEffect(() => {
    const drawing = core.current;
    if (drawing === undefined) return;
    const before = drawing.elements().length;
    for (const { id, kind, label } of known.nodes.values())
      if (drawing.getElementById(id).empty())
        drawing.add({ group: 'nodes', data: { id, kind, label: shortened(visible(label)) } });
    for (const [id, { source, target, label }] of known.edges)
      if (drawing.getElementById(id).empty())
        drawing.add({ group: 'edges', data: { id, source, target, label } });
    if (drawing.elements().length === before) return;
    drawing
      .layout({
        name: 'cose',
        animate: false,
        randomize: before === 0,
        padding: 30,
        nodeRepulsion: () => 40_000,
        idealEdgeLength: () => 90,
      })
      .run();
    if (drawing.zoom() > ZOOM_FIRST) {
      drawing.zoom(ZOOM_FIRST);
      drawing.center();
    }
  }, [known, known.nodes.size, known.edges.size]);

  useEffect(() => {
    core.current?.nodes().unselect();
    core.current?.getElementById(chosen).select();
  }, [chosen, known.nodes.size]);

  return <div ref={place} class="drawing" role="img" aria-label="Graph; the list beside it says the same" />;
}

function stylesheet(): StylesheetJson {
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

function shortened(label: string): string {
  return label.length > 24 ? `${label.slice(0, 12)}…${label.slice(-8)}` : label;
}

/** The same for those who cannot see it or have no mouse. */
function NodeList({
  known,
  chosen,
  onChoose,
}: {
  known: Known;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <ul class="plain nodes" aria-label="All of it">
      {[...known.nodes.values()].map(({ id, kind, label }) => (
        <li key={id}>
          <button
            type="button"
            class="quiet"
            data-item
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <span class={`dot dot-${kind}`} />
            <span class="visually-hidden">{KINDS[kind]}</span> <Words text={label} />
          </button>
        </li>
      ))}
    </ul>
  );
}
