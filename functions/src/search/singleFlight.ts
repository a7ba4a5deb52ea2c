/** Work that never runs twice at a time, and whose callers share its runs. A failed run fails for all who share it. */
export type SingleFlight = {
  /** Joins the current run, or starts one. */
  readonly join: () => Promise<void>;
  /** Waits for a run that starts after this call: the next one when a run is going on. */
  readonly runAfterNow: () => Promise<void>;
};

export function createSingleFlight(work: () => Promise<void>): SingleFlight {
  let current: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function join(): Promise<void> {
    current ??= work().finally(() => {
      current = undefined;
    });
    return current;
  }
  function runAfterNow(): Promise<void> {
    if (!current) return join();
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return join();
      });
    return next;
  }
  return { join, runAfterNow };
}
