/** Does something with each value, so many at once, and ends when all are done. The first failure ends it. */
export async function inParallel<T>(
  atOnce: number,
  values: readonly T[],
  act: (value: T) => Promise<void>,
): Promise<void> {
  const rest = values.values();
  const work = async () => {
    for (const value of rest) await act(value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
