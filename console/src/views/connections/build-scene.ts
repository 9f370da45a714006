import { connectionsTexts as texts } from '../../texts/connections.ts';
import { LABEL_SIZE } from './drawing/label-choice.ts';
import type { Palette } from './drawing/palette.ts';
import { radiusOf, type Scene, type SceneLink, type SceneNode, widthOf } from './drawing/scene.ts';
import { labelFont, textWidth } from './drawing/sprites.ts';
import { type GraphData, linkKey } from './model/graph-data.ts';
import { currentPath, type GraphDoc, isExpanded } from './model/graph-doc.ts';
import { GROUP_LOOKS } from './model/kind-groups.ts';
import { drawnLabel } from './model/node-label.ts';
import type { VisibleGraph } from './model/visible-graph.ts';
import type { Positions } from './use-positions.ts';

/** What is drawn where. Nodes without a place yet are left out. */
export function buildScene(
  doc: GraphDoc,
  data: GraphData,
  graph: VisibleGraph,
  positions: Positions,
  palette: Palette,
): Scene {
  const selected = new Set(doc.selected);
  const path = currentPath(doc);
  const onPath = new Set(path);
  const pathLinks = new Set(path.slice(1).map((id, index) => linkKey(path[index] ?? '', id)));
  const nodes = new Map<string, SceneNode>();
  const add = (node: Omit<SceneNode, 'x' | 'y' | 'halfWidth' | 'isSelected' | 'isOnPath' | 'isPinned'>) => {
    const at = positions.get(node.id);
    if (at === undefined) return;
    nodes.set(node.id, {
      ...node,
      ...at,
      halfWidth: textWidth(node.label, labelFont(palette, node.isMono, LABEL_SIZE)) / 2,
      isSelected: selected.has(node.id),
      isOnPath: onPath.has(node.id),
      isPinned: doc.pins.has(node.id),
    });
  };
  for (const [id, { node, group, degree }] of graph.nodes)
    add({
      id,
      group,
      degree,
      radius: radiusOf(degree),
      label: drawnLabel(node),
      isMono: GROUP_LOOKS[group].isMono,
      stack: 0,
      badge: badgeOf(doc, data, id, degree),
    });
  for (const { id, group, count } of graph.stacks)
    add({ id, group, degree: 1, radius: 16, label: texts.more(group, count), isMono: false, stack: count });
  const links: SceneLink[] = [];
  for (const link of graph.links) {
    const [from, to] = [nodes.get(link.from), nodes.get(link.to)];
    if (from === undefined || to === undefined) continue;
    const isOnPath = pathLinks.has(linkKey(link.from, link.to));
    links.push({ from, to, link, isOnPath, width: widthOf(link.weight) });
  }
  for (const stack of graph.stacks) {
    const [from, to] = [nodes.get(stack.of), nodes.get(stack.id)];
    if (from !== undefined && to !== undefined) links.push({ from, to, isOnPath: false, width: 2 });
  }
  return { nodes: [...nodes.values()], links };
}

/** Neighbours that are not shown, of nodes that were looked at but not expanded. */
function badgeOf(doc: GraphDoc, data: GraphData, id: string, degree: number): string | undefined {
  if (isExpanded(doc, id)) return undefined;
  const more = (data.neighbourhoods.get(id)?.total ?? 0) - degree;
  return more > 0 ? `+${more.toLocaleString('en')}` : undefined;
}
