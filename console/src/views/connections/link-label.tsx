import { useLayoutEffect, useRef } from 'preact/hooks';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import { useTimeFormat } from '../../ui/time.tsx';
import type { CanvasControl } from './canvas-control.ts';
import { placeLinkLabel, type SceneLink, type SceneNode } from './drawing/scene.ts';
import type { GraphLink } from './model/graph-data.ts';

/** What connects two nodes, how often and when. */
export function useLinkText(): (link: GraphLink) => string {
  const format = useTimeFormat();
  return ({ relation, weight, firstSeen, lastSeen }) =>
    texts.linkLabel(relation, weight, texts.range(format.day(firstSeen), format.day(lastSeen)));
}

export function LinkLabel({
  link,
  nodes,
  control,
}: {
  link: SceneLink;
  nodes: readonly SceneNode[];
  control: CanvasControl;
}) {
  const box = useRef<HTMLDivElement>(null);
  const linkText = useLinkText();
  useLayoutEffect(() => {
    const place = () => {
      const element = box.current;
      if (element === null) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const { x, y } = placeLinkLabel(link, nodes, control.renderer.viewport, { width, height });
      element.style.transform = `translate(${Math.round(x - width / 2)}px, ${Math.round(y - height / 2)}px)`;
    };
    place();
    return control.onMove(place);
  }, [link, nodes, control]);
  if (link.link === undefined) return null;
  return (
    <div ref={box} class="graph-link-label" role="status">
      {linkText(link.link)}
    </div>
  );
}
