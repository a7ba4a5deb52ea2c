/**
 * Makes one change of what several subscriptions hear at about the same time. A change of the server reaches them one
 * after the other; only when all are up to date with it, `onInSync` is called, once. Each subscription joins and then says
 * at whatever it emitResults whether it is up to date.
 */
export function inSync(onInSync: () => void): () => (isUpToDate: boolean) => void {
  const behind = new Set<object>();
  let next: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const joined = {};
    behind.add(joined);
    return (isUpToDate) => {
      if (isUpToDate) behind.delete(joined);
      else behind.add(joined);
      clearTimeout(next);
      // The subscriptions are told in one go, each in a task of its own that is queued already.
      next = setTimeout(() => {
        if (behind.size === 0) onInSync();
      });
    };
  };
}
