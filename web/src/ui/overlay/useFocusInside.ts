import { type KeyboardEvent, useEffect, useRef } from 'react';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, [tabindex]:not([tabindex="-1"])';

/** From the last stop Tab goes to the first, and back. */
function wrapAround(event: KeyboardEvent, container: HTMLElement | null): void {
  const stops = [...(container?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const visible = stops.filter((stop) => stop.offsetParent !== null);
  const { activeElement } = document;
  const isAtStart = activeElement === visible[0] || activeElement === container;
  const isAtEnd = activeElement === visible.at(-1);
  if (event.shiftKey ? !isAtStart : !isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? visible.at(-1) : visible[0])?.focus();
}

/** Focus goes in when it appears, stays inside, and comes back to where it was; Escape leaves. */
export function useFocusInside(onEscape: () => void) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    container.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Tab') wrapAround(event, container.current);
  };
  return { container, handleKeyDown };
}
