const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves at the first Ctrl-C, `kill` or closed terminal, or when the npm that runs this script is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of stopSignals) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    const npm = process.ppid;
    setInterval(() => process.ppid !== npm && resolve(), 1000).unref();
  });
}
