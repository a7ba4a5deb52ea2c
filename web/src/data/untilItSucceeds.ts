/** Begins something when it is first asked for, and keeps it. What failed, as code that was not reached, is begun anew the next time. */
export function untilItSucceeds<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | undefined;
  return () => {
    begun ??= begin().catch((error) => {
      begun = undefined;
      throw error;
    });
    return begun;
  };
}
