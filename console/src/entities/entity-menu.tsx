import { useWatching } from '../state/watch.tsx';
import { notify } from '../state/toasts.tsx';
import { visible } from '../text/controls.ts';
import { defang } from '../text/pieces.ts';
import { entityTexts } from '../texts/entities.ts';
import { copyText } from '../ui/copy.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { useOpenLink } from '../ui/link-guard.tsx';
import { useFloating } from '../ui/use-floating.ts';
import type { ChipTarget } from './layer.tsx';
import { styleOf } from './kinds.ts';
import { nodeId, valueOf } from './node.ts';
import { graphUrl, nodeUrl, searchUrlOf } from './node-url.ts';
import { chipLabel } from './shorten.ts';

interface Entry {
  icon: IconName;
  text: string;
  href?: string;
  isNewTab?: boolean;
  onSelect?: () => void;
  /** Why it cannot be chosen. */
  obstacle?: string | undefined;
}

/** What can be done with an entity. The focus is in the menu while it is open. */
export function EntityMenu({
  target,
  at,
  onClose,
}: {
  target: ChipTarget;
  at?: { x: number; y: number } | undefined;
  onClose(): void;
}) {
  const { node, label, anchor } = target;
  const box = useFloating({ anchor, at, takesFocus: true, onClose });
  const entries = useEntries(target);
  const name = label ?? chipLabel(valueOf(node), styleOf(node));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') onClose();
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const next = nextItem(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    items[next]?.focus();
  };
  return (
    <div ref={box} class="menu" role="menu" aria-label={visible(entityTexts.menu.label(name))} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <MenuEntry key={entry.text} entry={entry} onClose={onClose} />
      ))}
    </div>
  );
}

function MenuEntry({ entry, onClose }: { entry: Entry; onClose(): void }) {
  const { icon, text, href, isNewTab, onSelect, obstacle } = entry;
  const content = (
    <>
      <Icon name={icon} size={14} />
      {text}
      {obstacle !== undefined && <span class="menu-note is-wrapping">{obstacle}</span>}
    </>
  );
  if (href !== undefined)
    return (
      <a
        class="menu-item"
        role="menuitem"
        tabIndex={-1}
        href={href}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
        onClick={onClose}
      >
        {content}
      </a>
    );
  return (
    <button
      type="button"
      class="menu-item"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={obstacle !== undefined}
      onClick={() => {
        if (obstacle !== undefined) return;
        onClose();
        onSelect?.();
      }}
    >
      {content}
    </button>
  );
}

function useEntries({ node, label, link }: ChipTarget): Entry[] {
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const openLink = useOpenLink();
  const texts = entityTexts.menu;
  const id = nodeId(node);
  const value = valueOf(node);
  const copy = (text: string) => () => {
    void copyText(text).then(() => notify({ text: entityTexts.copied, icon: 'check' }));
  };
  return [
    { icon: 'arrow-up-right', text: texts.open, href: nodeUrl(node) },
    { icon: 'search', text: texts.search, href: searchUrlOf(node, label) },
    { icon: 'waypoints', text: texts.connections, href: graphUrl([id]) },
    isWatched(id)
      ? { icon: 'eye-off', text: texts.unwatch, onSelect: () => unwatch(id) }
      : { icon: 'eye', text: texts.watch, onSelect: () => watch(id), obstacle: obstacle(id) },
    { icon: 'copy', text: texts.copy, onSelect: copy(value) },
    { icon: 'copy', text: texts.copyDefanged, onSelect: copy(defang(value)) },
    { icon: 'external-link', text: texts.newTab, href: nodeUrl(node), isNewTab: true },
    ...(link === undefined
      ? []
      : [{ icon: 'globe' as const, text: texts.external, onSelect: () => openLink(link) }]),
  ];
}

/** The index to focus; undefined for other keys. */
function nextItem(key: string, current: number, length: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % length;
    case 'ArrowUp':
      return (current - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return undefined;
  }
}
