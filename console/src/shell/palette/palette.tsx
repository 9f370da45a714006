import { shellTexts } from '../../texts/shell.ts';
import { Dialog } from '../../ui/dialog.tsx';

export function Palette({ onClose }: { onHelp: () => void; onClose: () => void }) {
  return (
    <Dialog title={shellTexts.jump} onClose={onClose}>
      <p />
    </Dialog>
  );
}
