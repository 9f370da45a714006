import { commonTexts } from '../../../texts/common.ts';
import { connectionsTexts } from '../../../texts/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { GraphNode } from '../model/graph-data.ts';
import { drawnLabel } from '../model/node-label.ts';

const texts = connectionsTexts.hub;

/** An exchange's wallet connects hundreds of strangers: expanding it is rarely what one wants. */
export function HubDialog({
  node,
  total,
  onConfirm,
  onClose,
}: {
  node: GraphNode | undefined;
  total: number;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p>{texts.text(node === undefined ? '' : drawnLabel(node), total)}</p>
      <div class="dialog-actions">
        <Button
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {texts.confirm}
        </Button>
        <Button variant="primary" autofocus onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
