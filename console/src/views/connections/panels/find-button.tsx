import { connectionsTexts as texts } from '../../../texts/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.tsx';
import type { GraphNode } from '../model/graph-data.ts';
import { NodePicker } from './node-picker.tsx';

/** Finds a node of the graph by its name or value. */
export function FindButton({
  nodes,
  anchor,
  onOpen,
  onClose,
  onPick,
}: {
  nodes: readonly GraphNode[];
  /** Undefined while it is closed. */
  anchor: Element | undefined;
  onOpen: (anchor: Element) => void;
  onClose: () => void;
  onPick: (id: string) => void;
}) {
  return (
    <>
      <Button
        icon="search"
        id="graph-find"
        hasPopup="dialog"
        isExpanded={anchor !== undefined}
        onClick={(event) => (anchor === undefined ? onOpen(event.currentTarget as Element) : onClose())}
      >
        {texts.find}
      </Button>
      {anchor !== undefined && (
        <Popover anchor={anchor} label={texts.find} align="end" onClose={onClose}>
          <NodePicker
            label={texts.find}
            placeholder={texts.findHint}
            nodes={nodes}
            hasServer={false}
            autofocus
            emptyText={texts.findNothing}
            onPick={({ id }) => {
              onClose();
              onPick(id);
            }}
          />
        </Popover>
      )}
    </>
  );
}
