import { useSyncExternalStore } from 'react';

/** In pixels. No keyboard is lower, and no other part of a browser that covers the page is higher. */
const KEYBOARD_MIN_HEIGHT = 120;

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** An on-screen keyboard makes the visual viewport lower than the window (`interactive-widget` in index.html). */
function readIsKeyboardShown(): boolean {
  const { innerHeight, visualViewport } = window;
  if (!visualViewport) return false;
  return innerHeight - visualViewport.height * visualViewport.scale > KEYBOARD_MIN_HEIGHT;
}

/** Whether the on-screen keyboard covers a part of the page. */
export function useIsKeyboardShown(): boolean {
  return useSyncExternalStore(subscribe, readIsKeyboardShown, () => false);
}
