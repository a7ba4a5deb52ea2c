import { whenIdle } from './whenIdle.ts';

const watches = new Set<() => void>();

/**
 * Begins a live subscription once the page stands; `begin` loads its code, which is large, and gives the way to stop.
 * Code that cannot be loaded is only logged. Returns the way to stop, at whatever stage it is.
 */
export function watchWhenIdle(begin: () => Promise<() => void>): () => void {
  let isOver = false;
  let stopWatching: (() => void) | undefined;
  const start = async () => {
    const stop = await begin();
    if (isOver) stop();
    else stopWatching = stop;
  };
  const callOff = whenIdle(() => {
    start().catch((error) => console.error('A live subscription could not begin', error));
  });
  const stop = () => {
    isOver = true;
    watches.delete(stop);
    callOff();
    stopWatching?.();
  };
  watches.add(stop);
  return stop;
}

/** Ends every live subscription: a session that ends must not leave one behind that asks again as nobody. */
export function endWatches(): void {
  for (const stop of watches) stop();
}
