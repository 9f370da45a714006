import { useEffect, useRef, useState } from 'preact/hooks';
import type { ApiRequest } from '../../../api/client.ts';
import { useErrorHandler, useSession } from '../../../api/session.tsx';
import { notify } from '../../../state/notices.ts';
import { exportTexts as texts } from '../../../texts/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { today } from '../../../ui/format.tsx';
import type { AnyHit, Kind } from '../kinds.ts';
import { download, EXPORT_MAX, exportAll, exportSelected, type Format } from './run-export.ts';

/** Saves the selection or all results as a file. */
export function ExportDialog({
  kind,
  request,
  total,
  selectedIds,
  hits,
  onClose,
}: {
  kind: Kind;
  request: ApiRequest;
  total: number;
  /** Empty: all results. */
  selectedIds: readonly string[];
  hits: readonly AnyHit[];
  onClose: () => void;
}) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const [isSelection, setSelection] = useState(selectedIds.length > 0);
  const [format, setFormat] = useState<Format>('csv');
  const [done, setDone] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const wanted = isSelection ? selectedIds.length : Math.min(total, EXPORT_MAX);
  const start = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    const job = { kind, format, key, signal, onProgress: setDone };
    setDone(0);
    try {
      const { blob, results } = await (isSelection
        ? exportSelected(selectedIds, hits, job)
        : exportAll(request, job));
      const name = `nightjar-${kind}-${today()}.${format}`;
      download(name, blob);
      notify({ text: texts.done(name, results), icon: 'download' });
      onClose();
    } catch (failure) {
      if (signal.aborted) notify({ text: texts.cancelled, icon: 'info' });
      else notify({ text: texts.failed(toApiError(failure).message), icon: 'triangle-alert' });
      setDone(undefined);
    }
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Choices
        legend={texts.what}
        name="what"
        value={isSelection ? 'selection' : 'all'}
        choices={[
          ...(selectedIds.length > 0
            ? [{ value: 'selection', label: texts.selection(selectedIds.length) }]
            : []),
          { value: 'all', label: texts.all(total) },
        ]}
        onChange={(value) => setSelection(value === 'selection')}
      />
      <Choices
        legend={texts.format}
        name="format"
        value={format}
        choices={[
          { value: 'csv', label: texts.csv },
          { value: 'ndjson', label: texts.ndjson },
        ]}
        onChange={(value) => setFormat(value as Format)}
      />
      {!isSelection && total > EXPORT_MAX && <p class="text-2">{texts.limit(EXPORT_MAX)}</p>}
      {done !== undefined && (
        <p class="inline">
          <progress class="grow" aria-label={texts.progressLabel} max={Math.max(1, wanted)} value={done} />
          <span role="status">{texts.progress(done, wanted)}</span>
        </p>
      )}
      <div class="dialog-actions">
        {done === undefined ? (
          <Button variant="primary" icon="download" autofocus onClick={() => void start()}>
            {texts.start}
          </Button>
        ) : (
          <Button onClick={() => abort.current?.abort()}>{texts.cancel}</Button>
        )}
      </div>
    </Dialog>
  );
}

function Choices({
  legend,
  name,
  value,
  choices,
  onChange,
}: {
  legend: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <fieldset class="field">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="check-label">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
