import { useCallback, useState } from 'react';

/** A little before it is seen: what stands just below the first screen is not for those who never scroll. */
const NEAR = '80px 0px';

/** Whether an element has been near the sight by now; `watch` is its ref. A browser that cannot tell has everything near. */
export function useIsNear() {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver !== 'function');
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (sights) => {
        if (!sights.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNear, watch };
}
