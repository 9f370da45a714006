import type { ComponentChildren } from 'preact';

/** A titled list in the sidebar. */
export function Section({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields; a section would be one more landmark
    <div class="nav-section" role="group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
