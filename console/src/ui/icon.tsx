import shapes from 'virtual:icons';
import { h } from 'preact';
import type { IconName } from './icon-names.ts';

/** A decorative icon: the text beside it, or the label of its button, says what it means. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 12 | 14 | 16 | 20 }) {
  return (
    <svg class={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes[name]?.map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}

/** The shapes of an icon, for drawings. */
export function iconShapes(name: IconName): [tag: string, attributes: Record<string, string>][] {
  return shapes[name] ?? [];
}
