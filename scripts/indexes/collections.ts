import { allKinds } from '@outrank/shared/documents/registry';

/** The names of all collections and subcollections: every other segment of a path, from the first. */
export function collectCollections(): readonly string[] {
  const names = allKinds.flatMap(([, { path }]) => path.split('/').filter((_, index) => index % 2 === 0));
  return [...new Set(names)].toSorted();
}
