import type { ComponentChildren } from 'preact';
import { go } from '../route.ts';

/** A hit of a list: j and k go to it, Enter opens it. */
export function Card({ opens, children }: { opens: string; children: ComponentChildren }) {
  return (
    <article
      class="card"
      data-item
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) go(opens);
      }}
    >
      {children}
    </article>
  );
}
