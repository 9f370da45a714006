import { useState } from 'preact/hooks';
import type { Alert } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { clearQueryCache } from '../../../api/use-query.ts';
import { navigate, viewUrl } from '../../../route.ts';
import { useShellData } from '../../../shell/shell-data.tsx';
import { notify } from '../../../state/notices.ts';
import { visible } from '../../../text/controls.ts';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { bodyOf, type Draft } from './draft.ts';
import type { Problems } from './editor-view.tsx';

/** Saves or deletes, and leaves the editor afterwards. */
export function useSaving(saved: Alert | undefined, original: Draft | undefined, release: () => void) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const { refetch } = useShellData();
  const [isSaving, setSaving] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [error, setError] = useState<string>();
  const leave = (text: string, url: string) => {
    release();
    // The inbox must not show the state before.
    clearQueryCache();
    refetch();
    notify({ text });
    navigate(url);
  };
  const save = async (draft: Draft, found: Problems) => {
    setProblems(found);
    setError(undefined);
    if (Object.keys(found).length > 0 || isSaving) return;
    setSaving(true);
    try {
      const body = bodyOf(draft, original);
      let id = saved?.id;
      if (saved === undefined) id = (await sendAction<Alert>('POST', '/alerts', key, body)).hits[0]?.id;
      else if (Object.keys(body).length > 0)
        await sendAction('PATCH', `/alerts/${encodeURIComponent(saved.id)}`, key, body);
      leave(texts.saved(visible(draft.name.trim())), viewUrl(['alerts', id ?? 'all'], { state: 'new' }));
    } catch (failure) {
      setError(toApiError(failure).message);
      setSaving(false);
    }
  };
  const remove = async (alert: Alert) => {
    try {
      await sendAction('DELETE', `/alerts/${encodeURIComponent(alert.id)}`, key);
      leave(texts.removed(visible(alert.name)), '#/alerts');
    } catch (failure) {
      setError(toApiError(failure).message);
    }
  };
  return {
    save: (draft: Draft, found: Problems) => void save(draft, found),
    remove,
    isSaving,
    problems,
    error,
  };
}
