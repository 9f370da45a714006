import { useRef } from 'preact/hooks';
import { usePreferences } from '../../state/preferences.tsx';
import { isTextField } from '../../state/shortcuts.ts';
import type { NodeActions } from './actions.ts';
import { readStack } from './actions.ts';
import type { CanvasControl } from './canvas-control.ts';
import { nodeTowards, type SceneLink, type SceneNode } from './drawing/scene.ts';

interface KeyOptions {
  control: CanvasControl | undefined;
  current: string | undefined;
  setCurrent: (id: string) => void;
  selected: readonly string[];
  actions: NodeActions;
  onFind: () => void;
  onLink: (link: SceneLink | undefined) => void;
}

const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;

/**
 * Keys of the graph. They are handled where the focus is, before the shortcuts of the page: `/` finds in the graph
 * and not in the search. Z is the page's undo.
 */
export function useGraphKeys({
  control,
  current,
  setCurrent,
  selected,
  actions,
  onFind,
  onLink,
}: KeyOptions) {
  const { hasShortcuts } = usePreferences();
  const linkIndex = useRef(0);

  const moveTo = (node: SceneNode | undefined) => {
    if (node === undefined || control === undefined) return;
    linkIndex.current = 0;
    onLink(undefined);
    setCurrent(node.id);
    control.reveal(node.id);
  };

  const nextLink = (id: string) => {
    const links = control?.renderer.scene.links.filter(
      ({ from, to, link }) => link !== undefined && (from.id === id || to.id === id),
    );
    if (links === undefined || links.length === 0) return;
    onLink(links[linkIndex.current % links.length]);
    linkIndex.current++;
  };

  const onNode = (key: string, id: string): boolean => {
    const isStack = readStack(id) !== undefined;
    if (key === 'e' || (key === 'Enter' && isStack)) actions.expand(id);
    else if (key === 'Enter') actions.open(id);
    else if (key === ' ' && !isStack) actions.select([id]);
    else if (key === 'l') nextLink(id);
    else if (isStack) return false;
    else if (key === 'p') actions.togglePins(selected.length > 1 ? selected : [id]);
    else if (key === 'Delete' || key === 'Backspace') actions.hide(selected.length > 1 ? selected : [id]);
    else return false;
    return true;
  };

  const onView = (key: string): boolean => {
    if (control === undefined) return false;
    if (key === '+' || key === '=') control.zoom(1);
    else if (key === '-') control.zoom(-1);
    else if (key === 'f') control.fit();
    else if (key === '/') onFind();
    else if (key === 'Escape' && selected.length > 0) actions.select([]);
    else return false;
    return true;
  };

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
    const isSingleKey = event.key.length === 1;
    if (isSingleKey && !hasShortcuts) return;
    const direction = ARROWS[event.key as keyof typeof ARROWS];
    const node = control?.node(current) ?? control?.renderer.scene.nodes[0];
    let isHandled = false;
    if (direction !== undefined && control !== undefined && node !== undefined) {
      moveTo(nodeTowards(control.renderer.scene, node, direction));
      isHandled = true;
    } else {
      const key = isSingleKey ? event.key.toLowerCase() : event.key;
      isHandled = (node !== undefined && onNode(key, node.id)) || onView(key);
    }
    if (isHandled) event.preventDefault();
  };
}
