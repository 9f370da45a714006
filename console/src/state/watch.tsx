import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createWatch, removeWatch, watchBody } from '../api/alerts.ts';
import { sendAction } from '../api/client.ts';
import { useErrorHandler, useSession } from '../api/session.tsx';
import type { ResultPage } from '../api/types.ts';
import { styleOf } from '../entities/kinds.ts';
import { nodeValue, readNodeId } from '../entities/node.ts';
import { chipLabel } from '../entities/shorten.ts';
import { visible } from '../text/controls.ts';
import { watchTexts } from '../texts/entities.ts';
import { notify } from './notices.ts';

export interface Watching {
  isWatched(node: string): boolean;
  /** The label names the saved search, if the node has a name. */
  watch(node: string, label?: string): void;
  unwatch(node: string, label?: string): void;
  /** Why a node cannot be watched; undefined if it can. */
  obstacle(node: string): string | undefined;
}

export const WatchContext = createContext<Watching>({
  isWatched: () => false,
  watch() {},
  unwatch() {},
  obstacle: () => watchTexts.noScope,
});

export const useWatching = () => useContext(WatchContext);

/** Watched nodes with the ids of their saved searches. An empty id: the server has not answered yet. */
type Watched = ReadonlyMap<string, string>;

/**
 * `watched` is what the server reports. Changes show immediately, and are taken back if the server refuses them. After
 * `onChange`, the next report must contain them: one that was requested before would not.
 */
export function WatchProvider({
  watched,
  onChange,
  children,
}: {
  watched: Watched;
  onChange: () => void;
  children: ComponentChildren;
}) {
  const { key, keyDetails } = useSession();
  const toApiError = useErrorHandler();
  const [current, setCurrent] = useState(watched);
  /** Changes that the server has not confirmed yet. Undefined: no longer watched. */
  const pending = useRef(new Map<string, string | undefined>());
  useEffect(() => {
    let next: Watched = watched;
    for (const [node, alertId] of pending.current) next = withChange(next, node, alertId);
    setCurrent(next);
  }, [watched]);
  const latest = useRef(current);
  latest.current = current;
  /** Names of records that were watched in this tab: their ids say nothing to people. */
  const names = useRef(new Map<string, string>());
  const { scopes } = keyDetails;

  const watching = useMemo<Watching>(() => {
    const begin = (node: string, alertId: string | undefined) => {
      pending.current.set(node, alertId);
      setCurrent((previous) => withChange(previous, node, alertId));
    };
    const end = (node: string, alertId: string | undefined) => {
      pending.current.delete(node);
      setCurrent((previous) => withChange(previous, node, alertId));
      onChange();
    };
    const fail = (error: unknown) =>
      notify({ text: watchTexts.failed(toApiError(error).message), icon: 'triangle-alert' });
    const obstacle = (node: string) => {
      if (key === undefined || (scopes !== undefined && !scopes.includes('alerts')))
        return watchTexts.noScope;
      return bodyOf(node) === undefined ? watchTexts.noKind : undefined;
    };
    const watch = (node: string, known?: string, isUndo = false) => {
      if (key === undefined || obstacle(node) !== undefined) return;
      begin(node, '');
      let label = known ?? names.current.get(node);
      const create = async () => {
        label ??= await nameOf(node, key);
        if (label !== undefined) names.current.set(node, label);
        return createWatch(bodyOf(node, label) ?? {}, key);
      };
      create().then(
        (alertId) => {
          end(node, alertId);
          if (!isUndo)
            notify({
              text: watchTexts.started(labelOf(node, label)),
              undo: () => unwatch(node, label, true),
              redo: () => watch(node, label, true),
              icon: 'eye',
            });
        },
        (error) => {
          end(node, undefined);
          fail(error);
        },
      );
    };
    const unwatch = (node: string, known?: string, isUndo = false) => {
      const label = known ?? names.current.get(node);
      const alertId = latest.current.get(node);
      if (!alertId || key === undefined) return;
      begin(node, undefined);
      removeWatch(alertId, key).then(
        () => {
          end(node, undefined);
          if (!isUndo)
            notify({
              text: watchTexts.stopped(labelOf(node, label)),
              undo: () => watch(node, label, true),
              redo: () => unwatch(node, label, true),
              icon: 'eye-off',
            });
        },
        (error) => {
          end(node, alertId);
          fail(error);
        },
      );
    };
    return {
      isWatched: (node) => current.has(node),
      watch: (node, label) => watch(node, label),
      unwatch: (node, label) => unwatch(node, label),
      obstacle,
    };
  }, [current, key, scopes, toApiError, onChange]);
  return <WatchContext.Provider value={watching}>{children}</WatchContext.Provider>;
}

function withChange(watched: Watched, node: string, alertId: string | undefined): Watched {
  const next = new Map(watched);
  if (alertId === undefined) next.delete(node);
  else next.set(node, alertId);
  return next;
}

function bodyOf(node: string, label?: string): Record<string, unknown> | undefined {
  const read = readNodeId(node);
  return read && watchBody(read, label);
}

/** The name of a record whose page was not opened; undefined for values, which are their own names. */
async function nameOf(id: string, key: string): Promise<string | undefined> {
  if (readNodeId(id)?.kind === 'indicator') return undefined;
  try {
    const page = await sendAction<unknown>('POST', '/graph/links', key, { nodes: [id] });
    return (page as ResultPage<unknown> & { nodes: { label: string }[] }).nodes[0]?.label;
  } catch {
    return undefined;
  }
}

function labelOf(id: string, label?: string): string {
  if (label !== undefined) return visible(label);
  const node = readNodeId(id);
  return visible(node === undefined ? id : chipLabel(nodeValue(node), styleOf(node)));
}
