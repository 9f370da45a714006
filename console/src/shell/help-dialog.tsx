import { shellTexts } from '../texts/shell.ts';
import { Dialog } from '../ui/dialog.tsx';

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={shellTexts.help} isWide onClose={onClose}>
      <p />
    </Dialog>
  );
}
