let hasWarned = false;

/** A full storage throws when it is written, a forbidden one at every access: then this page does without, and says so once. */
function access<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('This browser does not keep what is typed', error);
    hasWarned = true;
    return undefined;
  }
}

/** What this browser keeps under a key; null when there is nothing. */
export function readStored(key: string): string | null {
  return access((storage) => storage.getItem(key)) ?? null;
}

/**
 * Writes at once, so that a closed tab loses nothing.
 * @returns whether it is kept.
 */
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
