import { useEffect, useState } from 'preact/hooks';
import { type ApiRequest, toCurl } from '../api/client.ts';
import { visible } from '../text/controls.ts';

const CONFIRMATION_MS = 1500;

/** Copies text to the clipboard and confirms it. */
export function CopyButton({
  text,
  label,
  children,
}: {
  text: () => string;
  label: string;
  children?: string;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await copyText(text());
    setCopied(true);
  };
  return (
    <button type="button" class="copy" aria-label={visible(label)} title={visible(label)} onClick={copy}>
      {isCopied ? '✓' : (children ?? <CopyIcon />)}
      <span class="visually-hidden" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}

/** The clipboard API exists only on https and localhost; elsewhere this copies a selection. */
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

function CopyIcon() {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M5.5 4V2.5h8v8H12M2.5 5.5h8v8h-8z" fill="none" stroke="currentColor" stroke-width="1.4" />
    </svg>
  );
}

/** An id with a copy button, never shortened. */
export function Id({ value }: { value: string }) {
  return (
    <span class="id">
      <code>{visible(value)}</code>
      <CopyButton text={() => value} label={`Copy ${value}`} />
    </span>
  );
}

/** Copies the request that loaded the data next to it. */
export function CurlButton({ request }: { request: ApiRequest | undefined }) {
  if (request === undefined) return null;
  return (
    <CopyButton text={() => toCurl(request)} label="Copy as cURL (reads the key from $KEY)">
      cURL
    </CopyButton>
  );
}
