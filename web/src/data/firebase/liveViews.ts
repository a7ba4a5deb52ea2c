const stopFunctions = new Set<() => void>();

/**
 * Starts a live subscription once the browser is idle, at the earliest after `delay` milliseconds. `start` loads the
 * subscription's code, which is large, and returns the unsubscribe function. Failures to load it are only logged. Returns a
 * function that stops the subscription at any time.
 */
export function watchWhenIdle(start: () => Promise<() => void>, delay = 0): () => void {
  let isStopped = false;
  let unsubscribe: (() => void) | undefined;
  const subscribe = async () => {
    if (isStopped) return;
    const started = await start();
    if (isStopped) started();
    else unsubscribe = started;
  };
  const handleIdle = () =>
    subscribe().catch((error) => console.error('A live subscription could not start', error));
  const timer = setTimeout(() => whenIdle(handleIdle), delay);
  const stop = () => {
    isStopped = true;
    stopFunctions.delete(stop);
    clearTimeout(timer);
    unsubscribe?.();
  };
  stopFunctions.add(stop);
  return stop;
}

/** Stops every live subscription, so that none runs on without a signed-in user when the session ends. */
export function stopAllWatches(): void {
  for (const stop of stopFunctions) stop();
}

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
