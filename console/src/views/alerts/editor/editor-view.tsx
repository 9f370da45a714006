import './editor.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Alert, Target } from '../../../api/alert-types.ts';
import { firstHit, useQuery } from '../../../api/use-query.ts';
import { type Route, viewUrl } from '../../../route.ts';
import { TopBar } from '../../../shell/top-bar.tsx';
import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { alertTexts } from '../../../texts/alerts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Switch } from '../../../ui/field.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { useTitle } from '../../../ui/use-title.ts';
import { ConditionFields, VALUES_MAX } from './condition-fields.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DeliveryFields, isValidCap } from './delivery-fields.tsx';
import { conditionOf, type Draft, draftOf, hasHiddenValues, newDraft, valueLines } from './draft.ts';
import { PayloadSample } from './payload-sample.tsx';
import { NewestPanel, PreviewPanel } from './preview-panels.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type Days, usePreview } from './use-preview.ts';
import { useSaving } from './use-saving.ts';

/** Creates or changes a saved search. */
export function EditorView({ route, id }: { route: Route; id: string | undefined }) {
  const query = useQuery<Alert>(id === undefined ? undefined : { path: `/alerts/${encodeURIComponent(id)}` });
  const alert = firstHit(query);
  const path = [{ label: alertTexts.title, href: '#/alerts' }];
  if (id === undefined) return <Editor path={path} saved={undefined} start={newDraft(route)} />;
  if (alert !== undefined) return <Editor path={path} saved={alert} start={draftOf(alert)} />;
  return (
    <>
      <TopBar path={path} title={alertTexts.edit} />
      {query.error === undefined ? (
        <Skeleton rows={10} />
      ) : (
        <ErrorState error={query.error} onRetry={query.refetch} />
      )}
    </>
  );
}

const NAME_LENGTH_MAX = 200;

function Editor({
  path,
  saved,
  start,
}: {
  path: readonly { label: string; href: string }[];
  saved: Alert | undefined;
  start: Draft;
}) {
  const [original] = useState(start);
  const [draft, setDraft] = useState(original);
  const [days, setDays] = useState<Days>(90);
  const [isDeleting, setDeleting] = useState(false);
  const set = (changes: Partial<Draft>) => setDraft((previous) => ({ ...previous, ...changes }));
  const targets = useQuery<Target>({ path: '/alerts/targets', parameters: { page_size: 1000 } });
  const preview = usePreview(draft, days, saved);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(original);
  const guard = useLeaveGuard(isDirty);
  const saving = useSaving(saved, saved === undefined ? undefined : original, guard.release);
  const title = draft.name.trim() || (saved === undefined ? texts.newTitle : saved.name);
  useTitle(title);
  const problems = problemsOf(draft, saved);
  const queryProblem = preview.error?.status === 422 ? preview.error.message : saving.problems.condition;
  const save = () => saving.save(draft, problems);
  useSaveKey(save);
  const form = useRef<HTMLFormElement>(null);
  useFocusOnProblem(form, saving.problems, saving.error);
  return (
    <>
      <TopBar path={path} title={<InlineText text={title} />}>
        {isDirty && <span class="text-3 size-12 unsaved-mark">{texts.unsaved}</span>}
        <ButtonLink href={saved === undefined ? '#/alerts' : viewUrl(['alerts', saved.id])} variant="ghost">
          {texts.discard}
        </ButtonLink>
        <Button icon="check" variant="primary" isBusy={saving.isSaving} onClick={save}>
          {texts.save}
        </Button>
      </TopBar>
      <div class="page" data-scroller>
        <div class="alert-editor">
          <section class="panel" aria-label={texts.form}>
            <form
              class="form"
              ref={form}
              onSubmit={(event) => {
                event.preventDefault();
                save();
              }}
            >
              {saving.error !== undefined && (
                <p class="form-error" role="alert" tabIndex={-1}>
                  {texts.saveFailed(saving.error)}
                </p>
              )}
              <Field label={texts.name} error={saving.problems.name}>
                {(attributes) => (
                  <input
                    {...attributes}
                    class="input is-large"
                    value={draft.name}
                    maxLength={NAME_LENGTH_MAX}
                    dir="auto"
                    autocomplete="off"
                    onInput={(event) => set({ name: event.currentTarget.value })}
                  />
                )}
              </Field>
              <ConditionFields
                draft={draft}
                set={set}
                hiddenValues={hasHiddenValues(saved) ? saved?.valueCount : undefined}
                problem={queryProblem}
                isRunning={preview.isLoading}
              />
              <DeliveryFields draft={draft} set={set} targets={targets} />
              <Switch
                label={texts.enabled}
                isOn={draft.isEnabled}
                onChange={(isEnabled) => set({ isEnabled })}
              />
              <PayloadSample draft={draft} />
              {saved !== undefined && (
                <span>
                  <Button icon="trash" variant="danger" onClick={() => setDeleting(true)}>
                    {texts.remove}
                  </Button>
                </span>
              )}
            </form>
          </section>
          <div class="stack">
            <PreviewPanel draft={draft} state={preview} days={days} onDays={setDays} />
            <NewestPanel draft={draft} state={preview} />
          </div>
        </div>
      </div>
      {isDeleting && saved !== undefined && (
        <DeleteDialog
          matches={saved.matches?.total ?? 0}
          onDelete={() => saving.remove(saved)}
          onClose={() => setDeleting(false)}
        />
      )}
      {guard.isAsking && (
        <Dialog title={texts.leaveTitle} onClose={guard.stay}>
          <p>{texts.leaveText}</p>
          <div class="dialog-actions">
            <Button onClick={guard.leave}>{texts.leave}</Button>
            <Button variant="primary" autofocus onClick={guard.stay}>
              {texts.stay}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

export interface Problems {
  name?: string;
  condition?: string;
  cap?: string;
}

function problemsOf(draft: Draft, saved: Alert | undefined): Problems {
  const isKeptList = draft.mode === 'watchlist' && hasHiddenValues(saved);
  const isMissing = conditionOf(draft) === undefined && !isKeptList;
  const isTooLong = draft.mode === 'watchlist' && valueLines(draft.values).length > VALUES_MAX;
  return {
    ...(draft.name.trim() === '' && { name: texts.nameRequired }),
    ...(isMissing && { condition: draft.mode === 'query' ? texts.queryRequired : texts.valuesRequired }),
    ...(isTooLong && { condition: texts.tooManyValues }),
    ...(!isValidCap(draft.cap) && { cap: texts.capInvalid }),
  };
}

/** What prevents saving may be scrolled out of sight: the focus goes there, and its description is read. */
function useFocusOnProblem(
  form: { current: HTMLFormElement | null },
  problems: Problems,
  error: string | undefined,
): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0 || error !== undefined)
      form.current?.querySelector<HTMLElement>('.form-error, [aria-invalid="true"]')?.focus();
  }, [form, problems, error]);
}

/** Ctrl+S or Cmd+S, as in any editor. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
