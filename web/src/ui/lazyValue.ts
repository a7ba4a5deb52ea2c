/** Creates a value at its first use. An `Intl` formatter takes tens of milliseconds on a slow phone, and few pages need it. */
export function lazyValue<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined;
  return () => {
    created ??= { value: create() };
    return created.value;
  };
}
