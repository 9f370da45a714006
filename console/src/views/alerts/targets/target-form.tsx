import { useState } from 'preact/hooks';
import type { Target } from '../../../api/alert-types.ts';
import { sendAction } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Field, Switch } from '../../../ui/field.tsx';
import { Select } from '../editor/delivery-fields.tsx';
import { TARGET_KINDS, type TargetKind } from './target-kinds.ts';
import { hasUrl, newTarget, type TargetDraft, targetBody, targetDraft } from './target-settings.ts';

/** Creates or changes a target. */
export function TargetForm({
  saved,
  kind,
  onSaved,
  onClose,
}: {
  saved: Target | undefined;
  kind: TargetKind;
  onSaved: (target: Target) => void;
  onClose: () => void;
}) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const [draft, setDraft] = useState(saved === undefined ? newTarget(kind) : targetDraft(saved));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const set = (changes: Partial<TargetDraft>) => setDraft((previous) => ({ ...previous, ...changes }));
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    const body = targetBody(draft);
    try {
      const { hits } =
        saved === undefined
          ? await sendAction<Target>('POST', '/alerts/targets', key, { ...body, kind: draft.kind })
          : await sendAction<Target>('PATCH', `/alerts/targets/${encodeURIComponent(saved.id)}`, key, body);
      if (hits[0] !== undefined) onSaved(hits[0]);
    } catch (error) {
      setProblem(toApiError(error).message);
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={saved === undefined ? texts.newTitle : texts.editTitle(texts.kinds[saved.kind] ?? saved.kind)}
      onClose={onClose}
    >
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        {saved === undefined && (
          <Select
            label={texts.kind}
            value={draft.kind}
            options={TARGET_KINDS.map((value) => ({ value, label: texts.kinds[value] ?? value }))}
            onChange={(value) => set({ kind: value as TargetKind })}
          />
        )}
        <Text label={texts.name} value={draft.name} isRequired onInput={(name) => set({ name })} />
        <KindFields draft={draft} set={set} isSaved={saved !== undefined} />
        <div class="field">
          <Checkbox label={texts.full} isChecked={draft.isFull} onChange={(isFull) => set({ isFull })} />
          <span class="hint">{texts.fullHint}</span>
        </div>
        <Switch label={texts.enabled} isOn={draft.isEnabled} onChange={(isEnabled) => set({ isEnabled })} />
        {problem !== undefined && (
          <p class="form-error" role="alert">
            {problem}
          </p>
        )}
        <div class="dialog-actions">
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={isSaving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function KindFields({
  draft,
  set,
  isSaved,
}: {
  draft: TargetDraft;
  set: (changes: Partial<TargetDraft>) => void;
  isSaved: boolean;
}) {
  const { kind } = draft;
  if (hasUrl(kind))
    return (
      <Text
        label={texts.url}
        hint={isSaved ? texts.urlKeep : texts.urlHint[kind]}
        value={draft.url}
        isRequired={!isSaved}
        onInput={(url) => set({ url })}
      />
    );
  if (kind === 'telegram')
    return (
      <>
        <Text
          label={texts.token}
          hint={isSaved ? texts.tokenKeep : texts.tokenHint}
          value={draft.token}
          isRequired={!isSaved}
          isSecret
          onInput={(token) => set({ token })}
        />
        <Text
          label={texts.chatId}
          hint={texts.chatIdHint}
          value={draft.chatId}
          isRequired
          onInput={(chatId) => set({ chatId })}
        />
        <Text
          label={texts.apiUrl}
          hint={isSaved ? texts.urlKeep : texts.apiUrlHint}
          value={draft.apiUrl}
          onInput={(apiUrl) => set({ apiUrl })}
        />
      </>
    );
  if (kind === 'email')
    return (
      <Text
        label={texts.recipients}
        hint={texts.recipientsHint}
        value={draft.to}
        isRequired
        onInput={(to) => set({ to })}
      />
    );
  return (
    <>
      <Text label={texts.host} value={draft.host} isRequired onInput={(host) => set({ host })} />
      <div class="field-pair">
        <Select
          label={texts.protocol}
          value={draft.protocol}
          options={Object.entries(texts.protocols).map(([value, label]) => ({ value, label }))}
          onChange={(protocol) => set({ protocol })}
        />
        <Text
          label={texts.port}
          hint={texts.portHint}
          value={draft.port}
          isNumber
          onInput={(port) => set({ port })}
        />
      </div>
      <Text
        label={texts.facility}
        hint={texts.facilityHint}
        value={draft.facility}
        isNumber
        onInput={(facility) => set({ facility })}
      />
    </>
  );
}

function Text({
  label,
  hint,
  value,
  isRequired = false,
  isSecret = false,
  isNumber = false,
  onInput,
}: {
  label: string;
  hint?: string | undefined;
  value: string;
  isRequired?: boolean;
  isSecret?: boolean;
  isNumber?: boolean;
  onInput: (value: string) => void;
}) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })}>
      {(attributes) => (
        <input
          {...attributes}
          class="input is-large"
          // The types of attributes cannot express a choice of types.
          type={(isSecret ? 'password' : isNumber ? 'number' : 'text') as 'text'}
          value={value}
          required={isRequired}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
