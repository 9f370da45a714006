import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { currentPath } from '../model/graph-doc.ts';
import { NodeName } from '../node-mark.tsx';
import type { GraphControl } from '../use-graph.ts';

/** The path that is shown: from where to where, and the next one of the same length. */
export function PathBar({ control: { doc, data, change } }: { control: GraphControl }) {
  const path = currentPath(doc);
  const [from, to] = [data.nodes.get(path[0] ?? ''), data.nodes.get(path.at(-1) ?? '')];
  if (from === undefined || to === undefined) return null;
  const next = () => change({ ...doc, pathIndex: (doc.pathIndex + 1) % doc.paths.length }, texts.steps.path);
  return (
    <section class="graph-float graph-path-bar" aria-label={texts.pathBar.label}>
      <Icon name="route" size={14} />
      <span class="medium">{texts.pathBar.label}</span>
      <span class="graph-path-end">
        <NodeName node={from} />
      </span>
      <span class="text-3">{texts.pathBar.to}</span>
      <span class="graph-path-end">
        <NodeName node={to} />
      </span>
      <span class="text-3 size-12" role="status">
        {texts.pathBar.count(path.length - 1, doc.paths.length)}
      </span>
      {doc.paths.length > 1 && (
        <Button variant="ghost" size="small" icon="chevron-right" onClick={next}>
          {texts.pathBar.next}
        </Button>
      )}
      <IconButton
        icon="x"
        label={texts.pathBar.close}
        variant="ghost"
        size="small"
        onClick={() => change({ ...doc, paths: [], pathIndex: 0 }, texts.steps.closePath)}
      />
    </section>
  );
}
