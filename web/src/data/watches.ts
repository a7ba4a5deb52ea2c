const watches = new Set<() => void>();

/** Notes a live subscription by the way to stop it, and returns the way to stop it once. */
export function noteWatch(stop: () => void): () => void {
  const stopOnce = () => {
    if (watches.delete(stopOnce)) stop();
  };
  watches.add(stopOnce);
  return stopOnce;
}

/** Ends every live subscription: a session that ends must not leave one behind that asks again as nobody. */
export function endWatches(): void {
  for (const stop of watches) stop();
}
