/** The longest wait for a quiet moment, in milliseconds. */
const PATIENCE_MS = 3000;

/** Calls back once the browser has nothing better to do, such as showing the page. Returns the way to call it off. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, PATIENCE_MS / 3);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(request);
}
