/**
 * Combines subscriptions that receive the same change of the server one after the other. Each subscription joins and then
 * reports, at every snapshot, whether it is up to date. `onInSync` runs once when all of them are.
 */
export function createSyncGroup(onInSync: () => void): () => (isUpToDate: boolean) => void {
  const outdated = new Set<object>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const member = {};
    outdated.add(member);
    return (isUpToDate) => {
      if (isUpToDate) outdated.delete(member);
      else outdated.add(member);
      clearTimeout(timer);
      // The client has already queued a task for each subscription, so this timer fires after the last of them.
      timer = setTimeout(() => {
        if (outdated.size === 0) onInSync();
      });
    };
  };
}
