import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A titled part of a page. */
export function Panel({
  id: target,
  title,
  meta,
  actions,
  hasLine = false,
  isPadded = false,
  className,
  children,
}: {
  /** For links and shortcuts that move the focus to it. */
  id?: string;
  title: ComponentChildren;
  /** Small print after the title: a count or a range. */
  meta?: ComponentChildren;
  actions?: ComponentChildren;
  hasLine?: boolean;
  isPadded?: boolean;
  className?: string;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <section
      id={target}
      tabIndex={target === undefined ? undefined : -1}
      class={className === undefined ? 'panel' : `panel ${className}`}
      aria-labelledby={id}
    >
      <header class={hasLine ? 'panel-header has-line' : 'panel-header'}>
        <h2 id={id}>{title}</h2>
        {meta !== undefined && <span class="panel-meta">{meta}</span>}
        <span class="grow" />
        {actions}
      </header>
      {isPadded ? <div class="panel-body">{children}</div> : children}
    </section>
  );
}
