import { type RefObject, useEffect, useRef } from 'react';

/**
 * Repeats a click on a prerendered button that happened before hydration (web/build/afterPaint.ts marks the button).
 * The click handler of the button calls `clear`, so that one click is handled once.
 */
export function useEarlyPress(): { button: RefObject<HTMLButtonElement | null>; clear: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => button.current?.removeAttribute('data-pressed-early');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (button.current?.dataset.pressedEarly !== undefined) button.current.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return { button, clear };
}
