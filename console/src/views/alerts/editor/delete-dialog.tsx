import { useState } from 'preact/hooks';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';

/** Deleting cannot be undone: with matches, it asks for their number. */
export function DeleteDialog({
  matches,
  onDelete,
  onClose,
}: {
  matches: number;
  onDelete: () => Promise<void>;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isConfirmed = matches === 0 || typed.trim() === String(matches);
  return (
    <Dialog title={texts.removeTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isConfirmed || isBusy) return;
          setBusy(true);
          void onDelete().finally(() => setBusy(false));
        }}
      >
        <p>{texts.removeText(matches)}</p>
        {matches > 0 && (
          <Field label={texts.typeNumber(matches)}>
            {(attributes) => (
              <input
                {...attributes}
                class="input is-large"
                inputMode="numeric"
                autocomplete="off"
                autofocus
                value={typed}
                onInput={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
        <div class="dialog-actions">
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" variant="danger" disabled={!isConfirmed} isBusy={isBusy}>
            {texts.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
