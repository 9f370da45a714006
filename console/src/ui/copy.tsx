import { useEffect, useState } from 'preact/hooks';
import { type ApiRequest, toCurl } from '../api/client.ts';
import { notify } from '../state/notices.ts';
import { visible } from '../text/controls.ts';
import { commonTexts as texts } from '../texts/common.ts';
import { IconButton } from './button.tsx';
import type { MenuItem } from './menu.tsx';

const CONFIRMATION_MS = 1500;

/** Copies text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
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
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={visible(label)}
        variant="ghost"
        size="small"
        onClick={() => void copy()}
      />
      <span class="visually-hidden" role="status">
        {isCopied ? texts.copied : ''}
      </span>
    </>
  );
}

/** The clipboard API exists only on https and localhost; elsewhere this copies a selection. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Copies and says so in a notice. */
export function copyWithNotice(text: string, notice: string = texts.copied): void {
  void copyText(text).then(() => notify({ text: notice, icon: 'copy' }));
}

/** An id with a copy button, never shortened. */
export function Id({ value }: { value: string }) {
  return (
    <span class="inline inline-tight">
      <code class="mono text-3">{visible(value)}</code>
      <CopyButton text={() => value} label={texts.copyValue(value)} />
    </span>
  );
}

/** Menu items to copy the address of the view, and the request that loaded its data. */
export function copyItems(request: ApiRequest | undefined): MenuItem[] {
  return [
    {
      label: texts.copyLink,
      icon: 'link',
      onSelect: () => copyWithNotice(location.href, texts.linkCopied),
    },
    ...(request === undefined
      ? []
      : [
          {
            label: texts.copyCurl,
            icon: 'copy' as const,
            onSelect: () => copyWithNotice(toCurl(request), texts.copyCurlHint),
          },
        ]),
  ];
}
