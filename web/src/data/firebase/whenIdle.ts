/** The longest wait for the browser to be idle, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Runs the callback once the browser is idle. Returns the cancel function. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, TIMEOUT_MS / 3);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(callback, { timeout: TIMEOUT_MS });
  return () => window.cancelIdleCallback(request);
}
