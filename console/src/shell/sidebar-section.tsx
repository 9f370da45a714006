import type { ComponentChildren } from 'preact';

/** A titled list in the sidebar. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="nav-section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
