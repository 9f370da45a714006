import { useState } from 'preact/hooks';
import { targetTexts as texts } from '../../../texts/alert-targets.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button.tsx';
import { copyWithNotice } from '../../../ui/copy.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Checkbox, Field } from '../../../ui/field.tsx';
import { Select } from '../editor/delivery-fields.tsx';

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={texts.secretTitle} onClose={onClose}>
      <p>{texts.secretText}</p>
      <p class="post-text mono target-secret">{secret}</p>
      <div class="dialog-actions">
        <Button icon="copy" onClick={() => copyWithNotice(secret)}>
          {texts.copySecret}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  );
}

export function RotateDialog({
  onRotate,
  onClose,
}: {
  onRotate: (keepOld: boolean) => void;
  onClose: () => void;
}) {
  const [keepOld, setKeepOld] = useState(true);
  return (
    <Dialog title={texts.rotateTitle} onClose={onClose}>
      <p>{texts.rotateText}</p>
      <Checkbox label={texts.keepOld} isChecked={keepOld} onChange={setKeepOld} />
      <div class="dialog-actions">
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button variant="primary" onClick={() => onRotate(keepOld)}>
          {texts.rotate}
        </Button>
      </div>
    </Dialog>
  );
}

export function RemoveDialog({ onRemove, onClose }: { onRemove: () => void; onClose: () => void }) {
  return (
    <Dialog title={texts.removeTitle} onClose={onClose}>
      <p>{texts.removeText}</p>
      <div class="dialog-actions">
        <Button autofocus onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button variant="danger" onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </Dialog>
  );
}

export interface Period {
  status: string;
  gte: string;
  lte: string;
}

/** Sends the deliveries of a period again. */
export function ReplayDialog({
  onReplay,
  onClose,
}: {
  onReplay: (period: Period) => void;
  onClose: () => void;
}) {
  const [period, setPeriod] = useState<Period>({ status: 'failed', gte: '', lte: '' });
  const set = (changes: Partial<Period>) => setPeriod((previous) => ({ ...previous, ...changes }));
  return (
    <Dialog title={texts.replayTitle} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          onReplay(period);
        }}
      >
        <p>{texts.replayText}</p>
        <Select
          label={texts.replayStatus}
          value={period.status}
          options={Object.entries(texts.replayStatuses).map(([value, label]) => ({ value, label }))}
          onChange={(status) => set({ status })}
        />
        <div class="field-pair">
          <Day label={texts.from} value={period.gte} onInput={(gte) => set({ gte })} />
          <Day label={texts.to} value={period.lte} onInput={(lte) => set({ lte })} />
        </div>
        <div class="dialog-actions">
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.replay}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Day({ label, value, onInput }: { label: string; value: string; onInput: (value: string) => void }) {
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          class="input is-large"
          type="date"
          value={value}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
