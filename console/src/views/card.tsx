import type { ComponentChildren } from 'preact';
import { navigate } from '../route.ts';

/** One hit of a list. `j` and `k` move the focus to it, Enter opens it. */
export function Card({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <article
      class="card"
      data-item
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) navigate(href);
      }}
    >
      {children}
    </article>
  );
}
