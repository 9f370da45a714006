import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError, fetchAll } from '../../api/client.ts';
import { useErrorHandler, useSession } from '../../api/session.tsx';
import { notify } from '../../state/notices.ts';
import { commonTexts } from '../../texts/common.ts';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { addDays, today } from '../../ui/format.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { download } from '../search/export/run-export.ts';
import { FEED_COLUMNS, type FeedEntry } from './feed-columns.tsx';
import { type FileKind, fileOf } from './feed-file.ts';
import { dayRequest, type FeedState } from './feed-state.ts';

/** Every day is at least one request, which the rate limit counts. */
const DAYS_MAX = 92;
const DAYS_DEFAULT = 7;

/** Saves several days of a feed as one file. Days that were not collected are left out. */
export function ExportRangeDialog({
  state,
  day,
  onClose,
}: {
  state: FeedState;
  day: string;
  onClose: () => void;
}) {
  const { key = '' } = useSession();
  const toApiError = useErrorHandler();
  const [from, setFrom] = useState(addDays(day, 1 - DAYS_DEFAULT));
  const [to, setTo] = useState(day);
  const [kind, setKind] = useState<FileKind>('csv');
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const start = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    const days: FeedEntry[][] = [];
    let entries = 0;
    try {
      for (let each = from; each <= to; each = addDays(each, 1)) {
        setProgress(texts.exporting(each, entries));
        const found = await entriesOf(state, each, key, signal);
        days.push(found);
        entries += found.length;
      }
      const name = `nightjar-${state.feed}-${from}-${to}.${kind}`;
      download(name, fileOf(kind, FEED_COLUMNS[state.feed], days));
      notify({ text: texts.exported(name, entries), icon: 'download' });
      onClose();
    } catch (failure) {
      notify(
        signal.aborted
          ? { text: texts.exportCancelled, icon: 'info' }
          : { text: texts.exportFailed(toApiError(failure).message), icon: 'triangle-alert' },
      );
      setProgress(undefined);
    }
  };
  const isTooLong = from > to || to > addDays(from, DAYS_MAX - 1);
  return (
    <Dialog title={texts.exportRange} onClose={onClose}>
      <div class="field-pair">
        <DayField label={texts.exportFrom} value={from} onChange={setFrom} />
        <DayField label={texts.exportTo} value={to} onChange={setTo} />
      </div>
      <Segmented
        label={texts.exportFormat}
        choices={[
          { value: 'csv', label: texts.csv },
          { value: 'ndjson', label: texts.ndjson },
        ]}
        value={kind}
        onChange={setKind}
      />
      <p class="text-3 size-12" role="status">
        {progress ?? texts.exportLimit(DAYS_MAX)}
      </p>
      <div class="dialog-actions">
        <Button onClick={() => (progress === undefined ? onClose() : abort.current?.abort())}>
          {commonTexts.cancel}
        </Button>
        <Button
          variant="primary"
          icon="download"
          isBusy={progress !== undefined}
          disabled={isTooLong}
          onClick={() => void start()}
        >
          {texts.exportStart}
        </Button>
      </div>
    </Dialog>
  );
}

async function entriesOf(
  state: FeedState,
  day: string,
  key: string,
  signal: AbortSignal,
): Promise<FeedEntry[]> {
  try {
    return await fetchAll<FeedEntry>(dayRequest(state, day), key, signal);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return [];
    throw failure;
  }
}

function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (day: string) => void;
}) {
  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          class="input is-large"
          type="date"
          max={today()}
          value={value}
          onInput={(event) => {
            if (event.currentTarget.value !== '') onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
