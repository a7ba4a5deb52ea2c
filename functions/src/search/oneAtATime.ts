/** Work of which only one run goes on at a time, and whose callers share runs. */
export type SharedWork = {
  /** The run that goes on, or a new one. */
  readonly join: () => Promise<void>;
  /** A run that starts after this call: the next one while another goes on. */
  readonly runAfterNow: () => Promise<void>;
};

/** A run that fails, fails for all who share it; the next one starts afresh. */
export function oneAtATime(work: () => Promise<void>): SharedWork {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function join(): Promise<void> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }
  function runAfterNow(): Promise<void> {
    if (!running) return join();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return join();
      });
    return next;
  }
  return { join, runAfterNow };
}
