import { useEffect, useState } from 'preact/hooks';
import { curlOf, type Request } from '../api/client.ts';
import { visible } from '../text/controls.ts';

const SHOWN_MS = 1500;

/** Puts text into the clipboard and says so. */
export function CopyButton({
  text,
  label,
  children,
}: {
  text: () => string;
  label: string;
  children?: string;
}) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    await copyText(text());
    setDone(true);
  };
  return (
    <button type="button" class="copy" aria-label={visible(label)} title={visible(label)} onClick={copy}>
      {isDone ? '✓' : (children ?? <Pages />)}
      <span class="visually-hidden" role="status">
        {isDone ? 'copied' : ''}
      </span>
    </button>
  );
}

/** Browsers give the clipboard to https and to this machine only; elsewhere a selection is copied the old way. */
async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Two pages, one behind the other. */
function Pages() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M5.5 4V2.5h8v8H12M2.5 5.5h8v8h-8z" fill="none" stroke="currentColor" stroke-width="1.4" />
    </svg>
  );
}

/** An id, whole: 19 digits are 19 digits. */
export function Id({ value }: { value: string }) {
  return (
    <span class="id">
      <code>{visible(value)}</code>
      <CopyButton text={() => value} label={`Copy ${value}`} />
    </span>
  );
}

/** The question behind what is shown, for the shell. */
export function CurlButton({ request }: { request: Request | undefined }) {
  if (request === undefined) return null;
  return (
    <CopyButton text={() => curlOf(request)} label="Copy as cURL (reads the key from $NIGHTJAR_KEY)">
      cURL
    </CopyButton>
  );
}
