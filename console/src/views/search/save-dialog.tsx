import { useState } from 'preact/hooks';
import { sendAction } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import { useShellData } from '../../shell/shell-data.tsx';
import { notify } from '../../state/notices.ts';
import { commonTexts } from '../../texts/common.ts';
import { saveTexts as texts } from '../../texts/search.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { ALERT_KIND } from './search-actions.tsx';
import type { SearchState } from './search-state.ts';

const NAME_MAX = 200;

/** Saves the query as a search without targets. */
export function SaveDialog({ state, onClose }: { state: SearchState; onClose: () => void }) {
  const { key = '' } = useSession();
  const { refetch } = useShellData();
  const toApiError = useErrorHandler();
  const [name, setName] = useState(state.q.slice(0, NAME_MAX));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const about = ALERT_KIND[state.kind];
  const canSave = state.q !== '' && about !== undefined;
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    const { q, platform, hasForms } = state;
    const body = {
      name: name.trim(),
      about,
      q,
      ...(platform !== '' && { platform }),
      ...(hasForms && { forms: true }),
    };
    try {
      const { hits } = await sendAction<{ id: string }>('POST', '/alerts', key, body);
      const id = hits[0]?.id;
      notify({
        text: texts.saved(name.trim()),
        icon: 'bookmark',
        ...(id !== undefined && {
          undo: () => void sendAction('DELETE', `/alerts/${encodeURIComponent(id)}`, key).then(refetch),
        }),
      });
      refetch();
      onClose();
    } catch (failure) {
      setProblem(toApiError(failure).message);
      setSaving(false);
    }
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {canSave ? (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '' && !isSaving) void save();
          }}
        >
          <Field label={texts.name} hint={texts.nameHint} error={problem && texts.failed(problem)}>
            {(attributes) => (
              <input
                {...attributes}
                class="input is-large"
                value={name}
                maxLength={NAME_MAX}
                required
                autofocus
                onInput={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <div class="dialog-actions">
            <Button onClick={onClose}>{commonTexts.cancel}</Button>
            <Button type="submit" variant="primary" isBusy={isSaving}>
              {texts.save}
            </Button>
          </div>
        </form>
      ) : (
        <p>{texts.notSavable}</p>
      )}
    </Dialog>
  );
}
