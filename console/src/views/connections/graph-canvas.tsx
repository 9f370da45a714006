import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { usePreferences } from '../../state/preferences.tsx';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import type { NodeActions } from './actions.ts';
import { readStack } from './actions.ts';
import { CanvasControl, type Insets } from './canvas-control.ts';
import { readPalette } from './drawing/palette.ts';
import { Renderer } from './drawing/renderer.ts';
import type { Scene, SceneLink, SceneNode } from './drawing/scene.ts';
import { LinkLabel } from './link-label.tsx';
import type { Point } from './model/graph-doc.ts';
import { useGraphKeys } from './use-graph-keys.ts';
import { usePointer } from './use-pointer.ts';

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

interface GraphCanvasProps {
  scene: Scene;
  insets: Insets;
  selected: readonly string[];
  actions: NodeActions;
  /** Where nodes that are new come from. */
  originOf: (id: string) => string | undefined;
  /** Words for the node that the keyboard is on. */
  describe: (id: string) => string;
  onControl: (control: CanvasControl) => void;
  onFind: () => void;
  onDrop: (node: SceneNode) => void;
}

function sameLink(scene: Scene, wanted: SceneLink | undefined): SceneLink | undefined {
  if (wanted?.link === undefined) return undefined;
  const { from, to } = wanted.link;
  return scene.links.find(({ link }) => link !== undefined && link.from === from && link.to === to);
}

/** The drawing. All that it shows is in the list, too. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { scene, insets, selected, actions, originOf, describe, onControl, onFind, onDrop } = props;
  const { currentTheme } = usePreferences();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [control, setControl] = useState<CanvasControl>();
  const [focusedId, setFocused] = useState<string>();
  const [pointedAt, setPointedAt] = useState<SceneLink>();
  // The same link in this scene, if it is still there: every scene has its own objects.
  const link = useMemo(() => sameLink(scene, pointedAt), [scene, pointedAt]);
  const current = focusedId ?? selected[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: one renderer for the life of the canvas
  useLayoutEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const renderer = new Renderer(element, readPalette());
    const made = new CanvasControl(renderer);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const isFirst = renderer.size.width <= 1;
      renderer.resize(entry.contentRect.width, entry.contentRect.height);
      if (isFirst) made.fit();
    });
    observer.observe(element);
    setControl(made);
    onControl(made);
    return () => {
      observer.disconnect();
      renderer.stop();
    };
  }, []);

  useEffect(() => {
    if (control !== undefined) control.insets = insets;
  }, [control, insets]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what the tokens are
  useEffect(() => {
    if (control === undefined) return;
    const drawAgain = () => {
      control.renderer.palette = readPalette();
    };
    drawAgain();
    // Labels that were drawn before their font was there.
    document.fonts.addEventListener('loadingdone', drawAgain);
    return () => document.fonts.removeEventListener('loadingdone', drawAgain);
  }, [control, currentTheme]);

  const origin = useRef(originOf);
  origin.current = originOf;
  useEffect(() => {
    if (control === undefined) return;
    const { renderer } = control;
    const places = new Map(renderer.scene.nodes.map(({ id, x, y }): [string, Point] => [id, { x, y }]));
    const isAnother = !scene.nodes.some(({ id }) => places.has(id));
    const comesFrom = (id: string) => places.get(origin.current(id) ?? '');
    renderer.show(scene, prefersReducedMotion.matches ? undefined : comesFrom);
    if (isAnother && scene.nodes.length > 0) control.fit();
  }, [control, scene]);

  useEffect(() => {
    if (control === undefined) return;
    control.renderer.hoveredLink = link;
    control.renderer.invalidate();
  }, [control, link]);

  useEffect(() => setFocused(selected[0]), [selected]);

  const moveFocus = (id: string) => {
    setFocused(id);
    if (readStack(id) === undefined) actions.select([id]);
    else if (control !== undefined) {
      control.renderer.hovered = id;
      control.renderer.invalidate();
    }
  };
  const onKeyDown = useGraphKeys({
    control,
    current,
    setCurrent: moveFocus,
    selected,
    actions,
    onFind,
    onLink: setPointedAt,
  });
  const keys = useRef(onKeyDown);
  keys.current = onKeyDown;
  // Also while nothing has the focus, as after loading; before the shortcuts of the page.
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.target === document.body && document.querySelector('dialog[open]') === null)
        keys.current(event);
    };
    addEventListener('keydown', handle, true);
    return () => removeEventListener('keydown', handle, true);
  }, []);
  const pointer = usePointer({ control, selected, actions, onHover: setPointedAt, onDrop });

  useEffect(() => {
    const element = canvas.current;
    if (element === null || control === undefined) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      control.zoomBy(Math.exp(-pixels / 500), { x: event.clientX - left, y: event.clientY - top });
    };
    // Not passive: the page must not scroll or zoom with it.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [control]);

  const setFocus = (hasFocus: boolean) => {
    if (control === undefined) return;
    control.renderer.hasFocus = hasFocus;
    control.renderer.invalidate();
  };
  return (
    <div
      class="graph-canvas"
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application handles its own keys
      tabIndex={0}
      aria-label={texts.canvas}
      aria-describedby="graph-help"
      data-graph
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocus(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
    >
      <canvas ref={canvas} {...pointer} />
      <p id="graph-help" class="visually-hidden">
        {texts.canvasHelp}
      </p>
      <p class="visually-hidden" role="status">
        {current === undefined ? '' : describe(current)}
      </p>
      {link?.link !== undefined && control !== undefined && (
        <LinkLabel link={link} nodes={scene.nodes} control={control} />
      )}
    </div>
  );
}
