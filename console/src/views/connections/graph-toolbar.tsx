import { notify } from '../../state/notices.ts';
import { redoLatest, undoLatest } from '../../state/undo.ts';
import { connectionsTexts as texts } from '../../texts/connections.ts';
import { shellTexts } from '../../texts/shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { copyWithNotice } from '../../ui/copy.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Scene } from './drawing/scene.ts';
import { ExportMenu } from './export/export-menu.tsx';
import { encodeDoc } from './model/address.ts';
import { LAYOUTS } from './model/graph-doc.ts';
import { FindButton } from './panels/find-button.tsx';
import type { GraphControl } from './use-graph.ts';

/** How much is shown, and how much is not. */
export function GraphCounts({ graph }: Pick<GraphControl, 'graph'>) {
  return (
    <span class="inline inline-tight" role="status">
      <Badge>{texts.counts(graph.nodes.size, graph.links.length)}</Badge>
      {graph.hiddenCount > 0 && <Badge tone="warning">{texts.hidden(graph.hiddenCount)}</Badge>}
    </span>
  );
}

export function GraphToolbar({
  control,
  scene,
  findAnchor,
  setFindAnchor,
  onPath,
}: {
  control: GraphControl;
  scene: Scene;
  findAnchor: Element | undefined;
  setFindAnchor: (anchor: Element | undefined) => void;
  onPath: () => void;
}) {
  const { doc, graph, change } = control;
  const select = (id: string) => change({ ...doc, selected: [id] });
  return (
    <>
      <Segmented
        label={texts.layout}
        choices={LAYOUTS.map((value) => ({ value, label: texts.layouts[value] }))}
        value={doc.layout}
        onChange={(layout) =>
          change({ ...doc, layout, pins: new Set(), positions: new Map() }, texts.steps.layout)
        }
      />
      <span class="divider" />
      <IconButton
        icon="undo-2"
        label={texts.undo}
        variant="ghost"
        onClick={() => void (undoLatest() || notify({ text: shellTexts.nothingToUndo, icon: 'undo-2' }))}
      />
      <IconButton
        icon="redo-2"
        label={texts.redo}
        variant="ghost"
        onClick={() => void (redoLatest() || notify({ text: shellTexts.nothingToRedo, icon: 'redo-2' }))}
      />
      <FindButton
        nodes={[...graph.nodes.values()].map(({ node }) => node)}
        anchor={findAnchor}
        onOpen={setFindAnchor}
        onClose={() => setFindAnchor(undefined)}
        onPick={select}
      />
      <Button icon="route" isPressed={doc.paths.length > 0} onClick={onPath}>
        {texts.path}
      </Button>
      <ExportMenu control={control} scene={scene} />
      <Button
        icon="bookmark"
        onClick={() => copyWithNotice(new URL(encodeDoc(doc), location.href).href, texts.saved)}
      >
        {texts.save}
      </Button>
    </>
  );
}
