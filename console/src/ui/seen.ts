import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const MARGIN = '100px';

/** Whether an element has been on the screen, or close to it: details of what is never looked at need not be loaded. */
export function useSeen<T extends Element>(): [RefObject<T | null>, boolean] {
  const place = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isSeen || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen]);
  return [place, isSeen];
}
