import type { ComponentChildren } from 'preact';
import { Fragment } from 'preact';

/** The first line of a view: where one is, and what one can do here. The last step is the page's heading. */
export function TopBar({
  path = [],
  title,
  meta,
  children,
}: {
  path?: readonly { label: string; href: string }[];
  title: ComponentChildren;
  /** Numbers and states beside the title. */
  meta?: ComponentChildren;
  children?: ComponentChildren;
}) {
  return (
    <header class="top-bar">
      <div class="breadcrumb">
        {path.map(({ label, href }) => (
          <Fragment key={href}>
            <a href={href}>{label}</a>
            <span class="separator" aria-hidden="true">
              /
            </span>
          </Fragment>
        ))}
        <h1 class="truncate">{title}</h1>
        {meta}
      </div>
      <span class="grow" />
      {children}
    </header>
  );
}
