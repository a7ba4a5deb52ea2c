/** Makes a thing when it is first asked for and keeps it: a formatter of Intl takes a slow phone tens of milliseconds, and few pages need each. */
export function lazyValue<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
