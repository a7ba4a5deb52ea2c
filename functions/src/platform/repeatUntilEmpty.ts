/** Repeats a pass, which gives counts by kind, until one finds nothing. Gives the sums. */
export async function repeatUntilEmpty<Kind extends string>(
  pass: () => Promise<Record<Kind, number>>,
): Promise<Record<Kind, number>> {
  const found = await pass();
  if (Object.values(found).every((count) => count === 0)) return found;
  const later = await repeatUntilEmpty(pass);
  for (const kind of Object.keys(found) as Kind[]) found[kind] += later[kind];
  return found;
}
