import { type RefObject, useEffect, useRef } from 'react';

/**
 * Answers what was pressed before the app had come, on a page that the build drew (scripts/build/afterPaint.ts marks it). The
 * returned ref belongs to the button; `forget` is for its own answer to a press, so that one press is answered once.
 */
export function useEarlyPress(): { button: RefObject<HTMLButtonElement | null>; forget: () => void } {
  const button = useRef<HTMLButtonElement>(null);
  const forget = () => button.current?.removeAttribute('data-pressed-early');
  useEffect(() => {
    const answer = setTimeout(() => {
      if (button.current?.dataset.pressedEarly !== undefined) button.current.click();
    });
    return () => clearTimeout(answer);
  }, []);
  return { button, forget };
}
