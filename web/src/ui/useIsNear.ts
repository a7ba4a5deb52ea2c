import { useCallback, useState } from 'react';

/** Close to the window, so that users who never scroll do not load what is below their first screen. */
const ROOT_MARGIN = '80px 0px';

/** Whether an element has come near the viewport; `watch` is its ref. Always true without IntersectionObserver. */
export function useIsNear() {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver !== 'function');
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, watch };
}
