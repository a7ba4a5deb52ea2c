/**
 * Fills the ids of a declared path (`users/{uid}/upvotes/{listKey}`) in their order. With fewer ids it is the path of the
 * collection or document before the first id that is missing.
 */
export function toPath(pattern: string, ...ids: readonly string[]): string {
  const rest = [...ids];
  const segments = pattern.split('/').map((segment) => (segment.startsWith('{') ? rest.shift() : segment));
  const missing = segments.indexOf(undefined);
  return (missing < 0 ? segments : segments.slice(0, missing)).join('/');
}

/** The ids of a path by their names; undefined when it is not of this pattern. */
export function parsePath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const [names, values] = [pattern.split('/'), path.split('/')];
  const isId = (segment: string) => segment.startsWith('{');
  const fits = names.every((name, index) => isId(name) || name === values[index]);
  if (!fits || names.length !== values.length) return undefined;
  const ids = names.map((name, index) => [name.slice(1, -1), values[index] ?? ''] as const);
  return Object.fromEntries(ids.filter((_, index) => isId(names[index] ?? '')));
}

/** The name of the collection, which is also that of its group: `upvotes`. */
export function getCollectionId(pattern: string): string {
  return pattern.split('/').at(-2) ?? '';
}
