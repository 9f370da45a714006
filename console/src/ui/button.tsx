import type { ComponentChildren } from 'preact';
import { notify } from '../state/notices.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface Look {
  /** One primary button per view. Accent: a toggle that is on. */
  variant?: 'default' | 'primary' | 'accent' | 'ghost' | 'danger' | undefined;
  size?: 'medium' | 'small' | undefined;
}

function classOf({ variant = 'default', size = 'medium' }: Look, isIcon = false, isBusy = false): string {
  return [
    'button',
    variant !== 'default' && `is-${variant}`,
    size === 'small' && 'is-small',
    isIcon && 'is-icon',
    isBusy && 'is-busy',
  ]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = Look & {
  type?: 'button' | 'submit' | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be used now. It stays reachable for the keyboard, and says so when it is used. */
  obstacle?: string | undefined;
  title?: string | undefined;
  id?: string | undefined;
  icon?: IconName | undefined;
  /** For a toggle. */
  isPressed?: boolean | undefined;
  /** The label stays; a spinner replaces the icon. Clicks are ignored. */
  isBusy?: boolean | undefined;
  onClick?: ((event: MouseEvent) => void) | undefined;
  hasPopup?: 'menu' | 'dialog' | undefined;
  isExpanded?: boolean | undefined;
  label?: string | undefined;
  children?: ComponentChildren;
  autofocus?: boolean | undefined;
};

export function Button({
  icon,
  variant,
  size,
  isPressed,
  isBusy = false,
  obstacle,
  title = obstacle,
  onClick,
  hasPopup,
  isExpanded,
  label,
  children,
  type = 'button',
  ...others
}: ButtonProps) {
  return (
    <button
      {...others}
      type={type}
      class={classOf({ variant: variant ?? (isPressed ? 'accent' : undefined), size }, false, isBusy)}
      aria-pressed={isPressed}
      title={title}
      aria-disabled={isBusy || obstacle !== undefined || undefined}
      aria-haspopup={hasPopup}
      aria-expanded={isExpanded}
      aria-label={label}
      onClick={(event) => {
        if (obstacle !== undefined) notify({ text: obstacle });
        else if (!isBusy) onClick?.(event);
      }}
    >
      {isBusy ? <Icon name="refresh-cw" size={14} /> : icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </button>
  );
}

/** A button that shows only an icon. The label is its accessible name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant,
  size,
  isPressed,
  onClick,
  hasPopup,
  isExpanded,
  ...others
}: Omit<ButtonProps, 'children' | 'icon' | 'label'> & { icon: IconName; label: string }) {
  return (
    <button
      {...others}
      type="button"
      class={classOf({ variant: variant ?? (isPressed ? 'accent' : undefined), size }, true)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-haspopup={hasPopup}
      aria-expanded={isExpanded}
      onClick={onClick}
    >
      <Icon name={icon} size={14} />
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  href,
  icon,
  variant,
  size,
  label,
  children,
  download,
}: Look & {
  href: string;
  icon?: IconName | undefined;
  /** Accessible name of a link that shows only an icon. */
  label?: string | undefined;
  download?: string | undefined;
  children?: ComponentChildren;
}) {
  const isIcon = children === undefined;
  return (
    <a
      class={classOf({ variant, size }, isIcon)}
      href={href}
      aria-label={label}
      title={label}
      download={download}
    >
      {icon !== undefined && <Icon name={icon} size={14} />}
      {children}
    </a>
  );
}
