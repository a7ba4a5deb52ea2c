let hasWarned = false;

/** A full storage throws when it is written, a forbidden one at every access. The page then works without it and warns once. */
export function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('This browser stores nothing', error);
    hasWarned = true;
    return undefined;
  }
}

export function readStored(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

type Schema<Value> = { readonly parse: (value: unknown) => Value };

/** Reads and parses JSON. A broken value is removed. */
export function readStoredJson<Value>(key: string, schema: Schema<Value>): Value | undefined {
  const text = readStored(key);
  try {
    return text === null ? undefined : schema.parse(JSON.parse(text));
  } catch {
    removeStored(key);
    return undefined;
  }
}

/** Writes at once, so that closing the tab loses nothing. Returns whether the browser stored the text. */
export function writeStored(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return withStorage(write) ?? false;
}

export function removeStored(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}
