import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { usePreferences } from '../../state/preferences.tsx';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import type { CanvasControl } from './canvas-control.ts';
import { readPalette } from './drawing/palette.ts';
import { boundsOf, type Scene } from './drawing/scene.ts';
import { fit, toScreen, toWorld, type Viewport } from './drawing/viewport.ts';

const WIDTH = 226;
const HEIGHT = 132;
const FREE = { left: 10, top: 10, right: WIDTH - 10, bottom: HEIGHT - 10 };

/** The whole drawing as points, with the part that the window shows. Dragging moves the window. */
export function MiniMap({ scene, control }: { scene: Scene; control: CanvasControl | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { currentTheme } = usePreferences();
  const frame = useRef<HTMLDivElement>(null);
  const map = useMemo(() => fit(boundsOf(scene.nodes), FREE), [scene]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colours
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    drawPoints(element, context, scene, map);
  }, [scene, map, currentTheme]);
  useLayoutEffect(() => {
    if (control === undefined) return;
    const place = () => {
      const style = frame.current?.style;
      if (style === undefined) return;
      const { left, top, width, height } = windowOf(control, map);
      style.transform = `translate(${left}px, ${top}px)`;
      style.width = `${width}px`;
      style.height = `${height}px`;
    };
    place();
    return control.onMove(place);
  }, [control, map]);
  const moveTo = (event: PointerEvent) => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    control?.centerOn(toWorld(map, { x: event.clientX - left, y: event.clientY - top }));
  };
  return (
    <div
      class="graph-float graph-mini-map"
      role="img"
      aria-label={texts.miniMap}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) moveTo(event);
      }}
    >
      <canvas ref={canvas} />
      <div ref={frame} class="graph-mini-window" />
    </div>
  );
}

function drawPoints(
  element: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { nodes }: Scene,
  map: Viewport,
): void {
  const palette = readPalette();
  element.width = WIDTH * devicePixelRatio;
  element.height = HEIGHT * devicePixelRatio;
  context.scale(devicePixelRatio, devicePixelRatio);
  for (const node of nodes) {
    const { x, y } = toScreen(map, node);
    const isMarked = node.isSelected || node.isOnPath;
    context.fillStyle = isMarked ? palette.accent : palette.mutedText;
    context.beginPath();
    context.arc(x, y, isMarked ? 2.5 : nodes.length > 300 ? 1 : 1.5, 0, 2 * Math.PI);
    context.fill();
  }
}

function windowOf({ renderer }: CanvasControl, map: Viewport) {
  const { width, height } = renderer.size;
  const start = toScreen(map, toWorld(renderer.viewport, { x: 0, y: 0 }));
  const end = toScreen(map, toWorld(renderer.viewport, { x: width, y: height }));
  const clamp = (value: number, max: number) => Math.round(Math.max(1, Math.min(max - 1, value)));
  const [left, top] = [clamp(start.x, WIDTH), clamp(start.y, HEIGHT)];
  return { left, top, width: clamp(end.x, WIDTH) - left, height: clamp(end.y, HEIGHT) - top };
}
