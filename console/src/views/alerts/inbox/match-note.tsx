import { useEffect, useState } from 'preact/hooks';
import type { Match } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { notify } from '../../../state/notices.ts';
import { alertTexts, matchTexts as texts } from '../../../texts/alerts.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';

const NOTE_LENGTH_MAX = 4000;

/** A note that the whole team sees. It is saved when the field is left. */
export function MatchNote({
  match,
  onChange,
}: {
  match: Match;
  onChange: (id: string, changes: Partial<Match>) => void;
}) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const saved = match.note ?? '';
  const [text, setText] = useState(saved);
  useEffect(() => setText(saved), [saved]);
  const { id } = match;
  const save = async (note: string, isUndo = false) => {
    if (note === saved && !isUndo) return;
    onChange(id, { note: note === '' ? undefined : note } as Partial<Match>);
    try {
      await sendAction('PATCH', `/alerts/matches/${encodeURIComponent(id)}`, key, {
        note: note === '' ? null : note,
      });
      if (!isUndo)
        notify({
          text: note === '' ? texts.noteRemoved : texts.noteSaved,
          undo: () => void save(saved, true),
          redo: () => void save(note, true),
        });
    } catch (error) {
      onChange(id, { note: match.note } as Partial<Match>);
      notify({ text: alertTexts.changeFailed(toApiError(error).message), icon: 'triangle-alert' });
    }
  };
  return (
    <section class="section">
      <Field label={texts.note}>
        {(attributes) => (
          <textarea
            {...attributes}
            class="input match-note"
            data-match-note
            rows={2}
            maxLength={NOTE_LENGTH_MAX}
            placeholder={texts.notePlaceholder}
            value={text}
            dir="auto"
            onInput={(event) => setText(event.currentTarget.value)}
            onBlur={() => void save(text.trim())}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.blur();
              if (event.key === 'Escape') {
                setText(saved);
                event.stopPropagation();
              }
            }}
          />
        )}
      </Field>
      {text.trim() !== saved && (
        <div class="inline">
          <span class="grow" />
          <Button size="small" onClick={() => void save(text.trim())}>
            {commonTexts.save}
          </Button>
        </div>
      )}
    </section>
  );
}
