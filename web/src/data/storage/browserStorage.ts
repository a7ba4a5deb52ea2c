let hasWarned = false;

/** A full storage throws when it is written, a forbidden one at every access. The page then works without it and warns once. */
function access<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('This browser refuses to store data', error);
    hasWarned = true;
    return undefined;
  }
}

export function readStored(key: string): string | null {
  return access((storage) => storage.getItem(key)) ?? null;
}

/** Reads JSON. A value that is broken, or that `parse` refuses with an error, is removed. */
export function readStoredJson<Value>(key: string, parse: (value: unknown) => Value): Value | undefined {
  const text = readStored(key);
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    console.warn(`The stored value of ${key} is broken`, error);
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
  return access(write) ?? false;
}

export function removeStored(key: string): void {
  access((storage) => storage.removeItem(key));
}

export function storedKeys(): readonly string[] {
  return access((storage) => Object.keys(storage)) ?? [];
}
