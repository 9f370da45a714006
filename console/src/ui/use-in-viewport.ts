import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const MARGIN = '100px';

/** Whether an element is or was in or near the viewport. Details load only for elements the user gets to see. */
export function useInViewport<T extends Element>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [wasInViewport, setInViewport] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (wasInViewport || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInViewport(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [wasInViewport]);
  return [ref, wasInViewport];
}
