import { useEffect } from 'preact/hooks';
import { visible } from '../text/controls.ts';

/** The name of what is shown, once it is known, for the tab and the history of the browser. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${visible(name)} – nightjar`;
  }, [name]);
}
