import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import type { ApiError } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import { navigate, type Route } from '../../route.ts';
import { recordUndo } from '../../state/undo.ts';
import { GraphLoader } from './load-graph.ts';
import { decodeDoc, encodeDoc } from './model/address.ts';
import { expand, FIRST_NODES_MAX } from './model/changes.ts';
import { GraphData } from './model/graph-data.ts';
import { type GraphDoc, idsOf } from './model/graph-doc.ts';
import { type VisibleGraph, visibleGraph } from './model/visible-graph.ts';

export interface GraphControl {
  /** What is shown; a new graph has its first neighbours already. */
  doc: GraphDoc;
  data: GraphData;
  graph: VisibleGraph;
  /** Counts changes of `data`. */
  version: number;
  isReady: boolean;
  isBusy: boolean;
  error: ApiError | undefined;
  retry(): void;
  /** Changes the graph. A step can be undone; a view setting replaces the address. */
  change(next: GraphDoc, step?: string): void;
  /** Loads, then changes. */
  changeAfter(
    load: (loader: GraphLoader) => Promise<unknown>,
    next: () => GraphDoc | undefined,
    step?: string,
  ): void;
}

export function useGraph(route: Route): GraphControl {
  const { key } = useSession();
  const toApiError = useErrorHandler();
  const data = useRef(new GraphData()).current;
  const loader = useRef<GraphLoader>(undefined);
  const [version, loaded] = useReducer((count: number) => count + 1, 0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [isBusy, setBusy] = useState(false);
  const [readyKey, setReadyKey] = useState<string>();
  const [error, setError] = useState<ApiError>();
  const { hash } = route;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hash stands for the whole route
  const asked = useMemo(() => decodeDoc(route), [hash]);
  const startKey = idsOf(asked).join('\n');

  useEffect(() => {
    if (key === undefined) return;
    const abort = new AbortController();
    loader.current = new GraphLoader(data, key, abort.signal);
    return () => abort.abort();
  }, [key, data]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `startKey` stands for the nodes of `asked`
  useEffect(() => {
    const current = loader.current;
    if (current === undefined || asked.starts.length === 0) return;
    let isOver = false;
    const run = async () => {
      await loadAll(current, asked, data);
      if (isOver) return;
      setError(undefined);
      setReadyKey(startKey);
      loaded(undefined);
    };
    run().catch((problem) => {
      if (!isOver && !(problem instanceof DOMException)) setError(toApiError(problem));
    });
    return () => {
      isOver = true;
    };
  }, [startKey, key, attempt, data, toApiError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for the content of `data`
  const doc = useMemo(() => firstDoc(asked, data), [asked, data, version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const graph = useMemo(() => visibleGraph(doc, data), [doc, data, version]);

  const latest = useRef(doc);
  latest.current = doc;
  const change = useCallback((next: GraphDoc, step?: string) => {
    if (next === latest.current) return;
    const [before, after] = [encodeDoc(latest.current), encodeDoc(next)];
    if (before === after) return;
    if (step !== undefined)
      recordUndo({ text: step, undo: () => navigate(before), redo: () => navigate(after) });
    latest.current = next;
    navigate(after, step === undefined ? 'replace' : 'push');
  }, []);

  const changeAfter = useCallback<GraphControl['changeAfter']>(
    (load, next, step) => {
      const current = loader.current;
      if (current === undefined) return;
      setBusy(true);
      const run = async () => {
        await load(current);
        const doc = next();
        if (doc !== undefined) await current.links(idsOf(doc));
        loaded(undefined);
        if (doc !== undefined) change(doc, step);
      };
      run()
        .catch((problem) => {
          if (!(problem instanceof DOMException)) setError(toApiError(problem));
        })
        .finally(() => setBusy(false));
    },
    [change, toApiError],
  );

  const isReady = asked.starts.length > 0 && readyKey === startKey;
  const retryNow = useCallback(() => {
    setError(undefined);
    retry(undefined);
  }, []);
  return { doc, data, graph, version, isReady, isBusy, error, retry: retryNow, change, changeAfter };
}

/** A new graph: the start with its neighbours, and their links among each other. */
async function loadAll(loader: GraphLoader, doc: GraphDoc, data: GraphData): Promise<void> {
  if (doc.steps.length > 0) return loader.graph(doc);
  const [first] = doc.starts;
  if (first === undefined) return;
  await loader.neighbours(first);
  await loader.links(idsOf(firstDoc(doc, data)));
}

/** An address that names only starts shows the strongest neighbours of the first one. */
function firstDoc(doc: GraphDoc, data: GraphData): GraphDoc {
  const [first] = doc.starts;
  if (doc.steps.length > 0 || first === undefined || !data.neighbourhoods.has(first)) return doc;
  const max = Math.max(0, FIRST_NODES_MAX - doc.starts.length);
  const started = expand(doc, data, first, { max });
  return doc.selected.length > 0 ? started : { ...started, selected: [first] };
}
