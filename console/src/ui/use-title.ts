import { useEffect } from 'preact/hooks';
import { visible } from '../text/controls.ts';

export function setTitle(title: string): void {
  document.title = `${visible(title)} – nightjar`;
}

/** Sets the title of the browser tab to a record's name. */
export function useTitle(name: string): void {
  useEffect(() => setTitle(name), [name]);
}
