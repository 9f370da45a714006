import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Popover } from './popover.tsx';

export interface MenuItem {
  label: string;
  icon?: IconName | undefined;
  /** At the end of the line: a shortcut or a state. */
  note?: ComponentChildren;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** A heading above this item. */
  group?: string | undefined;
}

/** A menu that is open at its anchor. Arrow keys move, Enter chooses, Escape closes. */
export function Menu({
  anchor,
  label,
  items,
  onClose,
}: {
  anchor: Element;
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const menu = event.currentTarget as HTMLElement;
    const entries = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = entries.indexOf(document.activeElement as HTMLElement);
    const target =
      step !== undefined
        ? entries[(at + step + entries.length) % entries.length]
        : event.key === 'Home'
          ? entries[0]
          : event.key === 'End'
            ? entries.at(-1)
            : undefined;
    if (event.key === 'Tab') onClose();
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <Popover anchor={anchor} className="menu" label={label} role="menu" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the items have the focus */}
      <div onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Entry key={item.label} item={item} onClose={onClose} />
        ))}
      </div>
    </Popover>
  );
}

function Entry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { label, icon, note, href, onSelect, isDisabled = false, group } = item;
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={14} />}
      {label}
      {note !== undefined && <span class="menu-note">{note}</span>}
    </>
  );
  const select = () => {
    if (isDisabled) return;
    onClose();
    onSelect?.();
  };
  return (
    <>
      {group !== undefined && (
        <div class="menu-group" role="presentation">
          {group}
        </div>
      )}
      {href !== undefined && !isDisabled ? (
        <a class="menu-item" role="menuitem" href={href} onClick={select}>
          {content}
        </a>
      ) : (
        <button type="button" class="menu-item" role="menuitem" aria-disabled={isDisabled} onClick={select}>
          {content}
        </button>
      )}
    </>
  );
}

/** A button that opens a menu. */
export function MenuButton({
  label,
  icon = 'ellipsis',
  items,
  variant,
  size,
  children,
}: {
  label: string;
  icon?: IconName;
  items: readonly MenuItem[];
  variant?: 'default' | 'ghost' | 'primary';
  size?: 'medium' | 'small';
  /** Shown beside the icon. */
  children?: ComponentChildren;
}) {
  const [anchor, setAnchor] = useState<Element>();
  const toggle = (event: MouseEvent) =>
    setAnchor(anchor === undefined ? (event.currentTarget as Element) : undefined);
  const shared = {
    icon,
    variant,
    size,
    hasPopup: 'menu' as const,
    isExpanded: anchor !== undefined,
    onClick: toggle,
  };
  return (
    <>
      {children === undefined ? (
        <IconButton {...shared} label={label} />
      ) : (
        <Button {...shared} label={label}>
          {children}
        </Button>
      )}
      {anchor !== undefined && (
        <Menu anchor={anchor} label={label} items={items} onClose={() => setAnchor(undefined)} />
      )}
    </>
  );
}
