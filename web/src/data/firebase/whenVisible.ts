/** Runs the callback once, after `delay` milliseconds and not while the page is hidden. Returns the cancel function. */
export function whenVisible(delay: number, callback: () => void): () => void {
  const controller = new AbortController();
  const runIfVisible = () => {
    if (document.visibilityState === 'hidden') return;
    controller.abort();
    callback();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfVisible, { signal: controller.signal });
    runIfVisible();
  }, delay);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
